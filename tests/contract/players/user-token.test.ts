import { Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/shared/time.ts';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { REGISTER_IN_ONE_CLICK } from '../../../infrastructure/registration/registration-calls.ts';
import { USER_TOKEN } from '../../../infrastructure/session/token-calls.ts';
import { browserClient } from '../../support/browser/browser-client.ts';
import { handClock } from '../../support/fakes/hand-clock.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

const FORM = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true } as const;

describe('the token of a player', () => {
  it.each([
    ['a script', 'script', 'no-cors'],
    ['a picture', 'image', 'no-cors'],
    ['a style', 'style', 'no-cors'],
    ['a frame', 'iframe', 'navigate'],
    ['a page that is opened', 'document', 'navigate'],
  ])('is not made for %s of another site, whatever cookies come along [SEC-42]', async (_, dest, mode) => {
    const player = await fixture.player();
    for (const site of ['cross-site', 'same-site', 'none']) {
      const headers = { 'sec-fetch-site': site, 'sec-fetch-dest': dest, 'sec-fetch-mode': mode };
      const foreign = await player.send(USER_TOKEN, { query: {} }, headers);
      expect([site, foreign.status, foreign.text.includes('token":')]).toEqual([site, 403, false]);
    }
  });

  it('is no script, no picture and no resource of another site even where it is given [SEC-42]', async () => {
    const player = await fixture.player();
    const own = await player.send(USER_TOKEN, { query: {} });
    expect(own.status).toBe(200);
    expect(own.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/) as string,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(own.headers['access-control-allow-origin']).toBeUndefined();
    expect(() => new Script(own.text)).toThrow(SyntaxError);
  });
});

describe('a call that needs a user token', () => {
  it('is refused without one, with one of another session and with one that ran out [SEC-50]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    const body = { id: player.accountId, amount: 100 };
    const bearer = async (of = player) => `Bearer ${(await of.send(USER_TOKEN, { query: {} })).body.token}`;
    for (const authorization of [undefined, 'Bearer x.y', await bearer(other), 'Basic x']) {
      expect(await player.send(TOP_UP, { body }, { authorization })).toMatchObject({ status: 401, code: 'token' });
    }
    const own = await bearer();
    expect((await player.send(TOP_UP, { body }, { authorization: own })).status).toBe(200);
    await fixture.move(minutes(11));
    expect((await player.send(TOP_UP, { body }, { authorization: own })).status).toBe(401);
  });

  it('is refused with one that was replaced by force, and another session keeps its own [TOK-8, SEC-50]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    const body = { id: player.accountId, amount: 100 };
    const bearer = async (of = player, query = {}) => `Bearer ${(await of.send(USER_TOKEN, { query })).body.token}`;
    const statusWith = async (authorization: string, of = player) =>
      (await of.send(TOP_UP, { body: { ...body, id: of.accountId } }, { authorization })).status;
    const [first, others] = [await bearer(), await bearer(other)];
    const second = await bearer();
    expect([await statusWith(first), await statusWith(second)]).toEqual([200, 200]);
    const third = await bearer(player, { force_refresh: 'true' });
    expect([await statusWith(first), await statusWith(second), await statusWith(third)]).toEqual([401, 401, 200]);
    expect(await statusWith(others, other)).toBe(200);
    expect(await statusWith(await bearer())).toBe(200);
  });

  it('survives a storm of twenty refusals with one new token [TOK-3, TOK-4, SEC-50]', async () => {
    const { app, clock } = fixture;
    const heard: string[] = [];
    const http = browserClient({ app, clock: handClock(clock.now()) }, (url, status) => {
      heard.push(`${String(status)} ${url.split('?')[0] ?? ''}`);
    });
    await http.send(REGISTER_IN_ONE_CLICK, { body: FORM });
    const accounts = await http.send(ACCOUNT_LIST);
    const id = accounts.ok ? accounts.value.accounts[0]!.id : (0 as never);
    const storm = async () => {
      heard.splice(0);
      const calls = Array.from({ length: 20 }, async () => http.send(TOP_UP, { body: { id, amount: 1 } }));
      const done = (await Promise.all(calls)).filter(({ ok }) => ok).length;
      const times = (line: string) => heard.filter((each) => each === line).length;
      return { done, tokens: times(`200 ${USER_TOKEN.path}`), refusals: times(`401 ${TOP_UP.path}`) };
    };
    expect(await storm()).toEqual({ done: 20, tokens: 1, refusals: 0 });
    expect(await storm()).toEqual({ done: 20, tokens: 0, refusals: 0 });
    // the token has run out for the server, and not for the page
    clock.move(minutes(11));
    expect(await storm()).toEqual({ done: 20, tokens: 1, refusals: 20 });
    await fixture.assertSound();
  });
});
