import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JURISDICTION_PROFILES, JURISDICTIONS } from '../../../core/limits/jurisdiction.ts';
import { netPosition } from '../../../core/limits/net-position.ts';
import { days, minutes } from '../../../core/shared/time.ts';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_HISTORY } from '../../../infrastructure/accounts/account-history-calls.ts';
import {
  ACKNOWLEDGE_CHECK,
  LIMIT_ACTION,
  PING,
  PLAY_SESSION,
  TEST_ANSWERS,
} from '../../../infrastructure/limits/limit-calls.ts';
import { PAYMENT_OFFER } from '../../../infrastructure/payments/payment-calls.ts';
import { RIGHTS, USER_CONFIG } from '../../../infrastructure/player/player-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { SET_JURISDICTION } from '../../../infrastructure/site/debugger-calls.ts';
import { SITE_CONFIG } from '../../../infrastructure/site/site-calls.ts';
import { SITE_FRAME } from '../../../infrastructure/site/site-frame-calls.ts';
import { openBets, order, place } from '../../support/browser/open-bets.ts';
import { gameOn, seededPlayer, spin } from '../../support/browser/walks/play-slots.ts';
import { limitsOf, loosen, saveLimits, shutOut } from '../../support/browser/walks/set-limits.ts';
import { openFixture, START, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

/** The promises that a page keeps, under every law: tests/ui/app/every-law.test.tsx. */
const OF_THE_PAGE = readFileSync(new URL('../../ui/app/every-law.test.tsx', import.meta.url), 'utf8');
const OF_THE_SERVER = readFileSync(new URL(import.meta.url), 'utf8');

it('names every promise of responsible gaming', () => {
  const promises = Array.from({ length: 28 }, (_, place) => `RG-${String(place + 1).padStart(2, '0')}`);
  const titles = [...`${OF_THE_SERVER}${OF_THE_PAGE}`.matchAll(/\[((?:RG-\d\d(?:, )?)+)\]'/g)];
  const named = new Set(titles.flatMap(([, ids = '']) => ids.split(', ')));
  expect([...named].toSorted()).toEqual(promises);
});

let fixture: SandboxFixture;
let player: TestPlayer;
let gameId: number;
beforeAll(async () => {
  fixture = await openFixture();
  gameId = await gameOn(fixture, 'calm');
});
afterAll(() => fixture.close());

const topUp = async (amount: number) => player.send(TOP_UP, { body: { id: player.accountId, amount } });
const bet = async (amount = 20) => {
  const [open] = await openBets(fixture, 1);
  return (await place(player, order(player, [open!], { amount, changeCoefAction: 1 }))).body;
};
/** What a round of a slot was refused for, if it was. */
const spun = async () => (await spin(player, { gameId })).read().refusal;
const shown = async () => (await limitsOf(player)).map(({ kind, value, state }) => [kind, value, state].join(' '));
const signIn = async () =>
  player.send(SIGN_IN, { body: { uLogin: String(player.userId), uPassword: player.password, save: false } });
const act = async (action: 'confirm' | 'cancel') => player.send(LIMIT_ACTION, { body: { action, limitTypes: [20] } });

describe.each(JURISDICTIONS)('under the law of %s', (jurisdiction) => {
  const profile = JURISDICTION_PROFILES[jurisdiction];
  const law = async (of: string) =>
    fixture.visitor().send(SET_JURISDICTION, { body: { jurisdiction: of as typeof jurisdiction } });
  beforeEach(async () => {
    fixture.clock.move(START - fixture.clock.now());
    await law('default');
    player = await seededPlayer(fixture);
    await law(jurisdiction);
  });
  afterEach(() => fixture.assertSound());

  it('a stricter limit holds from the next request on, without an end [RG-01]', async () => {
    await saveLimits(player, [['daily-deposit', 500]]);
    await saveLimits(player, [['daily-deposit', 100]]);
    expect((await topUp(100.01)).code).toBe('daily-deposit-reached');
    expect((await limitsOf(player))[0]).toMatchObject({ value: 100, endsAt: undefined });
    expect((await topUp(100)).status).toBe(200);
  });

  it('a looser one waits for the cooling-off and for a word, and a stricter one takes it back [RG-02, RG-03]', async () => {
    await saveLimits(player, [['daily-deposit', 500]]);
    await loosen(player, [['daily-deposit', 'unlimited']]);
    fixture.clock.move(profile.coolingOff - 1000);
    expect((await act('confirm')).code).toBe('too-early');
    expect((await topUp(501)).code).toBe('daily-deposit-reached');
    await saveLimits(player, [['daily-deposit', 400]]);
    fixture.clock.move(1000);
    expect((await act('confirm')).status).toBe(409);
    expect(await shown()).toEqual(['daily-deposit 400 active']);
  });

  it('of several periods the lowest counts, and what is rejected leaves alone [RG-04, RG-05]', async () => {
    await saveLimits(player, [
      ['daily-deposit', 500],
      ['weekly-deposit', 300],
    ]);
    expect((await topUp(301)).code).toBe('weekly-deposit-reached');
    await loosen(player, [
      ['daily-deposit', 600],
      ['weekly-deposit', 700],
    ]);
    expect((await act('cancel')).status).toBe(200);
    expect((await shown()).filter((each) => each.endsWith('pending'))).toEqual(['weekly-deposit 700 pending']);
  });

  it('ten deposits at once take no more than the limit [RG-09]', async () => {
    await saveLimits(player, [['daily-deposit', 1000]]);
    await topUp(900);
    const answers = await Promise.all(Array.from({ length: 10 }, async () => topUp(60)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('an exclusion holds at once, ends the session, is not shortened and leaves the withdrawal [RG-10, RG-11]', async () => {
    expect((await shutOut(player, 365)).status).toBe(200);
    expect((await player.send(RIGHTS, { body: {} })).status).toBe(401);
    await signIn();
    expect((await player.send(RIGHTS, { body: {} })).read()).toEqual(['withdraw']);
    expect(await bet()).toMatchObject({ reason: 'self-excluded', until: START + days(365) });
    expect((await topUp(10)).code).toBe('self-excluded');
    expect((await shutOut(player, 180)).code).toBe('cannot-shorten');
    const { result } = (await player.send(USER_CONFIG)).read();
    expect(result.rechargeNotification.isOn).toBe(false);
  });

  it('a break stops deposits, and play where the law says so; one press stops for a day [RG-12]', async () => {
    await saveLimits(player, [['deposit-time-out', 7]]);
    expect((await topUp(10)).code).toBe('timed-out');
    expect(await bet()).toMatchObject(
      profile.doesTimeOutStopPlay ? { status: 'rejected', reason: 'timed-out' } : { status: 'accepted' },
    );
    expect((await shutOut(player, 1)).read()).toEqual({ endsAt: START + days(1) });
  });

  it('a session limit counts over lost pings and stops play when it is spent [RG-13, RG-14]', async () => {
    await saveLimits(player, [['session', 1]]);
    for (let ping = 0; ping < 16; ping += 1) {
      fixture.clock.move(minutes(4));
      await player.send(PING, { body: {} });
      await player.send(ACKNOWLEDGE_CHECK, { body: {} });
    }
    expect((await player.send(PLAY_SESSION)).read().remaining).toBe(0);
    expect(await bet()).toMatchObject({ status: 'rejected', reason: 'session-ended' });
  });

  it('a reality check is due each hour until the player chooses, and holds new stakes back [RG-15]', async () => {
    fixture.clock.move(minutes(profile.realityCheckEvery) - 2000);
    expect(await bet()).toMatchObject({ status: 'accepted' });
    fixture.clock.move(2000);
    expect(await bet()).toMatchObject({ reason: 'reality-check-due' });
    expect(await spun()).toBe('reality-check-due');
    await player.send(ACKNOWLEDGE_CHECK, { body: {} });
    expect(await bet()).toMatchObject({ status: 'accepted' });
    expect(await spun()).toBeUndefined();
  });

  it('the time and the net position of the session are the server’s, whether the balance is hidden or not [RG-16, RG-18]', async () => {
    fixture.clock.move(minutes(5));
    await bet(120);
    const play = (await player.send(PLAY_SESSION)).read();
    expect([play.now - play.startedAt, netPosition(play)]).toEqual([minutes(5), { ok: true, value: -120 }]);
    await spin(player, { gameId });
    expect((await player.send(PLAY_SESSION)).read().stakes).toBe(130);
  });

  it('money goes out to the verified, and free play asks for an age, where the law says so [RG-17]', async () => {
    const query = { accountId: player.accountId, lng: 'en' } as const;
    const { stop } = (await player.send(PAYMENT_OFFER, { query })).read();
    expect(stop).toBe(profile.doesWithdrawalNeedIdentity ? 'verification' : undefined);
    const frame = (await fixture.visitor().send(SITE_FRAME, { query: { lang: 'en' } })).read().result;
    expect(frame.ageQuestion).toBe(profile.doesFreePlayNeedAge ? 'ever' : 'off');
  });

  it('changed odds are confirmed until the player chooses, where the law says so [RG-20]', async () => {
    const { result } = (await fixture.visitor().send(SITE_CONFIG, { query: { lang: 'en' } })).read();
    expect(result.changeCoefAction).toBe(profile.oddsChangeMode);
  });

  it('a withdrawal is not taken back where the law says so [RG-22]', async () => {
    const query = { accountId: player.accountId, lng: 'en' } as const;
    expect((await player.send(PAYMENT_OFFER, { query })).read().isCancelAllowed).toBe(!profile.isWithdrawalFinal);
  });

  it('the history of three months and lifetime net deposits are told [RG-24]', async () => {
    await topUp(500);
    fixture.clock.move(days(92));
    await signIn();
    const query = { isIncludeArchive: 'true', pageNumber: 1 } as const;
    const history = (await player.send(ACCOUNT_HISTORY, { query })).read();
    expect(history.movements.some(({ amount }) => amount === 50_000)).toBe(true);
    expect(history.netDeposits[0]).toBeDefined();
  });

  it('a save under the key of a lost one changes nothing twice, and a wrong answer changes nothing [RG-27, RG-28]', async () => {
    const key = '5f0c3b52-7d0e-4d0b-9f55-0a5b9c7d1e21';
    await saveLimits(player, [['daily-deposit', 500]], key);
    await saveLimits(player, [['daily-deposit', 300]]);
    expect((await saveLimits(player, [['daily-deposit', 500]], key)).status).toBe(200);
    const asked = (await saveLimits(player, [['daily-deposit', 900]])).read();
    if (asked.status !== 'questions') throw new Error('nothing was asked');
    const body = { tokenGuid: asked.tokenGuid, answers: [{ questionId: 1, answerId: 1 }] };
    expect((await player.send(TEST_ANSWERS, { body })).read().success).toBe(false);
    expect(await shown()).toEqual(['daily-deposit 300 active']);
  });
});
