import { createHmac } from 'node:crypto';
import type { Language } from '../../../../core/site/config/language.ts';
import { isSigned, type SigningSecrets } from '../../server/request-origin.ts';

export const PROVIDER_PATH = '/debugger/payment-provider';
/** The machine's other name: what is kept for one the other does not have. */
const OTHER_NAMES: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/** Where the demonstration's payment system lies: an origin of its own on the machine itself, else that of the site. */
function providerOrigin(site: string): string {
  const { protocol, hostname, port } = new URL(site);
  const other = OTHER_NAMES[hostname];
  return other === undefined ? site : `${protocol}//${other}${port === '' ? '' : `:${port}`}`;
}

/** The page of the payment system for one payment: whoever has its address may decide there. */
export function providerAddress(
  { secret }: Pick<SigningSecrets, 'secret'>,
  { id, site, lng }: { readonly id: number; readonly site: string; readonly lng: Language },
): string {
  const address = new URL(`${PROVIDER_PATH}/${String(id)}`, providerOrigin(site));
  address.searchParams.set('token', pageToken(secret, id));
  address.searchParams.set('lng', lng);
  return address.href;
}

export function isPageToken(secrets: SigningSecrets, id: number, token: unknown): boolean {
  return typeof token === 'string' && isSigned(secrets, token, (secret) => pageToken(secret, id));
}

function pageToken(secret: string, id: number): string {
  return createHmac('sha256', secret)
    .update(`payment page:${String(id)}`)
    .digest('base64url');
}
