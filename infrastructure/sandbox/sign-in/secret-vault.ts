import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { UserId } from '../../../core/shared/ids.ts';
import { keepMeta, readMeta, writeMeta } from '../database/meta-values.ts';
import type { Database } from '../database/open-database.ts';

/** What closes and opens secrets that the database keeps. */
export interface SecretVault {
  /** Encrypts a text for one row: it opens in no other. */
  readonly seal: (text: string, row: string) => string;
  /** The text; one that is older than the vault is itself. */
  readonly open: (sealed: string, row: string) => string;
  /** What may stand for a text in the database, the hash of today first. */
  readonly hashes: (text: string) => readonly [string, ...string[]];
}

/** What signs and what encrypts: the operator's secret with the database's, or that alone. */
export interface SiteSecrets {
  readonly secret: string;
  readonly vault: SecretVault;
}

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Sealed under the database's own secret, and under the operator's. */
const OWN = 'k0.';
const OPERATORS = 'k1.';
const ROWS_AT_ONCE = 200;

/** Why the vault cannot be opened. */
export type VaultProblem = 'secret-missing' | 'secret-wrong';

/** One line for the person at the terminal. */
export const SECRET_PROBLEMS: Readonly<Record<VaultProblem, string>> = {
  'secret-missing': 'SITE_SECRET is missing: this database keeps keys that are encrypted under it.',
  'secret-wrong': 'SITE_SECRET is not the one that the keys in this database are encrypted under.',
};

/** TWO-23 Nothing where the operator's secret is missing, or is not the one that keys were sealed with. */
export async function openVault(
  database: Database,
  { stored, given }: { readonly stored: string; readonly given: string | undefined },
): Promise<SiteSecrets | VaultProblem> {
  const known = await sealedWith(database, given);
  if (known !== 'right') return known;
  const secret = given === undefined ? stored : hmac(given, `site:${stored}`);
  const keys = { [OWN]: keyOf(stored), [OPERATORS]: given === undefined ? undefined : keyOf(secret) };
  const prefix = given === undefined ? OWN : OPERATORS;
  const vault: SecretVault = {
    seal: (text, row) => prefix + encrypt(keys[prefix] ?? keys[OWN], text, row),
    open: (sealed, row) => {
      const key = sealed.startsWith(OPERATORS) ? keys[OPERATORS] : keys[OWN];
      if (!/^k[01]\./.test(sealed) || key === undefined) return sealed;
      return decrypt(key, sealed.slice(OWN.length), row);
    },
    hashes: (text) => (given === undefined ? [hmac(stored, text)] : [hmac(secret, text), hmac(stored, text)]),
  };
  await sealAgain(database, vault, prefix);
  return { secret, vault };
}

/** Once the operator has named a secret the database knows it again, by a hash that gives nothing away. */
async function sealedWith(database: Database, given: string | undefined): Promise<VaultProblem | 'right'> {
  if (given === undefined) return (await readMeta(database, 'secret-check')) === undefined ? 'right' : 'secret-missing';
  const check = hmac(given, 'check');
  return (await keepMeta(database, 'secret-check', check)) === check ? 'right' : 'secret-wrong';
}

/** Keys of apps that lie open, or under the database's own secret where the operator has named one since. */
async function sealAgain(database: Database, vault: SecretVault, prefix: string): Promise<void> {
  if ((await readMeta(database, 'sealed-under')) === prefix) return;
  for (let after = 0 as UserId; ;) {
    const rows = await database
      .selectFrom('authenticators')
      .select(['user_id', 'secret'])
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { user_id: userId, secret } of rows) {
      after = userId;
      if (secret.startsWith(prefix)) continue;
      const sealed = vault.seal(vault.open(secret, String(userId)), String(userId));
      await database
        .updateTable('authenticators')
        .set({ secret: sealed })
        .where('user_id', '=', userId)
        .where('secret', '=', secret)
        .execute();
    }
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await writeMeta(database, 'sealed-under', prefix);
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'oddsmith authenticators', KEY_BYTES));
}

function encrypt(key: Buffer, text: string, row: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(row));
  const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url');
}

function decrypt(key: Buffer, sealed: string, row: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(row)).setAuthTag(tag);
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
