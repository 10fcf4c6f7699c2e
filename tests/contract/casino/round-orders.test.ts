import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AccountId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { CASINO_CATALOGUE, KEEP_CASINO_FAVOURITE } from '../../../infrastructure/casino/catalogue-calls.ts';
import { CRASH_STAKES, PLACE_CRASH_BET } from '../../../infrastructure/casino/crash-calls.ts';
import { GAME_STAKES, PLAY_GAME } from '../../../infrastructure/casino/house-game-calls.ts';
import {
  CASINO_GAME,
  CASINO_ROUNDS,
  CHANGE_CASINO_SEEDS,
  PLAY_ROUND,
} from '../../../infrastructure/casino/round-calls.ts';
import {
  SIGNATURE_HEADER,
  signCallback,
} from '../../../infrastructure/sandbox/payments/provider/callback-signature.ts';
import { openVault } from '../../../infrastructure/sandbox/sign-in/secret-vault.ts';
import { CHANGE_SITE_RULES, SANDBOX_STATE, SET_AVAILABILITY } from '../../../infrastructure/site/debugger-calls.ts';
import { balanceOf } from '../../support/browser/walks/pay.ts';
import { gameOn, seededPlayer, spin } from '../../support/browser/walks/play-slots.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
let gameId: number;
beforeAll(async () => {
  fixture = await openFixture();
  gameId = await gameOn(fixture, 'calm');
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

interface Changed {
  readonly stake?: number;
  readonly currency?: string;
  readonly gameId?: number;
  readonly accountId?: AccountId;
}
const order = async (player: TestPlayer, changed: Changed, key: string = randomUUID()) => {
  const { accountId, currency } = player;
  return player.send(PLAY_ROUND, { body: { gameId, accountId, currency, stake: 10, ...changed }, key });
};
const LARGE_IDS = [2 ** 31, 2 ** 40, Number.MAX_SAFE_INTEGER];

describe('an order of a round that no page sends', () => {
  it('is refused where its stake is no amount of its currency [RND-10]', async () => {
    const player = await seededPlayer(fixture);
    const before = await balanceOf(fixture, player);
    const unreadable = [{ stake: 0.001 }, { stake: 10.000_000_001 }, { stake: 1e15 }, { stake: -10 }];
    for (const changed of [...unreadable, { currency: 'XXX' }]) {
      expect((await order(player, changed)).status).toBe(400);
    }
    expect((await order(player, { stake: 0 })).status).toBe(404);
    expect(await balanceOf(fixture, player)).toBe(before);
  });

  it('is refused of the games of the house and of crash as well [GM-5, GM-36]', async () => {
    const player = await fixture.player();
    const { accountId, currency } = player;
    const body = { accountId, currency, stake: 10 };
    for (const changed of [{ stake: 0.001 }, { stake: 1e15 }, { currency: 'XXX' }]) {
      const key = randomUUID();
      const odd = { ...body, ...changed };
      const game = await player.send(PLAY_GAME, { body: { ...odd, game: 'coin', choice: [1] }, key });
      const crash = await player.send(PLACE_CRASH_BET, { body: { ...odd, target: 200 }, key });
      expect([game.status, crash.status]).toEqual([400, 400]);
    }
  });

  it('is refused where its account is of another currency, or of another player [RND-11]', async () => {
    const [player, other] = [await seededPlayer(fixture), await seededPlayer(fixture)];
    const before = await balanceOf(fixture, other);
    expect((await order(player, { currency: 'HRK' })).read().refusal).toBe('account-unavailable');
    expect((await order(player, { accountId: other.accountId })).code).toBe('account-unavailable');
    expect(await balanceOf(fixture, other)).toBe(before);
  });

  it('is another round under a key that came with another currency, or from another player [RND-13]', async () => {
    const [player, other] = [await seededPlayer(fixture), await seededPlayer(fixture)];
    const key = randomUUID();
    expect((await spin(player, { gameId, key })).status).toBe(200);
    // as many units of another currency
    expect((await order(player, { currency: 'HRK' }, key)).code).toBe('another-round');
    expect((await order(other, {}, key)).code).toBe('another-round');
  });

  it('finds no game under an id that is larger than any [RND-10]', async () => {
    const player = await seededPlayer(fixture);
    for (const id of LARGE_IDS) {
      expect((await order(player, { gameId: id })).code).toBe('game');
      const asked = { params: { id }, query: { currency: 'RUB' } };
      expect((await player.send(CASINO_GAME, asked)).code).toBe('game');
      expect((await player.send(CASINO_ROUNDS, { query: { gameId: id } })).read().rounds).toEqual([]);
      expect((await player.send(KEEP_CASINO_FAVOURITE, { body: { gameId: id, isFavourite: true } })).code).toBe('game');
      expect((await player.send(CASINO_CATALOGUE, { query: { offset: id } })).read().games).toEqual([]);
    }
  });

  it('has no stakes in a currency that is not played in [RND-10, GM-5]', async () => {
    const asked = { params: { id: gameId }, query: { currency: 'XXX' } };
    const visitor = fixture.visitor();
    expect((await visitor.send(CASINO_GAME, asked)).body.stakes).toEqual([]);
    const { query } = asked;
    expect((await visitor.send(GAME_STAKES, { params: { game: 'coin' }, query })).body.stakes).toEqual([]);
    expect((await visitor.send(CRASH_STAKES, { query })).body.stakes).toEqual([]);
  });
});

describe('rounds that are asked for at once', () => {
  it('share the last money: none is played with what another has taken [RND-11]', async () => {
    const player = await seededPlayer(fixture);
    const stake = 500_000 as Minor;
    const money = async () => balanceOf(fixture, player);
    while ((await money()) >= 2 * stake) await spin(player, { gameId, stake: (2 * stake) as Minor });
    await Promise.all(Array.from({ length: 6 }, async () => spin(player, { gameId, stake })));
    expect(await money()).toBeGreaterThanOrEqual(0);
  });
});

describe('a casino that is closed', () => {
  const codesOfAll = async (player: TestPlayer) => {
    const { accountId, currency } = player;
    const body = { accountId, currency, stake: 10 };
    const [slot, coin, crash] = [
      await spin(player, { gameId }),
      await player.send(PLAY_GAME, { body: { ...body, game: 'coin', choice: [1] }, key: randomUUID() }),
      await player.send(PLACE_CRASH_BET, { body: { ...body, target: 200 }, key: randomUUID() }),
    ];
    return [slot.code, coin.code, crash.code];
  };

  it('takes no stake, whoever still has its page open [RND-22]', async () => {
    const player = await seededPlayer(fixture);
    const before = await balanceOf(fixture, player);
    const { rules, availability } = (await player.send(SANDBOX_STATE)).read();
    await player.send(CHANGE_SITE_RULES, { body: { ...rules, isThirdPartyAllowed: false } });
    expect(await codesOfAll(player)).toEqual(['closed', 'closed', 'closed']);
    await player.send(CHANGE_SITE_RULES, { body: rules });
    await player.send(SET_AVAILABILITY, { body: { ...availability, arePartitionsOpen: false } });
    expect(await codesOfAll(player)).toEqual(['closed', 'closed', 'closed']);
    await player.send(SET_AVAILABILITY, { body: availability });
    expect(await balanceOf(fixture, player)).toBe(before);
    expect((await spin(player, { gameId })).status).toBe(200);
  });
});

describe('a message to the wallet', () => {
  it('is not heard with a signature of the payment system, which is made by the same secret [RND-13]', async () => {
    const given = 'a secret of the site that is long enough for tests';
    const signed = await openFixture({ secret: given });
    try {
      const secrets = await openVault(signed.sandbox.database, { given, previous: undefined });
      if (typeof secrets === 'string') throw new Error(secrets);
      const payload = JSON.stringify({ kind: 'rollback', round: randomUUID() });
      const say = async (text: string) => {
        const signature = signCallback(secrets.secret, text, signed.clock.now());
        const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
        return (await signed.app.inject({ method: 'POST', url: '/web-api/casino/wallet', headers, payload }))
          .statusCode;
      };
      expect([await say(payload), await say(`wallet:${payload}`)]).toEqual([401, 200]);
    } finally {
      await signed.close();
    }
  });
});

describe('rounds and changes of seeds', () => {
  it('are asked for so often and no more [RND-21]', async () => {
    const limit = { times: 2, within: 60_000 };
    const rateLimits = {
      signIn: limit,
      registration: limit,
      placing: limit,
      recovery: limit,
      saving: limit,
      paying: limit,
    };
    const slow = await openFixture({ rateLimits });
    try {
      const player = await seededPlayer(slow);
      const own = await gameOn(slow, 'calm');
      const spins = [];
      for (let index = 0; index < 3; index += 1) spins.push((await spin(player, { gameId: own })).status);
      expect(spins).toEqual([200, 200, 429]);
      const changed = async () => (await player.send(CHANGE_CASINO_SEEDS, { body: { playerSeed: 'x' } })).status;
      expect([await changed(), await changed()]).toEqual([200, 429]);
    } finally {
      await slow.close();
    }
  });
});
