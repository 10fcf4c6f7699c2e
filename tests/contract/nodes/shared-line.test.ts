import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineState, type LineState } from '../../../core/sports/line/line-state.ts';
import { withChanges } from '../../../core/sports/line/with-changes.ts';
import { SANDBOX_STATE, SET_FEED, SET_FRAME, SUSPEND_GAME } from '../../../infrastructure/site/debugger-calls.ts';
import { SITE_FRAME } from '../../../infrastructure/site/site-frame-calls.ts';
import { LINE_CHANGES } from '../../../infrastructure/sports/line-changes-calls.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import type { SandboxFixture } from '../../support/sandbox-fixture.ts';
import { openThreeNodes, type NodesUnderTest } from '../../support/nodes/three-nodes.ts';

const LIVE = { lng: 'en', section: 'live', time: 0, hours: 0 } as const;

// The embedded database is open to one process.
describe.runIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')('the line of three nodes', () => {
  let site: NodesUnderTest;
  let server: pg.Client;
  beforeAll(async () => {
    site = await openThreeNodes();
    server = new pg.Client({ connectionString: site.url });
    await server.connect();
  });
  afterAll(async () => {
    await server.end();
    await site.close();
  });

  const whole = async (node: SandboxFixture) => (await node.visitor().send(LINE, { query: LIVE })).read();
  const settled = async () => {
    const version = async (node: SandboxFixture) => (await whole(node)).version;
    await expect.poll(async () => new Set(await Promise.all(site.nodes.map(version))).size, { timeout: 5000 }).toBe(1);
  };
  /** What somebody has who follows the line through a node. */
  const followed = async (state: LineState, node: SandboxFixture): Promise<LineState> => {
    const query = { ...LIVE, since: state.version };
    const reply = await node.visitor().send(LINE_CHANGES, { query });
    if (reply.status === 204) return state;
    const changes = reply.read();
    expect(changes?.isWhole).toBe(false);
    const next = withChanges(state, changes!);
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  };

  it('is the same at the same version, text for text', async () => {
    for (let tick = 0; tick < 2; tick += 1) {
      await site.nodes[tick % 3]!.move(1000);
      await settled();
      const texts = await Promise.all(site.nodes.map((node) => node.visitor().send(LINE, { query: LIVE })));
      expect(new Set(texts.map(({ text }) => text)).size).toBe(1);
    }
  });

  it('can be followed through each of them in turn, by changes alone [LN-5]', async () => {
    let state = lineState(await whole(site.nodes[0]));
    for (let poll = 1; poll < 7; poll += 1) {
      const node = site.nodes[poll % 3]!;
      if (poll === 3) {
        const [suspended] = state.games.keys();
        await node.visitor().send(SUSPEND_GAME, { params: { id: String(suspended) }, body: {} });
      }
      await node.move(1000 + 700 * (poll % 3));
      await settled();
      state = await followed(state, node);
      const now = lineState(await whole(site.nodes[(poll + 1) % 3]!));
      expect([...state.games.values()]).toEqual([...now.games.values()]);
      expect(state.counts).toEqual(now.counts);
    }
  });

  it('stands still on all, and goes on', async () => {
    await site.nodes[1].visitor().send(SET_FEED, { body: { mode: 'frozen', delay: 0 } });
    const { version } = await whole(site.nodes[0]);
    await site.nodes[2].move(5000);
    expect(await Promise.all(site.nodes.map(async (node) => (await whole(node)).version))).toEqual(
      Array.from({ length: 3 }, () => version),
    );
    await site.nodes[2].visitor().send(SET_FEED, { body: { mode: 'running', delay: 0 } });
    await site.nodes[0].move(1000);
    await settled();
    expect((await whole(site.nodes[1])).version).toBeGreaterThan(version);
  });

  it('goes on where the sessions of all nodes are lost, and so does everything that is shared', async () => {
    const lose =
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'oddsmith node%' and datname = current_database()";
    const { version } = await whole(site.nodes[0]);
    await server.query(lose);
    const body = { isSnowOnHome: true, ageQuestion: 'off' } as const;
    expect((await site.nodes[0].visitor().send(SET_FRAME, { body })).status).toBe(200);
    for (const node of site.nodes) {
      const frame = await node.visitor().send(SITE_FRAME, { query: { lang: 'ru' } });
      expect(frame.body.result.isSnowOnHome).toBe(true);
    }
    await site.nodes[2].move(1000);
    await settled();
    expect((await whole(site.nodes[1])).version).toBeGreaterThan(version);
    const leaders = await server.query(
      `select 1 from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and granted and datname = current_database()`,
    );
    expect(leaders.rowCount).toBe(1);
    expect((await site.nodes[1].visitor().send(SANDBOX_STATE)).status).toBe(200);
  });
});
