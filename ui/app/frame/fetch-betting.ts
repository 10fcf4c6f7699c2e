import type { Stores } from '../stores.ts';

/**
 * Fetches what a coupon is placed with, an order that an earlier page left behind is looked up with, and settled bets
 * are told by. Where it does not come nothing can be placed, and that is said.
 */
export async function fetchBetting({ lazy, page, texts }: Stores): Promise<void> {
  await Promise.all([
    lazy.ensure(['placement', 'couponTerms', 'couponNews', 'myBets']),
    // what becomes of an order is said in these words
    texts.ensure(['slip']),
  ]).catch(() => {
    page.reportMissingPart();
  });
}
