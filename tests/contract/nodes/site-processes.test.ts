import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CASINO_GAME } from '../../../infrastructure/casino/round-calls.ts';
import { PLACE_COUPON } from '../../../infrastructure/coupon/coupon-calls.ts';
import { openFoundDatabase, type OpenDatabase } from '../../../infrastructure/sandbox/database/open-database.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { CMS_VERSIONS, KEEP_CMS_PAGE } from '../../../infrastructure/site/cms/cms-calls.ts';
import { SET_AVAILABILITY } from '../../../infrastructure/site/debugger-calls.ts';
import { assertSoundBooks } from '../../support/browser/ledger-checker.ts';
import { openBets, order } from '../../support/browser/open-bets.ts';
import { BUILT, startSiteProcess, type SiteProcess } from '../../support/browser/site-process.ts';
import { networkVisitor } from '../../support/nodes/network-visitor.ts';
import { registerPlayer, type SandboxFixture } from '../../support/sandbox-fixture.ts';
import { bareDatabase, type TestDatabase } from '../../support/test-database.ts';

const isPossible = (process.env['TEST_DATABASE_URL'] ?? '') !== '' && existsSync('dist/.built');
const PROCESSES = 3;
const PLACERS = 4;
const LONGEST = 120_000;
/** Three processes start one after another. */
const LONGEST_RENEWAL = 2 * LONGEST;
const AVAILABILITY = { isMaintenance: false, reasons: [], blockTemplate: 0, arePartitionsOpen: true };
/** Over a connection of its own, so that the processes take turns. */
const FRESH = { headers: { connection: 'close', accept: 'text/html' }, redirect: 'manual' } as const;

