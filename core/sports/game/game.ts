import type { SportId } from '../../shared/ids.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { Language } from '../../site/config/language.ts';
import type { Named } from '../spelling/foreign-language.ts';
import type { LineUps } from './line-up.ts';
import type { Market } from './market.ts';

export const KIT_PATTERNS = ['plain', 'halves', 'stripes', 'hoops', 'sash', 'sleeves', 'chest'] as const;
export type KitPattern = (typeof KIT_PATTERNS)[number];

/** A jersey: two colours as #RRGGBB and a pattern. */
export interface Kit {
  readonly first: string;
  readonly second: string;
  readonly pattern: KitPattern;
}

/** A team, a player or a pair. */
export interface Opponent extends Named {
  readonly id: number;
  readonly kit?: Kit | undefined;
  /** Flag shown instead of a jersey where persons compete. */
  readonly countryCode?: string | undefined;
}

/** What stands for an opponent beside the name. */
export type OpponentLook = Pick<Opponent, 'kit' | 'countryCode'>;

export const SECTIONS = ['line', 'live'] as const;
export type Section = (typeof SECTIONS)[number];

export const GAME_STATUSES = ['scheduled', 'playing', 'break', 'finished', 'abandoned'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

export interface SidePair {
  readonly home: number;
  readonly away: number;
}

/** What the board shows of a game that runs. */
export interface Score {
  readonly home: number;
  readonly away: number;
  /** Halves, quarters, sets, innings, maps in order, the last is the one being played. */
  readonly periods: readonly SidePair[];
  /** Points inside the current game of a set: '40', 'A'. */
  readonly points?: { readonly home: string; readonly away: string } | undefined;
  readonly serving?: 'home' | 'away' | undefined;
  readonly redCards: SidePair;
}

/** Where play stands: the period (0 before the start), the played seconds at a moment, and whether they run on. */
export interface GameClock {
  readonly period: number;
  readonly seconds: number;
  readonly at: EpochMillis;
  readonly isRunning: boolean;
  /** Whether the sport is played by the clock at all. */
  readonly isShown: boolean;
}

/** A game as a row of the line shows it: `markets` holds only those with a column. */
export interface Game {
  readonly id: number;
  readonly sportId: SportId;
  readonly champId: number;
  readonly section: Section;
  readonly status: GameStatus;
  readonly startsAt: EpochMillis;
  readonly home: Opponent;
  /** Missing where one question has many answers: an election, a tournament winner. */
  readonly away?: Opponent | undefined;
  readonly clock: GameClock;
  readonly score: Score;
  /** All outcomes of the game, for the "+n". */
  readonly outcomeCount: number;
  readonly hasStatistics: boolean;
  readonly isTop: boolean;
  /** Grows with every change of the game or its prices. */
  readonly version: number;
  readonly markets: readonly Market[];
}

export const TIMELINE_KINDS = [
  'goal',
  'saved-shot',
  'yellow-card',
  'red-card',
  'period-end',
  'point-run',
  'set-end',
  'substitution',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** How a goal fell that was none from play. */
export const GOAL_MANNERS = ['penalty', 'own-goal'] as const;
export type GoalManner = (typeof GOAL_MANNERS)[number];

export interface TimelineEntry {
  readonly kind: TimelineKind;
  readonly side?: 'home' | 'away' | undefined;
  /** The scorer of a goal, of an own goal one of the other side; in a change who came on; else whose shot it was, or who was shown the card. */
  readonly player?: string | undefined;
  /** Who set the goal up. */
  readonly assist?: string | undefined;
  /** Who went off. */
  readonly playerOff?: string | undefined;
  readonly how?: GoalManner | undefined;
  /** Played seconds from the start of the game. */
  readonly seconds: number;
  readonly period: number;
}

export const STATISTIC_KINDS = [
  'expected-goals',
  'possession',
  'shots',
  'shots-on-target',
  'dangerous-attacks',
  'corners',
  'fouls',
  'yellow-cards',
  'aces',
  'double-faults',
  'break-points',
  'power-plays',
  'faceoffs',
  'rebounds',
  'three-pointers',
  'free-throws',
  'kills',
  'towers',
  'headshots',
  'strikes',
  'takedowns',
  'hits',
  'errors',
  'wickets',
  'boundaries',
  'blocks',
  'attacks-won',
  'saves',
] as const;
export type StatisticKind = (typeof STATISTIC_KINDS)[number];

export interface Statistic {
  readonly kind: StatisticKind;
  /** 0 the whole game, 1.. its periods. */
  readonly period: number;
  readonly home: number;
  readonly away: number;
}

/** Attack pressure in one slice of the game, -100 (away) to 100 (home). */
export type Momentum = readonly number[];

/** A game with everything its own page shows. */
export interface GameDetails {
  readonly game: Game;
  readonly champName: string;
  /** NAM-7 The language of that name, where it is not the page's. */
  readonly champLanguage?: Language | undefined;
  readonly countryCode: string;
  readonly markets: readonly Market[];
  readonly timeline: readonly TimelineEntry[];
  readonly statistics: readonly Statistic[];
  readonly momentum: Momentum;
  /** Where the teams have squads. */
  readonly lineUps?: LineUps | undefined;
  /** Whether it does not count in the table of the season that its competition holds. */
  readonly isOutsideSeason?: boolean | undefined;
}
