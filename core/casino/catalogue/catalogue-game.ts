import type { CasinoGame } from '../casino-game.ts';
import { machineRtp, slotMachineById } from '../rounds/slot-machines.ts';
import type { SlotMachineId } from '../rounds/slot-machine.ts';

/** CTL-1 What games are about; a subcategory each. */
export const GAME_THEMES = ['fruits', 'gems', 'myths', 'sea', 'space', 'forest', 'treasure', 'night'] as const;
export type GameTheme = (typeof GAME_THEMES)[number];

/** A game of the catalogue, and the machine that it runs on. */
export interface CatalogueGame extends CasinoGame {
  readonly providerId: string;
  readonly theme: GameTheme;
  readonly machine: SlotMachineId;
}

/** CTL-2 The published return of a game is that of its machine, in hundredths of a percent; undefined for a machine that is none. */
export function gameRtp({ machine }: Pick<CatalogueGame, 'machine'>): number | undefined {
  const known = slotMachineById(machine);
  return known === undefined ? undefined : machineRtp(known);
}
