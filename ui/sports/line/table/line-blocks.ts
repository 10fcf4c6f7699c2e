import type { LineItem } from './line-items.ts';

/** An item that is drawn, with its place among all items and its distance from the top of its block. */
export interface PlacedItem {
  readonly item: LineItem;
  readonly index: number;
  readonly start: number;
  readonly size: number;
}

/** Items that belong to one header: the header stays in sight while the block is. */
export interface LineBlock {
  readonly key: string;
  /** Distance from the top of the block around it. */
  readonly start: number;
  readonly size: number;
  readonly header: PlacedItem;
  readonly rows: readonly PlacedItem[];
  readonly blocks: readonly LineBlock[];
}

export interface ItemOffsets {
  /** Where each item starts, and at the end where the last one ends. */
  readonly starts: readonly number[];
  /** Index of the sport header of each item. */
  readonly sports: readonly number[];
  /** Index of the champ header of each item, or of its sport where it is one. */
  readonly champs: readonly number[];
}

export function itemOffsets(
  items: readonly LineItem[],
  sizeOf: (item: LineItem, index: number) => number,
): ItemOffsets {
  const starts: number[] = [0];
  const sports: number[] = [];
  const champs: number[] = [];
  for (const [index, item] of items.entries()) {
    starts.push((starts[index] ?? 0) + sizeOf(item, index));
    sports.push(item.kind === 'sport' ? index : (sports[index - 1] ?? 0));
    champs.push(item.kind === 'game' ? (champs[index - 1] ?? 0) : index);
  }
  return { starts, sports, champs };
}

/** The items to draw in their blocks; the headers of what is drawn are always drawn too. */
export function lineBlocks(
  items: readonly LineItem[],
  { starts, sports, champs }: ItemOffsets,
  indexes: readonly number[],
): readonly LineBlock[] {
  const drawn = new Set(indexes);
  for (const index of indexes) drawn.add(sports[index] ?? 0).add(champs[index] ?? 0);
  const sportIndexes = [...new Set(indexes.map((index) => sports[index] ?? 0))].toSorted(ascending);
  const startOf = (index: number): number => starts[index] ?? 0;
  const placed = (index: number, from: number): readonly PlacedItem[] => {
    const item = items[index];
    return item === undefined
      ? []
      : [{ item, index, start: startOf(index) - from, size: startOf(index + 1) - startOf(index) }];
  };
  const block = (header: number, from: number, headers: readonly number[]): readonly LineBlock[] => {
    const [first] = placed(header, startOf(header));
    if (first === undefined) return [];
    const rows = [...drawn].filter((index) => champs[index] === header && index !== header).toSorted(ascending);
    const isSport = first.item.kind === 'sport';
    return [
      {
        key: first.item.key,
        start: startOf(header) - from,
        size: heightOf(starts, headers, header),
        header: first,
        rows: isSport ? [] : rows.flatMap((index) => placed(index, startOf(header))),
        blocks: isSport
          ? [...drawn]
              .filter((index) => sports[index] === header && champs[index] === index && index !== header)
              .toSorted(ascending)
              .flatMap((champ) => block(champ, startOf(header), champs))
          : [],
      },
    ];
  };
  return sportIndexes.flatMap((header) => block(header, 0, sports));
}

/** How high a header is with all that belongs to it. */
function heightOf(starts: readonly number[], headers: readonly number[], header: number): number {
  let last = header;
  while (headers[last + 1] === header) last += 1;
  return (starts[last + 1] ?? 0) - (starts[header] ?? 0);
}

function ascending(left: number, right: number): number {
  return left - right;
}
