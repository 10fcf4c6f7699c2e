import assert from 'node:assert/strict';
import { SLOTS_AND_HOUSE } from '../support/casino/faulty-play.ts';
import { playUnderFaults } from '../support/casino/faulty-rounds.ts';

// 10,000 rounds at which 60 % of the messages are lost, doubled and swapped and the server is killed twice:
// the ledger is at the provider's statement, and no round is lost or paid twice.
const ROUNDS = 10_000;
const began = Date.now();
const after = await playUnderFaults({ rounds: ROUNDS, kills: [3000, 7000], players: 10, ...SLOTS_AND_HOUSE });
assert.equal(after.left, 0);
assert.deepEqual(after.finished, after.statement);
assert.deepEqual(after.balances, after.expected);
assert.equal(after.written, ROUNDS);
assert.equal(after.finished.length + after.returned, ROUNDS);
const spent = Math.round((Date.now() - began) / 1000);
console.log(
  `${String(ROUNDS)} rounds: ${String(after.finished.length)} played and ${String(after.returned)} given back, the ledger at the statement, in ${String(spent)} s`,
);
process.exit(0);
