import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  PlacementEffect,
  PlacementEvent,
  PlacementState,
} from '../../../core/coupon/placement/placement-state.ts';
import { PLACEMENT as MACHINE } from '../../../core/coupon/placement/placement.ts';
import type { PlacementVerdict } from '../../../core/coupon/placement/placement-verdict.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { PLACE_COUPON, PLACEMENT_LOOKUP, VOID_PLACEMENT } from '../../../infrastructure/coupon/coupon-calls.ts';
import { openBets, order, place, type OrderBody } from '../../support/browser/open-bets.ts';
import { attempt } from '../../support/examples/placement-examples.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { testDatabase, type TestDatabase } from '../../support/test-database.ts';

describe('a placement key', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    fixture = await openFixture({ liveDelay: 3000 });
    player = await fixture.player();
  });
  beforeEach(() => fixture.move(1000));
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  it('that was made void takes no order any more, and no money [PL-34]', async () => {
    const [bet] = await openBets(fixture, 1);
    const before = (await player.send(ACCOUNT_LIST)).text;
    const key = randomUUID();
    const voided = await player.send(VOID_PLACEMENT, { params: { key } });
    expect([voided.status, voided.code]).toEqual([404, 'void-key']);
    const late = await place(player, order(player, [bet!]), key);
    expect([late.status, late.code]).toEqual([410, 'void-key']);
    expect((await player.send(ACCOUNT_LIST)).text).toBe(before);
    expect((await player.send(PLACEMENT_LOOKUP, { params: { key } })).status).toBe(404);
    expect((await player.send(VOID_PLACEMENT, { params: { key } })).status).toBe(404);
  });

  it('is left open by a look-up that finds nothing', async () => {
    const [bet] = await openBets(fixture, 1);
    const key = randomUUID();
    expect((await player.send(PLACEMENT_LOOKUP, { params: { key } })).status).toBe(404);
    expect((await place(player, order(player, [bet!]), key)).read().status).toBe('accepted');
  });

  it('that was used answers what became of it instead of becoming void', async () => {
    const [bet] = await openBets(fixture, 1);
    const [live] = await openBets(fixture, 1, { section: 'live' });
    const [placed, waiting] = [randomUUID(), randomUUID()];
    const verdict = (await place(player, order(player, [bet!]), placed)).read();
    await place(player, order(player, [live!], { changeCoefAction: 1 }), waiting);
    expect((await player.send(VOID_PLACEMENT, { params: { key: placed.toUpperCase() } })).read()).toEqual(verdict);
    expect((await player.send(VOID_PLACEMENT, { params: { key: waiting } })).read().status).toBe('pending');
    await fixture.move(3000);
    expect((await player.send(PLACEMENT_LOOKUP, { params: { key: waiting } })).read().status).toBe('accepted');
  });
});

const server = process.env['TEST_DATABASE_URL'] ?? '';

// The embedded database has one connection: there nothing can stall an order while another request is answered.
describe.runIf(server !== '')('a server whose database stalls', () => {
  let database: TestDatabase;
  let fixture: SandboxFixture;
  let player: TestPlayer;
  let other: pg.Client;
  beforeAll(async () => {
    database = await testDatabase();
    fixture = await openFixture({}, database);
    player = await fixture.player();
    other = new pg.Client(database.choice.kind === 'postgres' ? database.choice.url : '');
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await fixture.close();
  });

  it('never has the player told that nothing was placed of an order that is placed later [PL-34]', async () => {
    const [bet] = await openBets(fixture, 1);
    await other.query('begin');
    await other.query('select 1 from accounts where id = $1 for update', [player.accountId]);
    const client = placementClient(player, order(player, [bet!]));
    await client.until(({ phase }) => phase === 'unknown' || phase === 'pending');
    const ended = client.until(({ phase }) => phase === 'not-received' || phase === 'accepted');
    await other.query('select pg_sleep(12)');
    await other.query('commit');
    const { phase } = await ended;
    await client.quiet();
    const coupons = await fixture.sandbox.database.selectFrom('coupons').select('id').execute();
    expect(coupons).toHaveLength(phase === 'accepted' ? 1 : 0);
  });

  it('makes no key void while the transaction that holds it is undecided [PL-34]', async () => {
    const key = randomUUID();
    const values = [player.userId, key];
    await other.query('begin');
    await other.query(
      `insert into placements (user_id, key, fingerprint, status, created_at) values ($1, $2, 'order', 'done', 0)`,
      values,
    );
    const held = await player.send(VOID_PLACEMENT, { params: { key } });
    expect([held.status, held.code]).toEqual([503, 'busy']);
    await other.query('rollback');
    expect((await player.send(VOID_PLACEMENT, { params: { key } })).code).toBe('void-key');
  });
});

/** The page's own machine over the sandbox, in real time. */
function placementClient(player: TestPlayer, body: OrderBody) {
  let state: PlacementState = MACHINE.initial;
  const sent: Promise<unknown>[] = [];
  const timed = () => ({ at: Date.now(), jitter: 0 });
  const send = (event: PlacementEvent) => {
    const [next, ...effects] = MACHINE.step(state, event);
    state = next;
    effects.forEach(perform);
  };
  const perform = (effect: PlacementEffect) => {
    if (effect.type === 'take-turn') setTimeout(() => send({ type: 'turn-came', ...timed() }));
    if (effect.type === 'wait')
      setTimeout(() => send({ type: 'wait-ended', wait: effect.wait, ...timed() }), effect.delay);
    if (effect.type === 'send') {
      const { key } = effect.attempt;
      const answer = player.send(PLACE_COUPON, { body, key });
      sent.push(answer);
      void answer.then((reply) =>
        send(
          reply.status === 200
            ? { type: 'verdict-arrived', key, verdict: reply.read() as unknown as PlacementVerdict, ...timed() }
            : { type: 'request-failed', key, failure: { kind: 'refused', status: reply.status }, ...timed() },
        ),
      );
    }
    if (effect.type === 'look-up' || effect.type === 'void-key') {
      const { key, asked } = effect;
      const call = effect.type === 'look-up' ? PLACEMENT_LOOKUP : VOID_PLACEMENT;
      void player.send(call, { params: { key } }).then((reply) => {
        if (reply.status === 200)
          return send({
            type: 'verdict-arrived',
            key,
            verdict: reply.read() as unknown as PlacementVerdict,
            ...timed(),
          });
        if (reply.status !== 404) return send({ type: 'look-up-failed', key, asked, ...timed() });
        if (effect.type === 'void-key') return send({ type: 'key-voided', key });
        return send({ type: 'look-up-found-nothing', key, asked, ...timed() });
      });
    }
  };
  const pressed = attempt(1, { key: randomUUID(), at: Date.now(), userId: player.userId });
  send({ type: 'place-pressed', attempt: pressed, isOnline: true, steadySince: 0 });
  return {
    until: async (isIt: (now: PlacementState) => boolean) => {
      while (!isIt(state)) await new Promise((resolve) => setTimeout(resolve, 50));
      return state;
    },
    quiet: async () => Promise.allSettled(sent),
  };
}
