import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import { AppLink } from '../../page/app-link.tsx';
import { useCoupon } from '../use-coupon.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { Button, buttonClass } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { Logo } from '../../kit/pictures/logo.tsx';
import styles from './printed-coupon-screen.module.scss';
import { useCouponWords } from '../use-coupon-words.ts';
import { useNamesLanguage } from '../../site/use-names-language.ts';

/** A placed coupon on a sheet of its own. */
export const Screen = observer(function PrintedCouponScreen(): ReactNode {
  const { printed } = useCoupon();
  const { t } = useTranslation('history');
  usePageTitle(printed.coupon === undefined ? t('signed-out') : t('number', { id: printed.coupon.id }));
  return (
    <div className={styles.page}>
      {printed.coupon === undefined ? (
        <EmptyState icon="t-receipt" title={<h1>{t('signed-out')}</h1>}>
          {t('signed-out.text')}
        </EmptyState>
      ) : (
        <Sheet coupon={printed.coupon} />
      )}
      <div className={styles.actions}>
        {printed.coupon === undefined ? null : (
          <Button
            look="primary"
            onClick={() => {
              window.print();
            }}
          >
            <Icon name="t-printer" size="sm" />
            {t('print')}
          </Button>
        )}
        <AppLink to="history" params={{}} className={buttonClass({})}>
          {t('title')}
        </AppLink>
      </div>
    </div>
  );
});

const Sheet = observer(function Sheet({ coupon }: { readonly coupon: PlacedCoupon }): ReactNode {
  const lang = useNamesLanguage();
  const { t } = useTranslation('history');
  const { t: kit } = useTranslation('kit');
  const words = useCouponWords();
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <Logo />
        <h1>{t('text.title', { id: coupon.id, type: words.type(coupon) })}</h1>
        <p>{t('text.placed', { moment: words.moment(coupon.placedAt) })}</p>
        {coupon.userId === undefined ? null : <p>{t('text.player', { id: coupon.userId })}</p>}
      </header>
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
                <b lang={lang}>{words.game(bet)}</b>
                <br />
                {words.pick(bet)}
                <small>
                  <span lang={lang}>{bet.champName}</span> · <span className="num">{words.moment(bet.startsAt)}</span>
                </small>
              </td>
              <td className={styles.end}>
                <span className="num">{words.odds(bet, coupon.oddsFormatId)}</span>
              </td>
              <td>{kit(`bet-status.${bet.status}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className={styles.sums}>
        <p>{t('text.odds', { odds: words.total(coupon, coupon.oddsFormatId) })}</p>
        <p>{t('text.amount', { money: words.money(coupon.amount, coupon) })}</p>
        <p>
          <b>
            {coupon.state === 'open'
              ? t('text.possible', { money: words.money(coupon.possibleWin, coupon) })
              : t('text.payout', { money: words.money(coupon.payout, coupon) })}
          </b>
        </p>
        {coupon.hyperBonus === undefined || coupon.hyperBonus.amount === 0 ? null : (
          <p>
            {t('text.hyper-bonus', {
              percent: coupon.hyperBonus.percent,
              money: words.money(coupon.hyperBonus.amount, coupon),
            })}
          </p>
        )}
        {words.conditions(coupon).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </article>
  );
});
