import type { TotoSort } from '../../../core/lotto/toto-page.ts';
import { TOTO_RULES } from '../../../core/lotto/toto-rules.ts';
import { totoFund } from '../../../core/lotto/toto-settlement.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { decimalOdds } from '../../../core/shared/odds.ts';
import { outcomeId } from '../../../core/sports/game/outcome-id.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { WireReply } from '../../http/call.ts';
import type { TOTO_BOARD, TOTO_DRAWS } from '../../lotto/toto-calls.ts';
import { writeTotoResult } from '../../lotto/toto-wire.ts';
import type { Database } from '../database/open-database.ts';
import { majorAmount } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { rowsBy } from './rows-by.ts';
import { firstJackpot } from './settle-toto-draws.ts';
import { TOTO_TERM } from './toto-draws.ts';
import { totoResult, type KeptTotoGame } from './toto-results.ts';

type ViewParts = Pick<SandboxParts, 'database' | 'world' | 'overrides' | 'now'>;
type WireRow = WireReply<typeof TOTO_DRAWS>['draws'][number];
type WireDraw = NonNullable<WireReply<typeof TOTO_BOARD>['draw']>;
type WireGame = WireDraw['games'][number];

/** A draw as the database has it. */
export interface KeptTotoDraw {
  readonly id: number;
  readonly sort: TotoSort;
  readonly number: number;
  readonly closes_at: EpochMillis;
  readonly state: 'open' | 'settled' | 'returned';
}

/** What draws are played for in one currency. */
export interface TotoMoney {
  readonly currency: string;
  /** By draw. */
  readonly funds: ReadonlyMap<number, { readonly fund: Minor; readonly jackpot?: Minor | undefined }>;
  /** By sort, as they stand. */
  readonly jackpots: ReadonlyMap<TotoSort, Minor>;
  readonly prizes: ReadonlyMap<number, WireRow['prizes']>;
}

/** The money of some draws in a currency. */
export async function totoMoney(
  { database }: Pick<ViewParts, 'database'>,
  ids: readonly number[],
  currency: string,
): Promise<TotoMoney> {
  const jackpots = await database.selectFrom('toto_jackpots').selectAll().where('currency', '=', currency).execute();
  const money = { currency, jackpots: new Map(jackpots.map(({ sort, amount }) => [sort, amount])) };
  if (ids.length === 0) return { ...money, funds: new Map(), prizes: new Map() };
  return {
    ...money,
    funds: await fundsOf(database, ids, currency),
    prizes: await prizesOf(database, ids, currency),
  };
}

async function fundsOf(database: Database, ids: readonly number[], currency: string): Promise<TotoMoney['funds']> {
  const staked = await database
    .selectFrom('toto_coupons')
    .select((of) => ['draw_id', of.cast<Minor>(of.fn.sum('amount'), 'bigint').as('staked')])
    .where('draw_id', 'in', ids)
    .where('currency', '=', currency)
    .groupBy('draw_id')
    .execute();
  const played = await database
    .selectFrom('toto_funds')
    .selectAll()
    .where('draw_id', 'in', ids)
    .where('currency', '=', currency)
    .execute();
  return new Map([
    ...staked.map((each) => [each.draw_id, { fund: totoFund(each.staked) }] as const),
    ...played.map(({ draw_id: id, fund, jackpot }) => [id, { fund, jackpot }] as const),
  ]);
}

async function prizesOf(database: Database, ids: readonly number[], currency: string): Promise<TotoMoney['prizes']> {
  const rows = await database
    .selectFrom('toto_prizes')
    .selectAll()
    .where('draw_id', 'in', ids)
    .where('currency', '=', currency)
    .orderBy('hits', 'desc')
    .execute();
  const written = rows.map(({ draw_id: id, hits, line_count: lineCount, amount }) => ({
    id,
    prize: { hits, lineCount, amount: majorAmount(amount, currency) },
  }));
  return new Map([...rowsBy(written, ({ id }) => id)].map(([id, own]) => [id, own.map(({ prize }) => prize)]));
}

