import { SLOT_MACHINE_IDS, type SlotMachineId } from '../rounds/slot-machine.ts';
import { gameRtp } from './catalogue-game.ts';

/** The marks of a scale of returns, in hundredths of a percent. */
export interface RtpScale {
  /** Every game returns at least as much: nothing is narrowed here. */
  readonly least: number;
  /** Some game still returns as much. */
  readonly most: number;
  readonly step: number;
}

const STEP = 50;

/** CTL-8 Where games can be narrowed to a return: from what all of them reach to what the best of them reaches. */
export function rtpScale(): RtpScale {
  const known = SLOT_MACHINE_IDS.map((machine) => gameRtp({ machine }) ?? 0);
  const markOf = (rtp: number): number => Math.floor(rtp / STEP) * STEP;
  return { least: markOf(Math.min(...known)), most: markOf(Math.max(...known)), step: STEP };
}

/** CTL-8 The machines whose published return is at least as much. */
export function machinesFrom(leastRtp: number): readonly SlotMachineId[] {
  return SLOT_MACHINE_IDS.filter((machine) => (gameRtp({ machine }) ?? 0) >= leastRtp);
}
