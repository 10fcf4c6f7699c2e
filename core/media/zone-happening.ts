import { sportCode, type SportCode } from '../sports/tree/sport.ts';
import type { SportId } from '../shared/ids.ts';
import { seconds, type Millis } from '../shared/time.ts';
import type { Game, GameDetails, SidePair, StatisticKind } from '../sports/game/game.ts';

export const ZONE_FIELDS = ['pitch', 'rink', 'court', 'net', 'board'] as const;
/** What a zone is drawn on; a board has the score by period and no place where something happens. */
export type ZoneField = (typeof ZONE_FIELDS)[number];

const FIELDS: Readonly<Partial<Record<SportCode, ZoneField>>> = {
  football: 'pitch',
  handball: 'court',
  'ice-hockey': 'rink',
  basketball: 'court',
  tennis: 'net',
  'table-tennis': 'net',
  volleyball: 'net',
  badminton: 'net',
};

/** MD-18 Football is drawn on a pitch, hockey on a rink, basketball and handball on a court, games over a net on theirs; every other sport has a board of its score by period. */
export function zoneField(sport: SportId): ZoneField {
  return FIELDS[sportCode(sport) ?? 'politics'] ?? 'board';
}

/** What a zone is drawn of. */
export interface ZoneFacts extends Pick<GameDetails, 'statistics' | 'momentum'> {
  readonly game: Pick<Game, 'id' | 'sportId' | 'status' | 'clock' | 'score'>;
}

type Counted = Extract<
  StatisticKind,
  | 'break-points'
  | 'aces'
  | 'double-faults'
  | 'corners'
  | 'shots-on-target'
  | 'shots'
  | 'power-plays'
  | 'dangerous-attacks'
  | 'fouls'
  | 'faceoffs'
>;

/** What is counted while a game is played and can be drawn, the most telling first. */
const COUNTED: readonly Counted[] = [
  'break-points',
  'aces',
  'double-faults',
  'corners',
  'shots-on-target',
  'shots',
  'power-plays',
  'dangerous-attacks',
  'fouls',
  'faceoffs',
];

export type ZoneHappeningKind =
  | 'goal'
  | 'points'
  | 'set'
  | 'red-card'
  | Counted
  | 'point'
  | 'serve'
  | 'attack'
  | 'play'
  | 'rest';

/** What just happened in a game, or what goes on where nothing did. */
export interface ZoneHappening {
  readonly kind: ZoneHappeningKind;
  readonly side?: 'home' | 'away' | undefined;
  /** The points that were scored at once. */
  readonly count?: number | undefined;
  /** How often it has happened so far: two of a kind are told apart by it. */
  readonly nth: number;
}

/** MD-19 Who comes to a game in play sees who serves, else who attacked last, else that it is played; while it is not played the zone rests. */
export function zoneSituation({ game, momentum }: ZoneFacts): ZoneHappening {
  if (game.status !== 'playing') return { kind: 'rest', nth: game.clock.period };
  const { serving } = game.score;
  if (serving !== undefined) return { kind: 'serve', side: serving, nth: pointsPlayed(game.score.periods) };
  const pressure = momentum.findLast((slice) => slice !== 0) ?? 0;
  if (pressure === 0) return { kind: 'play', nth: 0 };
  return { kind: 'attack', side: pressure > 0 ? 'home' : 'away', nth: momentum.length };
}

/**
 * MD-20 What happened between two replies is what grew: the score first, then red cards, then what is counted, the most telling first, then the points of a set;
 * where nothing grew it is what it was, until play rests or goes on.
 */
export function zoneHappening(before: ZoneFacts, now: ZoneFacts, last: ZoneHappening): ZoneHappening {
  if (now.game.id !== before.game.id || now.game.status !== before.game.status) return zoneSituation(now);
  if (now.game.status !== 'playing') return last;
  return scored(before, now) ?? carded(before, now) ?? counted(before, now) ?? pointWon(before, now) ?? last;
}

function scored({ game: before }: ZoneFacts, { game }: ZoneFacts): ZoneHappening | undefined {
  const side = grownSide(before.score, game.score);
  if (side === undefined) return undefined;
  const nth = game.score.home + game.score.away;
  const field = zoneField(game.sportId);
  if (field === 'net') return { kind: 'set', side, nth };
  const isByPoints = sportCode(game.sportId) !== 'handball' && field === 'court';
  return isByPoints
    ? { kind: 'points', side, count: game.score[side] - before.score[side], nth }
    : { kind: 'goal', side, nth };
}

