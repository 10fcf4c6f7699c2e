import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { MiniAppSection } from '../../../core/mini-apps/mini-app-section.ts';
import { isSignable, signedText, type SignedModule } from '../../../core/mini-apps/signed-module.ts';

/** MAT-22 Whether a key has signed the code for that section. */
export function isSignedFor(section: MiniAppSection, { signature, ...signed }: SignedModule, key: string): boolean {
  const publicKey = keyOf(key);
  if (publicKey === undefined || !isSignable(signed.code)) return false;
  const text = Buffer.from(signedText(section, signed));
  return verify('sha256', text, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64'));
}

/** Whether modules can be signed with it: a public key of P-256, as SPKI in Base64. */
export function isModuleKey(key: string): boolean {
  return keyOf(key) !== undefined;
}

function keyOf(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
  } catch {
    return undefined;
  }
}
