import { makeAutoObservable, observableRef } from 'mobx';
import { isFrozen, type PlacementState } from '../../../core/coupon/placement/placement-state.ts';
import type { UnitOrder } from '../../../core/coupon/placement/placement-verdict.ts';

/**
 * Where the order of a coupon stands. Every page has it from the start; only the placement store, which is loaded
 * later, moves it on.
 */
export class PlacingStore {
  state: PlacementState<UnitOrder> = { phase: 'idle' };

  constructor() {
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** An order is on its way. */
  get isBusy(): boolean {
    return isFrozen(this.state);
  }

  /** The key of what was accepted last, as long as its receipt stands. */
  get acceptedKey(): string | undefined {
    return this.state.phase === 'accepted' ? this.state.attempt.key : undefined;
  }

  become(state: PlacementState<UnitOrder>): void {
    this.state = state;
  }
}

declare module '../use-coupon.ts' {
  interface CouponStores {
    readonly placing: PlacingStore;
  }
}
