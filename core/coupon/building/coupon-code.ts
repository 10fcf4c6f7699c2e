import { fail, ok, type Result } from '../../shared/result.ts';

const SHAPE = /^[A-Z0-9]{6,10}$/;

/** CC-1 The code of a saved coupon has 6 to 10 letters and digits, in any case of letters and with blanks around or within it. */
export function couponCode(text: unknown): Result<string, { readonly code: 'not-a-code' }> {
  const code = typeof text === 'string' ? text.replace(/\s+/g, '').toUpperCase() : '';
  return SHAPE.test(code) ? ok(code) : fail({ code: 'not-a-code' });
}
