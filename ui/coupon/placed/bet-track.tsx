import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasGoals } from '../../../core/coupon/explained/counted-score.ts';
import { isPlayingBet } from '../../../core/coupon/placed/my-bets.ts';
import { betProgress, type BetProgress } from '../../../core/coupon/tracked/bet-progress.ts';
import { playerProgress, type PlayerProgress } from '../../../core/coupon/tracked/player-progress.ts';
import type { PlacedBet } from '../../../core/coupon/placed/placed-coupon.ts';
import { wholeMinutesLeft } from '../../../core/sports/game/minutes-left.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { Words } from '../../kit/formats/format-date.ts';

/** What an open bet still needs while its match is being played, or that nothing can be said of it meanwhile. */
export const BetTrack = observer(function BetTrack({
  bet,
  className,
}: {
  readonly bet: PlacedBet<Minor>;
  readonly className?: string | undefined;
}): ReactNode {
  const { t } = useTranslation('history');
  const [progress, ofPlayer] = [betProgress(bet), playerProgress(bet)];
  const told = ofPlayer === undefined ? progress && trackTexts(t, progress, bet) : [playerText(t, ofPlayer)];
  if (told === undefined)
    return isPlayingBet(bet) && bet.gameStatus !== 'finished' ? (
      <span className={className}>{t('track.none')}</span>
    ) : null;
  const isDecided =
    ofPlayer === undefined ? progress?.isFinal === true : ofPlayer.state === 'won' || ofPlayer.state === 'lost';
  const minutes = bet.gameTime === undefined ? undefined : wholeMinutesLeft(bet.sportId, bet.gameTime);
  const sentences = [...told, ...(minutes === undefined || isDecided ? [] : [t('track.minutes', { count: minutes })])];
  return <span className={className}>{sentences.join(' ')}</span>;
});

interface TrackWords {
  readonly room: (t: Words, count: number) => string;
  readonly needs: (t: Words, count: number) => string;
  readonly needsOf: (t: Words, needed: { readonly count: number; readonly team: string }) => string;
}

const GOAL_WORDS: TrackWords = {
  room: (t, count) => t('track.room', { count }),
  needs: (t, count) => t('track.needs', { count }),
  needsOf: (t, needed) => t('track.needs-of', { ...needed }),
};

/** BT-1 Points, games, sets, runs: what is counted the name of the market says. */
const COUNT_WORDS: TrackWords = {
  room: (t, left) => t('track.may', { left }),
  needs: (t, left) => t('track.more', { left }),
  needsOf: (t, { count: left, team }) => t('track.more-of', { left, team }),
};

function trackTexts(t: Words, { now, isFinal, needs, room }: BetProgress, bet: PlacedBet<Minor>): readonly string[] {
  if (isFinal && (now === 'win' || now === 'lose')) return [t(now === 'win' ? 'track.won' : 'track.lost')];
  const names = { home: bet.homeName, away: bet.awayName ?? '' };
  const isLevel = bet.kind === 'winner' && now === 'return';
  const words = hasGoals(bet.sportId) ? GOAL_WORDS : COUNT_WORDS;
  return [
    ...(now === 'lose' ? [] : [t(isLevel ? 'track.level' : `track.${now === 'win' ? 'holds' : now}`)]),
    ...(room === undefined ? [] : [room === 0 && words === GOAL_WORDS ? t('track.no-room') : words.room(t, room)]),
    ...needs.map(({ side, count }) =>
      side === 'any' ? words.needs(t, count) : words.needsOf(t, { count, team: names[side] }),
    ),
  ];
}

function playerText(t: Words, progress: PlayerProgress): string {
  switch (progress.state) {
    case 'counts':
      return t(`track.player.${progress.deed}`, { count: progress.missing });
    case 'first-goal':
    case 'last-goal':
      return t(`track.player.${progress.state}`);
    case 'won':
    case 'lost':
    case 'holds':
      return t(`track.${progress.state}`);
  }
}
