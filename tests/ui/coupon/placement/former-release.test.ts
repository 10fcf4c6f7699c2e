import { afterEach, describe, expect, it } from 'vitest';
import { cleanup } from '@testing-library/react';
import { UNIT_JOURNAL } from '../../../../core/coupon/placement/placement-journal.ts';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { attempt, keyOf, order } from '../../../support/examples/placement-examples.ts';
import type { PlacingFault } from '../../../support/fakes/fake-coupon-gateway.ts';
import { couponTab, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { money, price } from '../../../support/units.ts';

afterEach(cleanup);

/** A tab opened on what a tab of the release before left behind: an order in major units that nobody has answered. */
async function afterUpdate(...faults: readonly PlacingFault[]) {
  const browser = sharedBrowser();
  browser.gateway.faults.push(...faults);
  const left = { ...attempt(1), userId: 77, at: NOW - 5000, order: order({ amount: 12.5 }) };
  browser.values.texts.set(UNIT_JOURNAL.key, JSON.stringify({ attempts: [left], placed: [] }));
  return couponTab(browser);
}

describe('an order that the release before wrote down', () => {
  it('is looked up, and sent again for the same amount where it never arrived [PL-20, PL-29, PL-39]', async () => {
    const tab = await afterUpdate();
    await tab.pass(2000);
    expect(tab.gateway.lookedUp).toContain(keyOf(1));
    expect(tab.gateway.sent.map(({ key, order: sent }) => [key, sent.amount])).toEqual([[keyOf(1), money(12.5)]]);
    expect(tab.placement.state.phase).toBe('accepted');
  });

  it('is written down in its own form when it is sent again, for a tab of that release may read it [PL-14, PL-39]', async () => {
    const tab = await afterUpdate('never-answers');
    await tab.pass(2000);
    const kept = JSON.parse(tab.values.texts.get(UNIT_JOURNAL.key) ?? '{}') as unknown;
    expect(kept).toMatchObject({
      attempts: [{ key: keyOf(1), order: { amount: 12.5, bets: [{ odds: 1.5 }] } }],
    });
    expect(JSON.stringify(kept)).not.toContain('InUnits');
    expect(
      tab.values
        .tab()
        .read(UNIT_JOURNAL)
        ?.attempts.map((each) => [each.order.amount, each.order.bets[0]?.odds]),
    ).toEqual([[money(12.5), price(1.5)]]);
  });
});
