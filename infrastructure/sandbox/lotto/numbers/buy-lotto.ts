import { createHash } from 'node:crypto';
import type { Insertable, Selectable, Transaction } from 'kysely';
import { lottoAmount } from '../../../../core/lotto/numbers/lotto-filling.ts';
import { LOTTO_REFUSALS } from '../../../../core/lotto/numbers/lotto-gateway.ts';
import {
  lottoById,
  LOTTO_DRAW_COUNTS,
  LOTTO_PAUSE,
  type LottoRules,
} from '../../../../core/lotto/numbers/lotto-rules.ts';
import { combinationCount, lottoTicket } from '../../../../core/lotto/numbers/lotto-ticket.ts';
import type { AccountId, UserId } from '../../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { WireReply } from '../../../http/call.ts';
import type { BUY_LOTTO } from '../../../lotto/lotto-calls.ts';
import { debitStake, refusedDebit } from '../../coupons/debit-stake.ts';
import { permitStake } from '../../coupons/permit-stake.ts';
import type { WireRejection } from '../../coupons/rejection.ts';
import type { LottoTicketRecord } from '../../database/lotto/lotto-tables.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import type { Tables } from '../../database/tables.ts';
import { lockPlayer } from '../../limits/permit-deposit.ts';
import { paidOut, transferRows } from '../../players/ledger.ts';
import { BONUS_ACCOUNT } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { isRefusal, refuse, type Refusal } from '../../server/refusal.ts';
import { ticketPrice } from './ticket-price.ts';
import { writeTicket } from './lotto-ticket-wire.ts';

type WireVerdict = WireReply<typeof BUY_LOTTO>;
type Rejected = Extract<WireVerdict, { readonly status: 'rejected' }>;

