import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { UserId } from '../../../core/shared/ids.ts';
import { keepMeta, readMeta, writeMeta } from '../database/meta-values.ts';
import type { Database } from '../database/open-database.ts';
import { uploadRow } from '../uploads/upload-row.ts';
import { randomText } from '../server/node-random.ts';

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
interface SiteSecrets {
  readonly secret: string;
  /** What signed before, as long as the operator names it. */
  readonly formerSecrets: readonly string[];
  readonly vault: SecretVault;
}

const ALGORITHM = 'aes-256-gcm';
const SECRET_BYTES = 32;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Sealed under the database's own secret, and under the operator's. */
const OWN = 'k0.';
const OPERATORS = 'k1.';
const ROWS_AT_ONCE = 200;
const FIRST_UUID = '00000000-0000-0000-0000-000000000000';
const FORMERS_ROW = 'former secrets';

/** Why the vault cannot be opened. */
export type VaultProblem = 'secret-missing' | 'secret-wrong';

/** One line for the person at the terminal. */
export const SECRET_PROBLEMS: Readonly<Record<VaultProblem, string>> = {
  'secret-missing': 'SITE_SECRET is missing: this database keeps keys that are encrypted under it.',
  'secret-wrong':
    'SITE_SECRET is not the one that the keys in this database are encrypted under; SITE_SECRET_PREVIOUS names the one before.',
};

interface GivenSecrets {
  /** The operator's. */
  readonly given: string | undefined;
  /** What the operator's was before. */
  readonly previous?: readonly string[] | undefined;
}

/** TWO-23 Nothing where the operator's secret is missing, or is neither the one that keys were sealed with nor follows it. */
export async function openVault(
  database: Database,
  { given, previous = [] }: GivenSecrets,
): Promise<SiteSecrets | VaultProblem> {
  const stored = await keepMeta(database, 'secret', randomText(SECRET_BYTES));
  const known = await sealedWith(database, given, previous);
  if (known === 'secret-missing' || known === 'secret-wrong') return known;
  const derived = (secret: string): string => hmac(secret, `site:${stored}`);
  const secret = given === undefined ? stored : derived(given);
  const formers = given === undefined ? [] : previous.filter((each) => each !== given).map(derived);
  const sealing = sealingWith({ stored, secret, formers, isOperators: given !== undefined });
  const hashing = await keptFormers(database, sealing);
  const isFollowed = known === 'followed';
  if (isFollowed) hashing.unshift(...formers.filter((each) => !hashing.includes(each)));
  const vault: SecretVault = {
    seal: sealing.seal,
    open: sealing.open,
    // what was hashed before cannot be hashed anew: passkeys and recovery codes go on with what they were made with
    hashes: (text) => [
      hmac(secret, text),
      ...hashing.map((each) => hmac(each, text)),
      ...(given === undefined ? [] : [hmac(stored, text)]),
    ],
  };
  await sealAgain(database, { ...sealing, isFollowed });
  if (isFollowed && given !== undefined) {
    await writeMeta(database, 'former-secrets', sealing.seal(JSON.stringify(hashing), FORMERS_ROW));
    await writeMeta(database, 'secret-check', checkOf(given));
  }
  return { secret, formerSecrets: formers, vault };
}

interface Sealing extends Pick<SecretVault, 'seal' | 'open'> {
  readonly prefix: string;
  /** Whether a text is sealed under the secret of today. */
  readonly isNew: (sealed: string, row: string) => boolean;
}

function sealingWith({
  stored,
  secret,
  formers,
  isOperators,
}: {
  readonly stored: string;
  readonly secret: string;
  readonly formers: readonly string[];
  readonly isOperators: boolean;
}): Sealing {
  const prefix = isOperators ? OPERATORS : OWN;
  const present = keyOf(secret);
  const keys = { [OWN]: [keyOf(stored)], [OPERATORS]: isOperators ? [present, ...formers.map(keyOf)] : [] };
  return {
    prefix,
    seal: (text, row) => prefix + encrypt(present, text, row),
    open: (sealed, row) => {
      if (!/^k[01]\./.test(sealed)) return sealed;
      const known = sealed.startsWith(OPERATORS) ? keys[OPERATORS] : keys[OWN];
      return known.length === 0 ? sealed : decryptWithAny(known, sealed.slice(OWN.length), row);
    },
    isNew: (sealed, row) => sealed.startsWith(prefix) && opensWith(present, sealed.slice(OWN.length), row),
  };
}

