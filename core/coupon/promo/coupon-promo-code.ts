import { fail, ok, type Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';

/** A promo code the player has. */
export interface PromoCode {
  readonly code: string;
  readonly title?: string | undefined;
  /** The first moment it no longer holds. */
  readonly endsAt?: EpochMillis | undefined;
}

/** The promo codes at the coupon: those on offer, the one chosen of them, and what is typed. */
export interface CouponPromoCodes<Code extends PromoCode = PromoCode> {
  readonly offered: readonly Code[];
  readonly chosen?: string | undefined;
  readonly typed: string;
}

export const NO_PROMO_CODES: CouponPromoCodes<never> = { offered: [], typed: '' };

const SHAPE = /^[A-Za-z0-9_-]{1,32}$/;

/** PC-1 A promo code has 1 to 32 letters, digits, hyphens and underscores; blanks around it do not count. */
export function typedPromoCode(text: unknown): Result<string, { readonly code: 'not-a-promo-code' }> {
  const code = typeof text === 'string' ? text.trim() : '';
  return SHAPE.test(code) ? ok(code) : fail({ code: 'not-a-promo-code' });
}

/** PC-2 A typed code counts before a chosen one; PC-3 a chosen one counts while it is on offer and has not ended. */
export function promoCodeInForce({ offered, chosen, typed }: CouponPromoCodes, now: EpochMillis): string | undefined {
  const manual = typedPromoCode(typed);
  if (manual.ok) return manual.value;
  const known = offered.find(({ code }) => code === chosen);
  return known !== undefined && (known.endsAt === undefined || now < known.endsAt) ? known.code : undefined;
}

/** PC-4 Choosing one of the codes on offer clears what was typed; one that is not on offer cannot be chosen. */
export function withChosenPromoCode<Code extends PromoCode>(
  codes: CouponPromoCodes<Code>,
  chosen: string | undefined,
): CouponPromoCodes<Code> {
  if (chosen === undefined) return { ...codes, chosen };
  return codes.offered.some(({ code }) => code === chosen) ? { ...codes, chosen, typed: '' } : codes;
}
