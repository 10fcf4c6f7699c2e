import { unknown as anything } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { AnyCall } from '../../../infrastructure/http/call.ts';
import { httpClient } from '../../../infrastructure/http/http-client.ts';
import { definedCalls } from '../../support/browser/defined-calls.ts';
import { brokenReplies, strayBodies } from '../../support/fakes/broken-replies.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';
import { replySamples } from '../../support/reply-samples.ts';

/** Every place of a reply that holds a text or a number, with something that no reply may have there. */
function* excesses(value: unknown, put: (broken: unknown) => unknown): Generator<unknown> {
  if (typeof value === 'number') for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, -1e308, 1e21]) yield put(odd);
  if (typeof value === 'string') yield put('x'.repeat(100_000));
  if (typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    yield* excesses(field, (broken) =>
      put(
        Array.isArray(value)
          ? value.map((each: unknown, index) => (String(index) === name ? broken : each))
          : { ...value, [name]: broken },
      ),
    );
  }
}

/** Every way to break a reply. */
function everyBreakage(body: unknown): readonly unknown[] {
  return [
    ...brokenReplies(body).map(({ body: broken }) => broken),
    ...excesses(body, (broken) => broken),
    ...strayBodies(body),
  ];
}

function holdsNoNumber(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return false;
  return (value instanceof Map ? [...value.entries()].flat() : Object.values(value)).some(holdsNoNumber);
}

const samples = replySamples();
const calls = await definedCalls();

async function answerTo(call: AnyCall, body: unknown) {
  const http = httpClient({
    timers: manualTimers(),
    csrfToken: () => undefined,
    transport: async () => Promise.resolve({ status: 200, body }),
  });
  const params = new Proxy({}, { get: () => '1' });
  // which parameters are sent is no question of a reply
  return http.send({ ...call, params: anything() }, { params });
}

describe('a broken reply', () => {
  it('is tried of every call that is defined', () => {
    expect(calls.length).toBeGreaterThan(60);
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
    expect(calls.map(({ name }) => name).filter((name) => !(name in samples))).toEqual([]);
  });

  it.each(calls.map((call) => [call.name, call] as const))(
    'of %s is a typed failure or whole, never a throw, and brings no number that is none [REL-34]',
    async (name, call) => {
      expect((await answerTo(call, samples[name])).ok).toBe(true);
      const replies = await Promise.all(everyBreakage(samples[name]).map(async (body) => answerTo(call, body)));
      const wrong = replies.filter((reply) =>
        reply.ok ? holdsNoNumber(reply.value) : reply.error.kind !== 'malformed',
      );
      expect(wrong).toEqual([]);
    },
  );
});
