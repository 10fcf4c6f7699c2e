import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../../core/shared/time.ts';
import { CHECK_CONTACT_CODE, SEND_CONTACT_CODE } from '../../../infrastructure/player/contact-calls.ts';
import { CAPTCHA_HEADER, CAPTCHA_UPDATE, CAPTCHA_VALIDATE } from '../../../infrastructure/session/captcha-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { captchaProof, captchaToken } from '../../support/browser/captcha-visitor.ts';
import { visitor, type Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
let looked = 0;
beforeEach(async () => {
  looked = 0;
  fixture = await openFixture({
    captcha: { after: 5, work: 40 },
    rateLimits: { signIn: { times: 5, within: minutes(5) } },
    passwordHasher: {
      hash: async (password) => Promise.resolve(`fake ${password}`),
      isRight: async (password, hash) => {
        looked += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
        return hash === `fake ${password}`;
      },
    },
  });
  player = await fixture.player();
});
afterEach(() => fixture.close());

/** A browser at an address of its own. */
const from = (remoteAddress: string): Visitor =>
  visitor({
    inject: async (request: object) => fixture.app.inject({ ...request, remoteAddress }),
  } as never);
const signIn = async (by: Visitor, uLogin: string, token?: string) =>
  by.send(SIGN_IN, { body: { uLogin, uPassword: 'guess', save: false } }, { [CAPTCHA_HEADER]: token });
const fail = async (by: Visitor, login: string, times: number) => {
  for (let time = 0; time < times; time += 1) await signIn(by, login);
};
const task = async (by: Visitor) => (await by.send(CAPTCHA_UPDATE, { query: { call: SIGN_IN.name } })).body;
const sumOf = ({ question: { first, second } }: Awaited<ReturnType<typeof task>>) => String(first + second);
const answer = async (by: Visitor, { challenge }: Awaited<ReturnType<typeof task>>, words: string) =>
  (await by.send(CAPTCHA_VALIDATE, { body: { captcha: { challenge, answer: words }, calls: 5 } })).body;

describe('who guesses', () => {
  it('does not learn from a captcha or a wait which e-mail and which id are one player [CAP-7]', async () => {
    const email = 'hidden@example.org';
    await player.send(SEND_CONTACT_CODE, { body: { contact: email, password: '' } });
    const { messages } = await fixture.outbox();
    const code = messages.find(({ to }) => to === email)?.code ?? '';
    expect((await player.send(CHECK_CONTACT_CODE, { body: { kind: 'email', code } })).status).toBe(200);
    await fail(from('127.0.0.2'), email, 5);
    expect(await signIn(from('127.0.0.9'), email.toUpperCase())).toMatchObject({ status: 400, code: '111' });
    for (const login of [String(player.userId), '9999999']) {
      expect((await signIn(from('127.0.0.3'), login)).status, login).toBe(401);
    }
  });

  it('tries at once no more often than one after another [CAP-7]', async () => {
    const by = from('127.0.0.4');
    await fail(by, 'first@example.org', 4);
    looked = 0;
    const names = Array.from({ length: 12 }, (_, place) => `n${String(place)}@example.org`);
    const replies = await Promise.all(names.map(async (login) => signIn(by, login)));
    expect(looked).toBe(1);
    expect(replies.filter(({ code }) => code === '111')).toHaveLength(11);
  });

  it('is not counted where the password was right [CAP-7]', async () => {
    const by = from('127.0.0.5');
    const body = { uLogin: String(player.userId), uPassword: player.password, save: false };
    for (let time = 0; time < 8; time += 1) {
      by.cookies.clear();
      expect((await by.send(SIGN_IN, { body })).status).toBe(200);
    }
  });

  it('tries the password of a contact ten times at most, also at once [TWO-21]', async () => {
    await fixture.move(minutes(11));
    await player.send(SEND_CONTACT_CODE, { body: { contact: 'warm@example.org', password: player.password } });
    looked = 0;
    const bodies = Array.from({ length: 40 }, () => ({ contact: 'x@example.org', password: 'wrong' }));
    const proofs = await Promise.all(
      bodies.map(async (_, place) => captchaToken(from(`10.1.0.${String(place)}`), SEND_CONTACT_CODE.name)),
    );
    await Promise.all(
      bodies.map(async (body, place) => {
        const by = visitor(
          {
            inject: async (request: object) =>
              fixture.app.inject({ ...request, remoteAddress: `10.1.0.${String(place)}` }),
          } as never,
          undefined,
          new Map(player.cookies),
        );
        return by.send(SEND_CONTACT_CODE, { body }, { [CAPTCHA_HEADER]: proofs[place] });
      }),
    );
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(10);
  });
});

describe('a captcha', () => {
  it('pays where it was asked for, not at another address [CAP-7, CAP-8]', async () => {
    const [here, there] = [from('127.0.1.1'), from('127.0.1.2')];
    await fail(here, 'a@example.org', 5);
    await fail(there, 'b@example.org', 5);
    const token = await captchaToken(here, SIGN_IN.name);
    expect((await signIn(there, 'b@example.org', token)).status).toBe(400);
    expect((await signIn(here, 'a@example.org', token)).status).not.toBe(400);
    const carried = await captchaProof(here, SIGN_IN.name);
    const { success } = (await there.send(CAPTCHA_VALIDATE, { body: { captcha: carried, calls: 1 } })).body;
    expect(success).toBe(false);
  });

  it('answered in words pays for one call [CAP-7, CAP-9]', async () => {
    const by = from('127.0.1.3');
    await fail(by, 'a@example.org', 5);
    const asked = await task(by);
    await fixture.move(seconds(15));
    const { token } = await answer(by, asked, sumOf(asked));
    expect((await signIn(by, 'a@example.org', token)).status).not.toBe(400);
    expect((await signIn(by, 'a@example.org', token)).status).toBe(400);
  });

  it('answered too early leaves the question open for the others of a network [CAP-9]', async () => {
    const by = from('127.0.1.4');
    for (let time = 0; time < 12; time += 1) {
      const early = await task(by);
      expect(await answer(by, early, sumOf(early))).toMatchObject({ success: false });
    }
    const asked = await task(by);
    await fixture.move(seconds(15));
    expect(await answer(by, asked, sumOf(asked))).toMatchObject({ success: true });
  });

  it('hides its number anywhere in the range that it tells [CAP-8]', async () => {
    let least = 40;
    for (let time = 0; time < 25 && least >= 20; time += 1) {
      const { solution } = await captchaProof(from('127.0.1.5'), SIGN_IN.name);
      least = Math.min(least, solution.counter);
    }
    expect(least).toBeLessThan(20);
  });
});
