import { SOCIAL_NETWORKS, type SocialNetwork } from '../../../core/registration/registration-type.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import type { SocialIssuer, SocialIssuers } from './social-issuer.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const PARTS = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'] as const;

/** The providers of `SOCIAL_<NETWORK>_ISSUER`, `_CLIENT_ID` and `_CLIENT_SECRET`: all three of a network, or none; beside them how far its word goes (`_EMAIL`) and where it offers its accounts (`_FEDCM`). The problem is one line. */
export function readSocialIssuers(env: Environment): Result<SocialIssuers, string> {
  const found: [SocialNetwork, SocialIssuer][] = [];
  for (const network of SOCIAL_NETWORKS) {
    const names = PARTS.map((part) => `SOCIAL_${network.toUpperCase()}_${part}`);
    const [issuer = '', clientId = '', clientSecret = ''] = names.map((name) => env[name]);
    if (issuer + clientId + clientSecret + (env[fedcmOf(network)] ?? '') === '') continue;
    const missing = names.find((name) => (env[name] ?? '') === '');
    if (missing !== undefined) return fail(`${missing} is missing: a social network needs all of ${names.join(', ')}.`);
    if (!isIssuer(issuer)) return fail(`${names[0] ?? ''} must be an https address without query and fragment.`);
    const trust = `SOCIAL_${network.toUpperCase()}_EMAIL`;
    const email = env[trust] ?? '';
    if (email !== '' && email !== 'trusted') return fail(`${trust} must be trusted or left out, not "${email}".`);
    const fedcm = env[fedcmOf(network)] ?? '';
    if (fedcm !== '' && !isConfigAddress(fedcm))
      return fail(`${fedcmOf(network)} must be an https address without query and fragment.`);
    const wishes = { ...(email === '' ? {} : { isEmailTrusted: true }), ...(fedcm === '' ? {} : { fedcm }) };
    found.push([network, { issuer, clientId, clientSecret, ...wishes }]);
  }
  const configured = found.filter(([, { fedcm }]) => fedcm !== undefined).map(([network]) => fedcmOf(network));
  if (configured.length > 1) return fail(`Only one network offers one-tap sign-in, not ${configured.join(' and ')}.`);
  return ok(Object.fromEntries(found));
}

function fedcmOf(network: SocialNetwork): string {
  return `SOCIAL_${network.toUpperCase()}_FEDCM`;
}

/** It becomes a source of the content security policy, where these characters end one. */
function isConfigAddress(text: string): boolean {
  return isIssuer(text) && !/[;,\s'"]/.test(text);
}

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, search, hash } = new URL(text);
  return protocol === 'https:' && username + search + hash === '';
}
