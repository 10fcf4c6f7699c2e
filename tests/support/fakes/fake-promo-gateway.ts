import type { PromoTerms } from '../../../core/coupon/promo/promo-terms.ts';
import type { CheckedPromo, PromoGateway } from '../../../core/coupon/promo/promo-gateway.ts';
import { ok } from '../../../core/shared/result.ts';

export interface FakePromoGateway extends PromoGateway {
  listed: readonly PromoTerms[];
  /** What a typed code is, by its text. */
  readonly typed: Map<string, CheckedPromo>;
  /** How often the list was asked for. */
  asked: number;
}

/** Promo codes without a server: none, until a test says otherwise. */
export function fakePromoGateway(): FakePromoGateway {
  const fake: FakePromoGateway = {
    listed: [],
    typed: new Map(),
    asked: 0,
    codes: async () => {
      fake.asked += 1;
      return ok(fake.listed);
    },
    check: async (code) => ok(fake.typed.get(code) ?? { state: 'unknown' }),
  };
  return fake;
}
