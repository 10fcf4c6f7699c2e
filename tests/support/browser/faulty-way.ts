import type { BrowserContext, Locator, Page } from '@playwright/test';
import { bettingPage, type BettingPage } from './betting-page.ts';
import { hydrated, registerPlayer } from './e2e-test.ts';
import { startFaultProxy, type FaultProxy, type SeenRequest } from './fault-proxy.ts';
import type { SiteUnderTest } from './site-under-test.ts';

export const PLACING = /\/web-api\/coupon\/place(?:\?|$)/;
export const LOOK_UP = /\/web-api\/coupon\/placement\//;
/** What says by which law a player plays. */
const LAW = ['/limits', '/availablelimits'].map((path) => `/limit-service-api/api/external/web/v3${path}`);

/** A signed-in player with a coupon, whose requests go through a proxy that can lose them. */
export interface FaultyWay extends BettingPage {
  readonly userId: number;
  readonly page: Page;
  readonly proxy: FaultProxy;
  /** The orders that arrived at the proxy. */
  readonly placings: () => readonly SeenRequest[];
  /** Without the law a page shows what the strictest asks for, and a part fetched over a lost connection is missed and said to be. */
  readonly isLawKnown: Promise<unknown>;
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
    const isLawKnown = Promise.all(LAW.map(async (asked) => answered(page, asked)));
    // who never asks does not mind that the page has gone
    isLawKnown.catch(() => undefined);
    await page.goto(proxy.origin + path);
    await hydrated(page);
    if (bets > 0) {
      await betting.takePrices(bets);
      await betting.setAmount(amount);
      await betting.takeAnyPrice();
    }
    const placings = (): readonly SeenRequest[] =>
      proxy.seen.filter(({ method, path: asked }) => method === 'POST' && PLACING.test(asked));
    await run({ ...betting, userId, page, proxy, placings, isLawKnown, checking: checkingOf(betting) });
  } finally {
    await proxy.stop();
  }
}

function checkingOf({ coupon }: BettingPage): Locator {
  return coupon.getByRole('region', { name: 'Проверяем вашу ставку' });
}

async function answered(page: Page, path: string): Promise<void> {
  const reply = await page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await reply.finished();
}

/** A second tab of the same player. */
export async function secondTab(
  context: BrowserContext,
  address: string,
): Promise<BettingPage & Pick<FaultyWay, 'page' | 'checking'>> {
  const page = await context.newPage();
  await page.goto(address);
  await hydrated(page);
  const betting = bettingPage(page);
  return { ...betting, page, checking: checkingOf(betting) };
}
