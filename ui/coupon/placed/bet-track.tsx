import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { betProgress, type BetProgress } from '../../../core/coupon/tracked/bet-progress.ts';
import { playerProgress, type PlayerProgress } from '../../../core/coupon/tracked/player-progress.ts';
import type { PlacedBet } from '../../../core/coupon/placed/placed-coupon.ts';
import { wholeMinutesLeft } from '../../../core/sports/game/minutes-left.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { Words } from '../../kit/formats/format-date.ts';

/** What an open bet still needs while its match is being played; nothing where nothing can be said. */
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
  if (told === undefined) return null;
  const isDecided =
    ofPlayer === undefined ? progress?.isFinal === true : ofPlayer.state === 'won' || ofPlayer.state === 'lost';
  const minutes = bet.gameTime === undefined ? undefined : wholeMinutesLeft(bet.sportId, bet.gameTime);
  const sentences = [...told, ...(minutes === undefined || isDecided ? [] : [t('track.minutes', { count: minutes })])];
  return <span className={className}>{sentences.join(' ')}</span>;
});

function trackTexts(t: Words, { now, isFinal, needs, room }: BetProgress, bet: PlacedBet<Minor>): readonly string[] {
  if (isFinal && (now === 'win' || now === 'lose')) return [t(now === 'win' ? 'track.won' : 'track.lost')];
  const names = { home: bet.homeName, away: bet.awayName ?? '' };
  return [
    ...(now === 'lose' ? [] : [t(`track.${now === 'win' ? 'holds' : now}`)]),
    ...(room === undefined ? [] : [room === 0 ? t('track.no-room') : t('track.room', { count: room })]),
    ...needs.map(({ side, count }) =>
      side === 'any' ? t('track.needs', { count }) : t('track.needs-of', { count, team: names[side] }),
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
