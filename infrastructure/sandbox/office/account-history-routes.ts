import { sql, type ExpressionBuilder } from 'kysely';
import { ARCHIVED_AFTER } from '../../../core/accounts/history/account-movement.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import { ACCOUNT_HISTORY, ACCOUNT_STATEMENT } from '../../accounts/account-history-calls.ts';
import type { WireReply } from '../../http/call.ts';
import { withFormerPlayers } from '../accounts/former-players.ts';
import type { LedgerRow, Tables } from '../database/tables.ts';
import { paidOut } from '../players/ledger.ts';
import { MAIN_ACCOUNT, majorAmount } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type Ask, type ServedApi } from '../server/serve-call.ts';

const MOVEMENTS_A_PAGE = 20;
const MOVEMENTS_A_PART = 500;
/** AH-4 What counts as paid in. */
const PAID_IN: readonly LedgerRow['kind'][] = ['play-money', 'deposit'];
const PAID_OUT: readonly LedgerRow['kind'][] = ['withdrawal', 'withdrawal-returned'];

/** What the main account is opened with: nobody has paid it in. */
const IS_GIFT = sql`(transfer like 'opening:%' and exists (
  select 1 from accounts where accounts.id = ledger.account_id and accounts.type_id = ${sql.lit(MAIN_ACCOUNT)}))`;

type HistoryParts = Pick<SandboxParts, 'database' | 'now'>;
type Query = Ask<typeof ACCOUNT_HISTORY>['query'];
type Chosen = Pick<Query, 'accountId' | 'isIncludeArchive'>;

/** What moved on the accounts of a player: each query names its owner. */
export function serveAccountHistory(api: ServedApi, parts: HistoryParts): void {
  serveCall(api, ACCOUNT_HISTORY, async ({ query, session }) => ({
    ...(await historyPage(parts, session.userId, query)),
    netDeposits: await netDeposits(parts, session.userId),
  }));
  serveCall(api, ACCOUNT_STATEMENT, async ({ query, session }) => statementPart(parts, session.userId, query));
}

async function historyPage(parts: HistoryParts, userId: UserId, query: Query) {
  const { pageNumber } = query;
  const found = chosenMovements(parts, userId, query);
  const { count } = await found.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('transfer', 'desc')
    .limit(MOVEMENTS_A_PAGE)
    .offset((pageNumber - 1) * MOVEMENTS_A_PAGE)
    .execute();
  return {
    movements: await wireMovements(parts, rows),
    pageNumber,
    pageCount: Math.ceil(count / MOVEMENTS_A_PAGE),
    totalCount: count,
  };
}

/** AH-9 */
async function statementPart(
  parts: HistoryParts,
  userId: UserId,
  { before, ...chosen }: Ask<typeof ACCOUNT_STATEMENT>['query'],
) {
  let found = chosenMovements(parts, userId, chosen);
  if (before !== undefined) {
    const last = await chosenMovements(parts, userId, { ...chosen, isIncludeArchive: 'true' })
      .select('at')
      .where('transfer', '=', before)
      .executeTakeFirst();
    if (last === undefined) return refuse(404, 'movement');
    found = found.where(sql<boolean>`(at, transfer) < (${last.at}, ${before})`);
  }
  const rows = await found
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('transfer', 'desc')
    .limit(MOVEMENTS_A_PART + 1)
    .execute();
  const part = rows.slice(0, MOVEMENTS_A_PART);
  const next = rows.length > MOVEMENTS_A_PART ? part.at(-1)?.transfer : undefined;
  return { movements: await wireMovements(parts, part), ...(next === undefined ? {} : { before: next }) };
}

function chosenMovements({ database, now }: HistoryParts, userId: UserId, { accountId, isIncludeArchive }: Chosen) {
  let found = database.selectFrom('ledger').where((where) => isOfPlayer(where, userId));
  if (accountId !== undefined) found = found.where('account_id', '=', accountId);
  if (isIncludeArchive === 'false') found = found.where('at', '>=', now() - ARCHIVED_AFTER);
  return found;
}

function isOfPlayer(where: ExpressionBuilder<Tables, 'ledger'>, userId: UserId) {
  return where(
    'account_id',
    'in',
    where
      .selectFrom('accounts')
      .select('accounts.id')
      .where('accounts.user_id', 'in', withFormerPlayers(sql`${userId}`)),
  );
}

/** AH-4 */
async function netDeposits({ database }: HistoryParts, userId: UserId) {
  const rows = await database
    .selectFrom('ledger')
    .select((of) => [
      'currency',
      sql<Minor>`coalesce(sum(amount) filter (where ${of('kind', 'in', PAID_IN)} and not ${IS_GIFT}), 0)::bigint`.as(
        'paid_in',
      ),
      sql<Minor>`coalesce(-sum(amount) filter (where ${of('kind', 'in', PAID_OUT)}), 0)::bigint`.as('paid_out'),
    ])
    .where((where) => isOfPlayer(where, userId))
    .where('kind', 'in', [...PAID_IN, ...PAID_OUT])
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return rows.map(({ currency, paid_in: paidIn, paid_out: takenOut }) => ({
    currency,
    paidIn: majorAmount(paidIn, currency),
    paidOut: majorAmount(takenOut, currency),
  }));
}

type WireMovements = WireReply<typeof ACCOUNT_HISTORY>['movements'];

const CASINO_TRANSFER = /^casino-(?:bet|win|returned|jackpot):([^:]+)/;
const roundOf = ({ transfer }: LedgerRow): string | undefined => CASINO_TRANSFER.exec(transfer)?.[1];

/** AH-12 Movements, those of rounds with the games that they were of. */
async function wireMovements({ database }: HistoryParts, rows: readonly LedgerRow[]): Promise<WireMovements> {
  const ids = [...new Set(rows.flatMap((row) => roundOf(row) ?? []))];
  const rounds =
    ids.length === 0
      ? []
      : await database
          .selectFrom('casino_rounds')
          .leftJoin('casino_games', 'casino_games.id', 'casino_rounds.game_id')
          .select(['casino_rounds.id', 'casino_rounds.machine', 'casino_games.name'])
          .where('casino_rounds.id', 'in', ids)
          .execute();
  const games = new Map(rounds.map(({ id, machine, name }) => [id, name ?? machine]));
  return rows.flatMap((row) => {
    const game = games.get(roundOf(row) ?? '');
    return wireMovement(row).map((movement) => (game === undefined ? movement : { ...movement, game }));
  });
}

function wireMovement(row: LedgerRow): WireMovements {
  const { transfer: id, kind, account_id: accountId, currency, amount, coupon_id: couponId, at } = row;
  // what is sent on has no account
  if (accountId === null || kind === 'withdrawal-sent' || kind === 'withdrawal-fee') return [];
  if (kind === 'toto-fund' || kind === 'lotto-fund' || kind === 'bingo-fund' || kind === 'jackpot-fund') return [];
  const isGain = amount > NO_MONEY;
  return [
    {
      id,
      kind,
      accountId,
      currency,
      amount: majorAmount(isGain ? amount : paidOut(amount), currency),
      isGain,
      ...(couponId === null ? {} : { couponId }),
      at,
    },
  ];
}
