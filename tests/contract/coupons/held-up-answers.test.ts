import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { ANSWER_VIP_BET, PLACE_COUPON, PLACEMENT_LOOKUP } from '../../../infrastructure/coupon/coupon-calls.ts';
import { DECIDE_VIP_BET, VIP_BETS } from '../../../infrastructure/coupon/vip-queue-calls.ts';
import { longBets, order, place, type OpenBet } from '../../support/browser/open-bets.ts';
import { holdUpReadsAfterCommit } from '../../support/database/held-up-reads.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { major } from '../../support/units.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
let bets: readonly OpenBet[];
let amount: number;
beforeAll(async () => {
  fixture = await openFixture();
});
beforeEach(async () => {
  await fixture.move(1000);
  player = await fixture.player();
  const long = await longBets(fixture, player);
  bets = long.bets;
  amount = Math.ceil(long.maximum) + 200;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await fixture.assertSound();
});
afterAll(() => fixture.close());

const balance = async () => major((await player.send(ACCOUNT_LIST)).read().accounts[0]!.money);
const lookUp = async (key: string) => (await player.send(PLACEMENT_LOOKUP, { params: { key } })).read();
const askVip = async () => {
  const key = randomUUID();
  const body = order(player, bets, { amount, changeCoefAction: 1, isVipBet: true });
  expect((await place(player, body, key)).read().status).toBe('pending');
  const { vipBets } = (await fixture.visitor().send(VIP_BETS)).read();
  return { key, id: Math.max(...vipBets.map((bet) => bet.id)) };
};
const answer = async (key: string, body: { answer: 'accept' | 'decline'; amount?: number }) => {
  holdUpReadsAfterCommit(fixture.sandbox.database);
  const reply = await player.send(ANSWER_VIP_BET, { params: { key }, body });
  vi.restoreAllMocks();
  return reply;
};

describe('a bet after whose transaction the database gives up what is read', () => {
  it('is told as taken by an answer to its offer [VIP-10]', async () => {
    const before = await balance();
    const { key, id } = await askVip();
    const offered = amount - 50;
    await fixture
      .visitor()
      .send(DECIDE_VIP_BET, { params: { id: String(id) }, body: { decision: 'offer', amount: offered } });
    const reply = await answer(key, { answer: 'accept', amount: offered });
    expect([reply.status, reply.read().status]).toEqual([200, 'accepted']);
    expect(reply.read()).toEqual(await lookUp(key));
    expect(await balance()).toBe(before - offered);
  });

  it('is told as given back by the player who declines it [VIP-7]', async () => {
    const before = await balance();
    const { key } = await askVip();
    const reply = await answer(key, { answer: 'decline' });
    expect([reply.status, reply.read()]).toEqual([200, await lookUp(key)]);
    expect(reply.read()).toMatchObject({ status: 'rejected', reason: 'vip-declined' });
    expect(await balance()).toBe(before);
  });

  it('is told as placed, where it waits for nobody', async () => {
    const before = await balance();
    const key = randomUUID();
    holdUpReadsAfterCommit(fixture.sandbox.database);
    const body = order(player, bets, { amount: 10, changeCoefAction: 1 });
    const reply = await player.send(PLACE_COUPON, { body, key });
    vi.restoreAllMocks();
    expect([reply.status, reply.read().status]).toEqual([200, 'accepted']);
    expect(await balance()).toBe(before - 10);
  });
});
