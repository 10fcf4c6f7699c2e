import { expect, it } from 'vitest';
import { httpClient } from '../../../infrastructure/http/http-client.ts';
import type { WireAnswer } from '../../../infrastructure/http/transport.ts';
import { definedCalls } from '../../support/browser/defined-calls.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';
import { replySamples } from '../../support/reply-samples.ts';

const NOW = 1_900_000_000_000;
const KEPT = replySamples();
const timed = (await definedCalls()).filter(({ timeField }) => timeField !== undefined);
const answered = async (call: (typeof timed)[number], answer: WireAnswer) => {
  const transport = async () => Promise.resolve(answer);
  const client = httpClient({ transport, timers: manualTimers(), csrfToken: () => undefined });
  const params = call.params === undefined ? {} : { params: { id: 'fruit-day', table: 'roulette' } };
  const reply = await client.send(call, params as object);
  return reply.ok ? (reply.value as Record<string, unknown>)[call.timeField ?? ''] : reply;
};

it.each(timed)('what the browser kept of $name is read at the time that the server told since', async (call) => {
  const body = KEPT[call.name] as Record<string, unknown>;
  expect(await answered(call, { status: 200, body, serverTime: NOW })).toBe(NOW);
  expect(await answered(call, { status: 200, body })).toBe(body[call.timeField ?? '']);
  expect(await answered(call, { status: 200, body, serverTime: 0.5 })).toMatchObject({ ok: false });
});
