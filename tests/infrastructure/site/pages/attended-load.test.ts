import { describe, expect, it } from 'vitest';
import { isAttendedLoad } from '../../../../infrastructure/site/pages/attended-load.ts';

describe('a page that is loaded [IDL-10]', () => {
  it.each([
    ['a press on a link of the site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-user': '?1' }],
    ['an address that is typed in', { 'sec-fetch-site': 'none', 'sec-fetch-user': '?1' }],
    ['a browser that tells nothing', {}],
  ])('is activity where it was %s', (_, headers) => {
    expect(isAttendedLoad({ headers })).toBe(true);
  });

  it.each([
    ['a script that loads it again', { 'sec-fetch-site': 'same-origin' }],
    ['a window of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a press on a link elsewhere', { 'sec-fetch-site': 'cross-site', 'sec-fetch-user': '?1' }],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site', 'sec-fetch-user': '?1' }],
    ['fetched ahead', { 'sec-fetch-site': 'same-origin', 'sec-fetch-user': '?1', 'sec-purpose': 'prefetch;prerender' }],
    ['fetched ahead by an older browser', { purpose: 'prefetch' }],
  ])('is none where it was %s', (_, headers) => {
    expect(isAttendedLoad({ headers })).toBe(false);
  });
});
