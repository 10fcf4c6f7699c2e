import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callUrl } from '../../../infrastructure/http/call-url.ts';

const ORIGIN = 'https://site.test';

describe('the address of a call', () => {
  it('is the path with its parameters and the query', () => {
    expect(callUrl('/web-api/games/:id', { id: 5 }, { lang: 'ru', count: 10 })).toBe(
      '/web-api/games/5?lang=ru&count=10',
    );
    expect(callUrl('/web-api/games')).toBe('/web-api/games');
  });

  it('leaves out what is undefined and escapes the rest', () => {
    expect(callUrl('/a', {}, { q: 'a&b=c #?', none: undefined, on: false })).toBe('/a?q=a%26b%3Dc%20%23%3F&on=false');
  });

  it.each(['../admin', '..%2fadmin', '/admin', '\\admin', 'a/b', '?x=1', '#x', '//evil.test', 'a\nb'])(
    'keeps %j inside its one segment [SEC-43]',
    (id) => {
      const url = new URL(callUrl('/web-api/coupon/:id/lines', { id }), ORIGIN);
      expect(url.origin).toBe(ORIGIN);
      expect(url.pathname).toMatch(/^\/web-api\/coupon\/[^/]+\/lines$/);
      expect(url.search + url.hash).toBe('');
    },
  );

  it.each(['.', '..'])('does not take %j for a step up [SEC-43]', (id) => {
    expect(callUrl('/web-api/coupon/:id/lines', { id })).toBe('/web-api/coupon//lines');
  });

  it('never leaves its place, whatever the value [SEC-43]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[.%2eE/\\]{1,6}$/)), (id) => {
        const { origin, pathname } = new URL(callUrl('/web-api/coupon/:id/lines', { id }), ORIGIN);
        expect(origin).toBe(ORIGIN);
        expect(pathname.split('/')).toHaveLength(5);
        expect(pathname).toMatch(/^\/web-api\/coupon\/[^/]*\/lines$/);
      }),
    );
  });

  it('can be made of half a character', () => {
    expect(callUrl('/a', {}, { q: 'x\uD800' })).toBe('/a?q=x%EF%BF%BD');
  });

  it('prints nothing of what is neither text nor number', () => {
    expect(callUrl('/a/:id', { id: { toString: () => 'x' } })).toBe('/a/');
  });
});
