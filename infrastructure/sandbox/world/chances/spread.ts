import type { Mass } from './mass.ts';
import { certain, differenceOf, sumOf, zeros } from './mass.ts';

export interface Cell {
  readonly home: number;
  readonly away: number;
  readonly weight: number;
}

/** How a pair of counts may end: its sum, its difference, each side, and both together where the sport allows it. */
export interface Spread {
  readonly total: Mass;
  readonly margin: Mass;
  readonly home: Mass;
  readonly away: Mass;
  readonly cells: () => readonly Cell[];
}

function product(home: Mass, away: Mass): readonly Cell[] {
  const cells: Cell[] = [];
  home.weights.forEach((a, i) => {
    away.weights.forEach((b, j) => {
      cells.push({ home: home.from + i, away: away.from + j, weight: a * b });
    });
  });
  return cells;
}

/** Two counts that do not depend on one another. */
export function independentSpread(home: Mass, away: Mass): Spread {
  let cells: readonly Cell[] | undefined;
  return {
    home,
    away,
    total: sumOf(home, away),
    margin: differenceOf(home, away),
    cells: () => (cells ??= product(home, away)),
  };
}

export function certainSpread(home: number, away: number): Spread {
  return independentSpread(certain(home), certain(away));
}

function massOf(cells: readonly Cell[], value: (cell: Cell) => number): Mass {
  const values = cells.map(value);
  const from = Math.min(...values);
  const weights = zeros(Math.max(...values) - from + 1);
  cells.forEach((cell) => {
    const index = value(cell) - from;
    weights[index] = (weights[index] ?? 0) + cell.weight;
  });
  return { from, weights };
}

/** A spread given cell by cell. */
export function cellSpread(cells: readonly Cell[]): Spread {
  return {
    total: massOf(cells, (cell) => cell.home + cell.away),
    margin: massOf(cells, (cell) => cell.home - cell.away),
    home: massOf(cells, (cell) => cell.home),
    away: massOf(cells, (cell) => cell.away),
    cells: () => cells,
  };
}
