import { fraction } from '../mix.ts';
import type { SidePair } from '../../../../core/sports/game/game.ts';
import type { Matchup, Side } from './play.ts';

/** What is counted in a map: rounds, or kills, of which each map wants another number and the first is bet on; in some sports nothing. Frames and legs are counted themselves. */
interface MapRules {
  readonly points: 'rounds' | 'kills' | 'none' | 'frames';
}

/** A sport of sets: whoever wins enough points takes the set, whoever wins enough sets the match. */
export interface SetRules {
  readonly setsToWin: number;
  readonly isSetOver: (points: SidePair, set: number, key: number) => boolean;
  readonly pointSeconds: number;
  readonly breakSeconds: number;
  /** How much a point leans towards the stronger side. */
  readonly lean: number;
  /** Points of a set that is played to its usual end. */
  readonly longestSet: number;
  /** Of sports that are played in maps. */
  readonly maps?: MapRules;
}

function reaches(target: number, { home, away }: SidePair): boolean {
  return Math.max(home, away) >= target && Math.abs(home - away) >= 2;
}

/** Thirteen rounds win a map; from 12:12 on, four of six rounds of overtime. */
function isMapOver({ home, away }: SidePair): boolean {
  const most = Math.max(home, away);
  const least = Math.min(home, away);
  return least < 12 ? most >= 13 : most >= 16 + 3 * Math.floor((least - 12) / 3);
}

/** As in Counter-Strike, but overtime is won by two rounds. */
function isValorantMapOver(rounds: SidePair): boolean {
  return reaches(13, rounds);
}

/** Seven rounds win a map by two; at 6:6 three rounds more are played at most. */
function isSiegeMapOver({ home, away }: SidePair): boolean {
  const most = Math.max(home, away);
  return most >= 8 || (most === 7 && Math.min(home, away) < 6);
}

/** How many kills win a map of League of Legends. */
function championKillsToWin(key: number, map: number): number {
  return 13 + Math.floor(fraction(key, map, 53) * 10);
}

/** How many kills win a map of Dota 2: maps differ in length. */
function killsToWin(key: number, map: number): number {
  return 20 + Math.floor(fraction(key, map, 51) * 14);
}

const SET_RULES = {
  tennis: {
    setsToWin: 2,
    isSetOver: (games) => reaches(6, games) || Math.max(games.home, games.away) === 7,
    pointSeconds: 37,
    breakSeconds: 120,
    lean: 0.05,
    longestSet: 13,
  },
  volleyball: {
    setsToWin: 3,
    isSetOver: (points, set) => reaches(set === 5 ? 15 : 25, points),
    pointSeconds: 26,
    breakSeconds: 180,
    lean: 0.075,
    longestSet: 50,
  },
  'table-tennis': {
    setsToWin: 3,
    isSetOver: (points) => reaches(11, points),
    pointSeconds: 14,
    breakSeconds: 60,
    lean: 0.09,
    longestSet: 22,
  },
  badminton: {
    setsToWin: 2,
    isSetOver: (points) => reaches(21, points) || Math.max(points.home, points.away) === 30,
    pointSeconds: 24,
    breakSeconds: 120,
    lean: 0.08,
    longestSet: 42,
  },
  'dota-2': {
    setsToWin: 2,
    isSetOver: (kills, map, key) => Math.max(kills.home, kills.away) >= killsToWin(key, map),
    pointSeconds: 52,
    breakSeconds: 600,
    lean: 0.08,
    longestSet: 66,
    maps: { points: 'kills' },
  },
  cs2: {
    setsToWin: 2,
    isSetOver: isMapOver,
    pointSeconds: 95,
    breakSeconds: 420,
    lean: 0.09,
    longestSet: 30,
    maps: { points: 'rounds' },
  },
  lol: {
    setsToWin: 2,
    isSetOver: (kills, map, key) => Math.max(kills.home, kills.away) >= championKillsToWin(key, map),
    pointSeconds: 80,
    breakSeconds: 600,
    lean: 0.09,
    longestSet: 44,
    maps: { points: 'kills' },
  },
  valorant: {
    setsToWin: 2,
    isSetOver: isValorantMapOver,
    pointSeconds: 100,
    breakSeconds: 420,
    lean: 0.09,
    longestSet: 26,
    maps: { points: 'rounds' },
  },
  'rainbow-six': {
    setsToWin: 2,
    isSetOver: isSiegeMapOver,
    pointSeconds: 190,
    breakSeconds: 300,
    lean: 0.1,
    longestSet: 15,
    maps: { points: 'rounds' },
  },
  'starcraft-2': {
    setsToWin: 3,
    isSetOver: (won) => won.home + won.away > 0,
    pointSeconds: 780,
    breakSeconds: 120,
    lean: 0.14,
    longestSet: 1,
    maps: { points: 'none' },
  },
  'beach-volleyball': {
    setsToWin: 2,
    isSetOver: (points, set) => reaches(set === 3 ? 15 : 21, points),
    pointSeconds: 27,
    breakSeconds: 60,
    lean: 0.075,
    longestSet: 42,
  },
  squash: {
    setsToWin: 3,
    isSetOver: (points) => reaches(11, points),
    pointSeconds: 26,
    breakSeconds: 90,
    lean: 0.08,
    longestSet: 22,
  },
  padel: {
    setsToWin: 2,
    isSetOver: (games) => reaches(6, games) || Math.max(games.home, games.away) === 7,
    pointSeconds: 230,
    breakSeconds: 120,
    lean: 0.12,
    longestSet: 13,
  },
  snooker: {
    setsToWin: 5,
    isSetOver: (won) => won.home + won.away > 0,
    pointSeconds: 960,
    breakSeconds: 90,
    lean: 0.17,
    longestSet: 1,
    maps: { points: 'frames' },
  },
  darts: {
    setsToWin: 6,
    isSetOver: (won) => won.home + won.away > 0,
    pointSeconds: 140,
    breakSeconds: 15,
    lean: 0.14,
    longestSet: 1,
    maps: { points: 'frames' },
  },
} as const satisfies Record<string, SetRules>;

