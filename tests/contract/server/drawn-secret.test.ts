import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '../../../core/shared/time.ts';
import { readMeta } from '../../../infrastructure/sandbox/database/meta-values.ts';
import { SANDBOX_STATE } from '../../../infrastructure/site/debugger-calls.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import { openFixture, START, type SandboxFixture } from '../../support/sandbox-fixture.ts';
import { testDatabase, type TestDatabase } from '../../support/test-database.ts';

const DRAWN = /^[0-9a-f]{64}$/;
const WHOLE_LINE = { lng: 'en', section: 'all', time: 0, hours: 0 } as const;

function secretOf({ sandbox }: SandboxFixture): Promise<string | undefined> {
  return readMeta(sandbox.database, 'world-secret');
}

/** Who met whom lately, and how it ended. */
function resultsOf({ sandbox }: SandboxFixture): readonly unknown[] {
  const { world } = sandbox;
  return world
    .endedGames(START - hours(1), START)
    .map((id) => [id, world.card(id, 'en')!.home.name, world.game(id, { now: START, language: 'en' })!.score]);
}

describe('a database opened without a seed', () => {
  let database: TestDatabase;
  let fixture: SandboxFixture;
  beforeAll(async () => {
    database = await testDatabase();
    fixture = await openFixture({ seed: undefined }, { ...database, drop: () => Promise.resolve() });
  });
  afterAll(async () => {
    await fixture.close();
    await database.drop();
  });

  it('draws 256 bits that no other database has, and a world of its own from them', async () => {
    const other = await openFixture({ seed: undefined });
    const secrets = [await secretOf(fixture), await secretOf(other)];
    for (const secret of secrets) expect(secret).toMatch(DRAWN);
    expect(secrets[0]).not.toBe(secrets[1]);
    expect(resultsOf(fixture).length).toBeGreaterThan(10);
    expect(resultsOf(fixture)).not.toEqual(resultsOf(other));
    await other.close();
  });

  it('keeps its secret and its results over a restart, whatever seed is configured then', async () => {
    const [secret, results] = [await secretOf(fixture), resultsOf(fixture)];
    for (const seed of [undefined, 'configured later']) {
      await fixture.close();
      fixture = await openFixture({ seed }, { ...database, drop: () => Promise.resolve() });
      expect(await secretOf(fixture)).toBe(secret);
      expect(resultsOf(fixture)).toEqual(results);
    }
  });

  it('names its secret in no reply, statement, log or printed line, not even when it fails', async () => {
    const printed: unknown[] = [];
    const logged: unknown[] = [];
    const other = await openFixture({ seed: undefined, onFailure: (failure) => logged.push(failure) });
    const secret = await secretOf(other);
    const [player, write] = [await other.player(), process.stdout.write.bind(process.stdout)];
    process.stdout.write = (text: unknown) => printed.push(text) > 0;
    try {
      await player.send(SANDBOX_STATE);
      await player.send(LINE, { query: WHOLE_LINE });
      await sql`alter table coupon_bets rename to lost`.execute(other.sandbox.database);
      await other.move(1000).catch((error: unknown) => logged.push(error));
      await sql`alter table lost rename to coupon_bets`.execute(other.sandbox.database);
    } finally {
      process.stdout.write = write;
    }
    expect(logged.length).toBeGreaterThan(0);
    expect(secret).toMatch(DRAWN);
    const output = inspect([other.recorded, other.statements, logged, printed, other.sandbox.world], {
      depth: Infinity,
      maxArrayLength: Infinity,
      maxStringLength: Infinity,
    });
    expect(output).not.toContain(secret);
    await other.close();
  });
});
