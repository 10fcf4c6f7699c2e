import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { definedCalls } from '../../support/browser/defined-calls.ts';

const CLIMBING = ['..', '.', '../1', '1/../2', '1/2', '/1', '\\1', '%2e%2e', '1%2f2', '1?a=b', '1#a', '1\n', '1\0', ''];

describe('the parameters in the path of every call', () => {
  it('are digits, uuids or words: nothing that climbs is read by their schemas [SEC-43]', async () => {
    const calls = (await definedCalls()).filter(({ path }) => path.includes(':'));
    expect(calls.length).toBeGreaterThan(15);
    const taken = calls.flatMap(({ name, path, params }) => {
      const names = [...path.matchAll(/:([a-zA-Z]+)/g)].map(([, each]) => each ?? '');
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
});
