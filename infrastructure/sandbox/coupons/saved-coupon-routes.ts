import { COUPON_TYPES, couponTypeId } from '../../../core/coupon/maths/coupon-type.ts';
import { days } from '../../../core/shared/time.ts';
import { LOAD_COUPON, SAVE_COUPON } from '../../coupon/coupon-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { randomWord } from '../server/node-random.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { betOffer } from './bet-offer.ts';
import { namedBet, outcomeLabel } from './coupon-wire-reply.ts';

const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
const KEPT_FOR = days(30);

type SavedBet = { readonly outcomeId: string; readonly block: number };

/** Keeping a coupon under a code, and loading it. */
export function serveSavedCoupons(api: ServedApi, parts: SandboxParts): void {
  const { database, now } = parts;

  serveCall(api, SAVE_COUPON, async ({ body }) => {
    const bets: SavedBet[] = body.bets.map(({ outcomeId, block }) => ({ outcomeId, block }));
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
    if (saved === undefined) return refuse(404, 'code');
    const bets = JSON.parse(saved.bets) as SavedBet[];
    return {
      typeId: COUPON_TYPES[saved.type_id] === undefined ? 0 : saved.type_id,
      ...(saved.system_value === null ? {} : { systemValue: saved.system_value }),
      bets: bets.flatMap(({ outcomeId, block }) => {
        const offer = betOffer(parts, outcomeId);
        if (offer.trouble === 'finished' || offer.trouble === 'removed') return [];
        const label = offer.hasLabel ? outcomeLabel(parts, outcomeId, query.lng) : undefined;
        const { sportId, champId, odds, version, isLive, startsAt } = offer;
        const named = { ...namedBet(parts, outcomeId, query.lng), ...(label === undefined ? {} : { label }) };
        return [{ ...named, sportId, champId, odds, version, isLive, startsAt, block }];
      }),
    };
  });
}