/** Who buys what. */
export interface LottoAsk {
  readonly userId: UserId;
  readonly sessionHash: string;
  readonly key: string;
  readonly order: {
    readonly lottoId: number;
    readonly drawId: number;
    readonly drawCount: number;
    readonly accountId: number;
    readonly currency: string;
    readonly amount: Minor;
    readonly tickets: readonly (readonly number[])[];
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
 * LT-16 Buys the tickets exactly once under their key: debit, tickets and ledger are one transaction, so either all of it happened or
 * nothing did. What is refused leaves nothing behind, and the same key may be tried again.
 */
export async function buyLotto(parts: SandboxParts, ask: LottoAsk): Promise<WireVerdict | Refusal> {
  return inTransaction(parts, async (transaction) => {
    const scene = { parts, transaction };
    await lockPlayer(transaction, ask.userId);
    return (await repeated(scene, ask)) ?? buyFirst(scene, ask);
  });
}

function fingerprintOf({ order }: LottoAsk): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('base64url');
}

async function repeated({ transaction }: Scene, ask: LottoAsk): Promise<WireVerdict | Refusal | undefined> {
  const tickets = await transaction
    .selectFrom('lotto_tickets')
    .selectAll()
    .where('user_id', '=', ask.userId)
    .where('key', '=', ask.key)
    .orderBy('place')
    .execute();
  const [first] = tickets;
  if (first === undefined) return undefined;
  if (first.fingerprint !== fingerprintOf(ask)) return refuse(422, 'another-order');
  const draws = await transaction
    .selectFrom('lotto_entries')
    .innerJoin('lotto_draws', 'lotto_draws.id', 'lotto_entries.draw_id')
    .select(['lotto_draws.id', 'number', 'draws_at'])
    .where('ticket_id', '=', first.id)
    .orderBy('draws_at')
    .execute();
  return accepted(tickets, draws);
}

/** As it is answered the first time, whatever has been drawn since. */
function accepted(tickets: readonly Selectable<LottoTicketRecord>[], draws: readonly OpenDraw[]): WireVerdict {
  const open = draws.map((draw) => ({ ...draw, numbers: null, prize: NO_MONEY }));
  return { status: 'accepted', tickets: tickets.map((ticket) => writeTicket(ticket, open)) };
}

async function buyFirst(scene: Scene, ask: LottoAsk): Promise<WireVerdict | Refusal> {
  const { transaction } = scene;
  const { order, userId, sessionHash } = ask;
  const priced = pricedOrder(order);
  if (isRefusal(priced)) return priced;
  const draws = await openDraws(scene, order);
  if (draws.length < order.drawCount) return rejected(order.currency, 'draw-closed');
  const barred = await barredAccount(transaction, ask);
  if (barred !== undefined) return barred;
  const payer = { userId, sessionHash, order: { ...order, accountId: order.accountId as AccountId } };
  const { refusal } = await permitStake(scene, payer, { stake: order.amount });
  if (refusal !== undefined) return writeRejection(order.currency, refusal);
  const debited = await debitStake(transaction, payer, order.amount);
  if (debited === undefined) return writeRejection(order.currency, await refusedDebit(transaction, payer));
  return writeTickets(scene, ask, { tickets: priced, draws });
}

interface PricedTicket {
  readonly numbers: readonly number[];
  readonly combinations: number;
  /** In one draw. */
  readonly amount: Minor;
}

/** LT-5, LT-9, LT-16 What each ticket costs, where all of them cost together what the player was told. */
function pricedOrder({ lottoId, drawCount, currency, amount, tickets }: LottoAsk['order']): PricedTicket[] | Refusal {
  const rules = lottoById(lottoId);
  if (rules === undefined) return refuse(400, 'lotto');
  if (!LOTTO_DRAW_COUNTS.includes(drawCount)) return refuse(400, 'draw-count');
  const price = ticketPrice(rules, currency);
  const priced = tickets.flatMap((ticket) => pricedTicket(rules, price, ticket) ?? []);
  if (priced.length < tickets.length) return refuse(400, 'numbers');
  const combinations = priced.reduce((sum, ticket) => sum + ticket.combinations, 0);
  return lottoAmount(price, combinations, drawCount) === amount ? priced : refuse(400, 'amount');
}

function pricedTicket(rules: LottoRules, price: Minor, ticket: readonly number[]): PricedTicket | undefined {
  const numbers = lottoTicket(rules, ticket);
  if (!numbers.ok) return undefined;
  const combinations = combinationCount(numbers.value.length, rules.chosen);
  const amount = lottoAmount(price, combinations, 1);
  return amount === undefined ? undefined : { numbers: numbers.value, combinations, amount };
}

/** LT-12 The draws that the tickets take part in, locked for as long as they are bought, so that nobody draws them meanwhile. */
async function openDraws(
  { parts, transaction }: Scene,
  { lottoId, drawId, drawCount }: LottoAsk['order'],
): Promise<OpenDraw[]> {
  const from = transaction
    .selectFrom('lotto_draws')
    .select('draws_at')
    .where('id', '=', drawId)
    .where('lotto_id', '=', lottoId)
    .where('draws_at', '>', parts.now() + LOTTO_PAUSE);
  return transaction
    .selectFrom('lotto_draws')
    .select(['id', 'number', 'draws_at'])
    .where('lotto_id', '=', lottoId)
    .where('numbers', 'is', null)
    .where('draws_at', '>=', from)
    .orderBy('draws_at')
    .limit(drawCount)
    .forShare()
    .execute();
}

/** LT-18 The money of a bonus plays no lotto. */
async function barredAccount(
  transaction: Transaction<Tables>,
  { userId, order }: LottoAsk,
): Promise<Rejected | undefined> {
  const account = await transaction
    .selectFrom('accounts')
    .select('type_id')
    .where('id', '=', order.accountId as AccountId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return account?.type_id === BONUS_ACCOUNT ? rejected(order.currency, 'bonus-account') : undefined;
}

interface Bought {
  readonly tickets: readonly PricedTicket[];
  readonly draws: readonly OpenDraw[];
}

async function writeTickets(
  { parts, transaction }: Scene,
  ask: LottoAsk,
  { tickets: priced, draws }: Bought,
): Promise<WireVerdict> {
  const tickets = await transaction
    .insertInto('lotto_tickets')
    .values(ticketRows(ask, { priced, draws, at: parts.now() }))
    .returningAll()
    .execute();
  tickets.sort((one, other) => one.place - other.place);
  await transaction
    .insertInto('lotto_entries')
    .values(
      tickets.flatMap(({ id, place }) =>
        draws.map((draw) => ({ ticket_id: id, draw_id: draw.id, amount: priced[place]?.amount ?? NO_MONEY })),
      ),
    )
    .execute();
  const { currency } = ask.order;
  const accountId = ask.order.accountId as AccountId;
  const rows = tickets.flatMap(({ id, amount, placed_at: at }) =>
    transferRows(
      { transfer: `lotto-stake:${String(id)}`, kind: 'stake', accountId, currency, amount: paidOut(amount), at },
      'pool',
    ),
  );
  await transaction.insertInto('ledger').values(rows).execute();
  return accepted(tickets, draws);
}

function ticketRows(
  ask: LottoAsk,
  { priced, draws, at }: { readonly priced: Bought['tickets']; readonly draws: Bought['draws']; readonly at: number },
): Insertable<LottoTicketRecord>[] {
  const { userId, key, order } = ask;
  return priced.map(({ numbers, combinations, amount }, place) => ({
    user_id: userId,
    account_id: order.accountId as AccountId,
    currency: order.currency,
    lotto_id: order.lottoId,
    key,
    place,
    fingerprint: fingerprintOf(ask),
    numbers: JSON.stringify(numbers),
    combinations,
    draw_count: draws.length,
    amount: (amount * draws.length) as Minor,
    placed_at: at,
  }));
}

function rejected(currency: string, reason: Rejected['reason']): Rejected {
  return { status: 'rejected', currency, reason };
}

/** What the limits and the account say, in the words of the lotto. */
function writeRejection(currency: string, { reason, limit, until }: WireRejection): Rejected {
  const known = LOTTO_REFUSALS.find((each) => each === reason) ?? 'player-blocked';
  return {
    ...rejected(currency, known),
    ...(limit === undefined ? {} : { limit }),
    ...(until === undefined ? {} : { until }),
  };
}
