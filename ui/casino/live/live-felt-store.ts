import { makeAutoObservable, observableRef } from 'mobx';
import type { LiveBet } from '../../../core/casino/live/live-gateway.ts';
import { liveTotal, type LiveStake } from '../../../core/casino/live/live-order.ts';
import { minorUnits, NO_MONEY, type Minor } from '../../../core/shared/money.ts';

/** LCT-15 Chips on one spot become one sum, in the order in which the spots were first laid on. */
function sumOfChips(chips: readonly LiveStake[]): readonly LiveStake[] {
  const sums = new Map<string, Minor>();
  for (const { spot, amount } of chips) {
    sums.set(spot, minorUnits(BigInt(sums.get(spot) ?? NO_MONEY) + BigInt(amount)) ?? amount);
  }
  return [...sums].map(([spot, amount]) => ({ spot, amount }));
}

export interface ChipsOnSpot {
  readonly laid: Minor;
  readonly placed: Minor;
}

/** What lies on each spot: placed by orders of the round, and not yet. */
export function chipsOnSpots(
  orders: readonly Pick<LiveBet, 'state' | 'stakes'>[],
  chips: readonly LiveStake[],
): ReadonlyMap<string, ChipsOnSpot> {
  const taken = orders.filter(({ state }) => state !== 'refused').flatMap(({ stakes }) => stakes);
  const placed = new Map(sumOfChips(taken).map(({ spot, amount }) => [spot, amount]));
  const laid = new Map(chips.map(({ spot, amount }) => [spot, amount]));
  return new Map(
    [...placed.keys(), ...laid.keys()].map((spot) => [
      spot,
      { laid: laid.get(spot) ?? NO_MONEY, placed: placed.get(spot) ?? NO_MONEY },
    ]),
  );
}

/** LCT-15 The player's chips on the felt: on this page alone until they are placed. */
export class LiveFeltStore {
  chipIndex = 0;
  /** Chip by chip, the last one at the end. */
  chips: readonly LiveStake[] = [];
  /** What was placed last, to be laid again. */
  before: readonly LiveStake[] = [];

  constructor() {
    makeAutoObservable(this, { chips: observableRef, before: observableRef }, { autoBind: true });
  }

  /** What the chips come to, spot by spot. */
  get laid(): readonly LiveStake[] {
    return sumOfChips(this.chips);
  }

  get total(): Minor {
    return liveTotal(this.laid) ?? NO_MONEY;
  }

  chooseChip(index: number): void {
    this.chipIndex = index;
  }

  lay(chip: LiveStake): void {
    this.chips = [...this.chips, chip];
  }

  takeBack(): void {
    this.chips = this.chips.slice(0, -1);
  }

  clear(): void {
    this.chips = [];
  }

  layAgain(): void {
    this.chips = [...this.chips, ...this.before];
  }

  placed(stakes: readonly LiveStake[]): void {
    this.before = stakes;
    this.chips = [];
  }

  forget(): void {
    this.before = [];
    this.chips = [];
  }
}
