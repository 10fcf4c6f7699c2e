import * as v from 'valibot';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import type { KeptPasskey } from './kept-passkeys.ts';
import { ATTEMPT_HOLDS_FOR, KEY_ALGORITHMS, userHandle } from './passkey-attempts.ts';
import type { RelyingParty } from './relying-party.ts';

const SITE_NAME = 'Oddsmith';
const KEPT_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const transportsList = v.fallback(v.array(v.picklist(KEPT_TRANSPORTS)), []);

interface Creation {
  readonly site: RelyingParty;
  readonly userId: UserId;
  readonly challenge: Uint8Array<ArrayBuffer>;
  /** Whose devices make no second one. */
  readonly known: readonly KeptPasskey[];
}

/** What a browser makes a passkey with: one that is found without a login, and that proves who holds it. */
export async function creationOptions(
  { vault }: Pick<SandboxParts, 'vault'>,
  { site, userId, challenge, known }: Creation,
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { rp, user, pubKeyCredParams, ...made } = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: site.id,
    userName: String(userId),
    userID: new Uint8Array(Buffer.from(userHandle(vault, userId), 'base64url')),
    challenge,
    timeout: ATTEMPT_HOLDS_FOR,
    attestationType: 'none',
    supportedAlgorithmIDs: KEY_ALGORITHMS,
  });
  return {
    challenge: made.challenge,
    rp: { id: site.id, name: rp.name },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    timeout: ATTEMPT_HOLDS_FOR,
    excludeCredentials: known.map((each) => ({
      id: each.credential_id,
      type: 'public-key' as const,
      transports: v.parse(transportsList, JSON.parse(each.transports)),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' } as const,
  };
}