function carded({ game: before }: ZoneFacts, { game }: ZoneFacts): ZoneHappening | undefined {
  const side = grownSide(before.score.redCards, game.score.redCards);
  return side === undefined
    ? undefined
    : { kind: 'red-card', side, nth: game.score.redCards.home + game.score.redCards.away };
}

function counted(before: ZoneFacts, now: ZoneFacts): ZoneHappening | undefined {
  for (const kind of COUNTED) {
    const count = figure(now, kind);
    const side = grownSide(figure(before, kind), count);
    if (side !== undefined) return { kind, side, nth: count.home + count.away };
  }
  return undefined;
}

/** In a game of tennis the points have names; whose name changed upwards won the point. */
function pointWon({ game: before }: ZoneFacts, { game }: ZoneFacts): ZoneHappening | undefined {
  const period = game.score.periods.at(-1);
  const former = before.score.periods.length === game.score.periods.length ? before.score.periods.at(-1) : undefined;
  const side =
    period !== undefined && former !== undefined && grownSide(former, period) !== undefined
      ? grownSide(former, period)
      : grownSide(tennisPoints(before), tennisPoints(game));
  return side === undefined ? undefined : { kind: 'point', side, nth: pointNumber(game) };
}

function pointNumber(game: ZoneFacts['game']): number {
  const { home, away } = tennisPoints(game);
  return pointsPlayed(game.score.periods) * 100 + home + away;
}

const TENNIS_POINTS = ['0', '15', '30', '40', 'A'];

function tennisPoints({ score: { points } }: ZoneFacts['game']): SidePair {
  const value = (text: string | undefined): number => Math.max(0, TENNIS_POINTS.indexOf(text ?? '0'));
  return { home: value(points?.home), away: value(points?.away) };
}

function pointsPlayed(periods: readonly SidePair[]): number {
  return periods.reduce((sum, { home, away }) => sum + home + away, 0);
}

function figure({ statistics }: ZoneFacts, kind: StatisticKind): SidePair {
  return statistics.find((statistic) => statistic.kind === kind && statistic.period === 0) ?? { home: 0, away: 0 };
}

function grownSide(before: SidePair, after: SidePair): 'home' | 'away' | undefined {
  if (after.home > before.home) return 'home';
  return after.away > before.away ? 'away' : undefined;
}

/** MD-28 What is read out of a zone changes at most once in 10 seconds. */
export const MEDIA_SAID_EVERY: Millis = seconds(10);

/** A place on the field: 0 to 1 from the home side's end to the other, and 0 to 1 across. */
export interface ZoneSpot {
  readonly along: number;
  readonly across: number;
}

/** How far up the field such a thing happens, seen from the side that does it. */
const ALONG: Readonly<Record<ZoneHappeningKind, number>> = {
  goal: 0.985,
  points: 0.94,
  set: 0.25,
  'red-card': 0.5,
  'break-points': 0.2,
  aces: 0.8,
  'double-faults': 0.45,
  corners: 0.99,
  'shots-on-target': 0.9,
  shots: 0.84,
  'power-plays': 0.7,
  'dangerous-attacks': 0.78,
  fouls: 0.55,
  faceoffs: 0.72,
  point: 0.75,
  serve: 0.04,
  attack: 0.66,
  play: 0.5,
  rest: 0.5,
};

const IN_THE_MIDDLE: readonly ZoneHappeningKind[] = ['goal', 'points', 'play', 'rest'];

/** MD-21 The ball is drawn where such a thing happens, the home side playing the way the page reads; how far across is drawn by turns, since nobody measures it. */
export function zoneSpot({ kind, side, nth }: ZoneHappening): ZoneSpot {
  const along = side === 'away' ? 1 - ALONG[kind] : ALONG[kind];
  if (IN_THE_MIDDLE.includes(kind)) return { along, across: 0.5 };
  if (kind === 'corners') return { along, across: nth % 2 === 0 ? 0.01 : 0.99 };
  return { along, across: 0.2 + (((Number.isSafeInteger(nth) ? nth % 61 : 0) * 37) % 61) / 100 };
}
