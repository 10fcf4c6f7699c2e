import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../../core/coupon/bets/bet.ts';
import { isCyberSport } from '../../../core/sports/cyber/cyber.ts';
import { sportCode } from '../../../core/sports/tree/sport.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Segment } from '../../kit/controls/segment.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { usePage } from '../../page/use-page.ts';
import { GameName } from '../../page/names/game-name.tsx';
import { NameText } from '../../page/names/name-text.tsx';
import { useCoupon } from '../use-coupon.ts';
import { useSlipWords } from '../use-slip-words.ts';
import type { ShownCoupon } from './bet-generator-store.ts';
import styles from './generator-dialog.module.scss';

interface FoundCouponProps {
  readonly shown: ShownCoupon;
  readonly onAgain: () => void;
}

/** What the generator found, how near it came, and the ways on: into the coupon, or another one. */
export const FoundCoupon = observer(function FoundCoupon({ shown, onAgain }: FoundCouponProps): ReactNode {
  const { t } = useTranslation('generator');
  const { money } = useSlipWords();
  const { bets, win, wanted, nearness, isNearest } = shown;
  const how = nearness === 'far' && isNearest ? 'far-nearest' : nearness;
  const values = { win: money(win), wanted: money(wanted) };
  return (
    <section className={styles.found} aria-label={t('found')}>
      <ChooseCoupon />
      <output className={nearness === 'near' ? styles.near : styles.far}>{t(`nearness.${how}`, values)}</output>
      <ul>
        {bets.map((bet) => (
          <FoundBet key={bet.outcomeId} bet={bet} isOnly={bets.length === 1} />
        ))}
      </ul>
      <TakeCoupon isOffered={nearness !== 'out-of-reach'} onAgain={onAgain} />
    </section>
  );
});

/** GN-17 The coupons that were found, each by what it pays. */
const ChooseCoupon = observer(function ChooseCoupon(): ReactNode {
  const { betGenerator } = useCoupon();
  const { t } = useTranslation('generator');
  const { money } = useSlipWords();
  const { answers, chosen } = betGenerator;
  if (answers.length < 2) return null;
  return (
    <Segment
      label={t('choose')}
      isBlock
      options={answers.map(({ win }, place) => ({ value: `${place}`, label: `${place + 1} · ${money(win)}` }))}
      value={`${chosen}`}
      onChange={(place) => {
        betGenerator.choose(Number(place));
      }}
    />
  );
});

const FoundBet = observer(function FoundBet({
  bet,
  isOnly,
}: {
  readonly bet: Bet;
  readonly isOnly: boolean;
}): ReactNode {
  const { betGenerator } = useCoupon();
  const { t } = useTranslation('generator');
  const { clock } = usePage();
  const words = useSlipWords();
  const name = words.game(bet);
  const short = words.pick(bet);
  const plain = words.plainPick(bet);
  return (
    <li>
      <span className={styles.names}>
        <GameName of={bet} className="ell" title={name}>
          {name}
        </GameName>
        <BetChamp bet={bet} />
        <small>
          {short} · {words.moment(bet.startsAt, clock.now)}
        </small>
        {plain === short ? null : <small dir="auto">{plain}</small>}
      </span>
      <b className="num ltr">{words.odds(bet.odds, bet)}</b>
      <IconButton
        icon="t-x"
        size="sm"
        label={t('remove', { name })}
        reason={isOnly ? t('only') : undefined}
        onClick={() => {
          betGenerator.remove(bet.outcomeId);
        }}
      />
    </li>
  );
});

/** GN-16 Of which sport and competition a match is, and that it is simulated where it is. */
function BetChamp({ bet: { sportId, champName, champLanguage } }: { readonly bet: Bet }): ReactNode {
  const { t } = useTranslation('generator');
  const sport = sportCode(sportId);
  return (
    <small>
      {sport === undefined ? null : `${t(`sports:sport.${sport}`)} · `}
      <NameText of={{ name: champName, language: champLanguage }}>{champName}</NameText>
      {isCyberSport(sportId, 'virtual') ? ` · ${t('virtual')}` : null}
    </small>
  );
}

/** GN-13 Before what is in the coupon is replaced the player is asked; afterwards one press brings it back. */
const TakeCoupon = observer(function TakeCoupon({
  isOffered,
  onAgain,
}: Pick<FoundCouponProps, 'onAgain'> & { readonly isOffered: boolean }): ReactNode {
  const { coupon, betGenerator } = useCoupon();
  const { t } = useTranslation('generator');
  const [isAsking, ask] = useState(false);
  const take = (): void => {
    ask(false);
    betGenerator.take();
  };
  if (betGenerator.isTaken) {
    return (
      <footer>
        <output>{t('taken')}</output>
        <Button
          onClick={() => {
            betGenerator.undo();
          }}
        >
          {t('undo')}
        </Button>
      </footer>
    );
  }
  if (isAsking) {
    return (
      <footer>
        <p role="alert">{t('replace', { count: coupon.bets.length })}</p>
        <Button onClick={() => ask(false)}>{t('replace.no')}</Button>
        <Button look="primary" onClick={take}>
          {t('replace.yes')}
        </Button>
      </footer>
    );
  }
  return (
    <footer>
      <Button onClick={onAgain}>{t('again')}</Button>
      <Button
        look="primary"
        reason={coupon.isFrozen ? t('frozen') : isOffered ? undefined : t('too-far')}
        onClick={() => {
          if (coupon.bets.length > 0) ask(true);
          else take();
        }}
      >
        {t('take')}
      </Button>
    </footer>
  );
});
