import type { Insertable, Transaction } from 'kysely';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { PasskeyAttestation } from '../../../session/passkey-calls.ts';
import type { Database } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { refuse, type Refusal } from '../../server/refusal.ts';
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

export const MOST_PASSKEYS = 10;
const SHOWN = ['id', 'credential_id', 'transports', 'name', 'is_synced', 'created_at', 'used_at'] as const;

export async function playersPasskeys(database: Database, userId: UserId): Promise<readonly KeptPasskey[]> {
  return database.selectFrom('passkeys').select(SHOWN).where('user_id', '=', userId).orderBy('id').execute();
}

export function wirePasskey({ id, name, is_synced, created_at, used_at }: KeptPasskey) {
  return { id, name, is_synced, created_at, used_at };
}

/** PK-3 The row of an answer that holds. */
export async function madePasskey(
  { now }: Pick<SandboxParts, 'now'>,
  { site, challenge, credential, name, userId }: NewPasskey,
) {
  const made = await verifiedKey(credential, { site, challenge });
  if (made === undefined) return refuse(400, 'passkey');
  const { credential: key, credentialBackedUp: isSynced } = made;
  return {
    credential_id: key.id,
    user_id: userId,
    public_key: Buffer.from(key.publicKey).toString('base64url'),
    counter: key.counter,
    transports: JSON.stringify(credential.response.transports ?? []),
    name,
    is_synced: isSynced,
    created_at: now(),
    used_at: null,
  };
}

/** PK-3, PK-8 Keeps a key; refuses where it is somebody's already, or the player has enough. The player is held: of many at once each counts those before it. */
export async function keepPasskey(
  transaction: Transaction<Tables>,
  row: Insertable<Tables['passkeys']>,
): Promise<Refusal | KeptPasskey> {
  const known = await playersPasskeys(transaction, row.user_id);
  if (known.length >= MOST_PASSKEYS) return refuse(409, 'too-many');
  const passkey = await transaction
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(SHOWN)
    .executeTakeFirst();
  return passkey ?? refuse(400, 'passkey');
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
