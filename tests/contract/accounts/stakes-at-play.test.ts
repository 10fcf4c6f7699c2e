import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '../../../core/shared/time.ts';
import { ADD_CURRENCY, REMOVE_CURRENCY } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { CASINO_GAME, PLAY_ROUND } from '../../../infrastructure/casino/round-calls.ts';
import { PLACE_TOTO, TOTO_BOARD, TOTO_COUPONS } from '../../../infrastructure/lotto/toto-calls.ts';
import { gameOn, seededPlayer } from '../../support/browser/walks/play-slots.ts';
import { transferWalk } from '../../support/browser/transfer-walk.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const USD = 840;

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
  await fixture.move(1000);
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

/** Every way for six of seven games: some line has six of them right. */
async function playToto(player: TestPlayer, { accountId, currency }: Pick<TestPlayer, 'accountId' | 'currency'>) {
  const query = { lng: 'en', sort: 'cyber-football', wanted: 'open', currency } as const;
  const { draw, leastStake: stake } = (await player.send(TOTO_BOARD, { query })).body;
  const answers = [...Array.from({ length: 6 }, () => [1, 2, 3]), [1]];
  const body = { drawId: draw!.id, accountId, currency, stake, answers };
  expect((await player.send(PLACE_TOTO, { body, key: randomUUID() })).body.status).toBe('accepted');
}

async function dollars(player: TestPlayer): Promise<Pick<TestPlayer, 'accountId' | 'currency'>> {
  await player.send(ADD_CURRENCY, { body: { currencyId: USD, lng: 'en' } });
  const { accounts } = (await player.send(ACCOUNT_LIST)).read();
  return { accountId: accounts.find(({ currencyId }) => currencyId === USD)!.id, currency: 'USD' };
}

const remove = async (player: TestPlayer) => player.send(REMOVE_CURRENCY, { body: { currencyId: USD } });

describe('an account that a prize may still come to', () => {
  it('is not removed while a coupon of the toto is open [AC-17]', async () => {
    const player = await fixture.player();
    await playToto(player, await dollars(player));
    expect((await remove(player)).code).toBe('account-in-use');
    await fixture.move(hours(5));
    expect((await player.send(TOTO_COUPONS)).body[0]?.state).toBe('won');
    expect((await remove(player)).status).toBe(200);
  });

  it('is not removed while a round of the casino is open [AC-17]', async () => {
    const player = await seededPlayer(fixture);
    const account = await dollars(player);
    const gameId = await gameOn(fixture, 'calm');
    const asked = { params: { id: gameId }, query: { currency: account.currency } };
    const [stake = 0] = (await player.send(CASINO_GAME, asked)).body.stakes;
    const body = { ...account, gameId, stake };
    const { id, state } = (await player.send(PLAY_ROUND, { body, key: randomUUID() })).read();
    expect(state).toBe('finished');
    const { database } = fixture.sandbox;
    const set = async (now: 'open' | 'finished') =>
      database.updateTable('casino_rounds').set({ state: now }).where('id', '=', id).execute();
    await set('open');
    expect((await remove(player)).code).toBe('account-in-use');
    await set('finished');
    expect((await remove(player)).status).toBe(200);
  });

  it('is not left behind by a transfer while a coupon of the toto is open [TRF-10]', async () => {
    const walk = transferWalk(fixture);
    const { player, phone } = await walk.movingPlayer();
    const token = await walk.tokenFor(player, phone);
    await playToto(player, player);
    expect((await walk.userData(player, token)).code).toBe('open-coupons');
  });
});
