import type { Transaction } from 'kysely';
import type { AccountId, UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { CasinoRoundRow, DrawnBy } from '../database/casino/casino-tables.ts';
import type { Tables } from '../database/tables.ts';

/** Of a round that is of no game of the catalogue. */
export const NO_CATALOGUE_GAME = 0;

/** A round that may be written down: its game and its stake are known. */
export interface NewRound {
  readonly key: string;
  readonly userId: UserId;
  readonly sessionHash: string;
  readonly gameId: number;
  readonly machine: DrawnBy;
  readonly choice: string | null;
  readonly accountId: AccountId;
  readonly currency: string;
  readonly stake: Minor;
}

/** As it is written down before its stake is asked for. */
export function askedRow(
  { key: id, userId, sessionHash, gameId, machine, choice, accountId, currency, stake }: NewRound,
  at: EpochMillis,
): CasinoRoundRow {
  return {
    id,
    user_id: userId,
    account_id: accountId,
    game_id: gameId,
    machine,
    choice,
    currency,
    stake,
    win: NO_MONEY,
    state: 'asked',
    refusal: null,
    session_hash: sessionHash,
    seed_id: null,
    nonce: null,
    stops: null,
    jackpots: null,
    jackpot_win: NO_MONEY,
    at,
  };
}

/** Whether a key came with the same round again. */
export function isSameRound(round: CasinoRoundRow, asked: NewRound): boolean {
  const { userId, gameId, machine, choice, accountId, currency, stake } = asked;
  const isSameGame = round.game_id === gameId && round.machine === machine && round.choice === choice;
  const isSameStake = round.account_id === accountId && round.currency === currency && round.stake === stake;
  return round.user_id === userId && isSameGame && isSameStake;
}

type Reader = Pick<Transaction<Tables>, 'selectFrom'>;

export async function hasAccount(
  database: Reader,
  { accountId, userId }: Pick<NewRound, 'accountId' | 'userId'>,
): Promise<boolean> {
  const account = await database
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return account !== undefined;
}
