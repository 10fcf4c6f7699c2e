import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOrigin, miniAppAddress } from '../../../core/mini-apps/mini-app-address.ts';
import { MINI_APP_SECTIONS } from '../../../core/mini-apps/mini-app-section.ts';
import type { MiniAppPayload } from '../../../core/mini-apps/mini-app-payload.ts';
import { miniAppRun, type MiniAppTrust } from '../../../core/mini-apps/mini-app-trust.ts';

const BARE: MiniAppPayload = {
  appName: 'results',
  title: '',
  body: '<main></main>',
  code: '',
  signature: '',
  release: 0,
  scripts: [],
  styles: ['main {}'],
  stylesheets: [],
  headScripts: [],
};
const APPS = 'https://apps.example';
const SIGNED: MiniAppTrust = { signature: 'good', allowedOrigins: [APPS], releasedScripts: ['/assets/office.js'] };
const UNSIGNED: MiniAppTrust = { ...SIGNED, signature: 'none' };
const NOT_ALLOWED = { ok: false, error: { code: 'address-not-allowed' } };

describe('the origin of an address', () => {
  it.each([
    ['https://apps.example', 'https://apps.example'],
    ['https://apps.example/', 'https://apps.example'],
    ['https://apps.example:8443/a/b.js?v=1', 'https://apps.example:8443'],
    ['https://a-b.apps.example/x', 'https://a-b.apps.example'],
    ['https://localhost/x', 'https://localhost'],
  ])('of %s is %s [MAT-1]', (address, origin) => {
    expect(addressOrigin(address)).toBe(origin);
  });

  it.each([
    'http://apps.example/a.js',
    '//apps.example/a.js',
    '/a.js',
    'data:text/javascript,1',
    'blob:https://apps.example/1',
    'javascript:alert(1)',
    'https://user@apps.example/a.js',
    'https://apps.example@evil.example/a.js',
    'https://apps.example\\.evil.example/',
    'https://apps.example:1/',
    'https://apps.example:123456/',
    'https://Apps.example/',
    'https://-apps.example/',
    'https://apps-.example/',
    'https://apps..example/',
    'https://.example/',
    'https:///a.js',
    'https://apps.example?x',
    'https://apps.example#x',
    'https://apps.example//a.js',
    'https://apps.example/../a.js',
    'https://apps.example/a.js\n',
    ' https://apps.example/a.js',
    `https://apps.example/${'a'.repeat(2048)}`,
    '',
    undefined,
    null,
    1,
  ])('of %o is none [MAT-1, SEC-13]', (address) => {
    expect(addressOrigin(address)).toBeUndefined();
  });
});

describe('the address a mini application is asked at', () => {
  it.each([
    ['https://apps.example', '/ru/results', 'https://apps.example/ru/results'],
    ['https://apps.example/', '/ru', 'https://apps.example/ru'],
    ['https://apps.example/mf', '/ru?a=1', 'https://apps.example/mf/ru?a=1'],
  ])('%s with %s is %s [MAT-2]', (base, path, address) => {
    expect(miniAppAddress(base, path)).toEqual({ ok: true, value: address });
  });

  it.each(['//evil.example/x', '/\\evil.example', '/..//evil.example', '@evil.example', '.evil.example', '', '/a b'])(
    'is not moved by the path %o [MAT-2]',
    (path) => {
      expect(miniAppAddress(APPS, path)).toEqual({ ok: false, error: { code: 'no-path' } });
    },
  );

  it('is none beyond 2048 characters [MAT-1, MAT-2]', () => {
    const base = `${APPS}/${'a'.repeat(1000)}`;
    const path = `/${'b'.repeat(2048 - base.length - 1)}`;
    expect(miniAppAddress(base, path)).toEqual({ ok: true, value: base + path });
    expect(miniAppAddress(base, `${path}b`)).toEqual({ ok: false, error: { code: 'no-path' } });
  });

  it.each(['http://apps.example', '/mf', 'https://apps.example/?a', 'https://apps.example/#a', ''])(
    'is none under %o [MAT-2]',
    (base) => {
      expect(miniAppAddress(base, '/ru')).toEqual({ ok: false, error: { code: 'no-address' } });
    },
  );

  it('always keeps the origin, whatever the path [MAT-2]', () => {
    const anyPath = fc.oneof(
      fc.string(),
      fc.webPath(),
      fc.string().map((text) => `/${text}`),
    );
    fc.assert(
      fc.property(anyPath, (path) => {
        const address = miniAppAddress(APPS, path);
        expect(new URL(address.ok ? address.value : APPS).origin).toBe(APPS);
      }),
    );
  });
});

describe('the sections that come from elsewhere', () => {
  it('are sixteen, each with a prefix of its own [MAT-8]', () => {
    expect(new Set(MINI_APP_SECTIONS.map(({ prefix }) => prefix)).size).toBe(16);
  });
});

