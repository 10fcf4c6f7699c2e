import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/shared/time.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import type { SandboxFixture } from '../../support/sandbox-fixture.ts';
import { openThreeNodes, type NodesUnderTest } from '../../support/nodes/three-nodes.ts';

const LIVE = { lng: 'en', section: 'live', time: 0, hours: 0 } as const;
const FORGED_VERSIONS = 1_000_000_000_000;

// The embedded database is open to one process.
describe.runIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')('somebody who may only connect', () => {
  let site: NodesUnderTest;
  let stranger: pg.Client;
  beforeAll(async () => {
    site = await openThreeNodes();
    stranger = new pg.Client({ connectionString: site.url });
    await stranger.connect();
  });
  afterAll(async () => {
    await stranger.end();
    await site.close();
  });

  const notify = async (payload: string) => stranger.query('select pg_notify($1, $2)', ['oddsmith_site', payload]);
  const whole = async (node: SandboxFixture) => (await node.visitor().send(LINE, { query: LIVE })).read();

  it('cannot move the line of any node', async () => {
    const before = await whole(site.nodes[0]);
    const moment = before.serverTime + minutes(30);
    const { rows } = await stranger.query<{ readonly last: string | null }>(
      'select max(revision) as last from overrides',
    );
    for (const revision of [Number(rows[0]?.last ?? -1), -1, 0, 1]) {
      const tick = { version: before.version + FORGED_VERSIONS, moment, revision };
      for (const kind of ['line', 'changed']) await notify(JSON.stringify({ kind, tick }));
    }
    await pause(1000);
    for (const node of site.nodes) {
      const { version, serverTime } = await whole(node);
      expect(serverTime).toBeLessThan(moment);
      expect(version).toBeLessThan(before.version + FORGED_VERSIONS);
    }
  });

  it('cannot end a node with a text that is no news', async () => {
    for (const payload of ['', '{', 'null', '7', '{"kind":"line"}', '{"kind":"ticked"}']) await notify(payload);
    await pause(300);
    const { version } = await whole(site.nodes[1]);
    await site.nodes[0].move(1000);
    await expect.poll(async () => (await whole(site.nodes[1])).version, { timeout: 5000 }).toBeGreaterThan(version);
  });
});