// It needs a server and the built site.
describe.runIf(isPossible)('a site of three processes', () => {
  let database: TestDatabase;
  let site: SiteProcess;
  let opened: OpenDatabase;
  beforeAll(async () => {
    database = await bareDatabase();
    const DATABASE_URL = database.choice.kind === 'postgres' ? database.choice.url : '';
    site = await startSiteProcess({ PORT: '0', NODES: String(PROCESSES), DATABASE_URL }, BUILT);
    const found = await openFoundDatabase(database.choice);
    if (!found.ok) throw new Error(found.error.message);
    opened = found.value;
  });
  afterAll(async () => {
    await site.stop();
    await opened.close();
    await database.drop();
  });

  const processes = (): readonly number[] => {
    const pids = execFileSync('pgrep', ['-P', String(site.pid)], { encoding: 'utf8' });
    return pids.trim().split('\n').map(Number);
  };
  /** Where the frames of slots come from, by replies of every process; each is one that a page of any process allows. */
  const frameOrigins = async (): Promise<readonly string[]> => {
    const asks = Array.from({ length: 4 }, async () => {
      const game = await networkVisitor(site.origin).send(CASINO_GAME, {
        params: { id: 1 },
        query: { currency: 'RUB' },
      });
      const page = await fetch(`${site.origin}/ru`, FRESH);
      const frame = game.read().frame ?? '';
      expect((await fetch(frame)).status).toBe(200);
      const policy = page.headers.get('content-security-policy') ?? '';
      return { origin: new URL(frame).origin, allowed: /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [] };
    });
    const found = await Promise.all(asks);
    const origins = [...new Set(found.map(({ origin }) => origin))];
    for (const { allowed } of found) expect(allowed).toEqual(expect.arrayContaining(origins));
    return origins;
  };
  const replaced = async (old: readonly number[]) => {
    await expect
      .poll(() => processes().filter((pid) => !old.includes(pid)).length, { timeout: LONGEST, interval: 200 })
      .toBe(PROCESSES);
    await expect.poll(() => processes().length, { timeout: LONGEST, interval: 200 }).toBe(PROCESSES);
  };

  it(
    'leads visitors of every process to the page of maintenance with the next request, whatever pages are kept',
    async () => {
      const statuses = async (): Promise<readonly number[]> => {
        const pages = Array.from({ length: 4 }, async () => (await fetch(`${site.origin}/ru`, FRESH)).status);
        return Promise.all(pages);
      };
      const visitor = networkVisitor(site.origin);
      expect(await statuses()).toEqual([200, 200, 200, 200]);
      for (let round = 0; round < 3; round += 1) {
        await visitor.send(SET_AVAILABILITY, { body: { ...AVAILABILITY, isMaintenance: true } });
        expect(new Set(await statuses())).toEqual(new Set([302]));
        await visitor.send(SET_AVAILABILITY, { body: AVAILABILITY });
        expect(await statuses()).toEqual([200, 200, 200, 200]);
      }
    },
    LONGEST,
  );

  it(
    'shows with the next request to every process what an editor kept, whatever pages are kept [CMS-4]',
    async () => {
      const texts = async (): Promise<readonly string[]> => {
        const pages = Array.from({ length: 6 }, async () => (await fetch(`${site.origin}/en/about`, FRESH)).text());
        return Promise.all(pages);
      };
      const editor = networkVisitor(site.origin);
      const params = { kind: 'information', slug: 'about', language: 'en' } as const;
      for (const word of ['first', 'second', 'third']) {
        expect((await texts()).filter((text) => text.includes(`The ${word} text.`))).toEqual([]);
        const { versions } = (await editor.send(CMS_VERSIONS, { params })).read();
        const blocks = [{ kind: 'text' as const, title: '', html: `<p>The ${word} text.</p>` }];
        const body = { after: versions[0]!.id, title: 'About us', blocks };
        expect((await editor.send(KEEP_CMS_PAGE, { params, body })).status).toBe(200);
        expect((await texts()).map((text) => text.includes(`The ${word} text.`))).toEqual(Array(6).fill(true));
      }
    },
    LONGEST,
  );

  it(
    'loses no request while each is replaced by a new one, and frames come from where they did [HST-20]',
    async () => {
      const origins = await frameOrigins();
      expect(origins).toHaveLength(1);
      const fixture = { visitor: () => networkVisitor(site.origin) } as unknown as SandboxFixture;
      const player = await registerPlayer(networkVisitor(site.origin), 'RUB');
      const [bet] = await openBets(fixture, 1);
      const old = processes();
      expect(old).toHaveLength(PROCESSES);
      const answers: number[] = [];
      let isOver = false;
      const placing = Array.from({ length: PLACERS }, async () => {
        while (!isOver) {
          const body = order(player, [bet!], { amount: 10, changeCoefAction: 1 });
          answers.push((await player.send(PLACE_COUPON, { body, key: randomUUID() })).status);
          await new Promise((resolve) => setTimeout(resolve, 250));
        }
      });
      try {
        process.kill(site.pid, 'SIGUSR2');
        await replaced(old);
      } finally {
        isOver = true;
        await Promise.all(placing);
      }
      expect(answers.length).toBeGreaterThan(PLACERS);
      const taken = answers.filter((status) => status === 200).length;
      // whoever places more often than the limit of a minute is told so
      expect(answers.filter((status) => status !== 200 && status !== 429)).toEqual([]);
      const coupons = await opened.database.selectFrom('coupons').select('id').execute();
      expect(coupons).toHaveLength(taken);
      await assertSoundBooks(opened.database);
      expect(await frameOrigins()).toEqual(origins);
    },
    LONGEST_RENEWAL,
  );

  it(
    'replaces one that dies, and answers meanwhile [HST-20]',
    async () => {
      const origins = await frameOrigins();
      const [dead, ...others] = processes();
      process.kill(dead!, 'SIGKILL');
      await expect.poll(() => site.output(), { timeout: LONGEST }).toContain('Another one takes its place.');
      expect((await networkVisitor(site.origin).send(SESSION)).status).toBe(200);
      expect(await frameOrigins()).toEqual(origins);
      await expect.poll(() => processes().length, { timeout: LONGEST, interval: 200 }).toBe(PROCESSES);
      expect(processes()).toEqual(expect.arrayContaining(others));
      expect(processes()).not.toContain(dead);
    },
    LONGEST,
  );

  it(
    'stops as one',
    async () => {
      expect(await site.stop()).toBe(0);
    },
    LONGEST,
  );
});

describe.runIf(existsSync('dist/.built'))('a site with the embedded database', () => {
  it(
    'is one process, and says so in a line where more are asked for',
    async () => {
      const site = await startSiteProcess({ PORT: '0', NODES: '3', DATA_DIR: 'memory' }, BUILT);
      const lines = site.output().trim().split('\n');
      expect(lines).toHaveLength(2);
      expect(lines[0]).toMatch(/^NODES=3 needs a DATABASE_URL/);
      expect((await networkVisitor(site.origin).send(SESSION)).status).toBe(200);
      expect(await site.stop('SIGTERM')).toBe(0);
    },
    LONGEST,
  );
});
