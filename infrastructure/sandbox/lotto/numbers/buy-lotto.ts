import type { Insertable, Selectable } from 'kysely';
import { lottoAmount } from '../../../../core/lotto/numbers/lotto-filling.ts';

import {
  lottoById,
  LOTTO_DRAW_COUNTS,
  LOTTO_PAUSE,
  type LottoRules,
} from '../../../../core/lotto/numbers/lotto-rules.ts';
import { combinationCount, lottoTicket } from '../../../../core/lotto/numbers/lotto-ticket.ts';
import { POOL_REFUSALS } from '../../../../core/lotto/pool-verdict.ts';
import type { AccountId } from '../../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { WireReply } from '../../../http/call.ts';
import type { BUY_LOTTO } from '../../../lotto/lotto-calls.ts';
import type { LottoTicketRecord } from '../../database/lotto/lotto-tables.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { isRefusal, refuse, type Refusal } from '../../server/refusal.ts';
import {
  poolFingerprint,
  orderOnce,
  poolRejection,
  takePoolStake,
  writePoolStakes,
  type PoolAsk,
  type PoolScene,
} from '../pool-order.ts';
import { ticketPrice } from './ticket-price.ts';
import { writeTicket } from './lotto-ticket-wire.ts';

type WireVerdict = WireReply<typeof BUY_LOTTO>;

/** Who buys what. */
export type LottoAsk = PoolAsk<{
  readonly lottoId: number;
  readonly drawId: number;
  readonly drawCount: number;
  readonly accountId: number;
  readonly currency: string;
  readonly amount: Minor;
  readonly tickets: readonly (readonly number[])[];
}>;

interface OpenDraw {
  readonly id: number;
  readonly number: number;
  readonly draws_at: EpochMillis;
}

/** LT-16 Buys the tickets exactly once under their key. */
export async function buyLotto(parts: SandboxParts, ask: LottoAsk): Promise<WireVerdict | Refusal> {
  return orderOnce<LottoAsk, WireVerdict | Refusal>(parts, ask, { repeated, first: buyFirst });
}

async function repeated({ transaction }: PoolScene, ask: LottoAsk): Promise<WireVerdict | Refusal | undefined> {
  const tickets = await transaction
    .selectFrom('lotto_tickets')
    .selectAll()
    .where('user_id', '=', ask.userId)
    .where('key', '=', ask.key)
    .orderBy('place')
    .execute();
  const [first] = tickets;
  if (first === undefined) return undefined;
  if (first.fingerprint !== poolFingerprint(ask)) return refuse(422, 'another-order');
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

async function buyFirst(scene: PoolScene, ask: LottoAsk): Promise<WireVerdict | Refusal> {
  const { order } = ask;
  const priced = pricedOrder(order);
  if (isRefusal(priced)) return priced;
  const draws = await openDraws(scene, order);
  if (draws.length < order.drawCount) return poolRejection(POOL_REFUSALS, order, { reason: 'draw-closed' });
  const refusal = await takePoolStake(scene, ask, order.amount);
  return refusal === undefined
    ? writeTickets(scene, ask, { tickets: priced, draws })
    : poolRejection(POOL_REFUSALS, order, refusal);
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
  { parts, transaction }: PoolScene,
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

interface Bought {
  readonly tickets: readonly PricedTicket[];
  readonly draws: readonly OpenDraw[];
}

async function writeTickets(
  { parts, transaction }: PoolScene,
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
  const stakes = tickets.map(({ id, amount, placed_at: at }) => ({
    transfer: `lotto-stake:${String(id)}`,
    amount,
    at,
  }));
  await writePoolStakes(transaction, ask.order, stakes);
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
    fingerprint: poolFingerprint(ask),
    numbers: JSON.stringify(numbers),
    combinations,
    draw_count: draws.length,
    amount: (amount * draws.length) as Minor,
    placed_at: at,
  }));
}
