import { formatOdds, parseOdds } from '@oddsmith/core/odds';

console.log([0, 1, 2, 4, 5, 6].map((format) => formatOdds(2.5, format))); // [ '2.5', '3/2', '+150', '1.5', '-0.667', '1.5' ]
console.log(parseOdds('-110', 2)); // { ok: true, value: 1.909 }
console.log(parseOdds('1/0', 1)); // { ok: false, error: { code: 'not-odds' } }
