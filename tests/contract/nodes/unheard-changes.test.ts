import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepChange, valueChange } from '../../../infrastructure/sandbox/nodes/shared-changes.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';
import { testDatabase, type TestDatabase } from '../../support/test-database.ts';

const AHEAD = 5000;
const POLLED_WITHIN = 500;

// The embedded database is open to one process.
describe.runIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')('a change that nobody told of', () => {
  const timers = manualTimers();
  let database: TestDatabase;
  let node: SandboxFixture;
  let other: SandboxFixture;
  beforeAll(async () => {
    database = await testDatabase();
    const shared = { choice: database.choice, drop: () => Promise.resolve() };
    node = await openFixture({ timers }, shared);
    other = await openFixture({}, shared);
  });
  afterAll(async () => {
    await node.close();
    await other.close();
    await database.drop();
  });

  it('is found by a node that nobody asks for anything, within half a second', async () => {
    const own = () => node.sandbox.clock.now() - node.clock.now();
    await keepChange(
      { database: other.sandbox.database, random: nodeRandom },
      valueChange('clock-offset', () => AHEAD),
    );
    expect(own()).toBe(0);
    await timers.advance(POLLED_WITHIN);
    await expect.poll(own, { timeout: 5000 }).toBe(AHEAD);
  });
});
