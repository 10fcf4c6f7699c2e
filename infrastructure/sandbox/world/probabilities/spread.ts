import type { Distribution } from './distribution.ts';
import { certain, differenceOf, sumOf, trimmed, zeros } from './distribution.ts';

/** No side of a joint law counts as far as this. */
const MOST_COUNTED = 256;
const NOTHING = Number.MIN_VALUE;

export interface Cell {
  readonly home: number;
  readonly away: number;
  readonly weight: number;
}

/** How a pair of counts may end: its sum, its difference, each side, and both together where the sport allows it. */
export interface Spread {
  readonly total: Distribution;
  readonly margin: Distribution;
  readonly home: Distribution;
  readonly away: Distribution;
  /** Every pair that is possible; none where the sport does not allow it. They are many, and kept nowhere. */
  readonly eachCell: (visit: CellVisit) => void;
}

type CellVisit = (home: number, away: number, weight: number) => void;

export const withoutCells: Spread['eachCell'] = () => undefined;

/** Two counts that do not depend on one another. */
export function independentSpread(home: Distribution, away: Distribution): Spread {
  return {
    home,
    away,
    total: sumOf(home, away),
    margin: differenceOf(home, away),
    eachCell: (visit) => {
      home.weights.forEach((a, i) => {
        away.weights.forEach((b, j) => {
          visit(home.from + i, away.from + j, a * b);
        });
      });
    },
  };
}

export function certainSpread(home: number, away: number): Spread {
  return independentSpread(certain(home), certain(away));
}

function distributionOf(cells: readonly Cell[], value: (cell: Cell) => number): Distribution {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const cell of cells) {
    from = Math.min(from, value(cell));
    to = Math.max(to, value(cell));
  }
  const weights = zeros(to - from + 1);
  for (const cell of cells) {
    const index = value(cell) - from;
    weights[index] = (weights[index] ?? 0) + cell.weight;
  }
  return { from, weights };
}

export interface JointLaw {
  readonly add: (home: number, away: number, weight: number) => void;
  readonly spread: () => Spread;
}

/** Sums up scores that come one by one, the same ones many times. */
export function jointLaw(): JointLaw {
  const home = zeros(MOST_COUNTED);
  const away = zeros(MOST_COUNTED);
  const total = zeros(2 * MOST_COUNTED);
  const margin = zeros(2 * MOST_COUNTED);
  const distribution = (from: number, weights: Float64Array): Distribution => trimmed({ from, weights }, NOTHING);
  return {
    add: (ofHome, ofAway, weight) => {
      addTo(home, ofHome, weight);
      addTo(away, ofAway, weight);
      addTo(total, ofHome + ofAway, weight);
      addTo(margin, ofHome - ofAway + MOST_COUNTED, weight);
    },
    spread: () => ({
      home: distribution(0, home),
      away: distribution(0, away),
      total: distribution(0, total),
      margin: distribution(-MOST_COUNTED, margin),
      eachCell: withoutCells,
    }),
  };
}

function addTo(weights: Float64Array, index: number, weight: number): void {
  weights[index] = (weights[index] ?? 0) + weight;
}

/** A spread given cell by cell. */
export function cellSpread(cells: readonly Cell[]): Spread {
  return {
    total: distributionOf(cells, (cell) => cell.home + cell.away),
    margin: distributionOf(cells, (cell) => cell.home - cell.away),
    home: distributionOf(cells, (cell) => cell.home),
    away: distributionOf(cells, (cell) => cell.away),
    eachCell: (visit) => {
      for (const { home, away, weight } of cells) visit(home, away, weight);
    },
  };
}
