import { sql } from 'kysely';
import {
  lottoById,
  LOTTO_DRAW_COUNTS,
  LOTTO_PAUSE,
  LOTTOS,
  type LottoRules,
} from '../../../../core/lotto/numbers/lotto-rules.ts';
import { lottoFund } from '../../../../core/lotto/numbers/lotto-settlement.ts';
import { NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { WireReply } from '../../../http/call.ts';
import type { LOTTO_BOARD, LOTTO_RESULTS } from '../../../lotto/lotto-calls.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { rowsBy } from '../rows-by.ts';
import { firstJackpotIn, ticketPrice, readNumbers } from './ticket-price.ts';

type ViewParts = Pick<SandboxParts, 'database' | 'now'>;
type WireBoard = WireReply<typeof LOTTO_BOARD>;
type WireComing = NonNullable<WireBoard['opened']>['coming'][number];
type WireResult = WireReply<typeof LOTTO_RESULTS>['results'][number];

const MOST_COMING = Math.max(...LOTTO_DRAW_COUNTS);
/** LT-21 */
const COUNTED_DRAWS = 100;
const A_PAGE = 30;

interface KeptComing {
  readonly id: number;
  readonly lotto_id: number;
  readonly number: number;
  readonly draws_at: EpochMillis;
  readonly server_hash: string;
}

/** LT-8, LT-11 Every lotto with what it is played for; of one, the draws that take tickets and how often its numbers came. */
export async function lottoBoard(
  parts: ViewParts,
  { currency, lottoId }: { readonly currency: string; readonly lottoId?: number | undefined },
): Promise<WireBoard> {
  const now = parts.now();
  const coming = await comingDraws(parts, now);
  const jackpots = await jackpotsIn(parts, currency);
  const next = LOTTOS.map(({ id }) => coming.find((draw) => draw.lotto_id === id));
  const staked = await stakedOn(
    parts,
    next.flatMap((draw) => (draw === undefined ? [] : [draw.id])),
    currency,
  );
  const opened = lottoId === undefined ? undefined : lottoById(lottoId);
  return {
    serverTime: now,
    currency,
    offers: LOTTOS.map((rules, place) => {
      const draw = next[place];
      return {
        lottoId: rules.id,
        price: majorAmount(ticketPrice(rules, currency), currency),
        jackpot: majorAmount(jackpotOf(rules, jackpots, currency), currency),
        fund: majorAmount(lottoFund(staked.get(draw?.id ?? 0) ?? NO_MONEY), currency),
        ...(draw === undefined ? {} : { next: writeComing(draw) }),
      };
    }),
    ...(opened === undefined ? {} : { opened: await openedLotto(parts, opened, coming) }),
  };
}

async function comingDraws({ database }: ViewParts, now: EpochMillis): Promise<readonly KeptComing[]> {
  return database
    .selectFrom('lotto_draws')
    .select(['id', 'lotto_id', 'number', 'draws_at', 'server_hash'])
    .where('numbers', 'is', null)
    .where('draws_at', '>', now + LOTTO_PAUSE)
    .orderBy('draws_at')
    .execute();
}

function writeComing({ id, number, draws_at: drawsAt, server_hash: hash }: KeptComing): WireComing {
  return { id, number, closesAt: drawsAt - LOTTO_PAUSE, drawsAt, hash };
}

async function openedLotto(
  { database }: ViewParts,
  { id: lottoId, highest }: LottoRules,
  coming: readonly KeptComing[],
): Promise<NonNullable<WireBoard['opened']>> {
  const past = await database
    .selectFrom('lotto_draws')
    .select('numbers')
    .where('lotto_id', '=', lottoId)
    .where('numbers', 'is not', null)
    .orderBy('number', 'desc')
    .limit(COUNTED_DRAWS)
    .execute();
  const counts = Array.from({ length: highest }, () => 0);
  for (const { numbers } of past) {
    for (const number of readNumbers(numbers)) counts[number - 1] = (counts[number - 1] ?? 0) + 1;
  }
  return {
    lottoId,
    coming: coming
      .filter((draw) => draw.lotto_id === lottoId)
      .slice(0, MOST_COMING)
      .map(writeComing),
    counts,
    countedDraws: past.length,
  };
}

async function jackpotsIn({ database }: ViewParts, currency: string): Promise<ReadonlyMap<number, Minor>> {
  const rows = await database.selectFrom('lotto_jackpots').selectAll().where('currency', '=', currency).execute();
  return new Map(rows.map(({ lotto_id: id, amount }) => [id, amount]));
}

/** LT-15 What stands in a jackpot. */
function jackpotOf(rules: LottoRules, jackpots: ReadonlyMap<number, Minor>, currency: string): Minor {
  const [kept, first] = [jackpots.get(rules.id) ?? NO_MONEY, firstJackpotIn(rules, currency)];
  return kept > first ? kept : first;
}

async function stakedOn(
  { database }: ViewParts,
  ids: readonly number[],
  currency: string,
): Promise<ReadonlyMap<number, Minor>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('lotto_entries')
    .innerJoin('lotto_tickets', 'lotto_tickets.id', 'lotto_entries.ticket_id')
    .select((of) => ['draw_id', of.cast<Minor>(of.fn.sum('lotto_entries.amount'), 'bigint').as('staked')])
    .where('draw_id', 'in', ids)
    .where('currency', '=', currency)
    .groupBy('draw_id')
    .execute();
  return new Map(rows.map(({ draw_id: id, staked }) => [id, staked]));
}