/** TT-8 What stands in the jackpot of a sort. */
export function jackpotOf({ currency, jackpots }: TotoMoney, sort: TotoSort): Minor {
  const [kept, first] = [jackpots.get(sort) ?? NO_MONEY, firstJackpot(sort, currency)];
  return kept > first ? kept : first;
}

export function writeTotoRow(draw: KeptTotoDraw, money: TotoMoney, now: EpochMillis): WireRow {
  const { id, number, sort, closes_at: closesAt } = draw;
  const { currency } = money;
  const sums = money.funds.get(id);
  const opensAt = closesAt - TOTO_TERM;
  return {
    id,
    number,
    state: stateOf(draw, now),
    opensAt,
    closesAt,
    fund: majorAmount(sums?.fund ?? NO_MONEY, currency),
    jackpot: majorAmount(sums?.jackpot ?? jackpotOf(money, sort), currency),
    prizes: money.prizes.get(id) ?? [],
  };
}

function stateOf({ state, closes_at: closesAt }: KeptTotoDraw, now: EpochMillis): WireRow['state'] {
  if (state !== 'open') return state;
  if (now >= closesAt) return 'playing';
  return now < closesAt - TOTO_TERM ? 'announced' : 'open';
}

interface GamesAsk {
  readonly draw: Pick<KeptTotoDraw, 'id' | 'sort'>;
  readonly language: Language;
}

/** The games of a draw: who plays, what is offered, what players chose, and how it stands. */
export async function totoGames(parts: ViewParts, { draw, language }: GamesAsk): Promise<readonly WireGame[]> {
  const { database } = parts;
  const games = await database
    .selectFrom('toto_games')
    .select(['place', 'game_id', 'starts_at', 'result'])
    .where('draw_id', '=', draw.id)
    .orderBy('place')
    .execute();
  const picks = await database.selectFrom('toto_picks').selectAll().where('draw_id', '=', draw.id).execute();
  return games.flatMap((game) => {
    const chosen = TOTO_RULES[draw.sort].answers.map(
      (_, answer) => picks.find((pick) => pick.place === game.place && pick.answer === answer + 1)?.line_count ?? 0,
    );
    return writeGame(parts, { sort: draw.sort, game, chosen, language }) ?? [];
  });
}

interface GameAsk {
  readonly sort: TotoSort;
  readonly game: KeptTotoGame;
  readonly chosen: number[];
  readonly language: Language;
}

function writeGame(parts: ViewParts, { sort, game, chosen, language }: GameAsk): WireGame | undefined {
  const { world, overrides } = parts;
  const now = parts.now();
  const { game_id: gameId, starts_at: startsAt } = game;
  const card = world.card(gameId, language);
  if (card?.away === undefined) return undefined;
  const override = overrides.of(gameId);
  const score = now < startsAt ? undefined : world.resultRow(gameId, { now, language, override })?.score;
  const result = totoResult(parts, sort, { game, now });
  return {
    gameId,
    sportId: card.sportId,
    countryCode: card.countryCode,
    home: card.home.name,
    away: card.away.name,
    startsAt,
    odds: offeredOdds(parts, { sort, game }),
    chosen,
    ...(score === undefined ? {} : { score: `${String(score.home)}:${String(score.away)}` }),
    ...(result === undefined ? {} : { result: writeTotoResult(result) }),
  };
}

/** What the line offers for each answer; nothing before a game is in it and once it has begun. */
function offeredOdds(
  { world, overrides, now: clock }: ViewParts,
  { sort, game: { game_id: gameId, starts_at: startsAt } }: Pick<GameAsk, 'sort' | 'game'>,
): WireGame['odds'] {
  const { market, answers } = TOTO_RULES[sort];
  const now = clock();
  if (now >= startsAt || market === 'correct-score') return [];
  const row = world.game(gameId, { now, language: 'en', override: overrides.of(gameId) });
  const offered = row?.markets.find(({ kind, period }) => kind === market && period === 0);
  if (offered === undefined) return [];
  const ids = answers.map((code) => outcomeId({ gameId, kind: market, period: 0, code }));
  const odds = ids.flatMap((id) => offered.outcomes.find((each) => each.id === id)?.odds ?? []);
  return odds.length === ids.length ? odds.map(decimalOdds) : [];
}
