import type { SportId } from '../../shared/ids.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { Opponent } from '../game/game.ts';
import type { LineUpPlayer } from '../game/line-up.ts';
import type { DuelPick } from './duel-address.ts';
import type { LeagueRecord } from './league-table.ts';
import type { PastGame, PastOutcome } from './past-game.ts';
import type { Named } from '../spelling/foreign-language.ts';

export const DUEL_FIGURES = [
  'matches',
  'starts',
  'minutes',
  'goals',
  'assists',
  'shots-on-target',
  'own-goals',
  'yellow-cards',
  'won',
  'lost',
  'scored',
  'conceded',
] as const;
export type DuelFigureKind = (typeof DUEL_FIGURES)[number];

export interface DuelFigure {
  readonly kind: DuelFigureKind;
  readonly amount: number;
}

/** Who may be picked of a team. */
export type SquadMember = Pick<LineUpPlayer, 'number' | 'name' | 'position'>;

/** One of the two, with what he played. */
export interface DuelPlayer {
  readonly side: Opponent;
  /** Absent where the side is a person. */
  readonly shirt?: number | undefined;
  readonly squad: readonly SquadMember[];
  readonly figures: readonly DuelFigure[];
  /** Of a person, the newest first. */
  readonly form: readonly PastOutcome[];
}

/** Two players of a competition side by side. */
export interface PlayersDuel extends Named {
  readonly champId: number;
  readonly sportId: SportId;
  readonly countryCode: string;
  readonly since: EpochMillis;
  /** Who may be picked instead. */
  readonly sides: readonly Opponent[];
  readonly players: readonly [DuelPlayer, DuelPlayer];
  /** Of two persons, the newest first. */
  readonly meetings: readonly PastGame[];
}

/** What a player of a squad did. */
export interface ShirtRecord {
  readonly matches: number;
  readonly starts: number;
  readonly minutes: number;
  readonly goals: number;
  readonly ownGoals: number;
  readonly assists: number;
  readonly shotsOnTarget: number;
  readonly yellowCards: number;
}

export const NOTHING_PLAYED: ShirtRecord = {
  matches: 0,
  starts: 0,
  minutes: 0,
  goals: 0,
  ownGoals: 0,
  assists: 0,
  shotsOnTarget: 0,
  yellowCards: 0,
};

const DEEDS = ['goals', 'ownGoals', 'assists', 'shotsOnTarget', 'yellowCards'] as const;

/** STC-16 A match counts for whoever took part; his minutes are the whole ones from the start, or from when he came on, until he went off or the regular time was over. */
export function withMatch(record: ShirtRecord, player: LineUpPlayer, regularMinutes: number): ShirtRecord {
  const { isStarter, cameOn, wentOff } = player;
  if (!isStarter && cameOn === undefined) return record;
  const { matches, starts, minutes } = record;
  const deeds = DEEDS.flatMap((deed) => [record[deed], player[deed]]);
  const counts = [matches, starts, minutes, regularMinutes, ...deeds, cameOn ?? 0, wentOff ?? 0];
  if (!counts.every((count: unknown) => Number.isSafeInteger(count))) return NOTHING_PLAYED;
  const minuteOf = (seconds: number): number => Math.min(regularMinutes, Math.floor(seconds / 60));
  const until = wentOff === undefined ? regularMinutes : minuteOf(wentOff);
  return {
    matches: record.matches + 1,
    starts: record.starts + (isStarter ? 1 : 0),
    minutes: record.minutes + Math.max(0, until - minuteOf(isStarter ? 0 : (cameOn ?? 0))),
    goals: record.goals + player.goals,
    ownGoals: record.ownGoals + player.ownGoals,
    assists: record.assists + player.assists,
    shotsOnTarget: record.shotsOnTarget + player.shotsOnTarget,
    yellowCards: record.yellowCards + player.yellowCards,
  };
}

/** STC-15 What a player of a squad is compared by. */
export function shirtFigures(record: ShirtRecord): readonly DuelFigure[] {
  return [
    { kind: 'matches', amount: record.matches },
    { kind: 'starts', amount: record.starts },
    { kind: 'minutes', amount: record.minutes },
    { kind: 'goals', amount: record.goals },
    { kind: 'assists', amount: record.assists },
    { kind: 'shots-on-target', amount: record.shotsOnTarget },
    { kind: 'own-goals', amount: record.ownGoals },
    { kind: 'yellow-cards', amount: record.yellowCards },
  ];
}

/** STC-15 What somebody who competes alone is compared by. */
export function personFigures({ won, drawn, lost, scored, conceded }: LeagueRecord): readonly DuelFigure[] {
  return [
    { kind: 'matches', amount: won + drawn + lost },
    { kind: 'won', amount: won },
    { kind: 'lost', amount: lost },
    { kind: 'scored', amount: scored },
    { kind: 'conceded', amount: conceded },
  ];
}

const FEWER_IS_BETTER: ReadonlySet<DuelFigureKind> = new Set(['own-goals', 'yellow-cards', 'lost', 'conceded']);

/** STC-15 Whose figure is the better one; nobody's where they are equal. */
export function betterSide(kind: DuelFigureKind, one: number, other: number): 'home' | 'away' | undefined {
  if (one === other) return undefined;
  return one > other === FEWER_IS_BETTER.has(kind) ? 'away' : 'home';
}

/** Whom a player of a duel is picked by. */
export function pickOf({ side, shirt }: Pick<DuelPlayer, 'side' | 'shirt'>): DuelPick {
  return { sideId: side.id, shirt };
}

/** What a player of a duel is called: himself, where he has a team. */
export function duelPlayerName({ side, shirt, squad }: Pick<DuelPlayer, 'side' | 'shirt' | 'squad'>): string {
  return squad.find(({ number }) => number === shirt)?.name ?? side.name;
}

/** STC-15 Of a team stands for itself who scored most; of equal ones who played longer, then the lower number. */
export function bestShirt(records: ReadonlyMap<number, ShirtRecord>): number | undefined {
  return [...records]
    .toSorted(([left, one], [right, other]) => other.goals - one.goals || other.minutes - one.minutes || left - right)
    .map(([number]) => number)[0];
}
