import { makeAutoObservable } from 'mobx';
import { reelStops, slotOutcome, type SlotMachineId } from '../../../core/casino/rounds/slot-machine.ts';
import { SLOT_MACHINES } from '../../../core/casino/rounds/slot-machines.ts';
import type { Random } from '../../../core/shared/random.ts';
import type { ShownRound } from './slot-game-store.ts';

const FIRST_CREDITS = 1000;
const LINE_STAKES = [1, 2, 5, 10] as const;

/** RND-18 Play without money: credits that are worth nothing, and reels that this page draws itself, with the probabilities of those for money. */
export class DemoStore {
  credits = FIRST_CREDITS;
  stakeIndex = 0;
  /** What the last round won; undefined before it is over. */
  won: number | undefined = undefined;
  #coming = 0;
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  stake(machine: SlotMachineId): number {
    return SLOT_MACHINES[machine].lines.length * (LINE_STAKES[this.stakeIndex] ?? 1);
  }

  get stakeCount(): number {
    return LINE_STAKES.length;
  }

  chooseStake(index: number): void {
    this.stakeIndex = Math.min(Math.max(0, index), LINE_STAKES.length - 1);
  }

  /** Draws a round; nothing where the credits are not enough. */
  draw(id: SlotMachineId): ShownRound | undefined {
    const machine = SLOT_MACHINES[id];
    const stake = this.stake(id);
    if (this.credits < stake) return undefined;
    const bytes = machine.reels.map(() => Math.floor(this.#random.fraction() * 256));
    const stops = reelStops(machine, bytes);
    const { wins, pays } = slotOutcome(machine, stops);
    this.credits -= stake;
    this.won = undefined;
    this.#coming = pays * (LINE_STAKES[this.stakeIndex] ?? 1);
    return { stops, wins };
  }

  settle(): void {
    this.credits += this.#coming;
    this.won = this.#coming;
    this.#coming = 0;
  }

  refill(): void {
    this.credits = FIRST_CREDITS;
  }
}

declare module '../use-casino.ts' {
  interface CasinoStores {
    readonly demoGame: DemoStore;
  }
}
