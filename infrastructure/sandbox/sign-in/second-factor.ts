import type { UserId } from '../../../core/shared/ids.ts';
import type { Database } from '../database/open-database.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { randomWord } from '../server/node-random.ts';
import { stepOfCode } from './authenticator-code.ts';

type FactorParts = Pick<SandboxParts, 'database' | 'vault' | 'now'>;

const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const RECOVERY_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RECOVERY_LENGTH = 10;
const HALF = RECOVERY_LENGTH / 2;

/** Whether a sign-in of the player needs a code of an app. */
export async function hasAuthenticator(database: Database, userId: UserId): Promise<boolean> {
  const row = await database
    .selectFrom('authenticators')
    .select('is_on')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.is_on === true;
}

/** TWO-6, TWO-9 Uses a code of the player's app, or a recovery code, up; false where it is neither or was used before. */
export async function takeFactorCode(parts: FactorParts, userId: UserId, code: string): Promise<boolean> {
  const bare = code.replaceAll(/[\s-]/g, '').toUpperCase();
  return (await takeAppCode(parts, userId, bare)) || (await takeRecoveryCode(parts, userId, bare));
}

/** Uses a code of the app up, whether the second step is on yet or not. */
export async function takeAppCode(
  { database, vault, now }: FactorParts,
  userId: UserId,
  code: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('authenticators')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const step = row === undefined ? undefined : stepOfCode(vault.open(row.secret, String(userId)), code, now());
  if (row === undefined || step === undefined) return false;
  const used = await database
    .updateTable('authenticators')
    .set({ used_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', row.secret)
    .where('used_step', '<', step)
    .returning('user_id')
    .execute();
  return used.length > 0;
}

async function takeRecoveryCode(parts: FactorParts, userId: UserId, code: string): Promise<boolean> {
  const moved = await parts.database
    .selectFrom('recovery_codes')
    .select('made_for')
    .where('user_id', '=', userId)
    .where('made_for', 'is not', null)
    .executeTakeFirst();
  const used = await parts.database
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', 'in', parts.vault.hashes(recoveryText(moved?.made_for ?? userId, code)))
    .returning('user_id')
    .execute();
  return used.length > 0;
}

/** Ten codes in the place of all earlier ones; only their hashes are kept. */
export async function newRecoveryCodes(
  parts: Pick<SandboxParts, 'vault'> & { readonly database: Database },
  userId: UserId,
): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomWord(RECOVERY_ALPHABET, RECOVERY_LENGTH));
  await parts.database.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = codes.map((code) => ({ user_id: userId, code_hash: parts.vault.hashes(recoveryText(userId, code))[0] }));
  await parts.database.insertInto('recovery_codes').values(rows).execute();
  return codes.map((code) => `${code.slice(0, HALF)}-${code.slice(HALF)}`);
}

function recoveryText(userId: UserId, code: string): string {
  return `recovery-code:${String(userId)}:${code}`;
}
