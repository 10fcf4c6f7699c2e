import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { conversionLevel, type ConversionLevel } from '../../../../core/accounts/account-conversion.ts';
import { ACCOUNT_TYPES, type AccountType } from '../../../../core/accounts/account.ts';
import {
  conversionProblem,
  convertedAmount,
  isConvertible,
  isSameRate,
  type ConversionRate,
} from '../../../../core/accounts/conversion/conversion-rate.ts';
import type { AccountId, UserId } from '../../../../core/shared/ids.ts';
import { currencyDecimals, NO_MONEY, sumOfMinor, toMinor, type Minor } from '../../../../core/shared/money.ts';
import type { ConversionRow } from '../../database/payments/conversion-table.ts';
import type { Tables } from '../../database/tables.ts';
import { rightsOf } from '../../known-player/rights-of.ts';
import { lockPlayer } from '../../limits/permit-deposit.ts';
import { paidOut, transferRows } from '../../players/ledger.ts';
import { BONUS_ACCOUNT, CURRENCY_ACCOUNT, openAccount } from '../../players/player-accounts.ts';
import { restrictionsOf } from '../../players/player-restrictions.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { refuse, type Refusal } from '../../server/refusal.ts';
import { addToBalance } from '../../payments/make-payment.ts';
import { conversionRate } from './conversion-rates.ts';

export interface AskedConversion {
  readonly userId: UserId;
  readonly key: string;
  readonly accountId: AccountId;
  /** Major units, as they came. */
  readonly amount: number;
  readonly rate: ConversionRate;
}

interface ConvertedAccount {
  readonly id: AccountId;
  readonly currency: string;
  readonly money: Minor;
  readonly owed: Minor;
  readonly type: AccountType;
  readonly level: ConversionLevel;
}

/** CNV-5 An account of the player that may be converted now; of nobody else, and none that is closed. */
export async function convertibleAccount(
  database: Pick<Transaction<Tables>, 'selectFrom'>,
  { userId, accountId }: Pick<AskedConversion, 'userId' | 'accountId'>,
): Promise<ConvertedAccount | undefined> {
  const row = await database
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['accounts.id', 'currency', 'balance', 'advance_owed', 'type_id', 'conversion_level'])
    .where('accounts.id', '=', accountId)
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  const type = ACCOUNT_TYPES.find(({ id }) => id === row?.type_id)?.type;
  if (row === undefined || type === undefined) return undefined;
  const { id, currency, balance: money, advance_owed: owed } = row;
  const level = conversionLevel(row.conversion_level);
  return isConvertible(level, { type }) ? { id, currency, money, owed, type, level } : undefined;
}

/** CNV-9 Converts once under its key; whoever sends it again gets what was made. */
export async function convertAccount(
  transaction: Transaction<Tables>,
  { now }: Pick<SandboxParts, 'now'>,
  asked: AskedConversion,
): Promise<ConversionRow | Refusal> {
  await lockPlayer(transaction, asked.userId);
  const fingerprint = fingerprintOf(asked);
  const kept = await transaction
    .selectFrom('conversions')
    .selectAll()
    .where('user_id', '=', asked.userId)
    .where('key', '=', asked.key)
    .executeTakeFirst();
  if (kept !== undefined) return kept.fingerprint === fingerprint ? kept : refuse(422, 'another-order');
  // what the request came with may have changed before the player was locked
  const rights = rightsOf(await restrictionsOf(transaction, asked.userId), now());
  if (!rights.includes('withdraw')) return refuse(403, 'no-right');
  const account = await convertibleAccount(transaction, asked);
  if (account === undefined) return refuse(404, 'account-unavailable');
  const at = now();
  const rate = conversionRate(account.currency, asked.rate.to, at);
  if (rate === undefined) return refuse(400, 'unknown-currency');
  if (asked.rate.from !== account.currency || !isSameRate(rate, asked.rate)) return refuse(409, 'rate-moved');
  const amount = toMinor(asked.amount, currencyDecimals(account.currency));
  if (!amount.ok) return refuse(400, 'amount');
  const problem = conversionProblem(account, { level: account.level, amount: amount.value, rate });
  if (problem !== undefined) return refuse(409, problem);
  if (account.owed > NO_MONEY) return refuse(409, 'advance-owed');
  const got = convertedAmount(amount.value, rate);
  if (got === undefined) return refuse(400, 'amount');
  return booked(transaction, { asked, fingerprint, account, rate, paid: amount.value, got, at });
}

interface PricedConversion {
  readonly asked: AskedConversion;
  readonly fingerprint: string;
  readonly account: ConvertedAccount;
  readonly rate: ConversionRate;
  readonly paid: Minor;
  readonly got: Minor;
  readonly at: number;
}

/** CNV-8 What is paid goes to the house, what is got comes from it: no currency gains or loses a unit. */
async function booked(
  transaction: Transaction<Tables>,
  { asked, fingerprint, account, rate, paid, got, at }: PricedConversion,
): Promise<ConversionRow | Refusal> {
  const target = await accountIn(transaction, { userId: asked.userId, currency: rate.to, at });
  if (sumOfMinor([target.balance, got]) === undefined) return refuse(400, 'amount');
  const made = await transaction
    .insertInto('conversions')
    .values({
      user_id: asked.userId,
      from_account: account.id,
      to_account: target.id,
      from_currency: rate.from,
      to_currency: rate.to,
      paid,
      got,
      rate_paid: rate.paid,
      rate_got: rate.got,
      key: asked.key,
      fingerprint,
      at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addToBalance(transaction, account.id, paidOut(paid));
  await addToBalance(transaction, target.id, got);
  const shared = { kind: 'conversion', at } as const;
  const out = { ...shared, accountId: account.id, currency: rate.from, amount: paidOut(paid) };
  const into = { ...shared, accountId: target.id, currency: rate.to, amount: got };
  await transaction
    .insertInto('ledger')
    .values([
      ...transferRows({ ...out, transfer: `conversion-out:${String(made.id)}` }),
      ...transferRows({ ...into, transfer: `conversion-in:${String(made.id)}` }),
    ])
    .execute();
  return made;
}

/** CNV-9 The player's account in a currency, opened without play money where there is none; a removed one is opened again by its money. */
async function accountIn(
  transaction: Transaction<Tables>,
  { userId, currency, at }: { readonly userId: UserId; readonly currency: string; readonly at: number },
): Promise<{ readonly id: AccountId; readonly balance: Minor }> {
  const known = await transaction
    .selectFrom('accounts')
    .select(['id', 'balance'])
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .where('type_id', '<>', BONUS_ACCOUNT)
    .forUpdate()
    .executeTakeFirst();
  if (known !== undefined) return known;
  const account = { userId, currency, typeId: CURRENCY_ACCOUNT, isActive: false, isDemo: false, at } as const;
  return { id: await openAccount(transaction, account), balance: NO_MONEY };
}

function fingerprintOf({ accountId, amount, rate: { from, to, paid, got } }: AskedConversion): string {
  return createHash('sha256')
    .update(JSON.stringify([accountId, amount, from, to, paid, got]))
    .digest('base64url');
}
