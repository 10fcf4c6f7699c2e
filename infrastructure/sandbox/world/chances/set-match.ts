import type { SidePair } from '../../../../core/sports/game.ts';
import { lazySeries } from '../lazy.ts';
import type { Frame, Side } from '../plays/play.ts';
import { NOBODY, oneMore } from '../plays/play.ts';
import type { SetRules, SetSport } from '../plays/set-rules.ts';
import { otherSide, pointChance, setRules } from '../plays/set-rules.ts';
import type { View } from './chances.ts';
import type { Mass } from './mass.ts';
import { zeros } from './mass.ts';
import { setCells } from './set-law.ts';
import type { Cell } from './spread.ts';
import { gameServer, tennisChance } from './tennis-law.ts';

export const MEASURES = ['total', 'margin', 'home', 'away'] as const;
export type Measure = (typeof MEASURES)[number];

export function measure(which: Measure, { home, away }: SidePair): number {
  if (which === 'total') return home + away;
  if (which === 'margin') return home - away;
  return which === 'home' ? home : away;
}

/** One way out of a set: who wins it and who serves next. */
export interface SetExit {
  readonly winner: Side;
  readonly server: Side;
  readonly weight: number;
  readonly cells: readonly Cell[];
}

/** A state of a match before one of its sets, and how likely it is. */
export interface MatchState {
  readonly score: SidePair;
  readonly server: Side;
  readonly weight: number;
}

/** Points of the set by one way out; the weights sum to how likely it is. */
export function pointsOfExit({ cells }: SetExit, which: Measure): Mass {
  const values = cells.map((cell) => measure(which, cell));
  const from = Math.min(...values);
  const weights = zeros(Math.max(...values) - from + 1);
  cells.forEach(({ weight }, index) => {
    const at = (values[index] ?? from) - from;
    weights[at] = (weights[at] ?? 0) + weight;
  });
  return { from, weights };
}

const SIDES = ['home', 'away'] as const;
/** Sets of one law share a number, those of the running set have this one. */
const RUNNING_LAW = 0;

/** A match of sets from where it stands, with the laws of its sets. */
export class SetMatch {
  readonly rules: SetRules;
  /** The first set whose end is not known. */
  readonly firstSet: number;
  readonly flat: number;
  readonly #view: View;
  readonly #frame: Frame;
  readonly #sport: SetSport;
  readonly #cells: (key: number) => readonly Cell[];
  readonly #exits: (key: number) => readonly SetExit[];

  constructor(view: View, frame: Frame, sport: SetSport) {
    this.rules = setRules(sport);
    this.#view = view;
    this.#frame = frame;
    this.#sport = sport;
    this.firstSet = frame.phase === 'break' ? frame.period + 1 : Math.max(1, frame.period);
    this.flat = pointChance(this.rules, view.edge);
    this.#cells = lazySeries((key) => this.#cellsOf(Math.floor(key / 2), key % 2 === 0 ? 'home' : 'away'));
    this.#exits = lazySeries((key) => this.#exitsOf(key));
  }

  /** Where the match stands: before the start of a tennis match either side may serve first. */
  get starts(): readonly MatchState[] {
    const { score, phase } = this.#frame;
    if (this.#sport !== 'tennis') return [{ score, server: 'home', weight: 1 }];
    if (phase === 'waiting') return SIDES.map((server) => ({ score, server, weight: 1 / 2 }));
    return [{ score, server: gameServer(this.#frame), weight: 1 }];
  }

  /** All ends of a set, whoever serves first in it. */
  cellsOfSet(set: number): readonly Cell[] {
    return this.#serversOf(set).flatMap(([server, share]) =>
      share === 0 ? [] : this.#cells(this.#key(set, server)).map((cell) => ({ ...cell, weight: cell.weight * share })),
    );
  }

  exits(set: number, server: Side): readonly SetExit[] {
    return this.#exits(this.#key(set, server));
  }

  /** Who serves first in a set that is sure to be played, and how likely. */
  #serversOf(set: number): readonly (readonly [server: Side, share: number])[] {
    let shares = { home: 0, away: 0 };
    for (const { server, weight } of this.starts) shares[server] += weight;
    for (let before = this.firstSet; before < set; before += 1) {
      const next = { home: 0, away: 0 };
      for (const server of SIDES) {
        if (shares[server] === 0) continue;
        for (const exit of this.exits(before, server)) next[exit.server] += shares[server] * exit.weight;
      }
      shares = next;
    }
    return SIDES.map((server) => [server, shares[server]]);
  }

  /** Sets that are alike have one key for each first server. */
  #key(set: number, server: Side): number {
    const isRunning = set === this.#frame.period && this.#frame.phase === 'playing';
    const isOfItsOwn = this.#sport === 'dota-2' || (this.#sport === 'volleyball' && set === this.#lastSet);
    const law = isRunning ? RUNNING_LAW : isOfItsOwn ? set : 1;
    return law * 2 + Number(server === 'away');
  }

  get #lastSet(): number {
    return this.rules.setsToWin * 2 - 1;
  }

