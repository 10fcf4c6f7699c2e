import type { BrowserContext, Locator, Page } from '@playwright/test';
import { bettingPage, type BettingPage } from './betting-page.ts';
import { hydrated, registerPlayer } from './e2e-test.ts';
import { startFaultProxy, type FaultProxy, type SeenRequest } from './fault-proxy.ts';
import type { SiteUnderTest } from './site-under-test.ts';

export const PLACING = /\/web-api\/coupon\/place(?:\?|$)/;
export const LOOK_UP = /\/web-api\/coupon\/placement\//;
export const TERMS = /\/web-api\/coupon\/update(?:\?|$)/;

/** A signed-in player with a coupon, whose requests go through a proxy that can lose them. */
export interface FaultyWay extends BettingPage {
  readonly userId: number;
  readonly page: Page;
  readonly proxy: FaultProxy;
  /** The orders that arrived at the proxy. */
  readonly placings: () => readonly SeenRequest[];
  /** "We are checking your bet". */
  readonly checking: Locator;
}

export interface FaultyWayChoices {
  readonly site: SiteUnderTest;
  readonly page: Page;
  readonly path?: string;
  readonly bets?: number;
  readonly amount?: number;
}

export async function faultyWay(choices: FaultyWayChoices, run: (way: FaultyWay) => Promise<void>): Promise<void> {
  const { site, page, path = '/ru/line/politics', bets = 1, amount = 100 } = choices;
  const proxy = await startFaultProxy(site.origin);
  try {
    const { userId } = await registerPlayer(page, proxy.origin);
    const betting = bettingPage(page);
    await page.goto(proxy.origin + path);
    await hydrated(page);
    if (bets > 0) {
      await betting.takePrices(bets);
      await betting.setAmount(amount);
      await betting.takeAnyPrice();
    }
    const placings = (): readonly SeenRequest[] =>
      proxy.seen.filter(({ method, path: asked }) => method === 'POST' && PLACING.test(asked));
    const checking = betting.coupon.getByRole('region', { name: 'Проверяем вашу ставку' });
    await run({ ...betting, userId, page, proxy, placings, checking });
  } finally {
    await proxy.stop();
  }
}

/** A second tab of the same player. */
export async function secondTab(
  context: BrowserContext,
  address: string,
): Promise<BettingPage & { readonly page: Page }> {
  const page = await context.newPage();
  await page.goto(address);
  await hydrated(page);
  return { ...bettingPage(page), page };
}
