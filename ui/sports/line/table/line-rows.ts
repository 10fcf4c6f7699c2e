import { compareStructural, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Game } from '../../../../core/sports/game/game.ts';
import type { OrderedGame } from '../../../../core/sports/line/line-groups.ts';
import { topGamesOf } from '../../../../core/sports/line/line-part.ts';
import type { LineRest } from '../../../../core/sports/line/line-reply.ts';
import type { LineState } from '../../../../core/sports/line/line-state.ts';
import { seconds, type Millis } from '../../../../core/shared/time.ts';
import type { Timers } from '../../../../core/shared/timers.ts';
import type { PageClock } from '../../../page/page-clock.ts';
import { GameRow } from './game-row.ts';
import { MovingPrices } from './moving-prices.ts';

/** How long a game that left stays to be seen. */
const LEAVING: Millis = seconds(5);

type LineGames = Pick<LineState, 'games' | 'rest'>;

interface Came {
  readonly waiting: readonly number[];
  readonly next: readonly number[];
}

/** The rows of a line: none moves by itself, new ones wait, those that leave are seen leaving. */
export class LineRows {
  /** The games that are shown, as they stood when they were let in: their order does not change under the player. */
  members: readonly OrderedGame[] = [];
  /** Games that came since and wait to be let in. */
  waiting: readonly number[] = [];
  /** What stands after the games at hand. */
  rest: LineRest | undefined = undefined;
  /** The top games as they were last made; those of a whole line follow from it at first. */
  madeTop: readonly number[] | undefined = undefined;
  #games: ReadonlyMap<number, Game> = new Map();
  readonly #rows = new Map<number, GameRow>();
  readonly #leaving = new Set<() => void>();
  readonly #moving: MovingPrices;
  readonly #clock: PageClock;
  readonly #timers: Timers;

  constructor(clock: PageClock, timers: Timers) {
    this.#clock = clock;
    this.#timers = timers;
    this.#moving = new MovingPrices(clock, timers);
    makeAutoObservable(
      this,
      {
        members: observableRef,
        waiting: observableRef,
        rest: observableRef,
        madeTop: observableRef,
        row: false,
      },
      { autoBind: true },
    );
  }

  /** Top games are those of the line as it was let in, so that no card moves by itself. */
  get top(): readonly number[] {
    return this.madeTop ?? topGamesOf(this.members).map(({ id }) => id);
  }

  row(id: number): GameRow | undefined {
    return this.#rows.get(id);
  }

  show({ games, rest }: LineGames): void {
    for (const [id, game] of games) this.#rows.set(id, new GameRow(game));
    this.#games = games;
    this.members = inTable([...games.values()], rest);
    this.#showRest(rest);
    this.madeTop = rest?.top;
  }

  letIn({ games, rest }: LineGames): void {
    const ids = [...this.members.map(({ id }) => id), ...this.waiting];
    this.#make(this.waiting, games);
    this.waiting = [];
    this.madeTop = rest?.top;
    this.members = ids.flatMap((id) => this.#rows.get(id)?.current() ?? []);
  }

  /** LN-93 Where there are none, or none any more, nothing comes or goes: what stands under them would move. */
  renewTop(): void {
    const { top } = this;
    const now = this.rest?.top ?? topGamesOf([...this.#games.values()]).map(({ id }) => id);
    const shown = now.filter((id) => this.#games.has(id));
    if (top.length === 0 || shown.length === 0) return;
    this.#make(shown, this.#games);
    this.madeTop = [...top.filter((id) => shown.includes(id)), ...shown.filter((id) => !top.includes(id))];
  }

  /** Takes the games of the line as they are now; of one that did not change it has the same object as before. */
  take({ games, rest }: LineGames): void {
    const before = this.#games;
    this.#games = games;
    const { waiting, next } = this.#cameTo(inTable([...games.keys()], rest), rest === undefined);
    const now = this.#clock.exact();
    for (const [id, game] of games) {
      if (before.get(id) !== game) this.#rows.get(id)?.take(game, now, this.#moving);
    }
    this.#place(next, rest);
    for (const id of this.#rows.keys()) if (!games.has(id)) this.#leave(id);
    if (!compareStructural(waiting, this.waiting)) this.waiting = waiting;
    this.#showRest(rest);
    this.#fillEmpty();
    this.#moving.schedule();
  }

  clear(): void {
    this.#rows.clear();
    this.members = [];
    this.waiting = [];
    this.rest = undefined;
    this.madeTop = undefined;
    this.stop();
  }

  stop(): void {
    this.#moving.stop();
    for (const cancel of this.#leaving) cancel();
    this.#leaving.clear();
  }

  /** Sorts what is new: what comes after all that is shown was left out before and moves nothing, the rest waits. */
  #cameTo(shown: readonly number[], isWhole: boolean): Came {
    const placed = new Set(this.members.map(({ id }) => id));
    const others = shown.filter((id) => !placed.has(id));
    // a line that is whole from now on is in no order of the table, and what it adds was left out before
    const waits = (id: number): boolean => this.waiting.includes(id);
    if (this.rest !== undefined && isWhole)
      return { waiting: others.filter(waits), next: others.filter((id) => !waits(id)) };
    const end = this.rest === undefined ? shown.length : shown.findLastIndex((id) => placed.has(id)) + 1;
    return { waiting: shown.slice(0, end).filter((id) => !placed.has(id)), next: shown.slice(end) };
  }

  /** Puts games after those that are shown; what stands beyond the part now is taken from it. */
  #place(next: readonly number[], rest: LineRest | undefined): void {
    const games = this.#games;
    const onlyTop = rest === undefined ? [] : [...games.keys()].slice(rest.shown);
    this.#make([...next, ...onlyTop], games);
    const beyond = new Set(onlyTop);
    if (next.length === 0 && !this.members.some(({ id }) => beyond.has(id))) return;
    const kept = this.members.filter(({ id }) => !beyond.has(id));
    this.members = [...kept, ...next.flatMap((id) => games.get(id) ?? [])];
  }

  #make(ids: readonly number[], games: ReadonlyMap<number, Game>): void {
    for (const id of ids) {
      const game = games.get(id);
      if (game !== undefined && !this.#rows.has(id)) this.#rows.set(id, new GameRow(game));
    }
  }

  #showRest(rest: LineRest | undefined): void {
    if (!compareStructural(rest, this.rest)) this.rest = rest;
  }

  #leave(id: number): void {
    const row = this.#rows.get(id);
    if (row === undefined || row.isLeaving) return;
    // a card over the line may have made room for another
    if (!this.members.some((member) => member.id === id)) {
      this.#forget(id);
      return;
    }
    row.leave();
    const cancel = this.#timers.after(LEAVING, () => {
      this.#leaving.delete(cancel);
      if (row.isLeaving) this.#forget(id);
    });
    this.#leaving.add(cancel);
  }

  #forget(id: number): void {
    runInAction(() => {
      this.#rows.delete(id);
      this.members = this.members.filter((member) => member.id !== id);
      if (this.madeTop?.includes(id) === true) this.madeTop = this.madeTop.filter((top) => top !== id);
      this.#fillEmpty();
    });
  }

  /** Where nothing is shown nothing can move under the player: what waits comes in. */
  #fillEmpty(): void {
    if (this.members.length === 0 && this.waiting.length > 0) this.letIn({ games: this.#games, rest: this.rest });
  }
}

/** Of the games of a line, those in its table. */
function inTable<Entry>(games: readonly Entry[], rest: LineRest | undefined): readonly Entry[] {
  return rest === undefined ? games : games.slice(0, rest.shown);
}
