import { lineCount, listLines, possibleWin, totalOdds } from '@oddsmith/core/coupon';

/** @type {import('@oddsmith/core/coupon').Slip} */
const twoOfThree = {
  type: 'system',
  systemValue: 2,
  amount: 30,
  bets: [{ odds: 1.5 }, { odds: 2 }, { odds: 3 }],
};

console.log(lineCount(twoOfThree)); // { ok: true, value: 3 }
console.log(totalOdds(twoOfThree)); // { ok: true, value: 4.5 }
console.log(possibleWin(twoOfThree)); // { ok: true, value: { max: 135, min: 30 } }

const lines = listLines(twoOfThree);
console.log(lines.ok && lines.value.lines[0]); // { bets: [ 0, 1 ], odds: 3, payout: 0, state: 'open' }

console.log(totalOdds({ ...twoOfThree, amount: Number.NaN })); // { ok: false, error: { code: 'amount-not-a-number' } }
