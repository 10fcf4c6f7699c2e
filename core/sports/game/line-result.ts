/** What a count over or under a line comes to; a quarter line is two bets of half the stake. */
export type LineResult = 'win' | 'lose' | 'return' | 'half-win' | 'half-lose';

/** BT-6 A count over a line: a whole line gives the stake back when hit, a quarter line is two bets of half the stake. */
export function resultOver(value: number, line: number): LineResult {
  if (Number.isInteger(line * 2) || !Number.isFinite(line)) {
    if (value === line) return 'return';
    return value > line ? 'win' : 'lose';
  }
  const lower = overHalf(value, line - 0.25);
  const upper = overHalf(value, line + 0.25);
  if (lower === upper) return lower;
  return lower === 'win' || upper === 'win' ? 'half-win' : 'half-lose';
}

/** BT-6 The same under a line. */
export function resultUnder(value: number, line: number): LineResult {
  return resultOver(0 - value, 0 - line);
}

function overHalf(value: number, line: number): LineResult {
  if (value === line) return 'return';
  return value > line ? 'win' : 'lose';
}
