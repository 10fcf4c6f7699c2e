import type { Transaction } from 'kysely';
import { countedShare } from '../../../core/casino/rounds/counted-share.ts';
import { casinoObstacle, countedPart, type CasinoObstacle } from '../../../core/promotions/bonus-terms.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { CasinoRoundRow } from '../database/casino/casino-tables.ts';
import type { Tables } from '../database/tables.ts';
import { lockBonus, takeFromBonus } from './end-bonus.ts';
import { endIfSettled } from './settle-bonuses.ts';

/** BON-42 Writes down which bonus a round is staked from, or says why it is not taken; its account is debited and locked. */
export async function stakeFromBonus(
  transaction: Transaction<Tables>,
  { id, account_id: accountId, machine, stake }: CasinoRoundRow,
  now: EpochMillis,
): Promise<CasinoObstacle | undefined> {
  const bonus = await transaction
    .selectFrom('bonuses')
    .select(['id', 'kind', 'most_stake as mostStake', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const obstacle = casinoObstacle(bonus, { stake, share: countedShare(machine), now });
  if (obstacle !== undefined || bonus === undefined) return obstacle;
  await transaction
    .insertInto('bonus_rounds')
    .values({ round_id: id, bonus_id: bonus.id, amount: stake, counted: null })
    .execute();
  return undefined;
}

/** BON-6 Takes back what a round has just paid, where its bonus was given up meanwhile. */
export async function takeBackWin(
  transaction: Transaction<Tables>,
  { id }: Pick<CasinoRoundRow, 'id'>,
  { paid, at }: { readonly paid: Minor; readonly at: EpochMillis },
): Promise<void> {
  const locked = await lockBonusOf(transaction, id);
  if (locked === undefined || locked.bonus.ended_at === null) return;
  await takeFromBonus(transaction, locked.bonus, { name: id, amount: paid, isReleased: false, at });
}

/** BON-43 Counts a round that is over, once, in the transaction that ends it; BON-5 which may end its bonus. */
export async function settleBonusRound(
  transaction: Transaction<Tables>,
  { id, machine, stake }: Pick<CasinoRoundRow, 'id' | 'machine' | 'stake'>,
  { end, at }: { readonly end: 'finished' | 'returned'; readonly at: EpochMillis },
): Promise<void> {
  const locked = await lockBonusOf(transaction, id);
  if (locked === undefined) return;
  const isReturned = end === 'returned';
  await transaction
    .updateTable('bonus_rounds')
    .set({ counted: isReturned ? NO_MONEY : countedPart(stake, countedShare(machine)) })
    .where('round_id', '=', id)
    .execute();
  const { bonus } = locked;
  if (bonus.ended_at === null) return endIfSettled(transaction, locked, at);
  if (isReturned) await takeFromBonus(transaction, bonus, { name: id, amount: stake, isReleased: false, at });
}

/** The bonus that a round was staked from; nothing where it was staked from own money. */
async function lockBonusOf(transaction: Transaction<Tables>, roundId: string) {
  const staked = await transaction
    .selectFrom('bonus_rounds')
    .select('bonus_id')
    .where('round_id', '=', roundId)
    .executeTakeFirst();
  return staked === undefined ? undefined : lockBonus(transaction, staked.bonus_id);
}
