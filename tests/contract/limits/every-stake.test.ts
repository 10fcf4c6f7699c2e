import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Minor } from '../../../core/shared/money.ts';
import { days, hours, minutes } from '../../../core/shared/time.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { ANSWER_VIP_BET, PLACEMENT_LOOKUP } from '../../../infrastructure/coupon/coupon-calls.ts';
import { CHECK_COUPON_PROMO } from '../../../infrastructure/coupon/promo-code-calls.ts';
import { DECIDE_VIP_BET, VIP_BETS } from '../../../infrastructure/coupon/vip-queue-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { MOVE_CLOCK } from '../../../infrastructure/site/debugger-calls.ts';
import { LIMIT_ACTION } from '../../../infrastructure/limits/limit-calls.ts';
import { longBets, openBets, order, place } from '../../support/browser/open-bets.ts';
import { limitsOf, loosen, saveLimits, shutOut } from '../../support/browser/walks/set-limits.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const DELAY = 3000;

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

const lookUp = async (key: string) => (await player.send(PLACEMENT_LOOKUP, { params: { key } })).body;
const money = async () => (await player.send(ACCOUNT_LIST)).body.accounts[0]?.money;
const signIn = async () =>
  player.send(SIGN_IN, { body: { uLogin: String(player.userId), uPassword: player.password, save: false } });
const live = async (amount: number, key: string = randomUUID()) => {
  const [bet] = await openBets(fixture, 1, { section: 'live' });
  return { key, body: (await place(player, order(player, [bet!], { amount, changeCoefAction: 1 }), key)).body };
};

describe('a stake that an operator decides', () => {
  const ask = async () => {
    const { bets, maximum } = await longBets(fixture, player);
    const amount = Math.ceil(maximum) + 200;
    const key = randomUUID();
    const asked = order(player, bets, { amount, changeCoefAction: 1, isVipBet: true });
    return { key, amount, body: (await place(player, asked, key)).body };
  };
  const accept = async () => {
    const { vipBets } = (await fixture.visitor().send(VIP_BETS)).read();
    const id = String(Math.max(...vipBets.map((bet) => bet.id)));
    return fixture.visitor().send(DECIDE_VIP_BET, { params: { id }, body: { decision: 'accept' } });
  };

  it('counts while it is held, and once when it is taken [RG-09, VIP-6]', async () => {
    const { key, amount } = await ask();
    await saveLimits(player, [['daily-wagering', amount + 10]]);
    expect((await limitsOf(player))[0]?.balance).toBe(10);
    await accept();
    expect(await lookUp(key)).toMatchObject({ status: 'accepted' });
    expect((await limitsOf(player))[0]?.balance).toBe(10);
  });

  it('is not held above a limit [RG-09]', async () => {
    await saveLimits(player, [['daily-loss', 50]]);
    const before = await money();
    expect((await ask()).body).toMatchObject({ status: 'rejected', reason: 'daily-loss-reached', limit: 50 });
    expect(await money()).toBe(before);
  });

  const offer = async (amount: number) => {
    const { vipBets } = (await fixture.visitor().send(VIP_BETS)).read();
    const params = { id: String(Math.max(...vipBets.map((bet) => bet.id))) };
    return fixture.visitor().send(DECIDE_VIP_BET, { params, body: { decision: 'offer', amount } });
  };

  it('is not taken at the offered amount once the time of the session is over, and goes back [SN-8, VIP-10, RG-13]', async () => {
    await saveLimits(player, [['session', 1]]);
    await fixture.move(hours(1) - 1000);
    const before = await money();
    const { key, amount } = await ask();
    await offer(amount - 50);
    await fixture.move(1000);
    const answer = { params: { key }, body: { answer: 'accept', amount: amount - 50 } } as const;
    expect((await player.send(ANSWER_VIP_BET, answer)).body).toMatchObject({ reason: 'session-ended' });
    expect(await money()).toBe(before);
  });

  it('goes back to whoever is excluded meanwhile [SX-7, VIP-7]', async () => {
    const before = await money();
    const { key } = await ask();
    await shutOut(player, 1);
    await signIn();
    expect(await lookUp(key)).toMatchObject({ status: 'rejected', reason: 'vip-refused' });
    expect(await money()).toBe(before);
  });
});

