import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../../core/shared/time.ts';
import { SEND_RECOVERY_CODE } from '../../../infrastructure/registration/recovery-calls.ts';
import {
  CAPTCHA_HEADER,
  CAPTCHA_TIME,
  CAPTCHA_UPDATE,
  CAPTCHA_VALIDATE,
} from '../../../infrastructure/session/captcha-calls.ts';
import { httpCaptchaGateway } from '../../../infrastructure/session/http-captcha-gateway.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { SET_CAPTCHA } from '../../../infrastructure/site/debugger-calls.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { browserClient } from '../../support/browser/browser-client.ts';
import { captchaProof, captchaToken } from '../../support/browser/captcha-visitor.ts';
import type { Visitor } from '../../support/browser/visitor.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
let stranger: Visitor;
beforeEach(async () => {
  fixture = await openFixture({ captcha: { after: 2, work: 20 } });
  player = await fixture.player();
  stranger = fixture.visitor();
});
afterEach(() => fixture.close());

const form = (uPassword: string) => ({ body: { uLogin: String(player.userId), uPassword, save: false } });
const signIn = async (password: string, token?: string, by = stranger) =>
  by.send(SIGN_IN, form(password), { [CAPTCHA_HEADER]: token });
const fail = async (times: number) => {
  for (let time = 0; time < times; time += 1) await signIn('wrong-password');
};
const task = async (call: string = SIGN_IN.name) => (await stranger.send(CAPTCHA_UPDATE, { query: { call } })).body;
const proof = async (call: string = SIGN_IN.name) => captchaProof(stranger, call);
const validate = async (captcha: Awaited<ReturnType<typeof proof>> | object, calls = 1) =>
  (await stranger.send(CAPTCHA_VALIDATE, { body: { captcha: captcha as never, calls } })).body;
const token = async (call: string = SIGN_IN.name, calls?: number) => captchaToken(stranger, call, calls);

describe('a sign-in that was refused twice', () => {
  beforeEach(() => fail(2));

  it('asks for a captcha, whether the password is right or wrong [CAP-7]', async () => {
    for (const password of ['wrong-password', player.password]) {
      expect(await signIn(password)).toMatchObject({ status: 400, code: '111' });
    }
    expect(await signIn(player.password, await token())).toMatchObject({ status: 200 });
  });

  it('takes a token once, however many calls it was asked for [CAP-7]', async () => {
    const once = await token();
    expect((await signIn('wrong-password', once)).status).toBe(401);
    expect(await signIn('wrong-password', once)).toMatchObject({ status: 400, code: '111' });
    const thrice = await token(undefined, 3);
    const replies = await Promise.all([1, 2, 3, 4].map(async () => signIn('wrong-password', thrice)));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === '111')).toHaveLength(3);
  });

  it('takes no token of another call, of another time or of nobody [CAP-7, CAP-8]', async () => {
    expect((await signIn('wrong-password', await token(SEND_RECOVERY_CODE.name))).status).toBe(400);
    const late = await token();
    await fixture.move(minutes(2));
    expect((await signIn('wrong-password', late)).status).toBe(400);
    for (const forged of [`${late?.slice(0, -1)}A`, 'x', '', late?.replace(/\.1\./, '.5.')]) {
      expect((await signIn('wrong-password', forged)).status).toBe(400);
    }
  });

  it('asks for nothing on the device of the player, nor after a quarter of an hour [CAP-7]', async () => {
    expect((await signIn(player.password, undefined, player)).status).toBe(200);
    await fixture.move(minutes(15));
    expect((await signIn(player.password)).status).toBe(200);
  });
});

describe('a code that is asked for again and again', () => {
  it('costs a captcha of its own kind from the third on [CAP-1, CAP-7]', async () => {
    let times = 0;
    const send = async (given?: string) => {
      times += 1;
      const contact = `a${String(times)}@example.com`;
      return stranger.send(SEND_RECOVERY_CODE, { body: { contact } }, { [CAPTCHA_HEADER]: given });
    };
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 400, code: '113' });
    expect((await send(await token(SEND_RECOVERY_CODE.name))).status).toBe(200);
    const thrice = await token(SEND_RECOVERY_CODE.name, 3);
    const replies = await Promise.all([1, 2, 3, 4].map(async () => send(thrice)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.filter(({ code }) => code === '113')).toHaveLength(1);
  });
});