export type SetSport = keyof typeof SET_RULES;

export function isSetSport(sport: string): sport is SetSport {
  return Object.hasOwn(SET_RULES, sport);
}

/** Whether the parts of a match are themselves what is counted: frames of snooker, legs of darts. */
export function isOfFrames(sport: SetSport): boolean {
  return setRules(sport).maps?.points === 'frames';
}

export function setRules(sport: SetSport): SetRules {
  return SET_RULES[sport];
}

/** Whether maps are won by kills: each by another number, and the first one is bet on. */
export function isOfKills(sport: SetSport): boolean {
  return setRules(sport).maps?.points === 'kills';
}

/** How likely the home side wins a point of its kind; in tennis, a point on its own serve. */
export function pointProbability(rules: SetRules, edge: number): number {
  return 0.5 + Math.max(-1.05, Math.min(1.05, edge)) * rules.lean;
}

const SERVE = 0.62;
export const TIE_BREAK_AT = 6;
export const TIE_BREAK_POINTS = 7;

/** Who serves a point of a tie-break: the first server one, then each side two. */
export function tieBreakServer(first: Side, played: number): Side {
  return Math.floor((played + 1) / 2) % 2 === 0 ? first : otherSide(first);
}

/** Tennis: how likely each side wins a point when it serves. */
export function servePoint(view: Pick<Matchup, 'edge'>, server: Side): number {
  const lean = SET_RULES.tennis.lean * Math.max(-1.05, Math.min(1.05, view.edge));
  return SERVE + (server === 'home' ? lean : -lean);
}

/** How likely the server takes a game of tennis from where its points stand, `point` being the probability of each. */
export function holdProbability(point: number, server: number, receiver: number): number {
  const deuce = (point * point) / (point * point + (1 - point) * (1 - point));
  if (server >= 3 && receiver >= 3) {
    if (server === receiver) return deuce;
    return server > receiver ? point + (1 - point) * deuce : point * deuce;
  }
  if (server >= 4) return 1;
  if (receiver >= 4) return 0;
  return (
    point * holdProbability(point, server + 1, receiver) + (1 - point) * holdProbability(point, server, receiver + 1)
  );
}

/** Who serves the next game of a set, or the next point, where sides take turns. */
export function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}
