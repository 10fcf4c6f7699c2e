import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PlacementVerdict, RejectionReason } from '../../../../core/coupon/placement/placement-verdict.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { couponTab, drawCoupon, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { teachDialogs } from '../../../support/views/player-page.tsx';
import { money } from '../../../support/units.ts';

beforeAll(teachDialogs);
afterEach(cleanup);

/** 21:00 UTC is midnight in the zone of the page. */
const UNTIL = Date.UTC(2026, 10, 12, 21);

async function refused(reason: RejectionReason, given: { readonly limit?: Minor; readonly until?: number }) {
  const tab = await couponTab(sharedBrowser());
  drawCoupon(tab);
  await tab.add(1);
  await screen.findAllByRole('listitem');
  act(() => {
    tab.coupon.edit({ type: 'amount-set', currency: 'RUB', amount: money(100) });
  });
  const verdict: PlacementVerdict<Minor> = { status: 'rejected', reason, bets: [], ...given };
  tab.gateway.faults.push({ verdict });
  await tab.pass(400);
  fireEvent.click(screen.getByRole('button', { name: /^Place bet/ }));
  await tab.pass(200);
  return { tab, said: (await screen.findByRole('region', { name: 'Bet not accepted' })).textContent };
}

describe('a bet that the player’s own limit stops', () => {
  it.each([
    ['daily-wagering-reached', { limit: money(40), until: UNTIL }, 'your daily wagering limit has ₽40 left'],
    ['monthly-loss-reached', { until: UNTIL }, 'your monthly loss limit is used up'],
    ['self-excluded', { until: UNTIL }, 'you have excluded yourself'],
    ['session-ended', { until: UNTIL }, 'your time limit for today is used up'],
  ] as const)('for %s says which limit, and until when [RG-04, RG-09]', async (reason, given, text) => {
    const { tab, said } = await refused(reason, given);
    expect(said).toContain(`Reason: ${text}, until 13 Nov, 00:00.`);
    expect(tab.coupon.bets).toHaveLength(1);
  });

  it('says no date where the server has none', async () => {
    expect((await refused('timed-out', {})).said).toContain('Reason: you are taking a break.');
  });
});
