import { sqlState } from '../database/retried-transaction.ts';

/** What is wrong with one coupon or order, and with no other. */
export class CouponProblem extends Error {
  override readonly name = 'CouponProblem';
}

/** Why a coupon or order itself cannot be handled; undefined for a fault of the environment, which may pass. */
export function ownProblem(error: unknown): string | undefined {
  if (error instanceof CouponProblem) return error.message;
  const state = sqlState(error);
  return state !== undefined && /^2[23][0-9A-Z]{3}$/.test(state) ? `database ${state}` : undefined;
}