interface ResultsAsk {
  readonly currency: string;
  readonly lotto?: number | undefined;
  readonly before?: number | undefined;
}

/** LT-3, LT-7, LT-11 Draws whose numbers have come, with their seeds. */
export async function lottoResults(
  parts: ViewParts,
  { currency, lotto, before }: ResultsAsk,
): Promise<WireReply<typeof LOTTO_RESULTS>> {
  let found = parts.database.selectFrom('lotto_draws').selectAll().where('numbers', 'is not', null);
  if (lotto !== undefined) found = found.where('lotto_id', '=', lotto);
  if (before !== undefined) {
    found = found.where(
      sql<boolean>`(draws_at, id) < (select last.draws_at, last.id from lotto_draws as last where last.id = ${before})`,
    );
  }
  const draws = await found.orderBy('draws_at', 'desc').orderBy('id', 'desc').limit(A_PAGE).execute();
  const ids = draws.map(({ id }) => id);
  const jackpots = await jackpotsIn(parts, currency);
  const played = await playedFor(parts, ids, currency);
  const results = draws.flatMap((draw): WireResult[] => {
    const rules = lottoById(draw.lotto_id);
    if (rules === undefined) return [];
    const sums = played.get(draw.id);
    return [
      {
        id: draw.id,
        lottoId: rules.id,
        number: draw.number,
        drawsAt: draw.draws_at,
        numbers: [...readNumbers(draw.numbers)],
        hash: draw.server_hash,
        seed: draw.server_seed,
        fund: majorAmount(sums?.fund ?? NO_MONEY, currency),
        jackpot: majorAmount(sums?.jackpot ?? jackpotOf(rules, jackpots, currency), currency),
        prizes: [...(sums?.prizes ?? [])],
      },
    ];
  });
  return { currency, results };
}

interface PlayedSums {
  readonly fund: Minor;
  readonly jackpot: Minor;
  readonly prizes: WireResult['prizes'];
}

async function playedFor(
  { database }: ViewParts,
  ids: readonly number[],
  currency: string,
): Promise<ReadonlyMap<number, PlayedSums>> {
  if (ids.length === 0) return new Map();
  const funds = await database
    .selectFrom('lotto_funds')
    .selectAll()
    .where('draw_id', 'in', ids)
    .where('currency', '=', currency)
    .execute();
  const rows = await database
    .selectFrom('lotto_prizes')
    .selectAll()
    .where('draw_id', 'in', ids)
    .where('currency', '=', currency)
    .orderBy('hits', 'desc')
    .execute();
  const prizes = rowsBy(rows, (row) => row.draw_id);
  return new Map(
    funds.map(({ draw_id: id, fund, jackpot }) => {
      const own = (prizes.get(id) ?? []).map(({ hits, combinations, each_amount: each }) => ({
        hits,
        combinations,
        each: majorAmount(each, currency),
      }));
      return [id, { fund, jackpot, prizes: own }];
    }),
  );
}
