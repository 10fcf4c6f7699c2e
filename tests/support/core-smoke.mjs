// Runs outside the project with nothing but the built package beside it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { antiExpressOdds, bonusBetMultiplier, lineCount, possibleWin, settle, totalOdds } from '@oddsmith/core/coupon';
import { formatOdds, parseOdds } from '@oddsmith/core/odds';

const bets = [{ odds: 2 }, { odds: 1.85 }, { odds: 3.1 }];
const express = { type: 'express', amount: 100, bets };
const system = { type: 'system', amount: 90, systemValue: 2, bets };

assert.deepEqual(totalOdds(express), { ok: true, value: 11.47 });
assert.deepEqual(possibleWin(express), { ok: true, value: { max: 1147 } });
assert.deepEqual(lineCount(system), { ok: true, value: 3 });
assert.equal(
  settle({
    ...system,
    bets: [
      { odds: 2, result: 'win' },
      { odds: 1.85, result: 'win' },
      { odds: 3.1, result: 'lose' },
    ],
  }).value.payout,
  111,
);
assert.deepEqual(bonusBetMultiplier(3), { ok: true, value: 1.03 });
assert.equal(antiExpressOdds([2, 3]).value, 1.053);
assert.equal(formatOdds(2.5, 1), '3/2');
assert.equal(formatOdds(2.5, 2), '+150');
assert.deepEqual(parseOdds('-200', 2), { ok: true, value: 1.5 });
for (const bad of [NaN, Infinity, -1, 0.5, 1.8555, '2', null, undefined]) {
  assert.equal(totalOdds({ type: 'single', amount: 1, bets: [{ odds: bad }] }).ok, false);
}
for (const bad of [null, undefined, 7, 'slip', {}, [], { type: 'express', bets: [] }]) {
  for (const call of [lineCount, totalOdds, possibleWin, settle]) assert.equal(call(bad).ok, false);
}
console.log(`@oddsmith/core works in Node ${process.versions.node}`);

const { exports: entries } = JSON.parse(
  readFileSync(new URL('node_modules/@oddsmith/core/package.json', import.meta.url), 'utf8'),
);
const features = Object.keys(entries).filter((entry) => !entry.includes('*') && !entry.endsWith('.json'));
for (const entry of features) {
  const exported = await import(path.posix.join('@oddsmith/core', entry));
  assert.ok(Object.keys(exported).length > 0, `${entry} exports something`);
}
console.log(`${features.length} entries load in plain Node`);
