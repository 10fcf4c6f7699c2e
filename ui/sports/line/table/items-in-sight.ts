/** What of a long list the window shows: distances from the top of the list, in pixels. */
export interface Sight {
  readonly from: number;
  readonly to: number;
}

/** The first and the last item that the window touches, with some more on each side; none where there are none. */
export function itemsInSight(
  starts: readonly number[],
  { from, to }: Sight,
  overscan: number,
): { readonly first: number; readonly last: number } | undefined {
  const count = starts.length - 1;
  if (count < 1) return undefined;
  const first = itemAt(starts, from);
  const last = itemAt(starts, to);
  return { first: Math.max(0, first - overscan), last: Math.min(count - 1, last + overscan) };
}

/** Where the window has to begin for an item to be seen below what covers its top; unchanged where it is seen already. */
export function sightOf(item: Sight, { from, to }: Sight, covered: number): number {
  if (item.from < from + covered) return item.from - covered;
  return item.to > to ? item.to - (to - from) : from;
}

/** Index of the item at a distance from the top: the last one that starts there or above. */
function itemAt(starts: readonly number[], distance: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= distance) low = middle;
    else high = middle - 1;
  }
  return low;
}
