import type { MiniAppSection } from '../../../core/mini-apps/mini-app-section.ts';
import { isSignable, signedText, type ModuleMount, type SignedModule } from '../../../core/mini-apps/signed-module.ts';
import { isFields } from '../../../core/shared/untrusted.ts';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** MAT-23 Evaluates a module that the key has signed for its section; undefined, with nothing evaluated, for any other. */
export async function verifiedModule(
  { section, signature, ...signed }: SignedModule & { readonly section: MiniAppSection },
  key: string,
  evaluate: (code: string) => Promise<unknown> = evaluateModule,
): Promise<ModuleMount | undefined> {
  try {
    if (!isSignable(signed.code)) return undefined;
    const known = await crypto.subtle.importKey('spki', bytes(key), ALGORITHM, false, ['verify']);
    const text = new TextEncoder().encode(signedText(section, signed));
    if (!(await crypto.subtle.verify(ALGORITHM, known, bytes(signature), text))) return undefined;
    const found = await evaluate(signed.code);
    const mount = isFields(found) ? found['mount'] : undefined;
    return typeof mount === 'function' ? (mount as ModuleMount) : undefined;
  } catch {
    return undefined;
  }
}

/** What was checked is what runs: nothing is fetched between the two. */
async function evaluateModule(code: string): Promise<unknown> {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  try {
    return (await import(/* @vite-ignore */ address)) as unknown;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
