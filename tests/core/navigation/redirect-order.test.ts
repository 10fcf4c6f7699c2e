import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksRedirectService, blockTemplate, redirectOrder } from '../../../core/navigation/redirect-order.ts';

const REPLY = { isRedirect: true, code: 301, url: '/en/line', reasons: [], breadcrumbs: [] };
const always = () => true;

describe('the redirect service', () => {
  it.each([
    [true, '', true],
    [true, '?redirect-service=0', true],
    [false, '', false],
    [false, '?redirect-service', true],
    [false, '?a=1&redirect-service=1&b', true],
    [false, 'redirect-service=1', true],
    [false, '?xredirect-service=1', false],
    [false, '?redirect-services=1', false],
    [false, '?a=redirect-service', false],
  ])('in production %s with %s is asked: %s [NV-11]', (isProduction, search, isAsked) => {
    expect(asksRedirectService(isProduction, search)).toBe(isAsked);
  });

  it.each([
    [301, 301],
    [308, 301],
    [302, 302],
    [307, 302],
    [200, 302],
    [Number.NaN, 302],
  ])('that answers with %i sends on with %i [NV-11]', (code, status) => {
    expect(redirectOrder({ ...REPLY, code }, always)).toEqual({ to: '/line', status });
  });

  it('orders nothing where it does not say so [NV-11]', () => {
    expect(redirectOrder({ ...REPLY, isRedirect: false }, always)).toBeUndefined();
  });

  it('never leads to an address that is not one of the site [NV-28]', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (url, isSitePath) => {
        const asked: string[] = [];
        const order = redirectOrder({ ...REPLY, url }, (path) => {
          asked.push(path);
          return isSitePath;
        });
        expect(asked).toEqual([url]);
        expect(order !== undefined).toBe(isSitePath);
      }),
    );
  });
});

describe('the block service', () => {
  it('closes the page with a template only for display type 1 [NV-12]', () => {
    expect(blockTemplate({ displayTypeId: 1, templateTypeId: 13 })).toBe(13);
    expect(blockTemplate({ displayTypeId: 0, templateTypeId: 13 })).toBeUndefined();
    expect(blockTemplate({ displayTypeId: 2, templateTypeId: 13 })).toBeUndefined();
  });
});
