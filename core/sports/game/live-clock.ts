import type { SportId } from '../../shared/ids.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { Game, GameClock } from './game.ts';
import { periodName } from '../names/period-name.ts';
import { spoken, type SpokenText } from '../names/spoken-text.ts';
import { sportFacts } from '../tree/sport.ts';

const PRIME = '\u2032';

/** The seconds played at a moment. */
export function playedSeconds(clock: GameClock, now: EpochMillis): number {
  const since = clock.isRunning ? Math.max(0, Math.floor((now - clock.at) / 1000)) : 0;
  const played = clock.seconds + since;
  return Number.isFinite(played) ? played : 0;
}

/** LN-25 The clock shows whole minutes; what is played beyond the part's regular time is added apart: 45+2. */
export function clockMinute(sport: SportId, clock: GameClock, now: EpochMillis): string | undefined {
  if (!clock.isShown) return undefined;
  return `${minuteOfPart(sport, playedSeconds(clock, now), clock.period)}${PRIME}`;
}

/** LN-25 The minute that so many played seconds make in a part of the game, without its sign. */
export function minuteOfPart(sport: SportId, seconds: number, period: number): string {
  const minute = Math.floor(seconds / 60);
  const regular = regularMinutes(sport, period);
  return regular === undefined || minute < regular
    ? String(minute)
    : `${String(regular)}+${String(minute - regular + 1)}`;
}

/** LN-25 The minute that so many played seconds make, in sports played by the clock; without the part of the game its whole minutes. */
export function playedMinute(sport: SportId, seconds: number, period = 0): string | undefined {
  return wholeMinutes(sport) === undefined ? undefined : `${minuteOfPart(sport, seconds, period)}${PRIME}`;
}

/** Minutes and seconds played, as the scoreboard has them. */
export function clockTime(clock: GameClock, now: EpochMillis): string | undefined {
  if (!clock.isShown) return undefined;
  const played = playedSeconds(clock, now);
  return `${String(Math.floor(played / 60)).padStart(2, '0')}:${String(played % 60).padStart(2, '0')}`;
}

/** LN-26 A live game is said to be in its part; in a break, ended, abandoned or about to start it says so. */
export function stageName(game: Pick<Game, 'sportId' | 'status' | 'clock'>): SpokenText {
  if (game.status === 'break') return spoken('sports:stage.break');
  if (game.status === 'finished') return spoken('sports:stage.finished');
  if (game.status === 'abandoned') return spoken('sports:stage.abandoned');
  return game.clock.period === 0 ? spoken('sports:stage.starting') : periodName(game.sportId, game.clock.period);
}

/** How far a game by the clock has come, 0 to 1. */
export function playedShare(sport: SportId, clock: GameClock, now: EpochMillis): number | undefined {
  const whole = wholeMinutes(sport);
  return whole === undefined || !clock.isShown ? undefined : Math.min(1, playedSeconds(clock, now) / (whole * 60));
}

/** Minutes of a whole game without extra time, where it is played by the clock. */
export function wholeMinutes(sport: SportId): number | undefined {
  return regularMinutes(sport, sportFacts(sport)?.count ?? 0);
}

function regularMinutes(sport: SportId, period: number): number | undefined {
  const { minutes, count } = sportFacts(sport) ?? {};
  return minutes === undefined || count === undefined || period < 1 || period > count ? undefined : minutes * period;
}
