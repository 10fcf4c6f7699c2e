import { createECDH, createPrivateKey, createPublicKey, hkdfSync, sign, type KeyObject } from 'node:crypto';
import type { MiniAppSection } from '../../../core/mini-apps/mini-app-section.ts';
import { signedText } from '../../../core/mini-apps/signed-module.ts';
import type { ApplicationPage } from './application-page.ts';

interface ModuleSigner {
  /** Public, as SPKI in Base64. */
  readonly key: string;
  /** What an application answers with, its module signed. */
  readonly signed: (
    section: MiniAppSection,
    page: ApplicationPage,
    release?: number,
  ) => ApplicationPage & { readonly codeSignature?: string; readonly codeRelease?: number };
}

/** MAT-22 Signs the modules of the sandbox's own applications; every process of the site makes the same key of their secret. */
export function moduleSigner(secret: string): ModuleSigner {
  const privateKey = keyOf(secret);
  const how = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return {
    key: createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64'),
    signed: (section, page, release = 1) => {
      if (page.codeToEval === undefined) return page;
      const text = Buffer.from(signedText(section, { code: page.codeToEval, release }));
      return { ...page, codeRelease: release, codeSignature: sign('sha256', text, how).toString('base64') };
    },
  };
}

function keyOf(secret: string): KeyObject {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'modules of mini applications', 32)));
  const point = curve.getPublicKey();
  const part = (bytes: Buffer): string => bytes.toString('base64url');
  const jwk = { d: part(curve.getPrivateKey()), x: part(point.subarray(1, 33)), y: part(point.subarray(33)) };
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', ...jwk }, format: 'jwk' });
}
