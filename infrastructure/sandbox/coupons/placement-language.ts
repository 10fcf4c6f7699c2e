import { NO_NAME_LANGUAGES } from '../../../core/coupon/bets/name-languages.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { WireReply } from '../../http/call.ts';
import type { PLACEMENT_LOOKUP } from '../../coupon/coupon-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { PreparedReply } from '../server/serve-call.ts';
import { betNames } from './bet-names.ts';

/** A kept verdict with the names of its bets in the language that asks: the order may have come in another. */
export function verdictInLanguage(parts: SandboxParts, reply: PreparedReply, language: Language): PreparedReply {
  const verdict = JSON.parse(reply.preparedText) as WireReply<typeof PLACEMENT_LOOKUP>;
  if (verdict.status !== 'accepted') return reply;
  const coupons = verdict.coupons.map((coupon) => ({
    ...coupon,
    bets: coupon.bets.map((bet) => ({
      ...bet,
      ...NO_NAME_LANGUAGES,
      ...betNames(parts, { ...bet, hasLabel: bet.label !== undefined }, language),
    })),
  }));
  return { preparedText: JSON.stringify({ ...verdict, coupons }) };
}
