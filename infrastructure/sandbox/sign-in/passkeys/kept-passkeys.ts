import type { UserId } from '../../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { PasskeyAttestation } from '../../../session/passkey-calls.ts';
import type { Database } from '../../database/open-database.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { KEY_ALGORITHMS } from './passkey-attempts.ts';
import type { RelyingParty } from './relying-party.ts';

export interface KeptPasskey {
  readonly id: number;
  readonly credential_id: string;
  readonly transports: string;
  readonly name: string;
  readonly is_synced: boolean;
  readonly created_at: EpochMillis;
  readonly used_at: EpochMillis | null;
}

interface NewPasskey {
  readonly site: RelyingParty;
  readonly challenge: string;
  readonly credential: PasskeyAttestation;
  readonly name: string;
  readonly userId: UserId;
}

const SHOWN = ['id', 'credential_id', 'transports', 'name', 'is_synced', 'created_at', 'used_at'] as const;

export async function playersPasskeys(database: Database, userId: UserId): Promise<readonly KeptPasskey[]> {
  return database.selectFrom('passkeys').select(SHOWN).where('user_id', '=', userId).orderBy('id').execute();
}

export function wirePasskey({ id, name, is_synced, created_at, used_at }: KeptPasskey) {
  return { id, name, is_synced, created_at, used_at };
}

/** PK-3 Keeps the public key of an answer that holds; nothing where it does not, or the key is somebody's already. */
export async function keepPasskey(
  { database, now }: Pick<SandboxParts, 'database' | 'now'>,
  { site, challenge, credential, name, userId }: NewPasskey,
): Promise<KeptPasskey | undefined> {
  const made = await verifiedKey(credential, { site, challenge });
  if (made === undefined) return undefined;
  const { credential: key, credentialBackedUp: isSynced } = made;
  return database
    .insertInto('passkeys')
    .values({
      credential_id: key.id,
      user_id: userId,
      public_key: Buffer.from(key.publicKey).toString('base64url'),
      counter: key.counter,
      transports: JSON.stringify(credential.response.transports ?? []),
      name,
      is_synced: isSynced,
      created_at: now(),
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(SHOWN)
    .executeTakeFirst();
}

async function verifiedKey(
  credential: PasskeyAttestation,
  { site, challenge }: { readonly site: RelyingParty; readonly challenge: string },
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { ...credential.response, transports: [...(credential.response.transports ?? [])] },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: KEY_ALGORITHMS,
    });
    return registrationInfo;
  } catch {
    // the library throws at whatever is wrong with an answer
    return undefined;
  }
}
