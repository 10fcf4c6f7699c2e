import { decimalOdds } from '../../../core/shared/odds.ts';
import { couponTypeById, couponTypeId } from '../../../core/coupon/maths/coupon-type.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { days, hours } from '../../../core/shared/time.ts';
import { LOAD_COUPON, SAVE_COUPON } from '../../coupon/coupon-calls.ts';
import type { RateLimits } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { randomWord } from '../server/node-random.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';
import { betOffer, type BetOffer } from './bet-offer.ts';
import { namedBet, outcomeLabel } from './bet-names.ts';

const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
const KEPT_FOR = days(30);
const SAVING_LIMIT: RateLimits['saving'] = { times: 20, within: hours(1) };

type SavedBet = { readonly outcomeId: string; readonly block: number };

/** Keeping a coupon under a code, and loading it. */
export function serveSavedCoupons(api: ServedApi, parts: SandboxParts): void {
  const { database, options, now } = parts;
  const savings = tryCounter(api.app, 'saving', options.rateLimits?.saving ?? SAVING_LIMIT);

  serveCall(api, SAVE_COUPON, async ({ body, address, reply }) => {
    const wait = await savings.attempt(reply.request, address);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const open = body.bets.filter(({ outcomeId }) => isOpenOffer(betOffer(parts, outcomeId)));
    if (open.length === 0) return refuse(409, 'bets-not-open');
    const bets: SavedBet[] = open.map(({ outcomeId, block }) => ({ outcomeId, block }));
    const saved = {
      code: randomWord(CODE_ALPHABET, CODE_LENGTH),
      type_id: couponTypeId(body.typeId),
      system_value: body.systemValue ?? null,
      bets: JSON.stringify(bets),
      expires_at: now() + KEPT_FOR,
    };
    await database.insertInto('saved_coupons').values(saved).execute();
    return { code: saved.code };
  });

  serveCall(api, LOAD_COUPON, async ({ params, query }) => {
    const saved = await database
      .selectFrom('saved_coupons')
      .selectAll()
      .where('code', '=', params.code)
      .where('expires_at', '>', now())
      .executeTakeFirst();
    if (saved === undefined || couponTypeById(saved.type_id) === undefined) return refuse(404, 'code');
    const bets = JSON.parse(saved.bets) as SavedBet[];
    return {
      typeId: saved.type_id,
      ...(saved.system_value === null ? {} : { systemValue: saved.system_value }),
      bets: bets.flatMap((bet) => loadedBet(parts, bet, query.lng)),
    };
  });
}

function loadedBet(parts: SandboxParts, { outcomeId, block }: SavedBet, language: Language) {
  const offer = betOffer(parts, outcomeId);
  if (!isOpenOffer(offer)) return [];
  const label = offer.hasLabel ? outcomeLabel(parts, outcomeId, language) : undefined;
  const { sportId, champId, odds, version, isLive, startsAt } = offer;
  const named = { ...namedBet(parts, outcomeId, language), ...(label === undefined ? {} : { label }) };
  return [{ ...named, sportId, champId, odds: decimalOdds(odds), version, isLive, startsAt, block }];
}

/** A suspended bet may open again; one that is over or gone never does. */
function isOpenOffer({ trouble }: BetOffer): boolean {
  return trouble === undefined || trouble === 'suspended';
}
