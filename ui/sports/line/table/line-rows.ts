import { compareStructural, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Game } from '../../../../core/sports/game/game.ts';
import type { OrderedGame } from '../../../../core/sports/line/line-groups.ts';
import { seconds, type Millis } from '../../../../core/shared/time.ts';
import type { Timers } from '../../../../core/shared/timers.ts';
import type { PageClock } from '../../../page/page-clock.ts';
import { GameRow } from './game-row.ts';
import { MovingPrices } from './moving-prices.ts';

/** How long a game that left stays to be seen. */
const LEAVING: Millis = seconds(5);

/** The rows of a line: none moves by itself, new ones wait, those that leave are seen leaving. */
export class LineRows {
  /** The games that are shown, as they stood when they were let in: their order does not change under the player. */
  members: readonly OrderedGame[] = [];
  /** Games that came since and wait to be let in. */
  waiting: readonly number[] = [];
  /** Whether games are shown whose rows are still on their way. */
  isPartial = false;
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
        row: false,
      },
      { autoBind: true },
    );
  }

  row(id: number): GameRow | undefined {
    const row = this.#rows.get(id);
    // who asks for a row that is on its way hears when it has come
    if (row === undefined) void this.isPartial;
    return row;
  }

  show(games: readonly Game[]): void {
    this.showPart(games, games);
  }

  /** Shows games of which some have no row yet; they get it with the next whole line. */
  showPart(members: readonly OrderedGame[], games: readonly Game[]): void {
    for (const game of games) this.#rows.set(game.id, new GameRow(game));
    this.members = members;
    this.isPartial = this.#rows.size < members.length;
  }

  letIn(games: ReadonlyMap<number, Game>): void {
    for (const id of this.waiting) {
      const game = games.get(id);
      if (game !== undefined) this.#rows.set(id, new GameRow(game));
    }
    this.waiting = [];
    this.members = [...this.#rows.values()].map((row) => row.current());
  }

  /** Takes the games of the line as they are now; of one that did not change it has the same object as before. */
  take(games: ReadonlyMap<number, Game>): void {
    const before = this.#games;
    this.#games = games;
    if (this.isPartial) this.#complete(games);
    const now = this.#clock.exact();
    const waiting: number[] = [];
    for (const [id, game] of games) {
      const row = this.#rows.get(id);
      if (row === undefined) waiting.push(id);
      else if (before.get(id) !== game) row.take(game, now, this.#moving);
    }
    for (const id of this.#rows.keys()) if (!games.has(id)) this.#leave(id);
    if (!compareStructural(waiting, this.waiting)) this.waiting = waiting;
    this.#fillEmpty();
    this.#moving.schedule();
  }

  clear(): void {
    this.#rows.clear();
    this.members = [];
    this.waiting = [];
    this.isPartial = false;
    this.stop();
  }

  stop(): void {
    this.#moving.stop();
    for (const cancel of this.#leaving) cancel();
    this.#leaving.clear();
  }

  /** Gives every member its row; one that the line no longer has goes. */
  #complete(games: ReadonlyMap<number, Game>): void {
    for (const { id } of this.members) {
      const game = games.get(id);
      if (game !== undefined && !this.#rows.has(id)) this.#rows.set(id, new GameRow(game));
    }
    if (this.members.some(({ id }) => !this.#rows.has(id)))
      this.members = this.members.filter(({ id }) => this.#rows.has(id));
    this.isPartial = false;
  }

  #leave(id: number): void {
    const row = this.#rows.get(id);
    if (row === undefined || row.isLeaving) return;
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
      this.#fillEmpty();
    });
  }

  /** Where nothing is shown nothing can move under the player: what waits comes in. */
  #fillEmpty(): void {
    if (this.members.length === 0 && this.waiting.length > 0) this.letIn(this.#games);
  }
}
