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

/** How likely chi-square is at least so much: the upper incomplete gamma function, by its series or its continued fraction. */
export function probabilityOf(square: number, freedom: number): number {
  const [half, x] = [freedom / 2, square / 2];
  if (x <= 0) return 1;
  const scale = Math.exp(half * Math.log(x) - x - logGamma(half));
  if (x < half + 1) {
    let [term, sum] = [1 / half, 1 / half];
    for (let n = 1; n < 500; n += 1) sum += term *= x / (half + n);
    return 1 - sum * scale;
  }
  let fraction = 0;
  for (let n = 500; n > 0; n -= 1) fraction = (n * (n - half)) / (x + 2 * n + 1 - half - fraction);
  return scale / (x + 1 - half - fraction);
}

/** Of a half or a whole number, which degrees of freedom alone are halved to. */
function logGamma(half: number): number {
  let at = half % 1 === 0 ? 1 : 0.5;
  let sum = at === 1 ? 0 : Math.log(Math.PI) / 2;
  for (; at < half; at += 1) sum += Math.log(at);
  return sum;
}
