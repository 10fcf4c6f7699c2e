import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../../core/shared/time.ts';
import { PLACEMENT_LOOKUP } from '../../../infrastructure/coupon/coupon-calls.ts';
import { ACKNOWLEDGE_CHECK, PLAY_SESSION } from '../../../infrastructure/limits/limit-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { openBets, order, place } from '../../support/browser/open-bets.ts';
import { saveLimits, shutOut } from '../../support/browser/walks/set-limits.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const DELAY = seconds(3);

let fixture: SandboxFixture;
let player: TestPlayer;
beforeAll(async () => {
  fixture = await openFixture({ liveDelay: DELAY });
});
beforeEach(async () => {
  await fixture.move(1000);
  player = await fixture.player();
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const bet = async (browser: TestPlayer = player, section: 'line' | 'live' = 'line', key?: string) => {
  const [open] = await openBets(fixture, 1, { section });
  return (await place(browser, order(player, [open!], { amount: 20, changeCoefAction: 1 }), key)).body;
};
const acknowledge = async (browser = player) => (await browser.send(ACKNOWLEDGE_CHECK, { body: {} })).read();
const checkedFrom = async () => (await player.send(PLAY_SESSION)).read().checkedFrom;
const signIn = async (browser: Pick<TestPlayer, 'send'> = player) =>
  browser.send(SIGN_IN, { body: { uLogin: String(player.userId), uPassword: player.password, save: false } });
const DUE = { status: 'rejected', reason: 'reality-check-due' };

describe('a reality check that is due', () => {
  it('lets no stake through until it is acknowledged, an hour after the sign-in where nothing is chosen [RC-10, RC-11, RG-15]', async () => {
    await fixture.move(hours(1) - 2);
    expect(await bet()).toMatchObject({ status: 'accepted' });
    await fixture.move(2);
    expect([await bet(), await bet(player, 'live')]).toMatchObject([DUE, DUE]);
    expect(await acknowledge()).toBe(fixture.sandbox.clock.now());
    expect(await bet()).toMatchObject({ status: 'accepted' });
    await fixture.move(hours(1));
    expect(await bet()).toMatchObject(DUE);
  });

  it('is as often as the player has chosen, from the next stake on [RC-1, RC-11, RG-01]', async () => {
    await fixture.move(minutes(6));
    expect(await bet()).toMatchObject({ status: 'accepted' });
    await saveLimits(player, [['reality-check', 5]]);
    expect(await bet()).toMatchObject(DUE);
  });

  it('is one for all devices: answered on one, it is on the others [RC-11, RC-12]', async () => {
    await fixture.move(minutes(50));
    const phone: TestPlayer = { ...player, ...fixture.visitor() };
    await bet();
    await signIn(phone);
    await fixture.move(minutes(10));
    expect([await bet(phone), await bet()]).toMatchObject([DUE, DUE]);
    await acknowledge();
    expect(await bet(phone)).toMatchObject({ status: 'accepted' });
  });

  it('is not put off by answering early [RC-12]', async () => {
    const began = await checkedFrom();
    await fixture.move(minutes(58));
    expect(await acknowledge()).toBe(began);
    await fixture.move(minutes(1));
    expect(await acknowledge()).toBe(fixture.sandbox.clock.now());
  });

  it('is not put off by signing in anew while playing, and counts anew after a pause [RC-10]', async () => {
    await fixture.move(minutes(40));
    await bet();
    await signIn();
    await fixture.move(minutes(20));
    expect(await bet()).toMatchObject(DUE);
    await fixture.move(hours(1));
    await signIn();
    expect(await bet()).toMatchObject({ status: 'accepted' });
  });

  it('stops no bet that was sent before it [RC-6, RC-11]', async () => {
    await fixture.move(hours(1) - 1000);
    const key = crypto.randomUUID();
    expect(await bet(player, 'live', key)).toMatchObject({ status: 'pending' });
    await fixture.move(DELAY);
    expect((await player.send(PLACEMENT_LOOKUP, { params: { key } })).body).toMatchObject({ status: 'accepted' });
    expect(await bet()).toMatchObject(DUE);
  });

  it('is nothing to whoever is excluded: that is told first [LP-1]', async () => {
    await shutOut(player, 7);
    await signIn();
    await fixture.move(hours(2));
    expect(await bet()).toMatchObject({ reason: 'self-excluded' });
  });
});
