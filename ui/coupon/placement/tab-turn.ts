import type { PlacementLock, PlacementTurn } from '../../../core/coupon/placement/placement-lock.ts';

/** The turn of this tab among the tabs of a player. */
export class TabTurn {
  readonly #lock: PlacementLock;
  #leave: () => void = () => undefined;

  constructor(lock: PlacementLock) {
    this.#lock = lock;
  }

  /** Waits for the turn; one that nobody wants any more when it comes goes to the next tab at once. */
  async take(userId: number, isWanted: () => boolean): Promise<PlacementTurn | undefined> {
    const turn = await this.#lock.take(userId);
    if (!isWanted()) {
      turn.leave();
      return undefined;
    }
    this.#leave = () => {
      turn.leave();
    };
    return turn;
  }

  leave(): void {
    const leave = this.#leave;
    this.#leave = () => undefined;
    leave();
  }
}
