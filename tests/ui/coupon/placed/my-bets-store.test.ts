import { describe, expect, it } from 'vitest';
import type { Cancellation } from '../../../../core/shared/cancellation.ts';
import { couponTab, sharedBrowser } from '../../../support/views/coupon-page.tsx';

/** A tab whose open coupons are asked for and never come. */
async function asking() {
  const browser = sharedBrowser();
  const asked: (Cancellation | undefined)[] = [];
  Object.assign(browser.gateway, {
    openCoupons: async (signal?: Cancellation) => {
      asked.push(signal);
      return new Promise<never>(() => undefined);
    },
  });
  const { session, myBets } = await couponTab(browser);
  return { session, myBets, asked, last: () => asked.at(-1)?.aborted };
}

describe('the open coupons of a player who leaves', () => {
  it('are given up as soon as the server is asked to end the session, and not asked for meanwhile', async () => {
    const { session, myBets, asked, last } = await asking();
    expect([asked.length, last()]).toEqual([1, false]);
    const leaving = session.disconnect();
    expect(last()).toBe(true);
    void myBets.refresh();
    expect(asked).toHaveLength(1);
    await leaving;
  });

  it('are given up where another tab, or the server, ended the session', async () => {
    const { session, asked, last } = await asking();
    session.take(undefined);
    expect([asked.length, last()]).toEqual([1, true]);
    session.take(78);
    expect([asked.length, last()]).toEqual([2, false]);
  });
});
