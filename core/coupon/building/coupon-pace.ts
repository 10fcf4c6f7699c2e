import { seconds, type Millis } from '../../shared/time.ts';
import { BESIDE_LIVE_POLL, LINE_POLL, LIVE_POLL } from '../../sports/line/feed-pace.ts';

/** CC-2 The terms of a coupon are asked for every 10 s, and every 3 s while it has a live bet. */
export function couponPoll(hasLiveBet: boolean): Millis {
  return hasLiveBet ? LIVE_POLL : seconds(10);
}

/** CC-3 The player's open coupons are asked for every 15 s, and every 5 s while one of them has a live bet. */
export function openCouponsPoll(hasLiveBet: boolean): Millis {
  return hasLiveBet ? BESIDE_LIVE_POLL : LINE_POLL;
}
