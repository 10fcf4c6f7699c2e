import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedCoupon } from '../../../../core/coupon/placed/placed-coupon.ts';
import { shownTotal } from '../../../../core/coupon/placed/shown-type.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { Logo } from '../../../kit/pictures/logo.tsx';
import { GameName } from '../../../page/names/game-name.tsx';
import { useNameLanguage } from '../../../page/names/use-name-language.ts';
import { useCouponWords, type CouponWords } from '../../use-coupon-words.ts';
import styles from './coupon-sheet.module.scss';

interface SheetPartProps {
  readonly coupon: PlacedCoupon<Minor>;
  readonly words: CouponWords;
}

/** A placed coupon as it is put on paper: every date in full, for it is read on another day. */
export const CouponSheet = observer(function CouponSheet({
  coupon,
}: {
  readonly coupon: PlacedCoupon<Minor>;
}): ReactNode {
  const { t } = useTranslation('history');
  const words = useCouponWords();
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <Logo />
        <h1>{t('text.title', { id: coupon.id, type: words.type(coupon) })}</h1>
        <p>{t('text.placed', { moment: words.fullMoment(coupon.placedAt) })}</p>
        {coupon.userId === undefined ? null : <p>{t('text.player', { id: coupon.userId })}</p>}
      </header>
      <BetTable coupon={coupon} words={words} />
      <Sums coupon={coupon} words={words} />
    </article>
  );
});

const BetTable = observer(function BetTable({ coupon, words }: SheetPartProps): ReactNode {
  const langOf = useNameLanguage();
  const { t } = useTranslation('history');
  return (
    <table className={styles.bets}>
      <thead>
        <tr>
          <th scope="col">{t('column.events')}</th>
          <th scope="col" className={styles.end}>
            {t('column.odds')}
          </th>
          <th scope="col">{t('column.status')}</th>
        </tr>
      </thead>
      <tbody>
        {coupon.bets.map((bet) => (
          <tr key={bet.index}>
            <td>
              <b>
                <GameName of={bet}>{words.game(bet)}</GameName>
              </b>
              <br />
              {words.pick(bet)}
              <small>
                <span lang={langOf({ name: bet.champName, language: bet.champLanguage })}>{bet.champName}</span> ·{' '}
                <span className="num">{words.fullMoment(bet.startsAt)}</span>
                {bet.gameNumber === undefined ? null : ` · ${t('bet.number', { number: bet.gameNumber })}`}
              </small>
            </td>
            <td className={styles.end}>
              <span className="num">{words.odds(bet, coupon.oddsFormatId)}</span>
            </td>
            <td>{t(`bet-status.${bet.status}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

const Sums = observer(function Sums({ coupon, words }: SheetPartProps): ReactNode {
  const { t } = useTranslation('history');
  const { hyperBonus } = coupon;
  const odds = shownTotal(coupon);
  return (
    <footer className={styles.sums}>
      {odds === undefined ? null : <p>{t('text.odds', { odds: words.total({ odds }, coupon.oddsFormatId) })}</p>}
      <p>{t('text.amount', { money: words.money(coupon.amount, coupon) })}</p>
      <p>
        <b>
          {coupon.state === 'open'
            ? t('text.possible', { money: words.money(coupon.possibleWin, coupon) })
            : t('text.payout', { money: words.money(coupon.payout, coupon) })}
        </b>
      </p>
      {hyperBonus === undefined || hyperBonus.amount === 0 ? null : (
        <p>
          {t('text.hyper-bonus', {
            percent: hyperBonus.percent,
            money: words.money(hyperBonus.amount, coupon),
          })}
        </p>
      )}
      {words.conditions(coupon).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </footer>
  );
});
