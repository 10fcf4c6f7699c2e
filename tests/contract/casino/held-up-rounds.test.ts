import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seconds } from '../../../core/shared/time.ts';
import { GAME_ROUNDS, MOVE_GAME, PLAY_GAME } from '../../../infrastructure/casino/house-game-calls.ts';
import { CHANGE_CASINO_SEEDS, PLAY_ROUND } from '../../../infrastructure/casino/round-calls.ts';
import { assertSoundBooks } from '../../support/browser/ledger-checker.ts';
import { balanceOf } from '../../support/browser/walks/pay.ts';
import { gameOn, seededPlayer } from '../../support/browser/walks/play-slots.ts';
import { holdUpReadsAfterCommit } from '../../support/database/held-up-reads.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
let reported: unknown[];
beforeAll(async () => {
  fixture = await openFixture({ onFailure: ({ error }) => reported.push(error) });
});
beforeEach(async () => {
  reported = [];
  player = await seededPlayer(fixture);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await assertSoundBooks(fixture.sandbox.database);
});
afterAll(() => fixture.close());

const play = async (game: 'dice' | 'video-poker', key: string) => {
  const { accountId, currency } = player;
  const choice = game === 'dice' ? [60] : [];
  return player.send(PLAY_GAME, { body: { game, accountId, currency, stake: 10, choice }, key });
};
const spin = async (gameId: number, key: string) => {
  const { accountId, currency } = player;
  return player.send(PLAY_ROUND, { body: { gameId, accountId, currency, stake: 10 }, key });
};
const hold = async (id: string) => player.send(MOVE_GAME, { params: { id }, body: { at: 0, move: 3 } });
const roundsOf = async (game: 'dice' | 'video-poker') =>
  (await player.send(GAME_ROUNDS, { query: { game } })).read().rounds;
const withHeldUpReads = async <Value>(commits: number, run: () => Promise<Value>): Promise<Value> => {
  holdUpReadsAfterCommit(fixture.sandbox.database, commits);
  const value = await run();
  vi.restoreAllMocks();
  return value;
};

// the stake, the outcome, and what is paid are each a transaction; what is not drawn is given back
describe.each([
  [1, 'returned'],
  [2, 'finished'],
  [3, 'finished'],
])('a round after whose transaction %i the database gives up what is read', (commits, end) => {
  it('of a slot is answered as it is known, and once by its key [RND-13]', async () => {
    const gameId = await gameOn(fixture, 'calm');
    const before = await balanceOf(fixture, player);
    const key = randomUUID();
    const reply = await withHeldUpReads(commits, async () => spin(gameId, key));
    expect([reply.status, reply.read().id, reply.read().stake]).toEqual([200, key, 1000]);
    expect(reported.length).toBeGreaterThan(0);
    await fixture.move(seconds(6));
    const again = (await spin(gameId, key)).read();
    expect(again.state).toBe(end);
    expect(await balanceOf(fixture, player)).toBe(end === 'finished' ? before - 1000 + again.win : before);
  });

  it('of a game of the house is answered as it is known, and once by its key [GM-3]', async () => {
    const before = await balanceOf(fixture, player);
    const key = randomUUID();
    const reply = await withHeldUpReads(commits, async () => play('dice', key));
    expect([reply.status, reply.read().id, reply.read().choice]).toEqual([200, key, [60]]);
    await fixture.move(seconds(6));
    expect((await play('dice', key)).read().state).toBe(end);
    const [round] = await roundsOf('dice');
    expect(await balanceOf(fixture, player)).toBe(end === 'finished' ? before - 1000 + round!.win : before);
  });
});

describe.each([1, 2])('a move after whose transaction %i the database gives up what is read', (commits) => {
  it('is answered as done, and ends its round once [GM-13]', async () => {
    const before = await balanceOf(fixture, player);
    const key = randomUUID();
    const { drawn } = (await play('video-poker', key)).read();
    const reply = await withHeldUpReads(commits, async () => hold(key));
    expect([reply.status, reply.read().id, reply.read().choice]).toEqual([200, key, [3]]);
    expect(drawn).toHaveLength(5);
    await fixture.move(seconds(6));
    const [round] = await roundsOf('video-poker');
    expect(round).toMatchObject({ state: 'finished', choice: [3] });
    expect(await balanceOf(fixture, player)).toBe(before - 1000 + round!.win);
    expect((await hold(key)).read()).toEqual(round);
  });
});

describe('a change of seeds after which the database gives up what is read', () => {
  it('is answered by what changed them', async () => {
    const body = { playerSeed: 'another' };
    const reply = await withHeldUpReads(1, async () => player.send(CHANGE_CASINO_SEEDS, { body }));
    expect([reply.status, reply.read().current?.playerSeed]).toEqual([200, 'another']);
  });
});
