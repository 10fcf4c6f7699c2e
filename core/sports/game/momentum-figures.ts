import type { Momentum } from './game.ts';

/** How much a side attacked. */
export interface SidePressure {
  /** Percent of the slices of the game that were its own. */
  readonly share: number;
  /** Its strongest attack, of 100. */
  readonly most: number;
  /** Its attack in the last slice, 0 where the other side attacked. */
  readonly last: number;
}

/** SP-85 The picture of attack pressure in figures, for whoever does not see it. */
export function momentumFigures(momentum: Momentum): { readonly home: SidePressure; readonly away: SidePressure } {
  return { home: pressureOf(momentum), away: pressureOf(momentum.map((pressure) => -pressure)) };
}

function pressureOf(momentum: Momentum): SidePressure {
  const own = momentum.map((pressure) => (pressure > 0 ? pressure : 0));
  const slices = own.filter((pressure) => pressure > 0).length;
  return {
    share: Math.round((100 * slices) / Math.max(1, own.length)),
    most: Math.round(Math.max(0, ...own)),
    last: Math.round(own.at(-1) ?? 0),
  };
}
