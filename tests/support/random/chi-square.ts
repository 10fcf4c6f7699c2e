/** The value that chi-square passes once in ten thousand, by Wilson and Hilferty. */
export function rarely(freedom: number): number {
  return freedom * (1 - 2 / (9 * freedom) + 3.719 * Math.sqrt(2 / (9 * freedom))) ** 3;
}

/** Whether counts of what should come alike differ no more than random numbers do. */
export function isUniform(counts: readonly number[]): boolean {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const square = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return square < rarely(counts.length - 1);
}