describe('how a mini application runs', () => {
  it('is markup where it has no code [MAT-3]', () => {
    const stylesheets = [`${APPS}/a.css`];
    for (const trust of [SIGNED, UNSIGNED]) {
      expect(miniAppRun({ ...BARE, stylesheets }, trust)).toEqual({
        ok: true,
        value: { where: 'markup', body: BARE.body, styles: BARE.styles, stylesheets, isCodeLeftOut: false },
      });
    }
  });

  it.each([
    ['code', { code: 'start()' }],
    ['a script', { scripts: [`${APPS}/a.js`] }],
    ['a head script', { headScripts: [{ address: `${APPS}/a.js` }] }],
    ['a head text', { headScripts: [{ text: 'start()' }] }],
  ])('with %s is a frame of its own when signed, and markup without the code when not [MAT-3]', (_, change) => {
    const payload = { ...BARE, ...change };
    const { body, code, scripts, headScripts, styles, stylesheets } = payload;
    expect(miniAppRun(payload, SIGNED)).toEqual({
      ok: true,
      value: { where: 'sandbox-frame', body, code, scripts, headScripts, styles, stylesheets },
    });
    expect(miniAppRun(payload, UNSIGNED)).toEqual({
      ok: true,
      value: { where: 'markup', body, styles, stylesheets, isCodeLeftOut: true },
    });
  });

  it('is one module in the page where a section of level A has it signed, and else nothing [MAT-22]', () => {
    const own = { ...SIGNED, isFirstParty: true };
    const { body, styles } = BARE;
    expect(miniAppRun({ ...BARE, code: 'start()' }, own)).toEqual({
      ok: true,
      value: { where: 'signed-module', body, code: 'start()', styles, stylesheets: [] },
    });
    expect(miniAppRun(BARE, { ...own, signature: 'none' })).toMatchObject({ value: { where: 'markup' } });
    const refused = { ok: false, error: { code: 'invalid-code' } };
    for (const signature of ['none', 'refused'] as const)
      expect(miniAppRun({ ...BARE, code: 'start()' }, { ...own, signature })).toEqual(refused);
    for (const more of [{ scripts: [`${APPS}/a.js`] }, { headScripts: [{ text: 'start()' }] }])
      expect(miniAppRun({ ...BARE, code: 'start()', ...more }, own)).toEqual(refused);
  });

  it('is refused with a refused signature, even as markup [MAT-4]', () => {
    expect(miniAppRun(BARE, { ...SIGNED, signature: 'refused' })).toEqual({
      ok: false,
      error: { code: 'invalid-code' },
    });
  });

  it.each([
    { scripts: ['https://evil.example/a.js'] },
    { scripts: [`${APPS}/a.js`, 'https://evil.example/a.js'] },
    { scripts: ['https://apps.example.evil.example/a.js'] },
    { scripts: ['data:text/javascript,1'] },
    { scripts: ['//apps.example/a.js'] },
    { scripts: ['/assets/unknown.js'] },
    { headScripts: [{ address: 'https://evil.example/a.js' }] },
    { stylesheets: ['https://evil.example/a.css'] },
    { stylesheets: ['/assets/office.js'] },
  ])('is refused with %o [MAT-5, SEC-13]', (change) => {
    expect(miniAppRun({ ...BARE, ...change }, SIGNED)).toEqual(NOT_ALLOWED);
    expect(miniAppRun({ ...BARE, ...change }, UNSIGNED)).toEqual(NOT_ALLOWED);
  });

  it('is in the page only as modules of the release [MAT-6]', () => {
    const own = { ...BARE, scripts: ['/assets/office.js'] };
    const { body, styles } = BARE;
    expect(miniAppRun(own, UNSIGNED)).toEqual({
      ok: true,
      value: { where: 'own-modules', scripts: ['/assets/office.js'], body, styles },
    });
    const inHead = { ...BARE, headScripts: [{ address: '/assets/office.js' }] };
    expect(miniAppRun(inHead, UNSIGNED)).toMatchObject({ value: { scripts: ['/assets/office.js'] } });
    expect(miniAppRun({ ...own, code: 'start()' }, SIGNED)).toEqual(NOT_ALLOWED);
    expect(miniAppRun({ ...own, headScripts: [{ text: 'start()' }] }, SIGNED)).toEqual(NOT_ALLOWED);
    expect(miniAppRun({ ...own, stylesheets: [`${APPS}/a.css`] }, SIGNED)).toEqual(NOT_ALLOWED);
    expect(miniAppRun({ ...own, scripts: ['/assets/office.js', '/x.js'] }, SIGNED)).toEqual(NOT_ALLOWED);
    const odd = { ...SIGNED, releasedScripts: ['//evil.example/a.js'] };
    expect(miniAppRun({ ...BARE, scripts: ['//evil.example/a.js'] }, odd)).toEqual(NOT_ALLOWED);
  });

  it('never puts remote code into the page, and fetches nothing from elsewhere [MAT-3, MAT-5, MAT-6]', () => {
    const address = fc.oneof(
      fc.constantFrom(`${APPS}/a.js`, '/assets/office.js', 'https://evil.example/a.js', '//evil.example', ''),
      fc.webUrl(),
    );
    const payload = fc.record({
      code: fc.constantFrom('', 'start()'),
      scripts: fc.array(address, { maxLength: 3 }),
      stylesheets: fc.array(address, { maxLength: 2 }),
      headScripts: fc.array(
        fc.oneof(
          address.map((each) => ({ address: each })),
          fc.constant({ text: 'start()' }),
        ),
        { maxLength: 2 },
      ),
    });
    fc.assert(
      fc.property(payload, fc.constantFrom('good', 'none', 'refused'), (change, signature) => {
        const run = miniAppRun({ ...BARE, ...change }, { ...SIGNED, signature });
        const value = run.ok ? run.value : undefined;
        const inPage = value?.where === 'own-modules' ? value.scripts : [];
        const inFrame = value?.where === 'sandbox-frame' ? value : undefined;
        const fetched = [
          ...(value !== undefined && 'stylesheets' in value ? value.stylesheets : []),
          ...(inFrame?.scripts ?? []),
          ...(inFrame?.headScripts ?? []).flatMap((each) => ('address' in each ? [each.address] : [])),
        ];
        expect(inPage.every((each) => each === '/assets/office.js')).toBe(true);
        expect(inFrame === undefined || signature === 'good').toBe(true);
        expect(fetched.every((each) => new URL(each).origin === APPS)).toBe(true);
        expect(run.ok && signature === 'refused').toBe(false);
      }),
    );
  });
});
