import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CRASH_TABLE } from '../../../infrastructure/casino/crash-calls.ts';
import { LIVE_TABLE } from '../../../infrastructure/casino/live-calls.ts';
import type { AnyCall } from '../../../infrastructure/http/call.ts';
import { callUrl } from '../../../infrastructure/http/call-url.ts';
import { BINGO_ROOM } from '../../../infrastructure/lotto/bingo-calls.ts';
import { LOTTO_BOARD } from '../../../infrastructure/lotto/lotto-calls.ts';
import { TOTO_BOARD } from '../../../infrastructure/lotto/toto-calls.ts';
import { TOURNAMENT, TOURNAMENTS } from '../../../infrastructure/promotions/tournament-calls.ts';
import { revalidateReplies } from '../../../infrastructure/site/edge/revalidated-replies.ts';
import { definedCalls } from '../../support/browser/defined-calls.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const inRoubles = { lng: 'en', currency: 'RUB' };
const BOARDS: readonly (readonly [call: AnyCall, url: string])[] = [
  [TOTO_BOARD, callUrl(TOTO_BOARD.path, {}, { ...inRoubles, sort: 'football' })],
  [LOTTO_BOARD, callUrl(LOTTO_BOARD.path, {}, { currency: 'RUB' })],
  [BINGO_ROOM, callUrl(BINGO_ROOM.path, {}, { currency: 'RUB' })],
  [TOURNAMENTS, callUrl(TOURNAMENTS.path, {}, inRoubles)],
  [TOURNAMENT, callUrl(TOURNAMENT.path, { id: 'fruit-day' }, inRoubles)],
  [CRASH_TABLE, CRASH_TABLE.path],
  [LIVE_TABLE, callUrl(LIVE_TABLE.path, { table: 'roulette' })],
];

let fixture: SandboxFixture;
let app: FastifyInstance;
beforeAll(async () => {
  fixture = await openFixture();
  app = fastify();
  revalidateReplies(app);
  await fixture.sandbox.register(app);
  await fixture.move(1000);
});
afterAll(async () => {
  await app.close();
  await fixture.close();
});

describe('a board that says what time it is', () => {
  it('is every one whose reply has a field for it', async () => {
    const timed = (await definedCalls()).filter(({ timeField }) => timeField !== undefined);
    expect(BOARDS.map(([{ name }]) => name).toSorted()).toEqual(timed.map(({ name }) => name).toSorted());
  });

  it.each(BOARDS)(
    'is not sent again while only the time has changed, which comes with 304: $name',
    async (call, url) => {
      const first = await app.inject({ url });
      const tag = String(first.headers.etag);
      const told = first.json<Record<string, unknown>>()[call.timeField ?? ''];
      expect([first.statusCode, first.headers['x-server-time']]).toEqual([200, String(told)]);
      fixture.clock.move(5);
      const again = await app.inject({ url, headers: { 'if-none-match': tag } });
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag]);
      expect(Number(again.headers['x-server-time'])).toBe(Number(told) + 5);
    },
  );
});
