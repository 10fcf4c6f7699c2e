import { ONE_TAP_CREDENTIAL } from '../../session/one-tap-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { DEMO_ONE_TAP, demoClient, demoIssuer, seenOrigin } from './offered-networks.ts';
import { knownPerson, type KnownPerson } from './openid-person.ts';
import { signIdentity, signingKeys, subjectOf } from './signing-keys.ts';

type ProviderParts = Pick<SandboxParts, 'database' | 'secret' | 'now'>;

/** Demo only: the provider's side of a one-tap sign-in where the browser offers no accounts by itself. */
export function serveOneTapProvider(api: ServedApi, parts: ProviderParts): void {
  const { secret } = parts;
  serveCall(api, ONE_TAP_CREDENTIAL, async ({ body: { clientId, nonce }, reply }) => {
    const person = knownPerson(reply.request, secret);
    if (person === undefined || clientId !== demoClient(secret).clientId) return refuse(404, 'no-person');
    return {
      credential: await demoCredential(parts, { origin: seenOrigin(reply.request, api.origin), nonce, person }),
    };
  });
}

/** What the provider says of a person, signed for the site. */
export async function demoCredential(
  parts: ProviderParts,
  {
    origin,
    nonce,
    person: { name, email },
  }: { readonly origin: string; readonly nonce: string; readonly person: KnownPerson },
): Promise<string> {
  const { signing } = await signingKeys(parts);
  const row = { nonce, name, email, subject: subjectOf(DEMO_ONE_TAP, email) };
  const { clientId } = demoClient(parts.secret);
  return signIdentity(parts, signing, { issuer: demoIssuer(origin, DEMO_ONE_TAP), clientId, row });
}
