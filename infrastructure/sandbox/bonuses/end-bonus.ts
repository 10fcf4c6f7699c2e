import type { Transaction } from 'kysely';
import { paidOfBonus } from '../../../core/promotions/bonus-terms.ts';
import type { BonusEnd } from '../../../core/promotions/player-bonus.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { minorUnits, NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { KeptBonus } from '../database/bonuses/bonus-tables.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { eachAlone } from '../each-alone.ts';
import { lockPlayer } from '../limits/permit-deposit.ts';
import { paidOut, transferRows, type Transfer } from '../players/ledger.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { ownAccountIn } from './own-account-in.ts';

export interface LockedBonus {
  readonly bonus: KeptBonus;
  readonly money: Minor;
}

/** A bonus with what is on its account; both are locked, the account before the bonus as whoever pays into it locks them. */
export async function lockBonus(transaction: Transaction<Tables>, id: number): Promise<LockedBonus | undefined> {
  const found = await transaction.selectFrom('bonuses').select('account_id').where('id', '=', id).executeTakeFirst();
  if (found === undefined) return undefined;
  const { balance: money } = await transaction
    .selectFrom('accounts')
    .select('balance')
    .where('id', '=', found.account_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const bonus = await transaction
    .selectFrom('bonuses')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { bonus, money };
}

/** BON-5, BON-6, BON-44 Ends a bonus: what is on its account goes to the main account where it is wagered, as far as its terms pay it, else to the house. */
export async function endBonus(
  transaction: Transaction<Tables>,
  { bonus, money, end }: LockedBonus & { readonly end: BonusEnd },
  at: EpochMillis,
): Promise<void> {
  await transaction
    .updateTable('bonuses')
    .set({ ended_as: end, ended_at: at })
    .where('id', '=', bonus.id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  const isReleased = end === 'released';
  const paid = isReleased ? paidOfBonus(money, bonus.most_paid ?? undefined) : money;
  await takeFromBonus(transaction, bonus, { name: 'all', amount: paid, isReleased, at });
  const rest = minorUnits(BigInt(money) - BigInt(paid)) ?? NO_MONEY;
  await takeFromBonus(transaction, bonus, { name: 'rest', amount: rest, isReleased: false, at });
}

interface Taking {
  /** Of the transfer: the same is taken once. */
  readonly name: string;
  readonly amount: Minor;
  readonly isReleased: boolean;
  readonly at: EpochMillis;
}

export async function takeFromBonus(
  transaction: Transaction<Tables>,
  bonus: KeptBonus,
  { name, amount, isReleased, at }: Taking,
): Promise<void> {
  if (amount === NO_MONEY) return;
  const { id, account_id: accountId, user_id: userId, currency } = bonus;
  const kind = isReleased ? 'bonus-released' : 'bonus-ended';
  const out = {
    transfer: `${kind}:${String(id)}:${name}`,
    kind,
    accountId,
    currency,
    amount: paidOut(amount),
    at,
  } as const;
  await book(transaction, out);
  if (!isReleased) return;
  const mainId = await ownAccountIn(transaction, { userId, currency, isBonus: false });
  await book(transaction, { ...out, transfer: `bonus-wagered:${String(id)}`, accountId: mainId, amount });
}

async function book(transaction: Transaction<Tables>, transfer: Transfer): Promise<void> {
  const { accountId, amount } = transfer;
  await transaction
    .updateTable('accounts')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('id', '=', accountId)
    .execute();
  await transaction.insertInto('ledger').values(transferRows(transfer)).execute();
}

/** BON-6 Gives a bonus of the player up. False where it is not the player's or has ended. */
export async function giveUpBonus(
  transaction: Transaction<Tables>,
  { userId, id }: { readonly userId: UserId; readonly id: number },
  at: EpochMillis,
): Promise<boolean> {
  await lockPlayer(transaction, userId);
  const locked = await lockBonus(transaction, id);
  if (locked === undefined || locked.bonus.user_id !== userId || locked.bonus.ended_at !== null) return false;
  await endBonus(transaction, { ...locked, end: 'given-up' }, at);
  return true;
}

/** BON-6, BON-45 Ends bonuses whose time is over and that have no open rounds, each in a transaction of its own: one that fails stops no other. */
export async function endOverdueBonuses(
  parts: Pick<SandboxParts, 'database' | 'random' | 'faults'>,
  now: EpochMillis,
): Promise<void> {
  const due = await parts.database
    .selectFrom('bonuses')
    .select(['id', 'user_id'])
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .where((of) => {
      const rounds = of.selectFrom('bonus_rounds').select('round_id').whereRef('bonus_id', '=', 'bonuses.id');
      return of.not(of.exists(rounds.where('counted', 'is', null)));
    })
    .orderBy('expires_at')
    .execute();
  await eachAlone(parts, due, {
    name: ({ id }) => `bonus ${String(id)}`,
    run: async ({ id, user_id: userId }) =>
      inTransaction(parts, async (transaction) => {
        await lockPlayer(transaction, userId);
        const locked = await lockBonus(transaction, id);
        if (locked === undefined || locked.bonus.ended_at !== null) return;
        // one may have been staked in time since the bonus was found to have none
        if (await hasOpenRounds(transaction, id)) return;
        await endBonus(transaction, { ...locked, end: 'expired' }, now);
      }),
  });
}

async function hasOpenRounds(transaction: Transaction<Tables>, bonusId: number): Promise<boolean> {
  const open = await transaction
    .selectFrom('bonus_rounds')
    .select('round_id')
    .where('bonus_id', '=', bonusId)
    .where('counted', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
