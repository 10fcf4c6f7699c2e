import { antiExpressOdds, bonusBetMultiplier, settle } from '@oddsmith/core/coupon';

/** @type {import('@oddsmith/core/coupon').Slip} */
const chain = {
  type: 'chain',
  amount: 3,
  bets: [{ odds: 2, result: 'win' }, { odds: 1.5, result: 'win' }, { odds: 2, result: 'lose' }, { odds: 3 }],
};

console.log(settle(chain)); // { ok: true, value: { state: 'open', payout: 4.5, account: [ 6, 7.5, 4.5 ] } }

/** @type {import('@oddsmith/core/coupon').Slip} */
const express = {
  type: 'express',
  amount: 100,
  bets: [
    { odds: 2, result: 'win' },
    { odds: 1.8, result: 'half-win' },
    { odds: 3, result: 'return' },
  ],
};

console.log(settle(express)); // { ok: true, value: { state: 'settled', payout: 280 } }

console.log(antiExpressOdds([1.25, 1.65, 1.85])); // { ok: true, value: 1.17 }
console.log(bonusBetMultiplier(5)); // { ok: true, value: 1.05 }
