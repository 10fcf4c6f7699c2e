import { describe, expect, it } from 'vitest';
import { counterPolicy, isOutsideCounter } from '../../../core/analytics/outside-counter.ts';

const TAGS = { kind: 'tag-manager', origin: 'https://tags.example.org', id: 'GTM-1' } as const;
const PIXEL = { kind: 'pixel', origin: 'https://count.example.net:8443', id: '77' } as const;

describe('a counter of others', () => {
  it.each([TAGS, PIXEL])('is known by kind, origin and the name of the site: $kind [AN-14]', (counter) => {
    expect(isOutsideCounter(counter)).toBe(true);
  });

  it.each([
    undefined,
    'pixel',
    { ...PIXEL, kind: 'script' },
    { ...PIXEL, id: '' },
    { ...PIXEL, id: '7&a=b' },
    { ...PIXEL, origin: 'http://count.example.net' },
    { ...PIXEL, origin: 'https://count.example.net/' },
    { ...PIXEL, origin: 'https://*.example.net' },
    { ...PIXEL, origin: "https://a.example; script-src 'unsafe-inline'" },
    { ...PIXEL, origin: 'https://user@a.example' },
    { ...PIXEL, origin: 'https://localhost' },
  ])('is nothing else: %j [AN-14]', (counter) => {
    expect(isOutsideCounter(counter)).toBe(false);
  });

  it('is named by the policy for the one way that it is reached [AN-15]', () => {
    expect(counterPolicy([TAGS, TAGS, PIXEL])).toEqual({ connect: [TAGS.origin], pictures: [PIXEL.origin] });
    expect(counterPolicy([])).toEqual({ connect: [], pictures: [] });
    expect(counterPolicy([{ ...TAGS, origin: 'data:' }])).toEqual({ connect: [], pictures: [] });
  });
});
