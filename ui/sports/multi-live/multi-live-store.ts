import { autorun, makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import {
  ENDED_TILE_STAY,
  MOST_TILES,
  MULTI_LIVE,
  NO_MULTI_LIVE,
  withBusiestGames,
  withTile,
  withTileMoved,
  type MultiLive,
  type MultiLiveBody,
  type MultiLiveGrid,
} from '../../../core/sports/multi-live/multi-live.ts';
import type { PageClock } from '../../page/page-clock.ts';
import type { GameStore } from '../game/game-store.ts';

export interface MultiLiveNeeds {
  readonly values: ValueStore;
  readonly clock: PageClock;
  /** A store for the game of one tile. */
  readonly gameStore: () => GameStore;
}

interface Tile {
  readonly game: GameStore;
  readonly stop: () => void;
}

/** Live games side by side: which ones, kept on the device and the same in every tab, each with a store of its own while the page is open. */
export class MultiLiveStore {
  choice: MultiLive = NO_MULTI_LIVE;
  /** The device keeps the choice, so that the server's picture does not have it. */
  isRead = false;
  /** Games that were cleared away together and can be brought back. */
  cleared: readonly number[] = [];
  /** The game whose tile has the focus. */
  focused: number | undefined = undefined;
  readonly #tiles = observable.map<number, Tile>({}, { deep: false });
  /** When games were first seen to be over. */
  readonly #endedAt = new Map<number, EpochMillis>();
  readonly #needs: MultiLiveNeeds;

  constructor(needs: MultiLiveNeeds) {
    this.#needs = needs;
    makeAutoObservable(this, { choice: observableRef, cleared: observableRef }, { autoBind: true });
  }

  get isFull(): boolean {
    return this.choice.games.length >= MOST_TILES;
  }

  has(id: number): boolean {
    return this.choice.games.includes(id);
  }

  game(id: number): GameStore | undefined {
    return this.#tiles.get(id)?.game;
  }

  toggle(id: number): void {
    if (this.has(id)) this.remove(id);
    else this.#keep({ games: withTile(this.choice.games, id) });
  }

  remove(id: number): void {
    this.#keep({ games: this.choice.games.filter((known) => known !== id) });
  }

  /** Moves a tile to a place, counted from 0. */
  move(id: number, place: number): void {
    this.#keep({ games: withTileMoved(this.choice.games, id, place) });
  }

  fill(live: readonly Game[]): void {
    this.#keep({ games: withBusiestGames(this.choice.games, live) });
  }

  clear(): void {
    const { games } = this.choice;
    this.#keep({ games: [] });
    this.cleared = games;
  }

  bringBack(): void {
    this.#keep({ games: this.cleared });
  }

  show(body: MultiLiveBody): void {
    this.#keep({ body });
  }

  arrange(grid: MultiLiveGrid): void {
    this.#keep({ grid });
  }

  focus(id: number | undefined): void {
    this.focused = id;
  }

  /** Follows the chosen games while the page is open; the returned function ends that. */
  watch(): () => void {
    const stops = [
      autorun(() => {
        this.#follow(this.choice.games);
      }),
      autorun(() => {
        this.#dropEnded();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#follow([]);
    };
  }

  start(): () => void {
    this.#show(this.#needs.values.read(MULTI_LIVE));
    return this.#needs.values.watch(MULTI_LIVE, this.#show);
  }

  readonly #show = (choice: MultiLive | undefined): void => {
    runInAction(() => {
      this.choice = choice ?? NO_MULTI_LIVE;
      this.isRead = true;
    });
  };

  #keep(change: Partial<MultiLive>): void {
    this.choice = { ...this.choice, ...change };
    if (this.choice.games.length > 0) this.cleared = [];
    this.#needs.values.write(MULTI_LIVE, this.choice);
  }

  #follow(games: readonly number[]): void {
    runInAction(() => {
      for (const [id, tile] of this.#tiles) {
        if (games.includes(id)) continue;
        tile.stop();
        this.#tiles.delete(id);
        this.#endedAt.delete(id);
      }
      for (const id of games) if (!this.#tiles.has(id)) this.#tiles.set(id, this.#openTile(id));
    });
  }

  #openTile(id: number): Tile {
    const game = this.#needs.gameStore();
    const stops = [game.start(), game.watch()];
    void game.open(id);
    return {
      game,
      stop: () => {
        for (const stop of stops) stop();
        game.close();
      },
    };
  }

  /** MLV-7 A game that is over keeps its tile for a minute, and longer while the focus is in it. */
  #dropEnded(): void {
    const { now } = this.#needs.clock;
    for (const [id, tile] of this.#tiles) {
      if (!tile.game.isOver && tile.game.phase !== 'missing') continue;
      const endedAt = this.#endedAt.get(id) ?? now;
      this.#endedAt.set(id, endedAt);
      if (now - endedAt < ENDED_TILE_STAY || this.focused === id) continue;
      runInAction(() => {
        this.remove(id);
      });
    }
  }
}

declare module '../use-sports.ts' {
  interface SportsStores {
    readonly multiLive: MultiLiveStore;
  }
}
