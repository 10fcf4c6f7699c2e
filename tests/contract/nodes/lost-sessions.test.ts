import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../../infrastructure/sandbox/database/open-database.ts';
import type { NodeLink } from '../../../infrastructure/sandbox/nodes/node-link.ts';
import { serverLink } from '../../../infrastructure/sandbox/nodes/server-link.ts';
import { freezingProxy, type FreezingProxy } from '../../support/nodes/freezing-proxy.ts';
import { testDatabase, type TestDatabase } from '../../support/test-database.ts';

const SESSIONS = `
  select exists (select 1 from pg_locks where pg_locks.pid = activity.pid and locktype = 'advisory') as leads
  from pg_stat_activity activity where application_name like 'oddsmith node%' and datname = current_database()`;
const LONGEST = 30_000;

// The embedded database is open to one process.
describe.runIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')('the session of a node', () => {
  let database: TestDatabase;
  let opened: OpenDatabase;
  let proxy: FreezingProxy;
  let server: pg.Client;
  let url: string;
  const links: NodeLink[] = [];
  beforeEach(async () => {
    database = await testDatabase();
    url = database.choice.kind === 'postgres' ? database.choice.url : '';
    const found = await openDatabase(database.choice);
    if (!found.ok) throw new Error(found.error.message);
    opened = found.value;
    proxy = await freezingProxy(url);
    server = new pg.Client({ connectionString: url });
    await server.connect();
  });
  afterEach(async () => {
    for (const link of links.splice(0)) await link.close();
    proxy.stop();
    await server.end();
    await opened.close();
    await database.drop();
  });

  const linked = (through: string, hear: () => void = () => undefined): NodeLink => {
    const link = serverLink(through, hear);
    links.push(link);
    return link;
  };
  const sessions = async () => (await server.query<{ readonly leads: boolean }>(SESSIONS)).rows;

  it(
    'is replaced by one alone where it is lost while two ask on it',
    async () => {
      let heard = 0;
      const link = linked(proxy.url, () => {
        heard += 1;
      });
      await link.exchange(-1);
      proxy.freeze();
      // as the timers of a node at a full second: the tick, then what is new
      const asked = [link.lead(), pause(5).then(async () => link.exchange(0))];
      await Promise.allSettled(asked);
      await expect.poll(async () => link.lead(), { timeout: 5000 }).toBe(true);
      expect(await sessions()).toEqual([{ leads: true }]);
      const other = linked(url);
      expect(await other.lead()).toBe(false);
      await other.tell({ kind: 'changed' });
      await pause(300);
      expect(heard).toBe(1);
      await link.close();
      await expect.poll(async () => other.lead(), { timeout: 5000 }).toBe(true);
    },
    LONGEST,
  );

  it(
    'loses the lead where no living node has it',
    async () => {
      const left = new pg.Client({ connectionString: url });
      left.on('error', () => undefined);
      await left.connect();
      await left.query('select pg_advisory_lock(20261122)');
      const link = linked(url);
      await link.exchange(-1);
      // it may be of a node that has only just come
      expect(await link.lead()).toBe(false);
      await expect.poll(async () => link.lead(), { timeout: 10_000, interval: 500 }).toBe(true);
    },
    LONGEST,
  );

  it(
    'keeps the lead where its node lives',
    async () => {
      const [leader, other] = [linked(url), linked(url)];
      expect(await leader.lead()).toBe(true);
      for (let second = 0; second < 5; second += 1) {
        await leader.exchange(-1);
        expect(await other.lead()).toBe(false);
        await pause(1000);
      }
      expect(await sessions()).toContainEqual({ leads: true });
      expect(await leader.lead()).toBe(true);
    },
    LONGEST,
  );
});
