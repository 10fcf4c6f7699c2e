import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MiniAppSection } from '../../../core/mini-apps/mini-app-section.ts';
import { signedText, type SignedModule } from '../../../core/mini-apps/signed-module.ts';
import { isModuleKey, isSignedFor } from '../../../infrastructure/mini-apps/host/module-key.ts';
import { verifiedModule } from '../../../infrastructure/mini-apps/modules/verified-module.ts';
import { moduleSigner } from '../../../infrastructure/sandbox/mini-apps/module-signer.ts';

const CODE = 'export function mount() {}';
const curve = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve });
const spki = ({ publicKey }: ReturnType<typeof curve>): string =>
  publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const signed = ({ privateKey }: ReturnType<typeof curve>, code = CODE, section: MiniAppSection = 'cyber'): string =>
  sign('sha256', Buffer.from(signedText(section, { code, release: 1 })), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  }).toString('base64');

const OWN = curve('P-256');
const OTHER = curve('P-256');
const RSA = generateKeyPairSync('rsa', { modulusLength: 2048 });
const GOOD = signed(OWN);
const changed = `${GOOD.startsWith('A') ? 'B' : 'A'}${GOOD.slice(1)}`;

const REFUSED: readonly (readonly [string, { readonly code?: string; readonly signature?: string }, string])[] = [
  ['whose signature is changed', { signature: changed }, spki(OWN)],
  ['whose signature is empty', { signature: '' }, spki(OWN)],
  ['whose signature is no Base64', { signature: '%%' }, spki(OWN)],
  ['of which a byte is changed', { code: CODE.replace('mount', 'mounT') }, spki(OWN)],
  ['that is longer by a byte', { code: `${CODE} ` }, spki(OWN)],
  ['that another key has signed', { signature: signed(OTHER) }, spki(OWN)],
  ['that is signed for another section', { signature: signed(OWN, CODE, 'office') }, spki(OWN)],
  ['signed on another curve', { signature: signed(curve('P-384')) }, spki(curve('P-384'))],
  [
    'signed by RSA',
    {
      signature: sign('sha256', Buffer.from(signedText('cyber', { code: CODE, release: 1 })), RSA.privateKey).toString(
        'base64',
      ),
    },
    RSA.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  ],
  ['whose key is none', {}, 'AAAA'],
  ['without a key', {}, ''],
];

/** What was evaluated, and what came of it. */
async function run(module: SignedModule, key: string, exported: unknown) {
  const evaluated: string[] = [];
  const evaluate = async (code: string): Promise<unknown> => {
    evaluated.push(code);
    return Promise.resolve(exported);
  };
  return { mount: await verifiedModule({ section: 'cyber', ...module }, key, evaluate), evaluated };
}

describe('a signed module', () => {
  const mount = () => undefined;

  it('is evaluated where the key has signed it for its section [MAT-22, MAT-23]', async () => {
    expect(isSignedFor('cyber', { code: CODE, release: 1, signature: GOOD }, spki(OWN))).toBe(true);
    expect(await run({ code: CODE, release: 1, signature: GOOD }, spki(OWN), { mount })).toEqual({
      mount,
      evaluated: [CODE],
    });
  });

  it.each(REFUSED)(
    '%s is refused by the server and by the page, and never evaluated [MAT-22, MAT-23, SEC-13]',
    async (_name, change, key) => {
      const module = { code: CODE, release: 1, signature: GOOD, ...change };
      expect(isSignedFor('cyber', module, key)).toBe(false);
      expect(await run(module, key, { mount })).toEqual({ mount: undefined, evaluated: [] });
    },
  );

  it('that exports nothing to mount comes to nothing [MAT-23]', async () => {
    for (const exported of [undefined, {}, { mount: 'x' }])
      expect((await run({ code: CODE, release: 1, signature: GOOD }, spki(OWN), exported)).mount).toBeUndefined();
  });

  it('of the sandbox is signed with a key that every process makes of its secret [MAT-22]', () => {
    const { key, signed: sent } = moduleSigner('a secret');
    const page = { appName: 'cyber', title: '', body: '', styles: [], codeToEval: CODE };
    const { codeSignature: signature = '' } = sent('cyber', page);
    expect(isModuleKey(key)).toBe(true);
    expect(isSignedFor('cyber', { code: CODE, release: 1, signature }, moduleSigner('a secret').key)).toBe(true);
    expect(isSignedFor('cyber', { code: CODE, release: 1, signature }, moduleSigner('another').key)).toBe(false);
    expect(sent('cyber', { appName: 'cyber', title: '', body: '', styles: [] })).not.toHaveProperty('codeSignature');
  });
});
