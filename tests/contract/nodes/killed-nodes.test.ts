import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { openFoundDatabase, type OpenDatabase } from '../../../infrastructure/sandbox/database/open-database.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import { placeOverFlakyLine, repeatableRandom } from '../../support/browser/flaky-connection.ts';
import { assertSoundBooks } from '../../support/browser/ledger-checker.ts';
import { accepted, openBets, order } from '../../support/browser/open-bets.ts';
import { networkVisitor } from '../../support/nodes/network-visitor.ts';
import { startNodes, type NodeProcesses } from '../../support/nodes/node-processes.ts';
import { startRoundRobin, type RoundRobinProxy } from '../../support/nodes/round-robin-proxy.ts';
import { registerPlayer, type SandboxFixture } from '../../support/sandbox-fixture.ts';
import { bareDatabase, type TestDatabase } from '../../support/test-database.ts';

const INTENTS = 300;
const AT_ONCE = 8;
const KILL_PERIOD = 2000;
const TAKEN_OVER_WITHIN = 3000;
const LIVE = { lng: 'en', section: 'live', time: 0, hours: 0 } as const;

// The embedded database is open to one process.
describe.runIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')('three nodes behind a load balancer', () => {
  let database: TestDatabase;
  let nodes: NodeProcesses;
  let proxy: RoundRobinProxy;
  let opened: OpenDatabase;
  let server: pg.Client;
  beforeAll(async () => {
    database = await bareDatabase();
    const url = database.choice.kind === 'postgres' ? database.choice.url : '';
    nodes = await startNodes(url, 3);
    proxy = await startRoundRobin(nodes.ports);
    const found = await openFoundDatabase(database.choice);
    if (!found.ok) throw new Error(found.error.message);
    opened = found.value;
    server = new pg.Client({ connectionString: url });
    await server.connect();
  });
  afterAll(async () => {
    await proxy.stop();
    await nodes.stop();
    await opened.close();
    await server.end();
    await database.drop();
  });

  const site = () => ({ visitor: () => networkVisitor(proxy.origin) }) as unknown as SandboxFixture;
  const leadingPid = async (): Promise<number> => {
    const { rows } = await server.query<{ readonly name: string }>(
      `select application_name as name from pg_stat_activity join pg_locks using (pid)
        where locktype = 'advisory' and granted and application_name like 'oddsmith node%' and datname = current_database()`,
    );
    return Number(rows[0]?.name.split(' ').at(-1));
  };
  const leader = async (): Promise<number> => {
    const pid = await leadingPid();
    return nodes.ports.findIndex((_, index) => nodes.pidOf(index) === pid);
  };
  const movesOn = async (index: number): Promise<number> => {
    const [before, began] = [await versionAt(index), performance.now()];
    while ((await versionAt(index)) <= before + 1500) {
      if (performance.now() - began > 4 * TAKEN_OVER_WITHIN)
        throw new Error(`the line stands still: ${nodes.errors()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return performance.now() - began;
  };
  const versionAt = async (index: number): Promise<number> => {
    const visitor = networkVisitor(`http://localhost:${String(nodes.ports[index])}`);
    return (await visitor.send(LINE, { query: LIVE })).read().version;
  };

  beforeEach(async () => {
    while (nodes.up().length < 3) await new Promise((resolve) => setTimeout(resolve, 100));
  });

  it('take over from one that dies while it leads, within three seconds', async () => {
    const [first, pid] = [await leader(), await leadingPid()];
    await nodes.kill(first);
    expect(await movesOn((first + 1) % 3)).toBeLessThanOrEqual(TAKEN_OVER_WITHIN);
    // its follower, which has its port, may lead by then
    expect(await leadingPid()).not.toBe(pid);
  });

  it('take over from one that stands still while it leads, and stay one site when it wakes', async () => {
    const first = await leader();
    const pid = nodes.pidOf(first);
    process.kill(pid, 'SIGSTOP');
    try {
      await movesOn((first + 1) % 3);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    const next = await leader();
    expect(next).not.toBe(first);
    await expect.poll(async () => versionAt(first), { timeout: 5000 }).toBeGreaterThan(await versionAt(next));
    expect(await leader()).toBe(next);
  });

  it('turn 300 intents at 60 % lost connections into 300 coupons, one of them killed every two seconds', async () => {
    const player = await registerPlayer(networkVisitor(proxy.origin), 'RUB');
    const [bet] = await openBets(site(), 1);
    const before = (await player.send(ACCOUNT_LIST)).read().accounts[0]!.money;
    const line = { loss: 0.6, random: repeatableRandom(20261122) };
    let killed = 0;
    const killing = setInterval(() => {
      // on a busy machine the one before may not be back yet
      const [longest, ...others] = nodes.up();
      if (longest === undefined || others.length === 0) return;
      killed += 1;
      void nodes.kill(longest);
    }, KILL_PERIOD);
    const left = Array.from({ length: INTENTS }, (_, index) => 10 + (index % 3));
    const verdicts: Awaited<ReturnType<typeof placeOverFlakyLine>>[] = [];
    const placeAll = async (): Promise<void> => {
      for (let amount = left.pop(); amount !== undefined; amount = left.pop()) {
        // on an idle machine all would be placed before two have died
        await new Promise((resolve) => setTimeout(resolve, (2.5 * KILL_PERIOD * AT_ONCE) / INTENTS));
        verdicts.push(await placeOverFlakyLine(player, order(player, [bet!], { amount, changeCoefAction: 1 }), line));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, placeAll));
    clearInterval(killing);
    expect(killed).toBeGreaterThanOrEqual(2);
    const shown = verdicts.flatMap(({ verdict }) => accepted(verdict).coupons.map(({ id }) => id));
    const kept = await opened.database.selectFrom('coupons').select('id').execute();
    expect(kept).toHaveLength(INTENTS);
    expect(new Set(shown)).toEqual(new Set(kept.map(({ id }) => id)));
    expect((await player.send(ACCOUNT_LIST)).read().accounts[0]?.money).toBe(before - 330_000);
    await assertSoundBooks(opened.database);
  }, 180_000);
});
