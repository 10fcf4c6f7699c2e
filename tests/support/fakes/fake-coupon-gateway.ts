import type { BetUpdate } from '../../../core/coupon/bets/bet.ts';
import type { CouponGateway } from '../../../core/coupon/coupon-gateway.ts';
import type { CouponQuestion, CouponTerms, SavedCoupon } from '../../../core/coupon/building/coupon-update.ts';
import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { PlacementVerdict, UnitOrder } from '../../../core/coupon/placement/placement-verdict.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { parseOutcomeId } from '../../../core/sports/game/outcome-id.ts';
import { placedCoupon, terms, updateOf } from '../examples/coupon-examples.ts';
import { money } from '../units.ts';

type Reply = Result<PlacementVerdict<Minor>, RequestFailure>;

/** What happens to the next order that is sent. */
export type PlacingFault =
  | 'lost-before'
  | 'lost-after'
  | 'never-answers'
  | { readonly verdict: PlacementVerdict<Minor> }
  | { readonly failure: RequestFailure };

export interface FakeCouponGateway extends CouponGateway {
  /** What each bet is now, where it is not as it was picked. */
  readonly updates: Map<string, Partial<BetUpdate>>;
  termsNow: Partial<CouponTerms>;
  /** Faults of the orders to come, one after another; without one an order is accepted. */
  readonly faults: PlacingFault[];
  isLookUpDown: boolean;
  readonly sent: { readonly key: string; readonly order: UnitOrder }[];
  readonly questions: CouponQuestion[];
  readonly lookedUp: string[];
  readonly voided: string[];
  readonly saved: SavedCoupon[];
  /** Answers to operators; there are none where it is down. */
  readonly vipAnswers: { readonly key: string; readonly accepted: Minor | undefined }[];
  isVipDown: boolean;
  open: readonly PlacedCoupon<Minor>[];
  /** Coupons by key, each placed once. */
  readonly placed: Map<string, PlacementVerdict<Minor>>;
  /** Holds terms back until the returned function lets them go. */
  readonly holdTerms: () => (() => void)[];
}

/** A server that takes any coupon once per key. */
export function fakeCouponGateway(): FakeCouponGateway {
  let nextId = 500;
  let held: (() => void)[] | undefined;
  const gateway: FakeCouponGateway = {
    updates: new Map(),
    termsNow: {},
    faults: [],
    isLookUpDown: false,
    sent: [],
    questions: [],
    lookedUp: [],
    voided: [],
    saved: [],
    vipAnswers: [],
    isVipDown: false,
    open: [],
    placed: new Map(),
    holdTerms: () => (held = []),
    terms: async (question) => {
      gateway.questions.push(question);
      const bets = question.bets.map(({ outcomeId }) => ({
        ...updateOf(parseOutcomeId(outcomeId)?.gameId ?? 0),
        ...gateway.updates.get(outcomeId),
      }));
      const reply = ok(terms(bets, gateway.termsNow));
      const line = held;
      if (line !== undefined) await new Promise<void>((resolve) => line.push(resolve));
      return reply;
    },
    place: (key, order) => {
      gateway.sent.push({ key, order });
      const fault = gateway.faults.shift();
      if (fault === 'lost-before') return Promise.resolve<Reply>(fail({ kind: 'network' }));
      if (typeof fault === 'object') {
        return Promise.resolve<Reply>('failure' in fault ? fail(fault.failure) : ok(keep(key, fault.verdict)));
      }
      const verdict = gateway.placed.get(key) ?? keep(key, accepted(order));
      if (fault === 'lost-after') return Promise.resolve<Reply>(fail({ kind: 'network' }));
      if (fault === 'never-answers') return new Promise<Reply>(() => undefined);
      return Promise.resolve<Reply>(ok(verdict));
    },
    lookUp: (key) => {
      gateway.lookedUp.push(key);
      return Promise.resolve(gateway.isLookUpDown ? fail({ kind: 'network' }) : ok(gateway.placed.get(key)));
    },
    voidKey: (key) => {
      gateway.voided.push(key);
      return Promise.resolve(gateway.isLookUpDown ? fail({ kind: 'network' }) : ok(gateway.placed.get(key)));
    },
    answerVip: (key, { accepted: amount }) => {
      gateway.vipAnswers.push({ key, accepted: amount });
      if (gateway.isVipDown) return Promise.resolve<Reply>(fail({ kind: 'network' }));
      return Promise.resolve<Reply>(ok(keep(key, { status: 'rejected', reason: 'vip-declined', bets: [] })));
    },
    save: (coupon) => {
      gateway.saved.push(coupon);
      return Promise.resolve(ok('ABC123'));
    },
    load: (code) => {
      const saved = gateway.saved.at(-1);
      return Promise.resolve(code === 'ABC123' && saved ? ok(saved) : fail({ kind: 'refused', status: 404 }));
    },
    openCoupons: () => Promise.resolve(ok(gateway.open)),
    history: () =>
      Promise.resolve(ok({ coupons: gateway.open, page: 1, pageCount: 1, totalCount: gateway.open.length })),
    coupon: () => Promise.resolve(fail({ kind: 'refused', status: 404 })),
    lines: () => Promise.resolve(ok([])),
    explanation: () => Promise.resolve(ok({ steps: [], paid: money(0) })),
  };
  function keep(key: string, verdict: PlacementVerdict<Minor>): PlacementVerdict<Minor> {
    gateway.placed.set(key, verdict);
    return verdict;
  }
  function accepted(order: UnitOrder): PlacementVerdict<Minor> {
    nextId += 1;
    const coupon = placedCoupon(nextId, { type: order.type, amount: order.amount });
    return { status: 'accepted', coupons: [coupon], balance: money(1000), refused: [] };
  }
  return gateway;
}
