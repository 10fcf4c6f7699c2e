import { createHash } from 'node:crypto';
import type { Insertable, Selectable, Transaction } from 'kysely';
import { isBingoCard, type BingoCard } from '../../../../core/lotto/bingo/bingo-card.ts';
import { BINGO_REFUSALS } from '../../../../core/lotto/bingo/bingo-gateway.ts';
import { bingoAmount, BINGO_PAUSE, MOST_BINGO_CARDS } from '../../../../core/lotto/bingo/bingo-rules.ts';
import type { AccountId, UserId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { WireReply } from '../../../http/call.ts';
import type { BUY_BINGO } from '../../../lotto/bingo-calls.ts';
import { debitStake, refusedDebit } from '../../coupons/debit-stake.ts';
import { permitStake } from '../../coupons/permit-stake.ts';
import type { WireRejection } from '../../coupons/rejection.ts';
import type { BingoCardRecord } from '../../database/lotto/bingo-tables.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import type { Tables } from '../../database/tables.ts';
import { lockPlayer } from '../../limits/permit-deposit.ts';
import { paidOut, transferRows } from '../../players/ledger.ts';
import { BONUS_ACCOUNT } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { refuse, type Refusal } from '../../server/refusal.ts';
import { writeBoughtCard } from './bingo-card-wire.ts';
import { cardPrice } from './bingo-price.ts';

type WireVerdict = WireReply<typeof BUY_BINGO>;
type Rejected = Extract<WireVerdict, { readonly status: 'rejected' }>;

/** Who buys what. */
export interface BingoAsk {
  readonly userId: UserId;
  readonly sessionHash: string;
  readonly key: string;
  readonly order: {
    readonly drawId: number;
    readonly accountId: number;
    readonly currency: string;
    readonly amount: Minor;
    readonly cards: readonly BingoCard[];
  };
}

interface Scene {
  readonly parts: SandboxParts;
  readonly transaction: Transaction<Tables>;
}

interface OpenDraw {
  readonly id: number;
  readonly number: number;
  readonly draws_at: EpochMillis;
}

/**
 * BNG-9 Buys the cards exactly once under their key: debit, cards and ledger are one transaction, so either all of it happened or
 * nothing did. What is refused leaves nothing behind, and the same key may be tried again.
 */
export async function buyBingo(parts: SandboxParts, ask: BingoAsk): Promise<WireVerdict | Refusal> {
  return inTransaction(parts, async (transaction) => {
    const scene = { parts, transaction };
    await lockPlayer(transaction, ask.userId);
    return (await repeated(scene, ask)) ?? buyFirst(scene, ask);
  });
}

function fingerprintOf({ order }: BingoAsk): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('base64url');
}

async function repeated({ transaction }: Scene, ask: BingoAsk): Promise<WireVerdict | Refusal | undefined> {
  const cards = await transaction
    .selectFrom('bingo_cards')
    .selectAll()
    .where('user_id', '=', ask.userId)
    .where('key', '=', ask.key)
    .orderBy('place')
    .execute();
  const [first] = cards;
  if (first === undefined) return undefined;
  if (first.fingerprint !== fingerprintOf(ask)) return refuse(422, 'another-order');
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

async function buyFirst(scene: Scene, ask: BingoAsk): Promise<WireVerdict | Refusal> {
  const { transaction } = scene;
  const { order, userId, sessionHash } = ask;
  if (!order.cards.every(isBingoCard)) return refuse(400, 'cards');
  if (bingoAmount(cardPrice(order.currency), order.cards.length) !== order.amount) return refuse(400, 'amount');
  const draw = await openDraw(scene, order.drawId);
  if (draw === undefined) return rejected(order.currency, 'draw-closed');
  const barred = await barredOrder(transaction, ask);
  if (barred !== undefined) return rejected(order.currency, barred);
  const payer = { userId, sessionHash, order: { ...order, accountId: order.accountId as AccountId } };
  const { refusal } = await permitStake(scene, payer, { stake: order.amount });
  if (refusal !== undefined) return writeRejection(order.currency, refusal);
  const debited = await debitStake(transaction, payer, order.amount);
  if (debited === undefined) return writeRejection(order.currency, await refusedDebit(transaction, payer));
  return keepCards(scene, ask, draw);
}

/** BNG-4 The draw, locked for as long as cards are bought, so that nobody settles it meanwhile. */
async function openDraw({ parts, transaction }: Scene, drawId: number): Promise<OpenDraw | undefined> {
  return transaction
    .selectFrom('bingo_draws')
    .select(['id', 'number', 'draws_at'])
    .where('id', '=', drawId)
    .where('balls', 'is', null)
    .where('draws_at', '>', parts.now() + BINGO_PAUSE)
    .forShare()
    .executeTakeFirst();
}

/** BNG-9, BNG-14 More cards than a player may have in a draw, or the money of a bonus. */
async function barredOrder(
  transaction: Transaction<Tables>,
  { userId, order }: BingoAsk,
): Promise<'too-many-cards' | 'bonus-account' | undefined> {
  const { held } = await transaction
    .selectFrom('bingo_cards')
    .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('held'))
    .where('user_id', '=', userId)
    .where('draw_id', '=', order.drawId)
    .executeTakeFirstOrThrow();
  if (held + order.cards.length > MOST_BINGO_CARDS) return 'too-many-cards';
  const account = await transaction
    .selectFrom('accounts')
    .select('type_id')
    .where('id', '=', order.accountId as AccountId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return account?.type_id === BONUS_ACCOUNT ? 'bonus-account' : undefined;
}

async function keepCards({ parts, transaction }: Scene, ask: BingoAsk, draw: OpenDraw): Promise<WireVerdict> {
  const { userId, key, order } = ask;
  const { currency } = order;
  const accountId = order.accountId as AccountId;
  const shared = { user_id: userId, account_id: accountId, currency, key, draw_id: draw.id };
  const kept = { ...shared, amount: cardPrice(currency), fingerprint: fingerprintOf(ask), placed_at: parts.now() };
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
  const rows = cards.flatMap(({ id, amount, placed_at: at }) =>
    transferRows(
      { transfer: `bingo-stake:${String(id)}`, kind: 'stake', accountId, currency, amount: paidOut(amount), at },
      'pool',
    ),
  );
  await transaction.insertInto('ledger').values(rows).execute();
  return accepted(cards, draw);
}

function rejected(currency: string, reason: Rejected['reason']): Rejected {
  return { status: 'rejected', currency, reason };
}

/** What the limits and the account say, in the words of the room. */
function writeRejection(currency: string, { reason, limit, until }: WireRejection): Rejected {
  const known = BINGO_REFUSALS.find((each) => each === reason) ?? 'player-blocked';
  return {
    ...rejected(currency, known),
    ...(limit === undefined ? {} : { limit }),
    ...(until === undefined ? {} : { until }),
  };
}
