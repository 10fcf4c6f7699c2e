import { jurisdictionProfile, limitsAfterChange } from '@oddsmith/core/limits';

const DAY = 86_400_000;
const now = 1_700_000_000_000;
const profile = jurisdictionProfile('UK');

// the first limit of its kind holds at once
const first = limitsAfterChange([], { kind: 'daily-deposit', value: 500 }, { now, profile });
if (!first.ok) throw new Error(first.error.code);
console.log(first.value.map(({ state, value }) => [state, value])); // [ [ 'active', 500 ] ]

// a looser one waits for the cooling-off, and then for the player
const looser = limitsAfterChange(first.value, { kind: 'daily-deposit', value: 900 }, { now: now + DAY, profile });
if (!looser.ok) throw new Error(looser.error.code);
console.log(looser.value.map(({ state, value }) => [state, value])); // [ [ 'active', 500 ], [ 'pending', 900 ] ]
console.log(looser.value.map(({ startedAt = 0 }) => (startedAt - now) / DAY)); // [ 0, 2 ]

// a stricter one holds at once and takes the waiting one back
const stricter = limitsAfterChange(looser.value, { kind: 'daily-deposit', value: 200 }, { now: now + DAY, profile });
console.log(stricter.ok && stricter.value.map(({ state, value }) => [state, value])); // [ [ 'active', 200 ] ]

console.log(limitsAfterChange([], { kind: 'daily-deposit', value: -1 }, { now, profile })); // { ok: false, error: { code: 'out-of-range' } }
