import { afterEach, describe, expect, it, vi } from 'vitest';
import { miniAppHost } from '../../../infrastructure/mini-apps/host/mini-app-host.ts';
import { verifiedModule } from '../../../infrastructure/mini-apps/modules/verified-module.ts';
import {
  BASE,
  KEY,
  MODULE_ATTACKS,
  SIGNATURE_ATTACKS,
  SIGNED,
  type ModuleAttack,
} from '../../support/hostile/module-attacks.ts';
import { without, type Defence } from '../../support/hostile/without.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const ADDRESSES = {
  cyber: `${BASE}/mf-cyber`,
  'home-showcase': `${BASE}/mf-home-showcase`,
  betting: `${BASE}/mf-betting`,
};

const reply = (body: string, type: string): Response => new Response(body, { headers: { 'content-type': type } });

/** Whether anything of an attack comes to whoever asks that host. */
async function reachesHost(attack: ModuleAttack, make: typeof miniAppHost = miniAppHost): Promise<boolean> {
  const { payload, before, slot = 'cyber-soon', path = '/ru/cyber/real', isHarmless = false } = attack;
  const key = 'key' in attack ? attack.key : KEY;
  let answers = before === undefined ? [payload] : [before, payload];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (new Request(address).url.endsWith('.css')) return Promise.resolve(reply('.a{color:red}', 'text/css'));
    const [next, ...rest] = answers;
    answers = rest;
    return Promise.resolve(reply(JSON.stringify(next), 'application/json'));
  });
  const log = (): void => undefined;
  const host = make({ addresses: () => ADDRESSES, plainOrigin: () => undefined, keyOf: () => key, log });
  const ask = { slot, path, language: 'ru', isForced: false } as const;
  if (before !== undefined) await host.content(ask);
  const answer = await host.content(ask);
  return answer.ok && (!isHarmless || JSON.stringify(answer.value).includes('PWN'));
}

/** Whether the page evaluates what its server let through. */
async function reachesPage(
  { payload, key = KEY }: ModuleAttack,
  run: typeof verifiedModule = verifiedModule,
): Promise<boolean> {
  const { codeToEval, codeRelease, codeSignature } = payload as Partial<typeof SIGNED>;
  const module = { code: codeToEval ?? '', release: codeRelease ?? 0, signature: codeSignature ?? '' };
  const evaluated: string[] = [];
  const evaluate = async (code: string): Promise<unknown> => Promise.resolve(evaluated.push(code));
  await run({ section: 'cyber', ...module }, key, evaluate);
  return evaluated.length > 0;
}

describe('the attacks of an application of level A', () => {
  it('are over 40, beside a module that is let through', async () => {
    expect(MODULE_ATTACKS.length).toBeGreaterThanOrEqual(60);
    expect(await reachesHost({ name: '', payload: SIGNED })).toBe(true);
    expect(await reachesPage({ name: '', payload: SIGNED })).toBe(true);
  });

  it.each(MODULE_ATTACKS)(
    'do not reach the host: $name [MAT-4, MAT-5, MAT-9, MAT-22, MAT-25, SEC-13]',
    async (attack) => {
      expect(await reachesHost(attack)).toBe(false);
    },
  );

  it.each(SIGNATURE_ATTACKS)('are not evaluated by the page: $name [MAT-23]', async (attack) => {
    expect(await reachesPage(attack)).toBe(false);
  });
});

const HOST = 'infrastructure/mini-apps/host/mini-app-host.ts';
const SIGNATURES = 'infrastructure/mini-apps/host/module-key.ts';
const TRUST = 'core/mini-apps/mini-app-trust.ts';
const PAYLOAD = 'core/mini-apps/mini-app-payload.ts';

/** Each alone; where two keep the same out, the second is what is named. */
const HOST_DEFENCES: readonly (readonly [string, Defence])[] = [
  ['the signature', { file: SIGNATURES, line: 'return verify(', becomes: 'return true || verify(' }],
  ['the section that is signed', { file: SIGNATURES, line: '(section, signed)', becomes: "('office', signed)" }],
  [
    'the release that is signed',
    { file: SIGNATURES, line: '(section, signed)', becomes: '(section, { ...signed, release: 5 })' },
  ],
  ['the curve', { file: SIGNATURES, line: "=== 'prime256v1'", becomes: '!== undefined' }],
  ['whole letters', { file: SIGNATURES, line: '|| !isSignable(signed.code)', becomes: '' }],
  ['a key that is one', { file: SIGNATURES, line: ')) return false;', becomes: ')) return true;' }],
  ['the key', { file: HOST, line: 'key !== undefined && isSignedFor', becomes: 'key === undefined || isSignedFor' }],
  [
    'the newest release',
    {
      file: HOST,
      line: 'if (!(await isShowable(options, section, module))) {',
      becomes: 'if (options === undefined) {',
    },
  ],
  [
    'the table of levels',
    { file: HOST, line: "isolationLevel(section) === 'A' ? moduleOf", becomes: 'true ? moduleOf' },
  ],
  ['that frames are not drawn', { file: HOST, line: "isolationLevel(section) === 'C' || ", becomes: '' }],
  ['the pages of a slot', { file: HOST, line: '|| !hasSlot(ask, options)', becomes: '' }],
  ['one module and no script', { file: TRUST, line: '&& asked.length === 0 && headScripts.length === 0', becomes: '' }],
  ['listed origins', { file: TRUST, line: 'allowedOrigins.includes(origin)', becomes: 'origin !== ""' }],
  ['the release of the site', { file: TRUST, line: 'releasedScripts.includes(path)', becomes: 'releasedScripts' }],
  ['a release that is counted', { file: PAYLOAD, line: '!isCount(release)', becomes: 'false' }],
];

const PAGE = 'infrastructure/mini-apps/modules/verified-module.ts';
const PAGE_DEFENCES: readonly (readonly [string, Defence])[] = [
  ['the signature', { file: PAGE, line: 'if (!(await crypto', becomes: 'if (false && !(await crypto' }],
  ['the section that is signed', { file: PAGE, line: '(section, signed)', becomes: "('office', signed)" }],
  ['whole letters', { file: PAGE, line: 'if (!isSignable(signed.code)) return undefined;', becomes: '' }],
];

describe('a defence of level A that is taken away', () => {
  it.each(HOST_DEFENCES)('lets an attack reach the host: %s', async (_name, defence) => {
    const { miniAppHost: weak } = await without<{ miniAppHost: typeof miniAppHost }>(HOST, defence);
    const reached: string[] = [];
    for (const attack of MODULE_ATTACKS) if (await reachesHost(attack, weak)) reached.push(attack.name);
    expect(reached).not.toEqual([]);
  });

  it.each(PAGE_DEFENCES)('lets an attack be evaluated by the page: %s', async (_name, defence) => {
    const { verifiedModule: weak } = await without<{ verifiedModule: typeof verifiedModule }>(PAGE, defence);
    const reached: string[] = [];
    for (const attack of SIGNATURE_ATTACKS) if (await reachesPage(attack, weak)) reached.push(attack.name);
    expect(reached).not.toEqual([]);
  });
});
