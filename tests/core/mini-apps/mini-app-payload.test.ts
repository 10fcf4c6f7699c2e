import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { miniAppLogLine } from '../../../core/mini-apps/mini-app-log.ts';
import { readMiniAppPayload } from '../../../core/mini-apps/mini-app-payload.ts';

const WHOLE = {
  appName: 'results',
  title: 'Results',
  body: '<main>42</main>',
  codeToEval: 'start()',
  scriptsToLoad: ['https://apps.example/a.js', '/own.js'],
  styles: [{ cssText: 'main { color: red }' }],
  cssToLoad: [{ href: 'https://apps.example/a.css' }],
  headScripts: [{ src: 'https://apps.example/b.js' }, { text: 'prepare()' }],
};

function errorOf(reply: unknown): unknown {
  const read = readMiniAppPayload(reply);
  return read.ok ? undefined : read.error;
}

describe('the payload of a mini application', () => {
  it('is read with every field [MAP-1]', () => {
    expect(readMiniAppPayload(WHOLE)).toEqual({
      ok: true,
      value: {
        appName: 'results',
        title: 'Results',
        body: '<main>42</main>',
        code: 'start()',
        signature: '',
        release: 0,
        scripts: ['https://apps.example/a.js', '/own.js'],
        styles: ['main { color: red }'],
        stylesheets: ['https://apps.example/a.css'],
        headScripts: [{ address: 'https://apps.example/b.js' }, { text: 'prepare()' }],
      },
    });
  });

  it('is empty where it says nothing [MAP-3]', () => {
    const nothing = {
      title: '',
      body: '',
      code: '',
      signature: '',
      release: 0,
      scripts: [],
      styles: [],
      stylesheets: [],
      headScripts: [],
    };
    expect(readMiniAppPayload({ appName: 'a' })).toEqual({ ok: true, value: { appName: 'a', ...nothing } });
    const nulls = { appName: 'a', title: null, body: null, codeToEval: null, scriptsToLoad: null, styles: null };
    expect(readMiniAppPayload(nulls)).toEqual({ ok: true, value: { appName: 'a', ...nothing } });
  });

  it.each([undefined, null, ''])('is nobody’s with the name %o [MAP-2, SEC-16]', (appName) => {
    expect(errorOf({ ...WHOLE, appName })).toEqual({ code: 'no-app-name' });
  });

  it.each([null, undefined, 1, 'text', [], [WHOLE]])('is no payload as %o [MAP-1]', (reply) => {
    expect(errorOf(reply)).toEqual({ code: 'not-a-payload' });
  });

  it.each([
    ['appName', 1],
    ['appName', '<b>'],
    ['appName', ' results'],
    ['appName', 'a'.repeat(81)],
    ['title', 1],
    ['body', {}],
    ['codeToEval', true],
    ['scriptsToLoad', 'https://apps.example/a.js'],
    ['scriptsToLoad', ['']],
    ['scriptsToLoad', [`https://apps.example/${'a'.repeat(2048)}`]],
    ['scriptsToLoad', [1]],
    ['styles', ['main {}']],
    ['styles', [{ cssText: 1 }]],
    ['styles', [null]],
    ['cssToLoad', ['/a.css']],
    ['cssToLoad', [{ href: '' }]],
    ['headScripts', [{}]],
    ['headScripts', ['text']],
    ['headScripts', {}],
  ])('is refused whole for a bad %s: %o [MAP-1]', (field, value) => {
    expect(errorOf({ ...WHOLE, [field]: value })).toEqual({ code: 'malformed-field', field });
  });

  it('is refused for the first bad field however many are bad [MAP-1]', () => {
    fc.assert(
      fc.property(
        fc.subarray(Object.keys(WHOLE), { minLength: 1 }),
        fc.constantFrom(1, true, Symbol('x')),
        (bad, value) => {
          const broken = { ...WHOLE, ...Object.fromEntries(bad.map((field) => [field, value])) };
          expect(errorOf(broken)).toEqual({ code: 'malformed-field', field: bad[0] });
        },
      ),
    );
  });

  it('never throws, whatever comes [MAP-1]', () => {
    fc.assert(
      fc.property(fc.anything(), (reply) => {
        expect(typeof readMiniAppPayload(reply).ok).toBe('boolean');
      }),
    );
  });

  it('takes 1,048,576 characters in all, and no more [MAP-4]', () => {
    const half = 'x'.repeat(524_288);
    expect(errorOf({ appName: 'a', body: half, codeToEval: half })).toBeUndefined();
    expect(errorOf({ appName: 'a', body: half, codeToEval: half, title: 'x' })).toEqual({
      code: 'too-large',
      field: 'body',
    });
    const texts = { styles: [{ cssText: half }], headScripts: [{ text: half }, { src: '/a.js' }] };
    expect(errorOf({ appName: 'a', ...texts })).toBeUndefined();
    expect(errorOf({ appName: 'a', ...texts, title: 'x' })).toEqual({ code: 'too-large', field: 'body' });
    expect(errorOf({ appName: 'a', codeToEval: `${half}${half}x` })).toEqual({
      code: 'too-large',
      field: 'codeToEval',
    });
  });

  it('takes 50 entries a list, and no more [MAP-4]', () => {
    const scripts = Array.from({ length: 50 }, (_, place) => `/${place}.js`);
    expect(errorOf({ appName: 'a', scriptsToLoad: scripts })).toBeUndefined();
    expect(errorOf({ appName: 'a', scriptsToLoad: [...scripts, '/50.js'] })).toEqual({
      code: 'too-large',
      field: 'scriptsToLoad',
    });
  });
});

describe('the log', () => {
  it.each([
    [{ code: 'no-app-name' } as const, 'error', 'missing appName'],
    [{ code: 'not-a-payload' } as const, 'error', 'not a mini application'],
    [{ code: 'malformed-field', field: 'body' } as const, 'error', 'mini application: malformed-field body'],
    [{ code: 'too-large', field: 'body' } as const, 'error', 'mini application: too-large body'],
    [{ code: 'address-not-allowed' } as const, 'error', 'mini application: address not allowed'],
  ])('says of %o what is wrong [MAP-5]', (problem, level, text) => {
    expect(miniAppLogLine(problem)).toEqual({ level, text });
  });

  it('8.11.14 only warns of invalid code [MAT-7]', () => {
    expect(miniAppLogLine({ code: 'invalid-code' })).toEqual({
      level: 'warning',
      text: 'invalid code of a mini application',
    });
  });
});
