import * as v from 'valibot';
import type { PoolRejection } from '../../core/lotto/pool-verdict.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { wireAmount, wireCurrency, wireMillis } from '../http/wire.ts';

/** What the wire has where an order is not taken. */
export const POOL_REJECTION = {
  status: v.literal('rejected'),
  currency: wireCurrency,
  limit: v.optional(wireAmount),
  until: v.optional(wireMillis),
} as const;

export interface WirePoolRejection<Reason extends string> extends Omit<PoolRejection<Reason>, 'limit'> {
  readonly currency: string;
  readonly limit?: v.InferOutput<typeof wireAmount> | undefined;
}

interface Acceptance {
  readonly status: 'accepted';
}

/** A verdict whose sums are minor units. */
export function poolVerdict<Accepted extends Acceptance, Reason extends string>(): v.RawTransformAction<
  Accepted | WirePoolRejection<Reason>,
  Accepted | PoolRejection<Reason>
> {
  return v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Accepted | PoolRejection<Reason> => {
    if (value.status === 'accepted') return value;
    const { currency, limit, ...verdict } = value;
    const { optional, isExact } = minorReader(currency);
    const units = { ...verdict, limit: optional(limit) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  });
}
