import { sql, type Kysely } from 'kysely';
import { initialAmount } from '../../../core/coupon/amounts/initial-amount.ts';
import type { AccountId, UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY, currencyDecimals, minorUnits, toMajor, toMinor, type Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { WireReply } from '../../http/call.ts';
import { currencyNumber } from '../../accounts/currency-wire.ts';
import type { ACCOUNT_LIST } from '../../accounts/accounts-calls.ts';
import type { Tables } from '../database/tables.ts';
import { writtenOnce } from '../database/written-once.ts';
import { transferRows } from './ledger.ts';

export const MAIN_ACCOUNT = 0;
export const BONUS_ACCOUNT = 4;
export const CURRENCY_ACCOUNT = 9;
const ACCOUNT_TYPE_IDS = [MAIN_ACCOUNT, BONUS_ACCOUNT, CURRENCY_ACCOUNT] as const;
type AccountTypeId = (typeof ACCOUNT_TYPE_IDS)[number];
/** Play money of a new account, counted in initial amounts of a coupon. */
const PLAY_AMOUNTS = 100;

/** An amount of a row as the wire has it; a row in an unknown currency is a fault of the table. */
export function majorAmount(minor: Minor, currency: string): number {
  const decimals = currencyDecimals(currency);
  if (decimals === undefined) throw new RangeError(`${currency} is no currency`);
  return toMajor(minor, decimals);
}

/** The number of one of the operator's own currencies; one without a number is a fault of the table. */
export function currencyId(currency: string): number {
  const id = currencyNumber(currency);
  if (id === undefined) throw new RangeError(`${currency} has no number`);
  return id;
}

const SYMBOLS = new Map<string, string>();

/** The short sign of a currency, or its code where it has none; the words of a format are dear, and the currencies few. */
function currencySymbol(currency: string): string {
  const known = SYMBOLS.get(currency) ?? readSymbol(currency);
  SYMBOLS.set(currency, known);
  return known;
}

function readSymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** An amount of the operator's own tables; one that is not exact in its currency is a fault of the table. */
export function exactMinor(amount: number, currency: string): Minor {
  const minor = toMinor(amount, currencyDecimals(currency));
  if (!minor.ok) throw new RangeError(`${String(amount)} is no amount of ${currency}`);
  return minor.value;
}

/** So many times the initial amount of a coupon, as play money is counted. */
export function initialAmounts(currency: string, count: number): Minor {
  const units = minorUnits(exactMinor(initialAmount(currency), currency) * count);
  if (units === undefined) throw new RangeError(`${String(count)} amounts of ${currency} are out of range`);
  return units;
}

export async function accountsOf(database: Kysely<Tables>, userId: UserId): Promise<WireReply<typeof ACCOUNT_LIST>> {
  const rows = await openAccounts(database, { userId });
  return {
    accounts: rows.map((row) => ({
      id: row.id,
      iso: row.currency,
      currencyId: currencyId(row.currency),
      money: majorAmount(row.balance, row.currency),
      symbol: currencySymbol(row.currency),
      label: `№\u00A0${String(row.id)}`,
      type: accountType(row.type_id),
      isActive: row.is_active,
      isPointsTypeBalance: row.is_counted_in_points && row.type_id === MAIN_ACCOUNT,
      // PTS-4 points are the player's: they are told once, with the account of the own money
      ...(row.type_id === MAIN_ACCOUNT ? { points: row.points ?? 0 } : {}),
      ...(row.bonus_id === null
        ? {}
        : { bonus: { idBonus: row.bonus_id, money: majorAmount(row.balance, row.currency) } }),
    })),
  };
}

/** With the bonus that is being wagered from each, and the points of the player. */
const openAccounts = writtenOnce((database, { userId }: { readonly userId: UserId }) =>
  database
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .leftJoin('bonuses', (join) =>
      join.onRef('bonuses.account_id', '=', 'accounts.id').on('bonuses.ended_at', 'is', null),
    )
    .select((query) => [
      'accounts.id',
      'accounts.currency',
      'type_id',
      'balance',
      'is_active',
      'is_counted_in_points',
      'bonuses.id as bonus_id',
      query
        .selectFrom('point_moves')
        .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('points'))
        .whereRef('point_moves.user_id', '=', 'accounts.user_id')
        .as('points'),
    ])
    .where('accounts.user_id', '=', userId)
    .where('closed_at', 'is', null)
    .orderBy('accounts.id'),
);

/** The type of a row; an unknown one is a fault of the table. */
function accountType(id: number): AccountTypeId {
  const type = ACCOUNT_TYPE_IDS.find((known) => known === id);
  if (type === undefined) throw new RangeError(`${String(id)} is no type of account`);
  return type;
}

interface NewAccount {
  readonly userId: UserId;
  readonly currency: string;
  readonly typeId: AccountTypeId;
  readonly isActive: boolean;
  /** Whether it begins with play money. */
  readonly isDemo: boolean;
  readonly at: EpochMillis;
}

/** What a new account begins with. */
export function openingAmount(currency: string, isDemo: boolean): Minor {
  return isDemo ? initialAmounts(currency, PLAY_AMOUNTS) : NO_MONEY;
}

/** Opens an account; with play money as one transfer of the ledger. A bonus is never play money. */
export async function openAccount(transaction: Kysely<Tables>, account: NewAccount): Promise<AccountId> {
  const { userId, currency, typeId, isActive, isDemo, at } = account;
  const amount = typeId === BONUS_ACCOUNT ? NO_MONEY : openingAmount(currency, isDemo);
  const { id } = await transaction
    .insertInto('accounts')
    .values({ user_id: userId, currency, type_id: typeId, balance: amount, is_active: isActive })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (amount > 0) {
    const transfer = {
      transfer: `opening:${String(id)}`,
      kind: 'play-money',
      accountId: id,
      currency,
      amount,
      at,
    } as const;
    await transaction.insertInto('ledger').values(transferRows(transfer)).execute();
  }
  return id;
}
