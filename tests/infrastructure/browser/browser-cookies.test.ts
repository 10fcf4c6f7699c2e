import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { browserCookies, readCookie } from '../../../infrastructure/browser/browser-cookies.ts';

describe('cookies', () => {
  it.each([
    ['view=t1', 'view', 't1'],
    ['a=1; view=t1_f2; b=2', 'view', 't1_f2'],
    ['  view = t1', 'view', undefined],
    ['xview=1', 'view', undefined],
    ['view=', 'view', ''],
    ['view=%D1%8F', 'view', 'я'],
    ['view=%zz', 'view', undefined],
    ['view=1; view=2', 'view', '1'],
    ['', 'view', undefined],
  ])('are read one by one: %j', (header, name, value) => {
    expect(readCookie(header, name)).toBe(value);
  });

  it('never throw, whatever the header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(['string', 'undefined']).toContain(typeof readCookie(header, 'view'));
      }),
    );
  });

  it('are written for the whole site, for secure pages alone, for as long as asked', () => {
    const document = { cookie: '' };
    browserCookies(document as Document).write('view', 'a;b=c', 90_500);
    expect(document.cookie).toBe('view=a%3Bb%3Dc; Path=/; Max-Age=90; Secure; SameSite=Lax');
  });

  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const document = { cookie: '' };
        const cookies = browserCookies(document as Document);
        cookies.write('view', value, 1000);
        expect(cookies.read('view')).toBe(value);
      }),
    );
  });
});
