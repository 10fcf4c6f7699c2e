import { isGivenUp } from '../../../core/accounts/account-conversion.ts';
import { GIVEN_UP_CURRENCY } from '../../../core/shared/given-up-currency.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import { lockPlayer } from '../limits/permit-deposit.ts';
import { CURRENCY_ACCOUNT, MAIN_ACCOUNT, openAccount } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

type KunaParts = Pick<SandboxParts, 'database' | 'now' | 'random'>;

/** Whether the active account is in the currency that is out of use. */
export async function isInKuna({ database }: Pick<KunaParts, 'database'>, userId: UserId): Promise<boolean> {
  const active = await database
    .selectFrom('accounts')
    .select('currency')
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return isGivenUp(active?.currency);
}

/** CNV-3 Nobody opens an account in a currency that is out of use: the demonstration gives one with play money, and makes it the active one; back again the main one is. */
export async function switchKuna(parts: KunaParts, userId: UserId, isOn: boolean): Promise<void> {
  if ((await isInKuna(parts, userId)) === isOn) return;
  await inTransaction(parts, async (transaction) => {
    await lockPlayer(transaction, userId);
    const own = transaction.updateTable('accounts').where('user_id', '=', userId);
    await own.set({ is_active: false }).where('is_active', '=', true).execute();
    if (!isOn) {
      await own.set({ is_active: true }).where('type_id', '=', MAIN_ACCOUNT).execute();
      return;
    }
    const kept = await own
      .set({ is_active: true, closed_at: null })
      .where('currency', '=', GIVEN_UP_CURRENCY)
      .returning('id')
      .executeTakeFirst();
    if (kept !== undefined) return;
    await openAccount(transaction, {
      userId,
      currency: GIVEN_UP_CURRENCY,
      typeId: CURRENCY_ACCOUNT,
      isActive: true,
      isDemo: true,
      at: parts.now(),
    });
  });
}
