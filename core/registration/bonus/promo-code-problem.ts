import type { FormProblem } from '../registration-form.ts';

/** RGF-6 A promo code has 3 to 20 Latin letters, digits and hyphens, written in capitals; an empty one is none. */
export function promoCodeProblem(promoCode: string): FormProblem | undefined {
  const code = promoCode.trim();
  return code === '' || /^[A-Za-z0-9-]{3,20}$/.test(code) ? undefined : 'malformed';
}

/** RGF-6 A promo code as it is sent. */
export function sentPromoCode(promoCode: string): string {
  return promoCode.trim().toUpperCase();
}
