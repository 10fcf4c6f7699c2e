const LONGEST_SIDE = 12_000;
const MOST_POINTS = 40_000_000;

/** UPL-4 A picture that a browser can draw without being worn down by it. */
export function isReasonableSize(width: number, height: number): boolean {
  const isSide = (side: number): boolean => side > 0 && side <= LONGEST_SIDE;
  return isSide(width) && isSide(height) && width * height <= MOST_POINTS;
}
