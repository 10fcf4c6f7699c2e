import { COUNTED_BONUSES, COUNTED_GAMES, COUNTED_SLOTS, countFairly } from '../support/casino/fair-counts.ts';

// 100,000 rounds of every game from the bytes that the server would draw, beside what is published of it: chi-square, its
// degrees of freedom, how likely it is to be that great, and what a round paid on average.
const ROUNDS = 100_000;
/** Of some sixty counts one in a hundred thousand is never due. */
const LEAST_PROBABILITY = 1e-5;
const MOST_ERRORS = 4.5;

let isFair = true;
console.log('game                             chi2   df       p        paid   published   errors');
for (const game of [...COUNTED_SLOTS, ...COUNTED_GAMES, ...COUNTED_BONUSES]) {
  const { name, chi, freedom, probability, paid, published, error } = countFairly(game, ROUNDS);
  const errors = error === 0 ? 0 : (paid - published) / error;
  isFair &&= probability > LEAST_PROBABILITY && Math.abs(errors) < MOST_ERRORS;
  const figures = [chi.toFixed(1).padStart(9), String(freedom).padStart(5), probability.toFixed(4).padStart(8)];
  figures.push(paid.toFixed(4).padStart(12), published.toFixed(4).padStart(12), errors.toFixed(2).padStart(9));
  console.log(`${name.padEnd(28)}${figures.join('')}`);
}
console.log(isFair ? `all as published over ${ROUNDS} rounds each` : 'NOT as published');
process.exit(isFair ? 0 : 1);