describe('a live bet that waits', () => {
  it('is taken though the time of the session ends meanwhile [SN-8, RG-13, REL-43]', async () => {
    await saveLimits(player, [['session', 1]]);
    await fixture.move(hours(1) - 1000);
    const { key, body } = await live(20);
    expect(body.status).toBe('pending');
    await fixture.move(DELAY);
    expect(await lookUp(key)).toMatchObject({ status: 'accepted' });
    expect((await live(20)).body).toMatchObject({ status: 'rejected', reason: 'session-ended' });
  });

  it('is refused where its player is excluded meanwhile [LP-1, REL-44]', async () => {
    const { key } = await live(20);
    await shutOut(player, 1);
    await fixture.move(DELAY);
    await signIn();
    expect(await lookUp(key)).toMatchObject({ status: 'rejected', reason: 'self-excluded' });
  });

  it('of another tab is taken before the exclusion or not at all, and none after it [LP-1, SX-5, REL-44]', async () => {
    const other: TestPlayer = { ...player, ...fixture.visitor(player.cookies) };
    const [bet] = await openBets(fixture, 1);
    const asked = async () => place(other, order(player, [bet!], { amount: 20, changeCoefAction: 1 }), randomUUID());
    const [answers] = await Promise.all([Promise.all([asked(), asked(), asked(), asked()]), shutOut(player, 7)]);
    expect((await asked()).status).toBe(401);
    await signIn();
    const { body } = await place(player, order(player, [bet!], { amount: 20, changeCoefAction: 1 }), randomUUID());
    expect(body).toMatchObject({ status: 'rejected', reason: 'self-excluded' });
    const accepted = answers.filter((answer) => answer.status === 200 && answer.body.status === 'accepted');
    const { database } = fixture.sandbox;
    const taken = await database.selectFrom('coupons').select('id').where('user_id', '=', player.userId).execute();
    expect(taken).toHaveLength(accepted.length);
  });

  it('is refused where others have used the limit up meanwhile, and before it waits [RG-09]', async () => {
    await saveLimits(player, [['daily-wagering', 50]]);
    expect((await live(60)).body).toMatchObject({ status: 'rejected', reason: 'daily-wagering-reached' });
    const keys = [(await live(30)).key, (await live(30)).key];
    await fixture.move(DELAY);
    const verdicts = await Promise.all(keys.map(lookUp));
    // both were sent in the same millisecond: which comes first nobody says
    expect(verdicts.map(({ status }) => status).toSorted()).toEqual(['accepted', 'rejected']);
  });
});

describe('a free bet', () => {
  const giveCode = async (code: string) =>
    fixture.sandbox.database
      .insertInto('coupon_promo_codes')
      .values({
        code,
        user_id: player.userId,
        is_listed: true,
        kind: 'free-bet',
        currency: 'RUB',
        amount: 50_000 as Minor,
        percent: null,
        least_odds: null,
        least_bets: 1,
        coupon_type: null,
        starts_at: 0,
        ends_at: fixture.clock.now() + days(60),
      })
      .execute();
  const use = async (code: string) => {
    const [bet] = await openBets(fixture, 1);
    return (await place(player, order(player, [bet!], { amount: 500, promoCode: code, changeCoefAction: 1 }))).body;
  };

  it('takes nothing of a limit: the house stakes it [FB-2]', async () => {
    const code = `FREE-${String(player.userId)}`;
    await giveCode(code);
    await saveLimits(player, [['daily-wagering', 20]]);
    expect(await use(code)).toMatchObject({ status: 'accepted' });
    expect((await limitsOf(player))[0]?.balance).toBe(20);
  });

  it('is nothing for whoever is shut out [LP-4, RG-11]', async () => {
    const code = `OUT-${String(player.userId)}`;
    await giveCode(code);
    await saveLimits(player, [['deposit-time-out', 7]]);
    expect((await player.send(CHECK_COUPON_PROMO, { body: { code } })).body).toMatchObject({ state: 'unknown' });
    expect(await use(code)).toMatchObject({ status: 'rejected', reason: 'promo-unknown' });
  });
});

describe('the clock of the debugger', () => {
  it('moves the cooling-off of a looser limit [LC-3]', async () => {
    await saveLimits(player, [['daily-deposit', 500]]);
    await loosen(player, [['daily-deposit', 900]]);
    const confirm = async () => player.send(LIMIT_ACTION, { body: { action: 'confirm', limitTypes: [20] } });
    await player.send(MOVE_CLOCK, { body: { by: hours(24) - minutes(1) } });
    expect((await confirm()).code).toBe('too-early');
    await player.send(MOVE_CLOCK, { body: { by: minutes(1) } });
    expect((await confirm()).status).toBe(200);
    expect((await limitsOf(player)).map(({ value, state }) => [value, state])).toEqual([[900, 'active']]);
  });
});
