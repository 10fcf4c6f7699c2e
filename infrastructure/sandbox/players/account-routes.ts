import type { AccountId, UserId } from '../../../core/shared/ids.ts';
import type { Transaction } from 'kysely';
import { NO_MONEY, currencyDecimals, sumOfMinor, toMinor } from '../../../core/shared/money.ts';
import { ACCOUNT_LIST } from '../../accounts/accounts-calls.ts';
import { TOP_UP, SET_ACTIVE_ACCOUNT } from '../../accounts/account-change-calls.ts';
import { inTransaction, UNIQUE_VIOLATION } from '../database/retried-transaction.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { Tables } from '../database/tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { lockPlayer, refusedDeposit } from '../limits/permit-deposit.ts';
import { transferRows } from './ledger.ts';
import { serveCurrencies } from './currency-routes.ts';
import { accountsOf, BONUS_ACCOUNT, initialAmounts } from './player-accounts.ts';

/** The most play money at once and in one account, counted in initial amounts of a coupon. */
const MOST_PLAY_AMOUNTS = 1000;
const MOST_IN_ACCOUNT = 1_000_000;

type AccountParts = Pick<SandboxParts, 'database' | 'options' | 'jurisdiction' | 'now' | 'random'>;

/** A player's accounts: which is active, further currencies, and play money. */
export function serveAccounts(api: ServedApi, parts: AccountParts): void {
  const { database } = parts;
  serveCall(api, ACCOUNT_LIST, ({ session }) => accountsOf(database, session.userId));
  // Two choices at once may meet at the index of the one active account: the later one is made again.
  serveCall(api, SET_ACTIVE_ACCOUNT, async ({ session, body }) =>
    inTransaction(parts, async (transaction) => activate(transaction, session.userId, body.id), [UNIQUE_VIOLATION]),
  );
  serveCurrencies(api, parts);
  serveCall(api, TOP_UP, async ({ session, body }) => {
    if (!parts.options.isDemo) return refuse(404, 'not-found');
    const asked = { userId: session.userId, sessionHash: session.idHash, ...body };
    return inTransaction(parts, async (transaction) => topUp(transaction, parts, asked));
  });
}

interface TopUp {
  readonly userId: UserId;
  readonly sessionHash: string;
  readonly id: AccountId;
  readonly amount: number;
  /** In which its refusal is said. */
  readonly lng?: Language | undefined;
}

async function activate(transaction: Transaction<Tables>, userId: UserId, id: AccountId) {
  const owned = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!owned.some((account) => account.id === id)) return refuse(404, 'account-unavailable');
  const accounts = transaction.updateTable('accounts').where('user_id', '=', userId);
  await accounts.set({ is_active: false }).where('is_active', '=', true).execute();
  await accounts.set({ is_active: true }).where('id', '=', id).execute();
  return accountsOf(transaction, userId);
}

async function topUp(transaction: Transaction<Tables>, parts: AccountParts, asked: TopUp) {
  const { now, random } = parts;
  await lockPlayer(transaction, asked.userId);
  const account = await transaction
    .selectFrom('accounts')
    .select(['id', 'currency', 'balance'])
    .where('user_id', '=', asked.userId)
    .where('id', '=', asked.id)
    .where('type_id', '<>', BONUS_ACCOUNT)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (account === undefined) return refuse(404, 'account-unavailable');
  const { currency } = account;
  const added = toMinor(asked.amount, currencyDecimals(currency));
  if (!added.ok) return refuse(400, 'amount');
  const amount = added.value;
  const balance = sumOfMinor([account.balance, amount]);
  if (amount === NO_MONEY || amount > initialAmounts(currency, MOST_PLAY_AMOUNTS)) return refuse(400, 'amount');
  if (balance === undefined || balance > initialAmounts(currency, MOST_IN_ACCOUNT)) return refuse(400, 'amount');
  const refused = await refusedDeposit(transaction, parts, { ...asked, currency, amount });
  if (refused !== undefined) return refused;
  await transaction.updateTable('accounts').set({ balance }).where('id', '=', account.id).execute();
  const transfer = `top-up:${random.uuid()}`;
  const rows = transferRows({ transfer, kind: 'play-money', accountId: account.id, currency, amount, at: now() });
  await transaction.insertInto('ledger').values(rows).execute();
  return accountsOf(transaction, asked.userId);
}
