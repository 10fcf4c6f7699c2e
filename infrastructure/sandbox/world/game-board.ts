import type { EpochMillis, Millis } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { Game, GameClock, Opponent, Score } from '../../../core/sports/game/game.ts';
import type { SportCode } from '../../../core/sports/tree/sport.ts';
import { sportId, SPORTS } from '../../../core/sports/tree/sport.ts';
import type { Fixture } from './calendar.ts';
import type { GameRecord } from './game-record.ts';
import type { GameState } from './game-state.ts';
import { contestantName } from './naming/contestant-name.ts';
import { languageOf } from './naming/written-name.ts';
import { withLabels } from './outcome-labels.ts';
import type { Frame } from './plays/play.ts';
import type { Quoted } from './quote-board.ts';
import { isContest, type Contestant } from './rosters.ts';

const CLOCKED: ReadonlySet<SportCode> = new Set<SportCode>([
  ...SPORTS.filter(({ minutes }) => minutes !== undefined).map(({ code }) => code),
  'mma',
  'boxing',
]);

export function isClocked(sport: SportCode): boolean {
  return CLOCKED.has(sport);
}

export function opponent(contestant: Contestant, language: Language): Opponent {
  return {
    id: contestant.id,
    name: contestantName(contestant, language),
    ...languageOf(contestant, language),
    ...(contestant.kit === undefined ? {} : { kit: contestant.kit }),
    ...(contestant.country === undefined ? {} : { countryCode: contestant.country }),
  };
}

const TENNIS_POINTS = ['0', '15', '30', '40'] as const;

function tennisPoints(own: number, other: number, isTieBreak: boolean): string {
  if (isTieBreak) return String(own);
  if (own >= 3 && other >= 3) return own > other ? 'A' : '40';
  return TENNIS_POINTS[own] ?? '40';
}

function scoreOf(frame: Frame): Score {
  const { points } = frame;
  const set = frame.periods.at(-1);
  const isTieBreak = set !== undefined && set.home === 6 && set.away === 6;
  return {
    home: frame.score.home,
    away: frame.score.away,
    periods: frame.periods,
    redCards: frame.redCards,
    ...(frame.serving === undefined || frame.phase === 'over' ? {} : { serving: frame.serving }),
    ...(points === undefined
      ? {}
      : {
          points: {
            home: tennisPoints(points.home, points.away, isTieBreak),
            away: tennisPoints(points.away, points.home, isTieBreak),
          },
        }),
  };
}

/** Seconds of play at a moment since the start. */
function playedAt({ frame, view }: GameState, elapsed: Millis): number {
  if (!isClocked(view.sport)) return Math.round(elapsed / 1000);
  return Math.round(frame.clock + (frame.phase === 'playing' ? (elapsed - frame.at) / 1000 : 0));
}

/** The clock as it stood when play last changed, so that it is the same until play changes again; one that runs faster than time as it stands now. */
function clockOf(state: GameState, { startsAt, speed }: Fixture, version: EpochMillis): GameClock {
  const isShown = isClocked(state.view.sport);
  const isRunning = isShown && state.status === 'playing';
  const since = isRunning && speed !== 1 ? state.elapsed : state.frame.at;
  return {
    period: state.frame.period,
    seconds: playedAt(state, since),
    at: isRunning && speed !== 1 ? version : startsAt + Math.ceil(since / speed),
    isRunning,
    isShown,
  };
}

export function sectionOf({ status }: GameState): Game['section'] {
  return status === 'scheduled' ? 'line' : 'live';
}

/** Clock and score of a game at one of its versions. */
export function boardOf({ fixture }: GameRecord, state: GameState, version: number): Pick<Game, 'clock' | 'score'> {
  return { clock: clockOf(state, fixture, version), score: scoreOf(state.frame) };
}

/** The row of a game at one of its versions. */
export function gameRow(record: GameRecord, { state, quotes, version }: Quoted, language: Language): Game {
  const { fixture, pairing } = record;
  const { champ } = fixture;
  return {
    id: fixture.id,
    sportId: sportId(champ.sport) ?? 0,
    champId: champ.id,
    section: sectionOf(state),
    status: state.status,
    startsAt: fixture.startsAt,
    home: opponent(pairing.home, language),
    ...(pairing.away === undefined ? {} : { away: opponent(pairing.away, language) }),
    ...boardOf(record, state, version),
    outcomeCount: quotes.outcomeCount(),
    hasStatistics: hasStatistics(champ.sport, champ.coverage),
    isTop: champ.coverage === 'top',
    version,
    markets: quotes.rowMarkets().map((market) => withLabels(market, pairing, language)),
  };
}

export function hasStatistics(sport: SportCode, coverage: string): boolean {
  return isContest(sport) && coverage !== 'low';
}
