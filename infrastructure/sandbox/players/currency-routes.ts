import type { AccountId, UserId } from '../../../core/shared/ids.ts';
import type { Transaction } from 'kysely';
import type { Language } from '../../../core/site/config/language.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import { ADD_CURRENCY, REMOVE_CURRENCY } from '../../accounts/account-change-calls.ts';
import { inTransaction, sqlState, UNIQUE_VIOLATION } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { isRefusal, refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { lockPlayer, refusedDeposit } from '../limits/permit-deposit.ts';
import { paidOut, transferRows } from './ledger.ts';
import { hasStakesAtPlay } from '../accounts/stakes-at-play.ts';
import { openedAccountWords } from '../accounts/opened-account-words.ts';
import { accountsOf, BONUS_ACCOUNT, CURRENCY_ACCOUNT, openAccount, openingAmount } from './player-accounts.ts';

type CurrencyParts = Pick<SandboxParts, 'database' | 'options' | 'jurisdiction' | 'now' | 'random'>;

interface PlayersCurrency {
  readonly userId: UserId;
  readonly currency: string;
}

/** Accounts in further currencies: a removed one is closed, and the same one is opened again. */
export function serveCurrencies(api: ServedApi, parts: CurrencyParts): void {
  serveCall(api, ADD_CURRENCY, async ({ session, body }) => {
    const { currency } = body;
    if (!DEFAULT_PROFILE.currencies.includes(currency)) return refuse(400, 'unknown-currency');
    const asked = { userId: session.userId, currency, sessionHash: session.idHash, lng: body.language };
    const added = await addCurrency(parts, asked);
    return isRefusal(added) ? added : { ...added, ...openedMessage(parts, added, body) };
  });
  serveCall(api, REMOVE_CURRENCY, async ({ session, body: { currency } }) =>
    inTransaction(parts, async (transaction) =>
      removeCurrency(transaction, parts, { userId: session.userId, currency }),
    ),
  );
}

/** AC-20 Play money comes with the account: the demonstration says how much, where the page says in which language. */
function openedMessage(
  { options }: CurrencyParts,
  { accounts }: Awaited<ReturnType<typeof accountsOf>>,
  { currency, language }: { readonly currency: string; readonly language?: Language },
) {
  const opened = accounts.find(({ iso, type }) => iso === currency && type !== BONUS_ACCOUNT);
  if (!options.isDemo || language === undefined || opened === undefined) return {};
  return { data: { message: openedAccountWords(language, { currency, amount: opened.money }) } };
}

async function addCurrency(
  parts: CurrencyParts,
  asked: PlayersCurrency & { readonly sessionHash: string; readonly lng?: Language | undefined },
) {
  const { userId, currency } = asked;
  const { options, now } = parts;
  const account = {
    userId,
    currency,
    typeId: CURRENCY_ACCOUNT,
    isActive: false,
    isDemo: options.isDemo,
    at: now(),
  } as const;
  try {
    // what it leads to is read with it: whoever is refused then knows that nothing was opened
    return await inTransaction(parts, async (transaction) => {
      await lockPlayer(transaction, userId);
      // AC-20 the money that comes along is a deposit as any other
      const deposit = { ...asked, amount: openingAmount(currency, options.isDemo) };
      const refusal = await refusedDeposit(transaction, parts, deposit);
      if (refusal !== undefined) return refusal;
      if (!(await isReopened(transaction, parts, { userId, currency }))) await openAccount(transaction, account);
      return accountsOf(transaction, userId);
    });
  } catch (error) {
    // Made again it would meet the same account.
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse(409, 'account-exists');
    throw error;
  }
}

async function isReopened(
  transaction: Transaction<Tables>,
  parts: CurrencyParts,
  { userId, currency }: PlayersCurrency,
): Promise<boolean> {
  const account = await transaction
    .updateTable('accounts')
    .set({ closed_at: null })
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .where('type_id', '<>', BONUS_ACCOUNT)
    .where('closed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (account === undefined) return false;
  await movePlayMoney(transaction, parts, {
    ...account,
    currency,
    amount: openingAmount(currency, parts.options.isDemo),
  });
  return true;
}

async function removeCurrency(
  transaction: Transaction<Tables>,
  parts: CurrencyParts,
  { userId, currency }: PlayersCurrency,
) {
  const account = await transaction
    .selectFrom('accounts')
    .select(['id', 'type_id', 'balance', 'is_active', 'advance_owed'])
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .where('type_id', '<>', BONUS_ACCOUNT)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (account === undefined) return refuse(404, 'account-unavailable');
  const { id, balance } = account;
  const isHeld =
    account.type_id !== CURRENCY_ACCOUNT ||
    account.is_active ||
    account.advance_owed > 0 ||
    (balance > 0 && !parts.options.isDemo);
  if (isHeld || (await hasOpenCoupons(transaction, { userId, id }))) return refuse(409, 'account-in-use');
  await movePlayMoney(transaction, parts, { id, currency, amount: paidOut(balance) });
  await transaction.updateTable('accounts').set({ closed_at: parts.now() }).where('id', '=', id).execute();
  return accountsOf(transaction, userId);
}

async function hasOpenCoupons(
  transaction: Transaction<Tables>,
  { userId, id }: { readonly userId: UserId; readonly id: AccountId },
): Promise<boolean> {
  const open = await transaction
    .selectFrom('coupons')
    .select('id')
    .where('user_id', '=', userId)
    .where('account_id', '=', id)
    .where('state', 'in', ['open', 'needs-review'])
    .limit(1)
    .executeTakeFirst();
  if (open !== undefined || (await hasStakesAtPlay(transaction, { userId, accountId: id }))) return true;
  return (await hasHeldStake(transaction, id)) || (await hasOpenPayment(transaction, id));
}

/** VIP-7 A stake that is held may come back to the account. */
async function hasHeldStake(transaction: Transaction<Tables>, id: AccountId): Promise<boolean> {
  const held = await transaction
    .selectFrom('vip_bets')
    .select('id')
    .where('account_id', '=', id)
    .where('state', '<>', 'closed')
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}

/** PMT-5 Money that is on its way comes to this account. */
async function hasOpenPayment(transaction: Transaction<Tables>, id: AccountId): Promise<boolean> {
  const open = await transaction
    .selectFrom('open_payments')
    .innerJoin('payments', 'payments.id', 'open_payments.payment_id')
    .select('payments.id')
    .where('account_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

async function movePlayMoney(
  transaction: Transaction<Tables>,
  { now, random }: CurrencyParts,
  { id, currency, amount }: { readonly id: AccountId; readonly currency: string; readonly amount: Minor },
): Promise<void> {
  if (amount === NO_MONEY) return;
  await transaction
    .updateTable('accounts')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('id', '=', id)
    .execute();
  const transfer = `play-money:${random.uuid()}`;
  const rows = transferRows({ transfer, kind: 'play-money', accountId: id, currency, amount, at: now() });
  await transaction.insertInto('ledger').values(rows).execute();
}