describe('a challenge', () => {
  it('is answered once, right or wrong [CAP-8]', async () => {
    const solved = await proof();
    expect(await validate(solved)).toMatchObject({ success: true });
    expect(await validate(solved)).toMatchObject({ success: false, type: 1 });
    const other = await proof();
    const wrong = { ...other, solution: { ...other.solution, counter: other.solution.counter + 1, derivedKey: 'ab' } };
    expect(await validate(wrong)).toMatchObject({ success: false });
    expect(await validate(other)).toMatchObject({ success: false });
  });

  it('holds for five minutes and only as the server made it [CAP-8]', async () => {
    const { challenge, solution } = await proof();
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    expect(await validate({ challenge: easier, solution })).toMatchObject({ success: false });
    const late = await proof();
    await fixture.move(minutes(5));
    expect(await validate(late)).toMatchObject({ success: false });
  });

  it('is not stored by anybody on the way [CAP-8]', async () => {
    const { headers } = await stranger.send(CAPTCHA_UPDATE, { query: { call: SIGN_IN.name } });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('can be answered in words after 15 s, ten times an hour [CAP-9]', async () => {
    const early = await task();
    const answer = ({ question }: typeof early) => String(question.first + question.second);
    expect(await validate({ challenge: early.challenge, answer: answer(early) })).toMatchObject({ success: false });
    const patient = await task();
    await fixture.move(seconds(15));
    expect(await validate({ challenge: patient.challenge, answer: ` ${answer(patient)} ` })).toMatchObject({
      success: true,
    });
    const wrong = await Promise.all(Array.from({ length: 9 }, async () => task()));
    await fixture.move(seconds(15));
    for (const { challenge } of wrong) await validate({ challenge, answer: '-1' });
    const over = await task();
    expect((await stranger.send(CAPTCHA_TIME)).body.time).toBeGreaterThan(3000);
    await fixture.move(seconds(20));
    expect(await validate({ challenge: over.challenge, answer: answer(over) })).toMatchObject({ success: false });
  });
});

it('is asked by the page how long its answers in words are not taken [CAP-11]', async () => {
  const gateway = httpCaptchaGateway(browserClient(fixture));
  expect(await gateway.wordsWait()).toEqual({ ok: true, value: 0 });
  const given = [];
  for (let round = 0; round < 10; round += 1) given.push(await gateway.task(SIGN_IN.name));
  await fixture.move(seconds(15));
  for (const reply of given) {
    const { challenge = {} } = reply.ok ? reply.value : {};
    await gateway.validate({ kind: 'words', challenge, answer: '-1' }, 1);
  }
  const wait = await gateway.wordsWait();
  expect(wait.ok && wait.value).toBeGreaterThan(minutes(50));
  const next = await gateway.task(SIGN_IN.name);
  expect(next.ok && next.value.wait).toBeGreaterThan(minutes(50));
});

describe('a debugger', () => {
  it.each([
    ['picture', '100'],
    ['checkbox', '111'],
    ['puzzle', '112'],
    ['invisible', '113'],
  ] as const)('has every sign-in ask for a captcha of the kind %s [CAP-12]', async (kind, code) => {
    await stranger.send(SET_CAPTCHA, { body: { kind, isAlwaysAsked: true } });
    expect(await signIn(player.password)).toMatchObject({ status: 400, code });
    expect((await signIn(player.password, await token())).status).toBe(200);
    await stranger.send(SET_CAPTCHA, { body: { isAlwaysAsked: false } });
    await fail(2);
    expect(await signIn(player.password)).toMatchObject({ status: 400, code: '111' });
  });
});

it('counts tries, challenges and tokens in the windows that all processes share [CAP-7, CAP-8]', async () => {
  await fail(2);
  await signIn('wrong-password', await token());
  const { tries } = await fixture.sandbox.database
    .selectFrom('rate_windows')
    .select((of) => of.fn.countAll<number>().as('tries'))
    .executeTakeFirstOrThrow();
  // the account and the address of the guard, those of the throttle, the challenge, its answer, its token
  expect(Number(tries)).toBeGreaterThanOrEqual(7);
});
