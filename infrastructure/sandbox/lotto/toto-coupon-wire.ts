import type { Selectable } from 'kysely';
import type { TotoSort } from '../../../core/lotto/toto-page.ts';
import type { TotoResult } from '../../../core/lotto/toto-rules.ts';
import type { WireReply } from '../../http/call.ts';
import type { TOTO_COUPONS } from '../../lotto/toto-calls.ts';
import { writeTotoResult } from '../../lotto/toto-wire.ts';
import type { TotoCouponRecord } from '../database/lotto/lotto-tables.ts';
import { majorAmount } from '../players/player-accounts.ts';

type WireCoupon = WireReply<typeof TOTO_COUPONS>[number];
export type WrittenAnswers = readonly (readonly number[])[];

/** What the database keeps of a coupon's answers is what was checked when it was placed. */
export function readAnswers(text: string): WrittenAnswers {
  return JSON.parse(text) as WrittenAnswers;
}

interface CouponDraw {
  readonly sort: TotoSort;
  readonly number: number;
  readonly results: readonly (TotoResult | undefined)[];
}

export function writeTotoCoupon(coupon: Selectable<TotoCouponRecord>, draw: CouponDraw): WireCoupon {
  const { id, currency, state, hits } = coupon;
  return {
    id,
    sort: draw.sort,
    drawId: coupon.draw_id,
    drawNumber: draw.number,
    placedAt: coupon.placed_at,
    currency,
    stake: majorAmount(coupon.stake, currency),
    lineCount: coupon.line_count,
    amount: majorAmount(coupon.amount, currency),
    answers: readAnswers(coupon.answers).map((each) => [...each]),
    results: draw.results.map((result) => (result === undefined ? null : writeTotoResult(result))),
    state,
    prize: majorAmount(coupon.prize, currency),
    ...(hits === null ? {} : { hits }),
  };
}
