import * as v from 'valibot';
import type { PaidPremium, PremiumLine } from '../../core/promotions/premium-cashback.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { wireAmount, wireCurrency, wireMillis } from '../http/wire.ts';

const wireLine = v.pipe(
  v.object({
    iso: wireCurrency,
    isPremium: v.boolean(),
    staked: wireAmount,
    threshold: wireAmount,
    money: wireAmount,
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): PremiumLine => {
    const { iso: currency, isPremium, staked, threshold, money } = dataset.value;
    const read = minorReader(currency);
    const sums = { staked: read.amount(staked), threshold: read.amount(threshold), money: read.amount(money) };
    if (read.isExact()) return { currency, isPremium, ...sums };
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wirePaid = v.pipe(
  v.object({ start: wireMillis, iso: wireCurrency, money: wireAmount }),
  v.rawTransform(({ dataset, addIssue, NEVER }): PaidPremium => {
    const { start, iso: currency, money } = dataset.value;
    const read = minorReader(currency);
    const units = { start, currency, money: read.amount(money) };
    if (read.isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const PREMIUM_CASHBACK = defineCall({
  name: 'premiumCashback',
  summary: 'Whether the running week is a premium one, how far the next is, and what premium weeks gave on top',
  method: 'GET',
  path: '/web-api/promotions/premium-cashback',
  reply: v.object({
    week: v.object({ start: wireMillis, end: wireMillis }),
    lines: v.array(wireLine),
    paid: v.array(wirePaid),
    isClosed: v.boolean(),
  }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});
