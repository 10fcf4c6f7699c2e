import { createHmac } from 'node:crypto';
import type { Language } from '../../../../core/site/config/language.ts';
import { otherOrigin } from '../../server/other-origin.ts';
import type { SandboxOptions } from '../../sandbox-options.ts';
import { isSigned, type SigningSecrets } from '../../server/request-origin.ts';

export const PROVIDER_PATH = '/debugger/payment-provider';

/** The page of the payment system for one payment: whoever has its address may decide there. */
export function providerAddress(
  { secret, options }: Pick<SigningSecrets, 'secret'> & { readonly options: Pick<SandboxOptions, 'providerOrigin'> },
  { id, site, lng }: { readonly id: number; readonly site: string; readonly lng: Language },
): string {
  const address = new URL(`${PROVIDER_PATH}/${String(id)}`, otherOrigin(site, options));
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
