import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defineCall } from '../../../infrastructure/http/call.ts';
import { readOnce } from '../../../infrastructure/http/read-once.ts';

function reading(isForAll: boolean) {
  const seen: unknown[] = [];
  const call = defineCall({
    name: 'read',
    summary: 'Reads a thing',
    method: 'GET',
    path: '/web-api/things',
    reply: v.pipe(
      v.object({ name: v.string() }),
      v.transform((thing) => seen.push(thing)),
    ),
    access: 'public',
    changes: 'none',
    ...(isForAll ? { isForAll: true as const } : {}),
  });
  return { call, seen };
}

it('the body of a reply for all is checked once, another of the same words again', () => {
  const { call, seen } = reading(true);
  const read = readOnce();
  const body = { name: 'a' };
  expect([read(call, body), read(call, body)]).toEqual([
    { ok: true, value: 1 },
    { ok: true, value: 1 },
  ]);
  expect(read(call, { name: 'a' })).toEqual({ ok: true, value: 2 });
  expect(seen).toHaveLength(2);
});

it('two calls may read one body, each in its way', () => {
  const [one, other] = [reading(true), reading(true)];
  const read = readOnce();
  const body = { name: 'a' };
  read(one.call, body);
  read(other.call, body);
  expect([one.seen.length, other.seen.length]).toEqual([1, 1]);
});

it("a player's own reply is checked each time, and so is what is malformed", () => {
  const { call, seen } = reading(false);
  const read = readOnce();
  const body = { name: 'a' };
  read(call, body);
  read(call, body);
  expect(seen).toHaveLength(2);
  expect(read(reading(true).call, 'text')).toMatchObject({ ok: false, error: { kind: 'malformed' } });
});
