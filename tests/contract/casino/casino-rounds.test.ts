import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkRound } from '../../../core/casino/rounds/fair-round.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { hours, seconds } from '../../../core/shared/time.ts';
import { ACCOUNT_HISTORY } from '../../../infrastructure/accounts/account-history-calls.ts';
import {
  CASINO_GAME,
  CASINO_ROUNDS,
  CASINO_SEEDS,
  CHANGE_CASINO_SEEDS,
} from '../../../infrastructure/casino/round-calls.ts';
import { PLAY_SESSION } from '../../../infrastructure/limits/limit-calls.ts';
import { SERVER_DIGESTS } from '../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';
import { takeMessage } from '../../../infrastructure/sandbox/casino/wallet.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';
import { balanceOf } from '../../support/browser/walks/pay.ts';
import { gameOn, seededPlayer, spin } from '../../support/browser/walks/play-slots.ts';
import { limitsOf, saveLimits, shutOut } from '../../support/browser/walks/set-limits.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
let gameId: number;
beforeAll(async () => {
  fixture = await openFixture();
  gameId = await gameOn(fixture, 'calm');
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const roundsOf = async (player: TestPlayer) => (await player.send(CASINO_ROUNDS, { query: {} })).read().rounds;
const wallet = () => ({
  database: fixture.sandbox.database,
  random: nodeRandom,
  jurisdiction: () => 'default' as const,
  now: () => fixture.clock.now(),
});
/** A round that was written down, and whose provider has said nothing yet. */
const asked = async (player: TestPlayer, state: 'asked' | 'open' = 'asked') => {
  const id = randomUUID();
  const stake = 1000 as Minor;
  await fixture.sandbox.database
    .insertInto('casino_rounds')
    .values({
      id,
      user_id: player.userId,
      account_id: player.accountId,
      game_id: gameId,
      machine: 'calm',
      choice: null,
      currency: 'RUB',
      stake,
      win: 0 as Minor,
      state: 'asked',
      refusal: null,
      session_hash: null,
      seed_id: null,
      nonce: null,
      stops: null,
      jackpots: null,
      jackpot_win: 0 as Minor,
      at: fixture.clock.now(),
    })
    .execute();
  if (state === 'open') await takeMessage(wallet(), { kind: 'bet', round: id, amount: stake });
  return { round: id, amount: stake };
};

describe('a round for money', () => {
  it('takes its stake and pays its win through the ledger, to the unit [RND-4, RND-12, RND-13, AH-12]', async () => {
    const player = await seededPlayer(fixture);
    let balance = await balanceOf(fixture, player);
    for (let index = 0; index < 12; index += 1) {
      const round = (await spin(player, { gameId })).read();
      expect(round).toMatchObject({ state: 'finished', stake: 1000, seeds: { nonce: index, playerSeed: 'own-seed' } });
      balance += round.win - round.stake;
      expect(await balanceOf(fixture, player)).toBe(balance);
    }
    const query = { isIncludeArchive: 'false', pageNumber: 1, accountId: player.accountId } as const;
    const { movements } = (await player.send(ACCOUNT_HISTORY, { query })).read();
    expect(movements.map(({ kind }) => kind)).toContain('casino-bet');
    const { name } = await fixture.sandbox.database
      .selectFrom('casino_games')
      .select('name')
      .where('id', '=', gameId)
      .executeTakeFirstOrThrow();
    const ofRounds = movements.filter(({ kind }) => kind.startsWith('casino-'));
    expect(new Set(ofRounds.map(({ game }) => game))).toEqual(new Set([name]));
    const { stakes } = (await player.send(PLAY_SESSION)).read();
    expect(stakes).toBe(120);
  });

  it('is played once under its key, and a repeat is answered alike [RND-13]', async () => {
    const player = await seededPlayer(fixture);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(async () => spin(player, { gameId, key })));
    const later = (await spin(player, { gameId, key })).read();
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await roundsOf(player)).toEqual([later]);
    expect((await spin(player, { gameId, key, stake: 2000 as Minor })).status).toBe(422);
  });

  it('needs a seed of the player, a game and a stake of it [RND-7, RND-10]', async () => {
    const player = await fixture.player();
    expect((await spin(player, { gameId })).status).toBe(409);
    expect((await spin(player, { gameId: 99_999 })).status).toBe(404);
    expect((await spin(player, { gameId, stake: 1005 as Minor })).status).toBe(404);
    const game = (await player.send(CASINO_GAME, { params: { id: gameId }, query: { currency: 'RUB' } })).read();
    expect(game.stakes.slice(0, 3)).toEqual([10, 20, 50]);
  });

  it('is fair by its revealed seed, and the seed is told no sooner [RND-7, RND-8, RND-17]', async () => {
    const player = await seededPlayer(fixture);
    const { current, nextHash } = (await player.send(CASINO_SEEDS)).read();
    await spin(player, { gameId });
    const hidden = (await roundsOf(player))[0]!;
    expect(hidden.seeds).toEqual({ serverHash: current!.serverHash, playerSeed: 'own-seed', nonce: 0 });
    expect(await checkRound(hidden, SERVER_DIGESTS)).toBe('unrevealed');
    const changed = (await player.send(CHANGE_CASINO_SEEDS, { body: { playerSeed: 'another' } })).read();
    expect(changed.current).toEqual({ serverHash: nextHash, playerSeed: 'another', nonce: 0 });
    const revealed = (await roundsOf(player))[0]!;
    expect(await checkRound(revealed, SERVER_DIGESTS)).toBe('fair');
  });
});

