import type { Insertable, Selectable, Transaction } from 'kysely';
import { isBingoCard, type BingoCard } from '../../../../core/lotto/bingo/bingo-card.ts';
import { BINGO_REFUSALS } from '../../../../core/lotto/bingo/bingo-gateway.ts';
import { bingoAmount, BINGO_PAUSE, MOST_BINGO_CARDS } from '../../../../core/lotto/bingo/bingo-rules.ts';
import type { AccountId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { WireReply } from '../../../http/call.ts';
import type { BUY_BINGO } from '../../../lotto/bingo-calls.ts';
import type { BingoCardRecord } from '../../database/lotto/bingo-tables.ts';
import type { Tables } from '../../database/tables.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { refuse, type Refusal } from '../../server/refusal.ts';
import {
  poolFingerprint,
  orderOnce,
  poolRejection,
  takePoolStake,
  writePoolStakes,
  type PoolAsk,
  type PoolScene,
} from '../pool-order.ts';
import { writeBoughtCard } from './bingo-card-wire.ts';
import { cardPrice } from './bingo-price.ts';

type WireVerdict = WireReply<typeof BUY_BINGO>;

/** Who buys what. */
export type BingoAsk = PoolAsk<{
  readonly drawId: number;
  readonly accountId: number;
  readonly currency: string;
  readonly amount: Minor;
  readonly cards: readonly BingoCard[];
}>;

interface OpenDraw {
  readonly id: number;
  readonly number: number;
  readonly draws_at: EpochMillis;
}

/** BNG-9 Buys the cards exactly once under their key. */
export async function buyBingo(parts: SandboxParts, ask: BingoAsk): Promise<WireVerdict | Refusal> {
  return orderOnce<BingoAsk, WireVerdict | Refusal>(parts, ask, { repeated, first: buyFirst });
}

async function repeated({ transaction }: PoolScene, ask: BingoAsk): Promise<WireVerdict | Refusal | undefined> {
  const cards = await transaction
    .selectFrom('bingo_cards')
    .selectAll()
    .where('user_id', '=', ask.userId)
    .where('key', '=', ask.key)
    .orderBy('place')
    .execute();
  const [first] = cards;
  if (first === undefined) return undefined;
  if (first.fingerprint !== poolFingerprint(ask)) return refuse(422, 'another-order');
  const draw = await transaction
    .selectFrom('bingo_draws')
    .select(['id', 'number', 'draws_at'])
    .where('id', '=', first.draw_id)
    .executeTakeFirstOrThrow();
  return accepted(cards, draw);
}

/** As it is answered the first time, whatever has been drawn since. */
function accepted(cards: readonly Selectable<BingoCardRecord>[], draw: OpenDraw): WireVerdict {
  return { status: 'accepted', cards: cards.map((card) => writeBoughtCard(card, draw)) };
}

async function buyFirst(scene: PoolScene, ask: BingoAsk): Promise<WireVerdict | Refusal> {
  const { order } = ask;
  if (!order.cards.every(isBingoCard)) return refuse(400, 'cards');
  if (bingoAmount(cardPrice(order.currency), order.cards.length) !== order.amount) return refuse(400, 'amount');
  const draw = await openDraw(scene, order.drawId);
  if (draw === undefined) return poolRejection(BINGO_REFUSALS, order, { reason: 'draw-closed' });
  if (await hasTooMany(scene.transaction, ask))
    return poolRejection(BINGO_REFUSALS, order, { reason: 'too-many-cards' });
  const refusal = await takePoolStake(scene, ask, order.amount);
  return refusal === undefined ? keepCards(scene, ask, draw) : poolRejection(BINGO_REFUSALS, order, refusal);
}

/** BNG-4 The draw, locked for as long as cards are bought, so that nobody settles it meanwhile. */
async function openDraw({ parts, transaction }: PoolScene, drawId: number): Promise<OpenDraw | undefined> {
  return transaction
    .selectFrom('bingo_draws')
    .select(['id', 'number', 'draws_at'])
    .where('id', '=', drawId)
    .where('balls', 'is', null)
    .where('draws_at', '>', parts.now() + BINGO_PAUSE)
    .forShare()
    .executeTakeFirst();
}

/** BNG-9 Whether these would be more cards than a player may have in a draw. */
async function hasTooMany(transaction: Transaction<Tables>, { userId, order }: BingoAsk): Promise<boolean> {
  const { held } = await transaction
    .selectFrom('bingo_cards')
    .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('held'))
    .where('user_id', '=', userId)
    .where('draw_id', '=', order.drawId)
    .executeTakeFirstOrThrow();
  return held + order.cards.length > MOST_BINGO_CARDS;
}

async function keepCards({ parts, transaction }: PoolScene, ask: BingoAsk, draw: OpenDraw): Promise<WireVerdict> {
  const { userId, key, order } = ask;
  const { currency } = order;
  const accountId = order.accountId as AccountId;
  const shared = { user_id: userId, account_id: accountId, currency, key, draw_id: draw.id };
  const kept = { ...shared, amount: cardPrice(currency), fingerprint: poolFingerprint(ask), placed_at: parts.now() };
  const cards = await transaction
    .insertInto('bingo_cards')
    .values(
      order.cards.map((card, place): Insertable<BingoCardRecord> => ({
        ...kept,
        place,
        numbers: JSON.stringify(card),
      })),
    )
    .returningAll()
    .execute();
  cards.sort((one, other) => one.place - other.place);
  const stakes = cards.map(({ id, amount, placed_at: at }) => ({ transfer: `bingo-stake:${String(id)}`, amount, at }));
  await writePoolStakes(transaction, order, stakes);
  return accepted(cards, draw);
}
