import { usePage } from '../../page/use-page.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../core/sports/game/game.ts';
import { clockMinute, clockTime, stageName } from '../../../core/sports/game/live-clock.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { formatTime } from '../../kit/formats/format-date.ts';
import styles from '../line/table/game-line.module.scss';
import { speak } from '../../page/speak.ts';
import { useClockText } from './use-clock-text.ts';
import { useStartDay } from './use-start-day.ts';

/** When a game starts, or how far it is. */
export const GameTime = observer(function GameTime({ game }: { readonly game: Game }): ReactNode {
  return game.section === 'live' ? <LiveTime game={game} /> : <StartTime game={game} />;
});

const StartTime = observer(function StartTime({ game }: { readonly game: Game }): ReactNode {
  const { settings } = usePage();
  const day = useStartDay(game);
  return (
    <div className={classNames(styles.time, 'num')} title={day}>
      {formatTime(game.startsAt, settings.settings)}
      <small>{day}</small>
    </div>
  );
});

const LiveTime = observer(function LiveTime({ game }: { readonly game: Game }): ReactNode {
  const { t } = useTranslation('sports');
  const minute = useClockText(sayMinute, game);
  const played = useClockText(sayPlayed, game);
  const stage = speak(t, stageName(game));
  const hasMinute = minute !== '' && game.status === 'playing';
  return (
    <div className={classNames(styles.time, styles.live, 'num')} title={stage}>
      {hasMinute ? minute : <span className={styles.words}>{stage}</span>}
      <small>{hasMinute ? stage : played}</small>
    </div>
  );
});

/** The minute of a game by the clock, else the part it is in; in a narrow place a break is said in short. */
export const LiveMinute = observer(function LiveMinute({
  game,
  isShort = false,
}: {
  readonly game: Game;
  readonly isShort?: boolean;
}): ReactNode {
  const { t } = useTranslation('sports');
  const minute = useClockText(sayPlayingMinute, game);
  if (minute !== '') return minute;
  return isShort && game.status === 'break' ? t('stage.break-short') : speak(t, stageName(game));
});

function sayMinute(game: Game, now: EpochMillis): string {
  return clockMinute(game.sportId, game.clock, now) ?? '';
}

/** The clock at which a game ended, or how long one without a clock has gone on; nothing where the minute says it. */
function sayPlayed(game: Game, now: EpochMillis): string {
  if (game.clock.isShown) {
    return game.status === 'playing' || game.status === 'break' ? '' : (clockTime(game.clock, now) ?? '');
  }
  const minutes = Math.max(0, Math.floor((now - game.startsAt) / 60_000));
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

function sayPlayingMinute(game: Game, now: EpochMillis): string {
  return game.status === 'playing' ? sayMinute(game, now) : '';
}
