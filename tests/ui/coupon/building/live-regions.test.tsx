import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { milliOddsOf } from '../../../../core/shared/odds.ts';
import { pick, terms, updateOf } from '../../../support/examples/coupon-examples.ts';
import { couponTab, drawCoupon, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { SITE, teachDialogs } from '../../../support/views/player-page.tsx';
import { money } from '../../../support/units.ts';

beforeAll(teachDialogs);
afterEach(cleanup);

const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"], output';
const GAMES = Array.from({ length: 10 }, (_, index) => index + 1);
const SECONDS = 20;

/** What a screen reader is given to say, with the kind of the region. */
function recorder(): { readonly said: string[]; readonly stop: () => void } {
  const said: string[] = [];
  const observer = new MutationObserver((records) => {
    const regions = records.flatMap(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest(LIVE) ?? [];
    });
    for (const region of new Set(regions)) {
      const text = (region.textContent ?? '').trim();
      if (text !== '') said.push(`${region.getAttribute('role') ?? 'status'}: ${text}`);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return { said, stop: () => observer.disconnect() };
}

it('A11Y-04 a slip of ten picks whose prices move all the time says so in a sentence, at most once in five seconds', async () => {
  const browser = sharedBrowser();
  browser.gateway.termsNow = { minBetAmount: money(10), maxBetAmount: money(5000) };
  const tab = await couponTab(browser, 77, { ...SITE, showVipBet: true });
  drawCoupon(tab);
  await tab.add(...GAMES);
  fireEvent.click(await screen.findByRole('switch', { name: 'VIP bet' }));
  act(() => {
    tab.coupon.edit({ type: 'amount-set', currency: 'RUB', amount: money(9000) });
  });
  await tab.pass(6000);
  const { said, stop } = recorder();
  for (let tick = 0; tick < SECONDS * 5; tick += 1) {
    const updates = GAMES.map((game) => {
      const odds = milliOddsOf(pick(game).odds + 10 + (tick % 90))!;
      return updateOf(game, { odds, version: tick + 2 });
    });
    act(() => {
      const news = terms(updates, { maxBetAmount: money(5000) });
      tab.coupon.happen({ type: 'terms-arrived', terms: news, at: tab.coupon.now() });
    });
    await tab.pass(199);
  }
  stop();
  expect(said.length).toBeGreaterThan(2);
  expect(said.length).toBeLessThanOrEqual(SECONDS / 5 + 1);
  // polite, never cutting in, with at most three picks by name
  expect(said.every((text) => /^status: The odds of \d+ selections have changed\. /.test(text))).toBe(true);
  expect(said.every((text) => (text.match(/ from /g) ?? []).length <= 3)).toBe(true);
});
