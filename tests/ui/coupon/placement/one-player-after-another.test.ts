import { describe, expect, it } from 'vitest';
import { UNIT_JOURNAL } from '../../../../core/coupon/placement/placement-journal.ts';
import { idOf, pick } from '../../../support/examples/coupon-examples.ts';
import { couponTab, sharedBrowser, type CouponTabUnderTest } from '../../../support/views/coupon-page.tsx';

async function readyTab(...games: readonly number[]): Promise<CouponTabUnderTest> {
  const tab = await couponTab(sharedBrowser());
  await tab.add(...games);
  return tab;
}

const phase = (tab: CouponTabUnderTest): string => tab.placement.state.phase;
const keys = (tab: CouponTabUnderTest): Set<string> => new Set(tab.gateway.sent.map(({ key }) => key));

describe('a change of player', () => {
  it("keeps the first player's attempt for that player: the second neither sees nor decides it [SEC-53]", async () => {
    const tab = await readyTab(1);
    tab.gateway.faults.push('lost-after');
    tab.placement.press();
    await tab.pass(200);
    expect(phase(tab)).toBe('unknown');
    const [key] = keys(tab);
    tab.session.take(78);
    await tab.pass(60_000);
    expect(phase(tab)).toBe('idle');
    expect(tab.gateway.lookedUp).toEqual([]);
    expect([...keys(tab)]).toEqual([key]);
    tab.session.take(77);
    await tab.pass(500);
    expect(tab.placement.state).toMatchObject({ phase: 'accepted', attempt: { key, userId: 77 } });
    expect(tab.coupon.bets).toEqual([]);
  });

  it('takes the receipt off the page [SEC-53]', async () => {
    const tab = await readyTab(1);
    tab.placement.press();
    await tab.pass(500);
    expect(phase(tab)).toBe('accepted');
    tab.session.take(undefined);
    expect(phase(tab)).toBe('idle');
    expect(tab.stores.placing.acceptedKey).toBeUndefined();
  });

  it('gives a turn that comes too late to the next tab', async () => {
    const browser = sharedBrowser();
    const [tab, other] = [await couponTab(browser), await couponTab(browser, 78)];
    await tab.add(1);
    tab.placement.press();
    tab.session.take(78);
    await tab.pass(100);
    expect(tab.gateway.sent).toEqual([]);
    await other.add(2);
    other.placement.press();
    await other.pass(500);
    expect(phase(other)).toBe('accepted');
  });
});

describe('a coupon that changes while its order is on its way', () => {
  it('loses what was placed, and keeps what another tab put in', async () => {
    const browser = sharedBrowser();
    const [tab, other] = [await couponTab(browser), await couponTab(browser)];
    await tab.add(1);
    tab.gateway.faults.push('lost-after');
    tab.placement.press();
    await tab.pass(200);
    await other.add(2);
    await tab.pass(2000);
    expect(phase(tab)).toBe('accepted');
    expect(tab.coupon.bets.map(({ outcomeId }) => outcomeId)).toEqual([idOf(2)]);
  });

  it('is free again where the answers cannot be read, and asks before the same coupon is placed again', async () => {
    const tab = await readyTab(1);
    const { gateway } = tab;
    Object.assign(gateway, {
      lookUp: () => Promise.resolve({ ok: false, error: { kind: 'malformed', path: 'bets' } }),
    });
    gateway.faults.push({ failure: { kind: 'malformed', path: 'bets' } });
    tab.placement.press();
    await tab.pass(10_000);
    expect([phase(tab), tab.coupon.isFrozen]).toEqual(['unreadable', false]);
    tab.placement.press();
    await tab.pass(500);
    expect(phase(tab)).toBe('asking-again');
    expect(gateway.sent).toHaveLength(1);
  });
});

describe('the journal', () => {
  it('gets an attempt back that another tab wrote over [PL-4]', async () => {
    const browser = sharedBrowser();
    const tab = await couponTab(browser);
    await tab.add(1);
    tab.gateway.faults.push('never-answers');
    tab.placement.press();
    await tab.pass(200);
    browser.values.tab().write(UNIT_JOURNAL, { attempts: [], placed: [] });
    await tab.pass(100);
    const [key] = keys(tab);
    expect(
      browser.values
        .tab()
        .read(UNIT_JOURNAL)
        ?.attempts.map((attempt) => attempt.key),
    ).toEqual([key]);
  });
});

describe('one click that was switched on', () => {
  const click = async (tab: CouponTabUnderTest, game: number): Promise<void> => {
    tab.placement.pick(pick(game), 0);
    await tab.pass(500);
  };

  it('ends when nothing was bet with it for 30 minutes [ONE-7]', async () => {
    const tab = await couponTab(sharedBrowser());
    tab.stores.couponSettings.switchOneClick(true);
    await tab.pass(29 * 60_000);
    await click(tab, 3);
    expect(phase(tab)).toBe('accepted');
    await tab.pass(29 * 60_000);
    expect(tab.stores.couponSettings.isOneClickOn).toBe(true);
    await tab.pass(61_000);
    expect(tab.stores.couponSettings.isOneClickOn).toBe(false);
    await click(tab, 4);
    expect(tab.coupon.bets).toHaveLength(1);
    expect(tab.gateway.sent).toHaveLength(1);
  });

  it('ends when somebody signs in, the same player too [ONE-8, ONE-9]', async () => {
    const browser = sharedBrowser();
    const tab = await couponTab(browser);
    tab.stores.couponSettings.switchOneClick(true);
    tab.session.take(undefined);
    tab.session.take(77);
    await click(tab, 3);
    expect(tab.coupon.bets).toHaveLength(1);
    expect(tab.gateway.sent).toEqual([]);
  });

  it('is still on after a reload, but not for another player [ONE-9]', async () => {
    const browser = sharedBrowser();
    const tab = await couponTab(browser);
    tab.stores.couponSettings.switchOneClick(true);
    tab.stop();
    expect((await couponTab(browser)).stores.couponSettings.isOneClickOn).toBe(true);
    expect((await couponTab(browser, 78)).stores.couponSettings.isOneClickOn).toBe(false);
  });
});
