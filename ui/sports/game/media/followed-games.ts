import { observable, runInAction } from 'mobx';
import type { GameStore } from '../game-store.ts';

interface Followed {
  readonly game: GameStore;
  readonly stop: () => void;
}

/** The games that are drawn away from their pages, each with a store of its own. */
export class FollowedGames {
  readonly #followed = observable.map<number, Followed>({}, { deep: false });
  readonly #coming = new Set<number>();
  readonly #gameStore: () => Promise<GameStore>;

  constructor(gameStore: () => Promise<GameStore>) {
    this.#gameStore = gameStore;
  }

  game(id: number): GameStore | undefined {
    return this.#followed.get(id)?.game;
  }

  /** Follows these and no others. */
  follow(wanted: readonly number[]): void {
    runInAction(() => {
      for (const id of this.#followed.keys()) if (!wanted.includes(id)) this.#leave(id);
      for (const id of wanted) if (!this.#followed.has(id) && !this.#coming.has(id)) void this.#open(id);
    });
  }

  async #open(id: number): Promise<void> {
    this.#coming.add(id);
    const game = await this.#gameStore().catch(() => undefined);
    this.#coming.delete(id);
    if (game === undefined) return;
    const stops = [game.start(), game.watch()];
    const stop = (): void => {
      for (const each of stops) each();
      game.close();
    };
    runInAction(() => {
      this.#followed.set(id, { game, stop });
    });
    await game.open(id);
  }

  #leave(id: number): void {
    this.#followed.get(id)?.stop();
    this.#followed.delete(id);
  }
}
