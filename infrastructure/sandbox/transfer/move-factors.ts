import type { Transaction } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Tables } from '../database/tables.ts';
import { FIRST_CREDENTIALS } from '../players/new-player.ts';
import type { SecretVault } from '../sign-in/secret-vault.ts';

interface FactorsMove {
  readonly from: UserId;
  readonly to: UserId;
  /** That of the player until now. */
  readonly credentials: number;
}

/** TRF-9 What protects the account goes with the player; what was begun for the old one ends. */
export async function moveFactors(
  transaction: Transaction<Tables>,
  vault: SecretVault,
  { from, to, credentials }: FactorsMove,
): Promise<void> {
  await moveApp(transaction, vault, { from, to });
  await transaction
    .updateTable('devices')
    .set({ user_id: to, credentials_version: FIRST_CREDENTIALS })
    .where('user_id', '=', from)
    .where('credentials_version', '=', credentials)
    .execute();
  // handles and hashes are made of the id that the player had then
  const movedOn = { user_id: to };
  await transaction
    .updateTable('recovery_codes')
    .set((of) => ({ ...movedOn, made_for: of.fn.coalesce('made_for', 'user_id') }))
    .where('user_id', '=', from)
    .execute();
  await transaction
    .updateTable('passkeys')
    .set((of) => ({ ...movedOn, made_for: of.fn.coalesce('made_for', 'user_id') }))
    .where('user_id', '=', from)
    .execute();
  await transaction.updateTable('social_identities').set(movedOn).where('user_id', '=', from).execute();
  await transaction.updateTable('contact_denials').set(movedOn).where('user_id', '=', from).execute();
  await transaction.deleteFrom('activations').where('user_id', '=', from).execute();
  await transaction.deleteFrom('passkey_attempts').where('user_id', '=', from).execute();
  await transaction.deleteFrom('pending_sign_ins').where('user_id', '=', from).execute();
  await transaction.deleteFrom('sign_in_links').where('user_id', '=', from).execute();
}

/** The key of the app is sealed for one player. */
async function moveApp(
  transaction: Transaction<Tables>,
  vault: SecretVault,
  { from, to }: Omit<FactorsMove, 'credentials'>,
): Promise<void> {
  const app = await transaction
    .selectFrom('authenticators')
    .select('secret')
    .where('user_id', '=', from)
    .forUpdate()
    .executeTakeFirst();
  if (app === undefined) return;
  await transaction
    .updateTable('authenticators')
    .set({ user_id: to, secret: vault.seal(vault.open(app.secret, String(from)), String(to)) })
    .where('user_id', '=', from)
    .execute();
}
