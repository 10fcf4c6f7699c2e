import type { Selectable } from 'kysely';
import { BINGO_PAUSE, ballsCome } from '../../../../core/lotto/bingo/bingo-rules.ts';
import { bingoFund } from '../../../../core/lotto/bingo/bingo-settlement.ts';
import { NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import type { WireReply } from '../../../http/call.ts';
import type { BINGO_RESULTS, BINGO_ROOM } from '../../../lotto/bingo-calls.ts';
import type { BingoDrawRecord } from '../../database/lotto/bingo-tables.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { readNumbers } from '../numbers/ticket-price.ts';
import { rowsBy } from '../rows-by.ts';
import { cardPrice, firstCardJackpot } from './bingo-price.ts';
import { drawnBalls } from './settle-bingo-draws.ts';

type ViewParts = Pick<SandboxParts, 'database' | 'now'>;
type WireRoom = WireReply<typeof BINGO_ROOM>;
type WireDraw = NonNullable<WireRoom['next']>;
type WireResult = WireReply<typeof BINGO_RESULTS>['results'][number];

const A_PAGE = 20;

/** BNG-4, BNG-11 The draw that takes cards, and the one whose balls come: of that one those that have come. */
export async function bingoRoom(parts: ViewParts, currency: string): Promise<WireRoom> {
  const now = parts.now();
  const open = parts.database.selectFrom('bingo_draws').selectAll().where('balls', 'is', null);
  const next = await open
    .where('draws_at', '>', now + BINGO_PAUSE)
    .orderBy('draws_at')
    .limit(1)
    .executeTakeFirst();
  const running = await open
    .where('draws_at', '<=', now + BINGO_PAUSE)
    .orderBy('draws_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    serverTime: now,
    currency,
    price: majorAmount(cardPrice(currency), currency),
    jackpot: majorAmount(await jackpotIn(parts, currency), currency),
    ...(next === undefined ? {} : { next: await writeDraw(parts, next, currency) }),
    ...(running === undefined ? {} : { running: await writeDraw(parts, running, currency) }),
  };
}

async function writeDraw(
  { database, now }: ViewParts,
  draw: Selectable<BingoDrawRecord>,
  currency: string,
): Promise<WireDraw> {
  const { id, number, draws_at: drawsAt, server_hash: hash } = draw;
  const come = ballsCome(drawsAt, now());
  const { staked } = await database
    .selectFrom('bingo_cards')
    .select((of) => of.cast<Minor | null>(of.fn.sum('amount'), 'bigint').as('staked'))
    .where('draw_id', '=', id)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return {
    id,
    number,
    closesAt: drawsAt - BINGO_PAUSE,
    drawsAt,
    hash,
    balls: come === 0 ? [] : (await drawnBalls(draw)).slice(0, come),
    fund: majorAmount(bingoFund(staked ?? NO_MONEY), currency),
  };
}

async function jackpotIn({ database }: ViewParts, currency: string): Promise<Minor> {
  const row = await database
    .selectFrom('bingo_jackpots')
    .select('amount')
    .where('currency', '=', currency)
    .executeTakeFirst();
  const [kept, first] = [row?.amount ?? NO_MONEY, firstCardJackpot(currency)];
  return kept > first ? kept : first;
}

/** The draws that are over, the latest first, with what they paid in a currency. */
export async function bingoResults(parts: ViewParts, currency: string): Promise<WireReply<typeof BINGO_RESULTS>> {
  const draws = await parts.database
    .selectFrom('bingo_draws')
    .selectAll()
    .where('balls', 'is not', null)
    .orderBy('number', 'desc')
    .limit(A_PAGE)
    .execute();
  const ids = draws.map(({ id }) => id);
  const jackpot = await jackpotIn(parts, currency);
  const played = await playedFor(parts, ids, currency);
  const results = draws.map((draw): WireResult => {
    const sums = played.get(draw.id);
    return {
      id: draw.id,
      number: draw.number,
      drawsAt: draw.draws_at,
      balls: [...readNumbers(draw.balls)],
      hash: draw.server_hash,
      seed: draw.server_seed,
      fund: majorAmount(sums?.fund ?? NO_MONEY, currency),
      jackpot: majorAmount(sums?.jackpot ?? jackpot, currency),
      prizes: [...(sums?.prizes ?? [])],
    };
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
  const [funds, rows] = await Promise.all([
    database
      .selectFrom('bingo_funds')
      .selectAll()
      .where('draw_id', 'in', ids)
      .where('currency', '=', currency)
      .execute(),
    database
      .selectFrom('bingo_prizes')
      .selectAll()
      .where('draw_id', 'in', ids)
      .where('currency', '=', currency)
      .execute(),
  ]);
  const prizes = rowsBy(rows, (row) => row.draw_id);
  return new Map(
    funds.map(({ draw_id: id, fund, jackpot }) => {
      const own = (prizes.get(id) ?? []).map(({ pattern, cards, ball, each_amount: each }) => ({
        pattern,
        cards,
        ...(ball === null ? {} : { ball }),
        each: majorAmount(each, currency),
      }));
      return [id, { fund, jackpot, prizes: own }];
    }),
  );
}
