import { createHmac } from 'node:crypto';
import { minutes, type EpochMillis, type Millis } from '../../../../core/shared/time.ts';
import { isSigned, type SigningSecrets } from '../../server/request-origin.ts';

export const SIGNATURE_HEADER = 'x-payment-signature';
const HOLDS_FOR: Millis = minutes(5);

/** A call of the payment system is signed with its moment, so that none can be sent again later. */
export function signCallback(secret: string, body: string, at: EpochMillis): string {
  return `${String(at)}.${digest(secret, body, String(at))}`;
}

export function isCallbackSigned(
  secrets: SigningSecrets,
  { body, header, now }: { readonly body: string; readonly header: unknown; readonly now: EpochMillis },
): boolean {
  const [, at, signed] = /^(\d{1,16})\.([\w-]{43})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (at === undefined || signed === undefined || Math.abs(now - Number(at)) > HOLDS_FOR) return false;
  return isSigned(secrets, signed, (secret) => digest(secret, body, at));
}

function digest(secret: string, body: string, at: string): string {
  return createHmac('sha256', secret).update(`payment callback:${at}:${body}`).digest('base64url');
}