describe('a stake of a round', () => {
  it('counts in the limits of the player, and is refused above them [RND-11, RG-09]', async () => {
    const player = await seededPlayer(fixture);
    await saveLimits(player, [['daily-wagering', 25]]);
    expect((await spin(player, { gameId })).read().state).toBe('finished');
    expect((await limitsOf(player))[0]?.balance).toBe(15);
    const before = await balanceOf(fixture, player);
    expect((await spin(player, { gameId, stake: 2000 as Minor })).read()).toMatchObject({
      state: 'refused',
      refusal: 'limit-reached',
    });
    expect(await balanceOf(fixture, player)).toBe(before);
  });

  it('is refused to whoever is excluded, and while a reality check is due [RND-11, RG-15, LP-1]', async () => {
    const player = await seededPlayer(fixture);
    await fixture.move(hours(1));
    expect((await spin(player, { gameId })).read().refusal).toBe('reality-check-due');
    const other = await seededPlayer(fixture);
    const order = await asked(other);
    await shutOut(other, 7);
    expect(await takeMessage(wallet(), { kind: 'bet', ...order })).toEqual({ status: 'refused' });
  });

  it('is refused above the balance [RND-11]', async () => {
    const player = await seededPlayer(fixture);
    const { database } = fixture.sandbox;
    const stake = 1_000_000 as Minor;
    for (let left = await balanceOf(fixture, player); left >= stake; left = await balanceOf(fixture, player)) {
      await spin(player, { gameId, stake });
    }
    expect((await spin(player, { gameId, stake })).read().refusal).toBe('not-enough-money');
    const rows = await database
      .selectFrom('casino_rounds')
      .select('state')
      .where('user_id', '=', player.userId)
      .execute();
    expect(rows.filter(({ state }) => state === 'refused')).toHaveLength(1);
  });
});

describe('the messages of a provider', () => {
  const drawn = { seedId: 0, nonce: 0, stops: [1, 2, 3] };

  it('are done once each, and repeats are answered alike, in any order [RND-13]', async () => {
    const player = await seededPlayer(fixture);
    const before = await balanceOf(fixture, player);
    const { round, amount } = await asked(player);
    const say = async (...messages: readonly Parameters<typeof takeMessage>[1][]) => {
      const answers = [];
      for (const message of messages) answers.push((await takeMessage(wallet(), message)).status);
      return answers;
    };
    const win = { kind: 'win', round, amount: 300 as Minor, drawn } as const;
    const finish = { kind: 'finish', round, amount: 300 as Minor, drawn } as const;
    const bet = { kind: 'bet', round, amount } as const;
    expect(await say(win, finish, bet, bet, finish, win, win, finish, finish, bet, win)).toEqual([
      'too-early',
      'too-early',
      'done',
      'done',
      'too-early',
      'done',
      'done',
      'done',
      'done',
      'done',
      'done',
    ]);
    expect(await say({ ...win, amount: 400 as Minor }, { kind: 'rollback', round })).toEqual(['refused', 'refused']);
    expect(await balanceOf(fixture, player)).toBe(before - amount + 300);
  });

  it('may roll back before the bet: it is never taken [RND-14]', async () => {
    const player = await seededPlayer(fixture);
    const before = await balanceOf(fixture, player);
    const { round, amount } = await asked(player);
    const rollback = { kind: 'rollback', round } as const;
    expect(await takeMessage(wallet(), rollback)).toEqual({ status: 'done' });
    expect(await takeMessage(wallet(), { kind: 'bet', round, amount })).toEqual({ status: 'refused' });
    expect(await takeMessage(wallet(), rollback)).toEqual({ status: 'done' });
    expect([await balanceOf(fixture, player), (await roundsOf(player))[0]?.state]).toEqual([before, 'returned']);
  });

  it('are not heard without a signature [RND-13]', async () => {
    const player = await seededPlayer(fixture);
    const { round } = await asked(player, 'open');
    const reply = await fixture.app.inject({
      method: 'POST',
      url: '/web-api/casino/wallet',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ kind: 'win', round, amount: 1_000_000, drawn }),
    });
    expect(reply.statusCode).toBe(401);
  });
});

describe('a round that was cut off', () => {
  it('is given back where it was not drawn, gives room in the limits again, and says so [RND-12, RND-15]', async () => {
    const player = await seededPlayer(fixture);
    await saveLimits(player, [['daily-wagering', 25]]);
    const before = await balanceOf(fixture, player);
    const { round, amount } = await asked(player, 'open');
    await fixture.sandbox.database
      .insertInto('slot_rounds')
      .values({
        id: round,
        user_id: player.userId,
        machine: 'calm',
        choice: null,
        currency: 'RUB',
        stake: amount,
        step: 'bet',
        win: 0 as Minor,
        seed_id: null,
        nonce: null,
        stops: null,
        jackpots: null,
        sent_at: fixture.clock.now(),
      })
      .execute();
    expect((await limitsOf(player))[0]?.balance).toBe(15);
    await fixture.move(seconds(10));
    expect((await roundsOf(player))[0]).toMatchObject({ id: round, state: 'returned', win: 0 });
    expect(await balanceOf(fixture, player)).toBe(before);
    expect((await limitsOf(player))[0]?.balance).toBe(25);
  });
});
