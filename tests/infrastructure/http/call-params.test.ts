import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callUrl } from '../../../infrastructure/http/call-url.ts';
import { HOSTILE_ADDRESSES } from '../../support/examples/return-address-payloads.ts';
import { definedCalls } from '../../support/browser/defined-calls.ts';

const CLIMBING = ['..', '.', '../1', '1/../2', '1/2', '/1', '\\1', '%2e%2e', '1%2f2', '1?a=b', '1#a', '1\n', '1\0', ''];

function paramsOf(path: string): readonly string[] {
  return [...path.matchAll(/:([a-zA-Z]+)/g)].map(([, each]) => each ?? '');
}

describe('the parameters in the path of every call', () => {
  it('are digits, uuids or words: nothing that climbs is read by their schemas [SEC-43]', async () => {
    const calls = (await definedCalls()).filter(({ path }) => path.includes(':'));
    expect(calls.length).toBeGreaterThan(15);
    const taken = calls.flatMap(({ name, path, params }) => {
      const names = paramsOf(path);
      return CLIMBING.filter((value) =>
        names.some(
          (each) =>
            params === undefined ||
            v.safeParse((params as { entries: Record<string, v.GenericSchema> }).entries[each]!, value).success,
        ),
      ).map((value) => `${name} ${value}`);
    });
    expect(taken).toEqual([]);
  });

  it('lead to no other host, so that what a call carries of a player stays with the site [SEC-63]', async () => {
    const hostile = [...HOSTILE_ADDRESSES, ...CLIMBING, '@evil.example', ':80@evil.example', '.evil.example'];
    const site = 'https://site.example';
    const calls = await definedCalls();
    expect(calls.length).toBeGreaterThan(80);
    for (const { name, path } of calls)
      for (const value of hostile) {
        const params = Object.fromEntries(paramsOf(path).map((each) => [each, value]));
        const url = new URL(callUrl(path, params, { q: value }), site);
        expect([name, value, url.origin]).toEqual([name, value, site]);
      }
  });
});