  #cellsOf(law: number, server: Side): readonly Cell[] {
    const { rules } = this;
    const isRunning = law === RUNNING_LAW;
    const set = isRunning ? this.#frame.period : law;
    const from = isRunning ? (this.#frame.periods[set - 1] ?? NOBODY) : NOBODY;
    const running = isRunning ? this.#frame.points : undefined;
    return setCells({
      from,
      chance: this.#sport === 'tennis' ? tennisChance(this.#view, server, { from, points: running }) : () => this.flat,
      isOver: (home, away) => rules.isSetOver({ home, away }, set, this.#view.key),
      longest: rules.longestSet,
    });
  }

  #exitsOf(key: number): readonly SetExit[] {
    const server: Side = key % 2 === 0 ? 'home' : 'away';
    const isRunning = Math.floor(key / 2) === RUNNING_LAW;
    const from = isRunning ? (this.#frame.periods[this.#frame.period - 1] ?? NOBODY) : NOBODY;
    const nextServer = ({ home, away }: SidePair): Side =>
      this.#sport === 'tennis' && (home + away - from.home - from.away) % 2 === 1 ? otherSide(server) : server;
    const cells = this.#cells(key);
    return SIDES.flatMap((winner) =>
      SIDES.map((next): SetExit => {
        const some = cells.filter((cell) => cell.home > cell.away === (winner === 'home') && nextServer(cell) === next);
        return { winner, server: next, cells: some, weight: some.reduce((sum, { weight }) => sum + weight, 0) };
      }),
    ).filter(({ cells: some }) => some.length > 0);
  }
}

interface Walk<Value> {
  readonly start: (weight: number) => Value;
  readonly after: (value: Value, exit: SetExit) => Value;
  readonly together: (first: Value, second: Value) => Value;
}

interface Reached<Value> {
  readonly score: SidePair;
  readonly server: Side;
  readonly value: Value;
}

/** Plays all ways of a match set by set; ways that meet at the same score and server go on as one. */
export function walkMatch<Value>(match: SetMatch, walk: Walk<Value>): readonly Reached<Value>[] {
  const { setsToWin } = match.rules;
  const isDone = ({ home, away }: SidePair): boolean => Math.max(home, away) === setsToWin;
  const ends: Reached<Value>[] = [];
  let layer: readonly Reached<Value>[] = match.starts.map(({ weight, ...state }) => ({
    ...state,
    value: walk.start(weight),
  }));
  for (let set = match.firstSet; layer.length > 0; set += 1) {
    const next = new Map<string, Reached<Value>>();
    for (const { score, server, value } of layer) {
      for (const exit of match.exits(set, server)) {
        const reached = oneMore(score, exit.winner);
        const key = `${String(reached.home)}-${String(reached.away)} ${exit.server}`;
        const known = next.get(key);
        const more = walk.after(value, exit);
        const sum = known === undefined ? more : walk.together(known.value, more);
        next.set(key, { score: reached, server: exit.server, value: sum });
      }
    }
    const all = [...next.values()];
    ends.push(...all.filter(({ score }) => isDone(score)));
    layer = all.filter(({ score }) => !isDone(score));
  }
  return ends;
}
