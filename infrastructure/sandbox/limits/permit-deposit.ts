import type { Kysely } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../core/site/config/language.ts';
import type { Tables } from '../database/tables.ts';
import { playerRegime } from './player-regime.ts';
import { majorAmount } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { Refusal } from '../server/refusal.ts';
import { depositRefusalWords, type DepositStop } from './deposit-refusal-words.ts';
import { permitMoney } from './money-permit.ts';

/** MA-8 Whoever moves a player's money locks the player before the account. */
export async function lockPlayer(transaction: Kysely<Tables>, userId: UserId): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

interface Deposit {
  readonly userId: UserId;
  readonly sessionHash: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly lng?: Language | undefined;
}

/** RG-09 Why a deposit is not taken, in words that name the limit and say until when; asked once the player is locked. */
export async function refusedDeposit(
  transaction: Kysely<Tables>,
  parts: Pick<SandboxParts, 'jurisdiction' | 'now'>,
  { lng = DEFAULT_LANGUAGE, ...deposit }: Deposit,
): Promise<Refusal | undefined> {
  const regime = await playerRegime(parts, transaction, deposit.userId);
  const { refusal } = await permitMoney(transaction, { ...deposit, purpose: 'deposit' }, regime);
  if (refusal === undefined) return undefined;
  const { kind, left, until } = refusal;
  const stop = kind as DepositStop;
  const money = new Intl.NumberFormat(lng, {
    style: 'currency',
    currency: deposit.currency,
    currencyDisplay: 'narrowSymbol',
  });
  const moment = new Intl.DateTimeFormat(lng, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    refused: 403,
    code: CODES[stop],
    title: depositRefusalWords(lng, stop, {
      left: money.format(majorAmount(left === undefined ? NO_MONEY : left, deposit.currency)),
      until: until === undefined ? '' : moment.format(until + regime.zone * 3_600_000),
    }),
  };
}

const CODES: Readonly<Record<DepositStop, string>> = {
  'self-exclusion': 'self-excluded',
  'deposit-time-out': 'timed-out',
  session: 'session-ended',
  'daily-deposit': 'daily-deposit-reached',
  'weekly-deposit': 'weekly-deposit-reached',
  'monthly-deposit': 'monthly-deposit-reached',
};
