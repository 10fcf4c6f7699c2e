import { usePage } from '../../page/use-page.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isLiveBet, type CouponBet } from '../../../core/coupon/bets/coupon-bet.ts';
import { placingBetIds } from '../../../core/coupon/placement/placement-receipt.ts';
import { sportCode } from '../../../core/sports/tree/sport.ts';
import { useCoupon } from '../use-coupon.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { sportIcon } from '../../kit/pictures/sport-icon.ts';
import { OpponentMark } from '#ui/sports/game/opponent-name.tsx';
import { BetNote } from './bet-note.tsx';
import { BetOdds } from './bet-odds.tsx';
import { BetWhen } from './bet-when.tsx';
import styles from './bet-row.module.scss';
import { useSlipWords } from '../use-slip-words.ts';
import { GameName } from '../../page/names/game-name.tsx';
import { foreignLanguage } from '../../../core/sports/spelling/foreign-language.ts';

export interface BetRowProps {
  readonly bet: CouponBet;
  readonly className?: string | undefined;
  /** Buttons before "remove": banker, block, order. */
  readonly tools?: ReactNode;
  /** Under the row: an amount of its own. */
  readonly children?: ReactNode;
  readonly onRemove: () => void;
}

/** One bet of the coupon. */
export const BetRow = observer(function BetRow({ bet, className, tools, children, onRemove }: BetRowProps): ReactNode {
  const { coupon, placing } = useCoupon();
  const { language, settings } = usePage();
  const { t, game, pick } = useSlipWords();
  const isBeingPlaced = placingBetIds(placing.state).includes(bet.outcomeId);
  const sport = sportCode(bet.sportId);
  const isLive = isLiveBet(bet);
  const name = game(bet);
  return (
    <li
      data-sorted=""
      aria-busy={isBeingPlaced || undefined}
      className={classNames(
        className,
        styles.bet,
        isLive && styles.live,
        (bet.trouble !== undefined || bet.isLeftOut) && styles.off,
      )}
    >
      <div className={styles.head}>
        {sport === undefined ? null : <Icon name={sportIcon(sport)} size="xs" />}
        <BetWhen bet={bet} />
        <span
          className={classNames(styles.champ, 'ell')}
          dir="auto"
          lang={foreignLanguage({ name: bet.champName, language: bet.champLanguage }, language)}
          title={bet.champName}
        >
          {bet.champName}
        </span>
        {settings.settings.isShowGameId ? <span className="num">{t('my-bets.number', { id: bet.gameId })}</span> : null}
        {tools}
        <IconButton
          icon="t-x"
          size="sm"
          className={styles.remove}
          label={t('remove', { game: name })}
          reason={coupon.isFrozen ? t('frozen') : undefined}
          data-remove=""
          onClick={onRemove}
        />
      </div>
      <BetTeams bet={bet} />
      <div className={styles.pick}>
        <span className={styles.named}>
          <bdi title={pick(bet)}>{pick(bet)}</bdi> <PlainPick bet={bet} />
        </span>
        <BetOdds bet={bet} />
      </div>
      <BetNote bet={bet} />
      {children}
    </li>
  );
});

/** LN-87 The market and the team, where the short name leaves them out. */
const PlainPick = observer(function PlainPick({ bet }: Pick<BetRowProps, 'bet'>): ReactNode {
  const { pick, plainPick } = useSlipWords();
  const plain = plainPick(bet);
  if (plain === pick(bet)) return null;
  return <bdi className={styles.plain}>{plain}</bdi>;
});

/** Who plays, and how it stands. */
const BetTeams = observer(function BetTeams({ bet }: Pick<BetRowProps, 'bet'>): ReactNode {
  const { settings } = usePage();
  const { game } = useSlipWords();
  const name = game(bet);
  const score = isLiveBet(bet) || bet.trouble === 'finished' ? bet.update?.score : undefined;
  const { isDetailedScore, isTeamLogosInCoupon } = settings.settings;
  const { home, away } = bet.update ?? {};
  return (
    <div className={styles.teams}>
      {isTeamLogosInCoupon && home !== undefined ? <OpponentMark opponent={home} /> : null}
      {isTeamLogosInCoupon && away !== undefined ? <OpponentMark opponent={away} /> : null}
      <GameName of={bet} className="ell" title={name}>
        {name}
      </GameName>
      {score === undefined || bet.awayName === undefined ? null : (
        <b className="num">
          <bdi>{score.home}</bdi>:<bdi>{score.away}</bdi>
        </b>
      )}
      {isDetailedScore
        ? score?.periods.map((part, place) => (
            <small key={place} className="num">
              <bdi>{part.home}</bdi>:<bdi>{part.away}</bdi>
            </small>
          ))
        : null}
    </div>
  );
});
