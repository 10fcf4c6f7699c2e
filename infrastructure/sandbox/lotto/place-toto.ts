import { sql, type Transaction } from 'kysely';
import { POOL_REFUSALS } from '../../../core/lotto/pool-verdict.ts';
import { MOST_TOTO_LINES, TOTO_RULES } from '../../../core/lotto/toto-rules.ts';
import { totoLineCount } from '../../../core/lotto/toto-coupon.ts';
import type { TotoSort } from '../../../core/lotto/toto-page.ts';
import type { AccountId } from '../../../core/shared/ids.ts';
import { minorUnits, type Minor } from '../../../core/shared/money.ts';
import type { WireReply } from '../../http/call.ts';
import type { PLACE_TOTO } from '../../lotto/toto-calls.ts';
import { couponLimits } from '../coupons/sandbox-coupon-limits.ts';
import type { Tables } from '../database/tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { isRefusal, refuse, type Refusal } from '../server/refusal.ts';
import {
  poolFingerprint,
  orderOnce,
  poolRejection,
  takePoolStake,
  writePoolStakes,
  type PoolAsk,
  type PoolScene,
} from './pool-order.ts';
import { writeTotoCoupon } from './toto-coupon-wire.ts';
import { TOTO_TERM } from './toto-draws.ts';

type WireVerdict = WireReply<typeof PLACE_TOTO>;

/** Who places what. */
export type TotoAsk = PoolAsk<{
  readonly drawId: number;
  readonly accountId: number;
  readonly currency: string;
  readonly stake: Minor;
  readonly answers: readonly (readonly number[])[];
}>;

interface OpenDraw {
  readonly id: number;
  readonly sort: TotoSort;
  readonly number: number;
}

/** TT-14 Places a coupon exactly once under its key. */
export async function placeToto(parts: SandboxParts, ask: TotoAsk): Promise<WireVerdict | Refusal> {
  return orderOnce<TotoAsk, WireVerdict | Refusal>(parts, ask, { repeated, first: placeFirst });
}

async function repeated({ transaction }: PoolScene, ask: TotoAsk): Promise<WireVerdict | Refusal | undefined> {
  const kept = await transaction
    .selectFrom('toto_coupons')
    .selectAll()
    .where('user_id', '=', ask.userId)
    .where('key', '=', ask.key)
    .executeTakeFirst();
  if (kept === undefined) return undefined;
  if (kept.fingerprint !== poolFingerprint(ask)) return refuse(422, 'another-order');
  const draw = await transaction
    .selectFrom('toto_draws')
    .select(['sort', 'number'])
    .where('id', '=', kept.draw_id)
    .executeTakeFirstOrThrow();
  // as it was answered the first time
  const placed = { ...kept, state: 'open', hits: null, prize: 0 as Minor } as const;
  return { status: 'accepted', coupon: writeTotoCoupon(placed, { ...draw, results: noResults(draw.sort) }) };
}

async function placeFirst(scene: PoolScene, ask: TotoAsk): Promise<WireVerdict | Refusal> {
  const { order } = ask;
  const draw = await openDraw(scene, order.drawId);
  if (draw === undefined) return poolRejection(POOL_REFUSALS, order, { reason: 'draw-closed' });
  const priced = pricedOrder(draw.sort, order);
  if (isRefusal(priced)) return priced;
  const refusal = await takePoolStake(scene, ask, priced.amount);
  return refusal === undefined
    ? writeCoupon(scene, ask, { ...priced, draw })
    : poolRejection(POOL_REFUSALS, order, refusal);
}

/** Locked for as long as a coupon is placed, so that nobody settles it meanwhile. */
async function openDraw({ parts, transaction }: PoolScene, id: number): Promise<OpenDraw | undefined> {
  const now = parts.now();
  return transaction
    .selectFrom('toto_draws')
    .select(['id', 'sort', 'number'])
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('closes_at', '>', now)
    .where('closes_at', '<=', now + TOTO_TERM)
    .forShare()
    .executeTakeFirst();
}

interface Priced {
  readonly lineCount: number;
  readonly amount: Minor;
}

/** TT-4, TT-6, TT-20 */
function pricedOrder(sort: TotoSort, { stake, currency, answers }: TotoAsk['order']): Priced | Refusal {
  const { gameCount, answers: codes } = TOTO_RULES[sort];
  const games = Array.from({ length: gameCount }, (_, id) => ({ id, answerCount: codes.length }));
  const lines = totoLineCount({ id: 0, games }, answers);
  const { least, most } = totoStakes(currency);
  if (!lines.ok || lines.value > MOST_TOTO_LINES) return refuse(400, 'answers');
  if (stake < least || stake > most) return refuse(400, 'stake');
  const amount = minorUnits(BigInt(stake) * BigInt(lines.value));
  return amount === undefined ? refuse(400, 'stake') : { lineCount: lines.value, amount };
}

const MOST_STAKES = 100;

/** TT-20 On a line stands the lowest amount of a coupon of its currency, or up to a hundred times that. */
export function totoStakes(currency: string): { readonly least: Minor; readonly most: Minor } {
  const { minBetAmount: least } = couponLimits(currency);
  return { least, most: minorUnits(BigInt(least) * BigInt(MOST_STAKES)) ?? least };
}

async function writeCoupon(
  { parts, transaction }: PoolScene,
  ask: TotoAsk,
  { lineCount, amount, draw }: Priced & { readonly draw: OpenDraw },
): Promise<WireVerdict> {
  const { userId, key, order } = ask;
  const { currency, stake, answers } = order;
  const accountId = order.accountId as AccountId;
  const at = parts.now();
  const coupon = await transaction
    .insertInto('toto_coupons')
    .values({
      draw_id: draw.id,
      user_id: userId,
      account_id: accountId,
      currency,
      key,
      fingerprint: poolFingerprint(ask),
      stake,
      line_count: lineCount,
      amount,
      answers: JSON.stringify(answers),
      placed_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await countPicks(transaction, draw.id, { answers, lineCount });
  await writePoolStakes(transaction, order, [{ transfer: `toto-stake:${String(coupon.id)}`, amount, at }]);
  return { status: 'accepted', coupon: writeTotoCoupon(coupon, { ...draw, results: noResults(draw.sort) }) };
}

/** What players choose: each answer counts the lines that have it. */
async function countPicks(
  transaction: Transaction<Tables>,
  drawId: number,
  { answers, lineCount }: { readonly answers: TotoAsk['order']['answers']; readonly lineCount: number },
): Promise<void> {
  const rows = answers.flatMap((chosen, place) => {
    const distinct = [...new Set(chosen)].toSorted((one, other) => one - other);
    return distinct.map((answer) => ({ draw_id: drawId, place, answer, line_count: lineCount / distinct.length }));
  });
  await transaction
    .insertInto('toto_picks')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['draw_id', 'place', 'answer']).doUpdateSet({
        line_count: sql`toto_picks.line_count + excluded.line_count`,
      }),
    )
    .execute();
}

function noResults(sort: TotoSort): readonly undefined[] {
  return Array.from({ length: TOTO_RULES[sort].gameCount }, () => undefined);
}
