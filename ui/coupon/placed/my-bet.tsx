import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlayingBet } from '../../../core/coupon/placed/my-bets.ts';
import type { PlacedBet } from '../../../core/coupon/placed/placed-coupon.ts';
import { playedMinute } from '../../../core/sports/game/live-clock.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { LiveDot } from '../../kit/feedback/live-tag.tsx';
import { BetTrack } from './bet-track.tsx';
import { BetStatusTag } from './bet-status-tag.tsx';
import { GameName } from '../../page/names/game-name.tsx';
import { useCouponWords } from '../use-coupon-words.ts';
import styles from './my-bets.module.scss';

const NOT_STARTED = -1;

/** A placed bet in the column: its game, where that stands or when it starts, and what was picked. */
export const MyBet = observer(function MyBet({ bet }: { readonly bet: PlacedBet<Minor> }): ReactNode {
  const words = useCouponWords();
  const score = words.score(bet);
  return (
    <div className={styles.bet}>
      <span className={styles.game}>
        {isPlayingBet(bet) ? <LiveDot /> : null}
        <GameName of={bet} className="ell">
          {words.game(bet)}
        </GameName>
        {score === undefined ? null : <b className="num">{score}</b>}
      </span>
      <span className={styles.pair}>
        <span className="ell" dir="auto">
          {words.pick(bet)}
        </span>
        <BetProgress bet={bet} />
        <span className={classNames(styles.odds, 'num')}>{words.odds(bet)}</span>
      </span>
      <BetTrack bet={bet} className={styles.track} />
    </div>
  );
});

/** The minute of a game being played, the start of one to come, else how the bet stands. */
const BetProgress = observer(function BetProgress({ bet }: { readonly bet: PlacedBet<Minor> }): ReactNode {
  const { t } = useTranslation('sports');
  const words = useCouponWords();
  if (isPlayingBet(bet)) {
    const minute = bet.gameTime === undefined ? undefined : playedMinute(bet.sportId, bet.gameTime, bet.gamePeriod);
    const text = bet.gameStatus === 'break' ? t('stage.break') : minute;
    return text === undefined ? null : <span className={styles.when}>{text}</span>;
  }
  return bet.status === NOT_STARTED ? (
    <span className={styles.when}>{words.moment(bet.startsAt)}</span>
  ) : (
    <BetStatusTag status={bet.status} />
  );
});
