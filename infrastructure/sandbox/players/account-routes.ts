import { NO_MONEY, currencyDecimals, sumOfMinor, toMinor } from '../../../core/shared/money.ts';
import { ACCOUNTS, ADD_CURRENCY, SET_ACTIVE_ACCOUNT, TOP_UP } from '../../accounts/accounts-calls.ts';
import { sqlState } from '../database/retried-transaction.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { transferRows } from './ledger.ts';
import { accountsOf, CURRENCY_ACCOUNT, initialAmounts, openAccount } from './player-accounts.ts';

/** The most play money at once and in one account, counted in initial amounts of a coupon. */
const MOST_PLAY_AMOUNTS = 1000;
const MOST_IN_ACCOUNT = 1_000_000;
const UNIQUE_VIOLATION = '23505';

type AccountParts = Pick<SandboxParts, 'database' | 'options' | 'now' | 'random'>;

/** A player's accounts: which is active, further currencies, and play money. */
export function serveAccounts(api: ServedApi, parts: AccountParts): void {
  const { database } = parts;
  serveCall(api, ACCOUNTS, ({ session }) => accountsOf(database, session.userId));

  serveCall(api, SET_ACTIVE_ACCOUNT, async ({ session, body }) =>
    database.transaction().execute(async (transaction) => {
      const owned = transaction.selectFrom('accounts').select('id').where('user_id', '=', session.userId);
      const known = await owned.where('id', '=', body.id).forUpdate().executeTakeFirst();
      if (known === undefined) return refuse(404, 'account-unavailable');
      const accounts = transaction.updateTable('accounts').where('user_id', '=', session.userId);
      await accounts.set({ is_active: false }).where('is_active', '=', true).execute();
      await accounts.set({ is_active: true }).where('id', '=', body.id).execute();
      return accountsOf(transaction, session.userId);
    }),
  );

  serveNewCurrencies(api, parts);
  servePlayMoney(api, parts);
}

function serveNewCurrencies(api: ServedApi, { database, options, now }: AccountParts): void {
  serveCall(api, ADD_CURRENCY, async ({ session, body }) => {
    if (!DEFAULT_PROFILE.currencies.includes(body.iso)) return refuse(400, 'unknown-currency');
    const account = {
      userId: session.userId,
      currency: body.iso,
      typeId: CURRENCY_ACCOUNT,
      isActive: false,
      isDemo: options.isDemo,
      at: now(),
    } as const;
    try {
      await database.transaction().execute((transaction) => openAccount(transaction, account));
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) return refuse(409, 'account-exists');
      throw error;
    }
    return accountsOf(database, session.userId);
  });
}

function servePlayMoney(api: ServedApi, { database, options, now, random }: AccountParts): void {
  serveCall(api, TOP_UP, async ({ session, body }) => {
    if (!options.isDemo) return refuse(404, 'not-found');
    return database.transaction().execute(async (transaction) => {
      const account = await transaction
        .selectFrom('accounts')
        .select(['id', 'currency', 'balance'])
        .where('user_id', '=', session.userId)
        .where('id', '=', body.id)
        .forUpdate()
        .executeTakeFirst();
      if (account === undefined) return refuse(404, 'account-unavailable');
      const { currency } = account;
      const asked = toMinor(body.amount, currencyDecimals(currency));
      if (!asked.ok) return refuse(400, 'amount');
      const amount = asked.value;
      const balance = sumOfMinor([account.balance, amount]);
      if (amount === NO_MONEY || amount > initialAmounts(currency, MOST_PLAY_AMOUNTS)) return refuse(400, 'amount');
      if (balance === undefined || balance > initialAmounts(currency, MOST_IN_ACCOUNT)) return refuse(400, 'amount');
      await transaction.updateTable('accounts').set({ balance }).where('id', '=', account.id).execute();
      const transfer = `top-up:${random.uuid()}`;
      const rows = transferRows({ transfer, kind: 'play-money', accountId: account.id, currency, amount, at: now() });
      await transaction.insertInto('ledger').values(rows).execute();
      return accountsOf(transaction, session.userId);
    });
  });
}