/** Once the operator has named a secret the database knows it again, by a hash that gives nothing away. */
async function sealedWith(
  database: Database,
  given: string | undefined,
  previous: readonly string[],
): Promise<VaultProblem | 'right' | 'followed'> {
  if (given === undefined) return (await readMeta(database, 'secret-check')) === undefined ? 'right' : 'secret-missing';
  const known = await keepMeta(database, 'secret-check', checkOf(given));
  if (known === checkOf(given)) return 'right';
  return previous.some((each) => known === checkOf(each)) ? 'followed' : 'secret-wrong';
}

/** What hashes were made with before the secret of today, the latest first. */
async function keptFormers(database: Database, { open }: Pick<SecretVault, 'open'>): Promise<string[]> {
  const sealed = await readMeta(database, 'former-secrets');
  return sealed === undefined ? [] : (JSON.parse(open(sealed, FORMERS_ROW)) as string[]);
}

/** Keys of apps and files that lie open, or under another secret than that of today. */
async function sealAgain(
  database: Database,
  { isFollowed, ...sealing }: Sealing & { readonly isFollowed: boolean },
): Promise<void> {
  if (!isFollowed && (await readMeta(database, 'sealed-under')) === sealing.prefix) return;
  await sealAppsAgain(database, sealing);
  await sealFilesAgain(database, sealing);
  await writeMeta(database, 'sealed-under', sealing.prefix);
}

async function sealAppsAgain(database: Database, { seal, open, isNew }: Sealing): Promise<void> {
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
      const row = String(userId);
      const key = isNew(secret, row) ? undefined : opened({ open }, secret, row);
      // what no key opens stays as it is: one broken row keeps nobody else out
      if (key === undefined) continue;
      await database
        .updateTable('authenticators')
        .set({ secret: seal(key, row) })
        .where('user_id', '=', userId)
        .where('secret', '=', secret)
        .execute();
    }
    if (rows.length < ROWS_AT_ONCE) break;
  }
}

async function sealFilesAgain(database: Database, { seal, open, isNew }: Sealing): Promise<void> {
  for (let after = FIRST_UUID; ;) {
    const rows = await database
      .selectFrom('uploads')
      .select(['id', 'user_id', 'sealed_key'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const upload of rows) {
      after = upload.id;
      const row = uploadRow(upload);
      const key = isNew(upload.sealed_key, row) ? undefined : opened({ open }, upload.sealed_key, row);
      if (key === undefined) continue;
      await database
        .updateTable('uploads')
        .set({ sealed_key: seal(key, row) })
        .where('id', '=', upload.id)
        .execute();
    }
    if (rows.length < ROWS_AT_ONCE) break;
  }
}

function checkOf(given: string): string {
  return hmac(given, 'check');
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

function opened({ open }: Pick<SecretVault, 'open'>, sealed: string, row: string): string | undefined {
  try {
    return open(sealed, row);
  } catch {
    return undefined;
  }
}

/** The first key that opens it; the failure of the last where none does. */
function decryptWithAny([key, ...others]: readonly Buffer[], sealed: string, row: string): string {
  if (key === undefined) throw new Error('There is no key to open a sealed text with.');
  if (others.length === 0 || opensWith(key, sealed, row)) return decrypt(key, sealed, row);
  return decryptWithAny(others, sealed, row);
}

function opensWith(key: Buffer, sealed: string, row: string): boolean {
  try {
    decrypt(key, sealed, row);
    return true;
  } catch {
    // the cipher throws where the key is another
    return false;
  }
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
