import type { Transaction } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Tables } from '../database/tables.ts';
import type { SecretVault } from '../sign-in/secret-vault.ts';
import { uploadRow } from '../uploads/upload-row.ts';

interface DocumentsMove {
  readonly from: UserId;
  readonly to: UserId;
}

/** TRF-17 What the player has proven goes along, with every file; what the files are encrypted with stays, and its key is sealed anew. */
export async function moveDocuments(
  transaction: Transaction<Tables>,
  vault: Pick<SecretVault, 'seal' | 'open'>,
  { from, to }: DocumentsMove,
): Promise<void> {
  await transaction.updateTable('player_documents').set({ user_id: to }).where('user_id', '=', from).execute();
  const files = await transaction
    .selectFrom('uploads')
    .select(['id', 'sealed_key', 'encrypted_for'])
    .where('user_id', '=', from)
    .forUpdate()
    .execute();
  for (const { id, sealed_key: sealed, encrypted_for: encryptedFor } of files) {
    const key = vault.open(sealed, uploadRow({ id, user_id: from }));
    await transaction
      .updateTable('uploads')
      .set({
        user_id: to,
        sealed_key: vault.seal(key, uploadRow({ id, user_id: to })),
        encrypted_for: encryptedFor ?? from,
      })
      .where('id', '=', id)
      .execute();
  }
}
