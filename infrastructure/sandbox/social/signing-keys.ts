import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, SignJWT, type CryptoKey, type JWK } from 'jose';
import { minutes, seconds, type Millis } from '../../../core/shared/time.ts';
import { keepMeta } from '../database/meta-values.ts';
import type { OpenidCodeRow } from '../database/social-tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { randomText } from '../server/node-random.ts';
import { isSameText } from '../server/request-origin.ts';

type TokenParts = Pick<SandboxParts, 'database' | 'now'>;

const CODE_HOLDS_FOR: Millis = seconds(60);
const TOKEN_HOLDS_FOR: Millis = minutes(5);
const ALGORITHM = 'ES256';
const KEY_ID = 'demo';
const CODE_BYTES = 32;

/** The code of somebody who was let through; it is kept as a hash, for a minute. */
export async function issueCode(
  { database, now }: TokenParts,
  about: Omit<OpenidCodeRow, 'code_hash' | 'expires_at'>,
): Promise<string> {
  const code = randomText(CODE_BYTES);
  const row = { ...about, code_hash: hashOf(code), expires_at: now() + CODE_HOLDS_FOR };
  await database.insertInto('openid_codes').values(row).execute();
  return code;
}

export interface CodeExchange {
  readonly network: string;
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string;
}

/** What a code stood for, once; any try uses it up. */
export async function redeemCode(
  { database, now }: TokenParts,
  { network, code, redirectUri, verifier }: CodeExchange,
): Promise<OpenidCodeRow | undefined> {
  const row = await database
    .deleteFrom('openid_codes')
    .where('code_hash', '=', hashOf(code))
    .returningAll()
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now()) return undefined;
  const isMeant = row.network === network && row.redirect_uri === redirectUri;
  return isMeant && isSameText(hashOf(verifier), row.challenge) ? row : undefined;
}

/** Who somebody is, signed for one client. */
export async function signIdentity(
  { now }: TokenParts,
  key: CryptoKey,
  {
    issuer,
    clientId,
    row,
  }: {
    readonly issuer: string;
    readonly clientId: string;
    readonly row: Pick<OpenidCodeRow, 'nonce' | 'name' | 'subject' | 'email'>;
  },
): Promise<string> {
  const issuedAt = Math.floor(now() / 1000);
  const address = row.email === null ? {} : { email: row.email, email_verified: true };
  return new SignJWT({ nonce: row.nonce, name: row.name, ...address })
    .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
    .setIssuer(issuer)
    .setSubject(row.subject)
    .setAudience(clientId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_HOLDS_FOR / 1000)
    .sign(key);
}

export interface SigningKeys {
  readonly signing: CryptoKey;
  readonly shown: JWK;
}

/** The key of the provider, made once for all nodes of the site. */
export async function signingKeys({ database }: Pick<TokenParts, 'database'>): Promise<SigningKeys> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const kept = await keepMeta(database, 'openid-key', JSON.stringify(await exportJWK(privateKey)));
  const secretKey = JSON.parse(kept) as JWK;
  const { kty, crv, x, y } = secretKey as Readonly<Record<'kty' | 'crv' | 'x' | 'y', string>>;
  const signing = await importJWK(secretKey, ALGORITHM);
  if (signing instanceof Uint8Array) throw new TypeError('the key of the provider is no key pair');
  return { signing, shown: { kty, crv, x, y, alg: ALGORITHM, use: 'sig', kid: KEY_ID } };
}

/** The same made-up person is known to a network under the same subject. */
export function subjectOf(network: string, email: string): string {
  return createHash('sha256').update(`${network}:${email.trim().toLowerCase()}`).digest('base64url').slice(0, 24);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
