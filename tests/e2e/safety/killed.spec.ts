import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openDatabase } from '../../../infrastructure/sandbox/database/open-database.ts';
import { bettingPage } from '../../support/browser/betting-page.ts';
import { copiedData } from '../../support/browser/data/copied-data.ts';
import { expect, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { PLACING } from '../../support/browser/faulty-way.ts';
import { brokenInvariants } from '../../support/browser/ledger-checker.ts';
import { BUILT, startSiteProcess } from '../../support/browser/site-process.ts';

const ORDERS = 12;
const ACCEPT_ANY = 1;

interface Order {
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the page sends when the button is pressed; it is caught before it leaves. */
async function caughtOrder(page: Page): Promise<Order> {
  const betting = bettingPage(page);
  await open(page, '/ru/line/football');
  await betting.takePrices(2);
  await betting.setAmount(100);
  const caught = page.waitForRequest((request) => PLACING.test(request.url()));
  await page.route(PLACING, (route) => route.abort());
  await betting.place();
  const request = await caught;
  const headers = await request.allHeaders();
  return {
    body: { ...(request.postDataJSON() as Record<string, unknown>), changeCoefAction: ACCEPT_ANY },
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => /^x-|content-type/.test(name))),
  };
}

test(
  'a site killed while it places keeps what it acknowledged, and nothing halfway [REL-08]',
  { annotation: { type: 'long', description: 'starts the site twice as a process of its own, on files' } },
  async ({ browser }) => {
    test.setTimeout(180_000);
    const DATA_DIR = copiedData();
    const first = await startSiteProcess({ PORT: '0', DATA_DIR, SITE_MODE: 'demo' }, BUILT);
    const page = await browser.newPage({ baseURL: first.origin });
    try {
      await registerPlayer(page, first.origin);
      const order = await caughtOrder(page);
      const keys = Array.from({ length: ORDERS }, () => randomUUID());
      const send = async (origin: string, key: string) => {
        const reply = await page.context().request.post(`${origin}/web-api/coupon/place`, {
          headers: { ...order.headers, origin, 'idempotency-key': key },
          data: order.body,
        });
        return (await reply.json()) as { readonly status: string };
      };

      const acknowledged: string[] = [];
      let crash: Promise<void> | undefined;
      await Promise.allSettled(
        keys.map(async (key) => {
          const { status } = await send(first.origin, key);
          if (status !== 'accepted') return;
          acknowledged.push(key);
          if (acknowledged.length === 3) crash = first.kill();
        }),
      );
      await crash;
      expect(acknowledged.length).toBeGreaterThanOrEqual(3);

      const second = await startSiteProcess({ PORT: '0', DATA_DIR, SITE_MODE: 'demo' }, BUILT);
      for (const key of acknowledged) {
        const reply = await page.context().request.get(`${second.origin}/web-api/coupon/placement/${key}`);
        expect(reply.status()).toBe(200);
      }
      for (const key of keys) expect((await send(second.origin, key)).status).toBe('accepted');
      expect(await second.stop()).toBe(0);

      const opened = await openDatabase({ kind: 'pglite', dataDir: DATA_DIR });
      if (!opened.ok) throw new Error('the database does not open');
      const { database } = opened.value;
      expect(await brokenInvariants(database)).toEqual([]);
      const placed = await database.selectFrom('coupons').select('placement_key').execute();
      expect(placed.map(({ placement_key: key }) => key).toSorted()).toEqual(keys.toSorted());
      await opened.value.close();
    } finally {
      await first.kill();
      await page.close();
    }
  },
);
