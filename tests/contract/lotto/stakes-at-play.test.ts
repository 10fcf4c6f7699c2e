import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/shared/time.ts';
import { BUY_LOTTO, LOTTO_BOARD } from '../../../infrastructure/lotto/lotto-calls.ts';
import { PLACE_TOTO, TOTO_BOARD } from '../../../infrastructure/lotto/toto-calls.ts';
import { hasStakesAtPlay } from '../../../infrastructure/sandbox/accounts/stakes-at-play.ts';
import type { AccountId } from '../../../core/shared/ids.ts';
import { gameOn, seededPlayer, spin } from '../../support/browser/walks/play-slots.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
  await fixture.move(1000);
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

/** Whether anything is at play: on all accounts, on the one that staked, and on another. */
async function atPlay({ userId, accountId }: TestPlayer): Promise<readonly boolean[]> {
  const { database } = fixture.sandbox;
  const other = (accountId + 1000) as AccountId;
  return [
    await hasStakesAtPlay(database, { userId }),
    await hasStakesAtPlay(database, { userId, accountId }),
    await hasStakesAtPlay(database, { userId, accountId: other }),
  ];
}

const NOTHING = [false, false, false];
const ON_ITS_ACCOUNT = [true, true, false];

describe('what an account has at play', () => {
  it('is a ticket of the lotto until all of its draws are settled [LT-12, LT-17]', async () => {
    const player = await fixture.player();
    expect(await atPlay(player)).toEqual(NOTHING);
    const { body } = await fixture.visitor().send(LOTTO_BOARD, { query: { currency: 'RUB', lotto: 1 } });
    const { accountId, currency } = player;
    const order = { lottoId: 1, drawId: body.opened!.coming[0]!.id, drawCount: 2, accountId, currency, amount: 120 };
    await player.send(BUY_LOTTO, { body: { ...order, tickets: [[1, 2, 3, 4, 5]] }, key: randomUUID() });
    expect(await atPlay(player)).toEqual(ON_ITS_ACCOUNT);
    await fixture.move(minutes(16));
    expect(await atPlay(player)).toEqual(ON_ITS_ACCOUNT);
    await fixture.move(minutes(15));
    expect(await atPlay(player)).toEqual(NOTHING);
  });

  it('is a coupon of the toto until its draw is settled [TT-12, TT-16]', async () => {
    const player = await fixture.player();
    const query = { lng: 'en', sort: 'cyber-football', wanted: 'open', currency: 'RUB' } as const;
    const { draw } = (await fixture.visitor().send(TOTO_BOARD, { query })).body;
    const { accountId, currency } = player;
    const answers = Array.from({ length: 7 }, () => [1]);
    const body = { drawId: draw!.id, accountId, currency, stake: 10, answers };
    await player.send(PLACE_TOTO, { body, key: randomUUID() });
    expect(await atPlay(player)).toEqual(ON_ITS_ACCOUNT);
    await fixture.move(minutes(300));
    expect(await atPlay(player)).toEqual(NOTHING);
  });

  it('is a round of the casino while it is open, and none that is over [RND-12]', async () => {
    const player = await seededPlayer(fixture);
    const { id } = (await spin(player, { gameId: await gameOn(fixture, 'calm') })).read();
    expect(await atPlay(player)).toEqual(NOTHING);
    const set = async (state: 'open' | 'finished') =>
      fixture.sandbox.database.updateTable('casino_rounds').set({ state }).where('id', '=', id).execute();
    await set('open');
    expect(await atPlay(player)).toEqual(ON_ITS_ACCOUNT);
    await set('finished');
  });
});
