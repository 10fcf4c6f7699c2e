import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import {
  ADD_CURRENCY,
  REMOVE_CURRENCY,
  TOP_UP,
  SET_ACTIVE_ACCOUNT,
} from '../../../infrastructure/accounts/account-change-calls.ts';
import {
  COUPON,
  COUPON_LINES,
  HISTORY,
  LOAD_COUPON,
  OPEN_COUPONS,
  PLACE_COUPON,
  PLACEMENT_LOOKUP,
  VOID_PLACEMENT,
  SAVE_COUPON,
} from '../../../infrastructure/coupon/coupon-calls.ts';
import type { AnyCall } from '../../../infrastructure/http/call.ts';
import { FINISH_GAME, SET_FEED, SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import { HIDE_BALANCE, RIGHTS, TERMS_STATUS, USER_CONFIG } from '../../../infrastructure/player/player-calls.ts';
import { REGISTER_IN_ONE_CLICK } from '../../../infrastructure/registration/registration-calls.ts';
import { DISCONNECT } from '../../../infrastructure/session/session-calls.ts';
import { SECURE_DATA } from '../../../infrastructure/session/secure-values-calls.ts';
import { USER_TOKEN, VIDEO_USER_TOKEN } from '../../../infrastructure/session/token-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { GAME } from '../../../infrastructure/sports/game-calls.ts';
import { SEARCH } from '../../../infrastructure/sports/found-games-calls.ts';
import { accepted, openBets, order, place, type OpenBet } from '../../support/browser/open-bets.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { CSRF_COOKIE_NAME } from '../../support/browser/visitor.ts';

type Inputs = readonly [call: AnyCall, input: object][];

describe('who may do what', () => {
  let fixture: SandboxFixture;
  let owner: TestPlayer;
  let other: TestPlayer;
  let bet: OpenBet;
  let couponId: number;
  const key = randomUUID();
  beforeAll(async () => {
    fixture = await openFixture();
    [owner, other] = [await fixture.player(), await fixture.player()];
    [bet] = (await openBets(fixture, 1)) as [OpenBet];
    couponId = accepted((await place(owner, order(owner, [bet]), key)).read()).coupons[0]!.id;
  });
  beforeEach(() => fixture.move(1000));
  afterAll(() => fixture.close());

  const owned = (): Inputs => [
    [COUPON, { params: { id: couponId }, query: { lng: 'ru' } }],
    [COUPON_LINES, { params: { id: couponId } }],
    [PLACEMENT_LOOKUP, { params: { key } }],
    [VOID_PLACEMENT, { params: { key } }],
    [SET_ACTIVE_ACCOUNT, { body: { id: owner.accountId } }],
    [TOP_UP, { body: { id: owner.accountId, amount: 100 } }],
  ];
  const changing = (): Inputs => [
    ...owned().filter(([call]) => call.changes !== 'none'),
    [PLACE_COUPON, { body: order(owner, [bet]), key: randomUUID() }],
    [ADD_CURRENCY, { body: { currencyId: 840 } }],
    [REMOVE_CURRENCY, { body: { currencyId: 840 } }],
    [USER_TOKEN, { query: {} }],
    [DISCONNECT, { body: {} }],
    [SIGN_IN, { body: { uLogin: String(owner.userId), uPassword: owner.password, save: true } }],
    [REGISTER_IN_ONE_CLICK, { body: { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true } }],
    [SAVE_COUPON, { body: { typeId: 0, bets: [{ outcomeId: bet.outcomeId, block: 0 }] } }],
    [FINISH_GAME, { params: { id: String(bet.gameId) }, body: {} }],
    [SET_FEED, { body: { mode: 'down', delay: 0 } }],
  ];
  const rowCounts = async () => {
    const tables = [
      'users',
      'sessions',
      'accounts',
      'ledger',
      'coupons',
      'placements',
      'saved_coupons',
      'overrides',
    ] as const;
    const count = async (table: (typeof tables)[number]) =>
      (
        await fixture.sandbox.database
          .selectFrom(table)
          .select((of) => of.fn.countAll().as('n'))
          .execute()
      )[0]?.n;
    return Promise.all(tables.map(count));
  };

  it('turns away whoever is not signed in, hides what is another’s and answers its owner [SEC-83]', async () => {
    for (const [call, input] of owned()) {
      const answers = await Promise.all([fixture.visitor(), other, owner].map((who) => who.send(call, input)));
      expect([call.name, ...answers.map(({ status }) => status)]).toEqual([call.name, 401, 404, 200]);
    }
    for (const call of [
      ACCOUNT_LIST,
      HISTORY,
      OPEN_COUPONS,
      ADD_CURRENCY,
      REMOVE_CURRENCY,
      USER_TOKEN,
      VIDEO_USER_TOKEN,
      SECURE_DATA,
      USER_CONFIG,
      RIGHTS,
      HIDE_BALANCE,
      TERMS_STATUS,
      SET_RESTRICTIONS,
    ] as readonly AnyCall[]) {
      const input = { query: { lng: 'ru', state: 'all', page: 1 }, body: { currencyId: 978 } };
      expect([call.name, (await fixture.visitor().send(call, input)).status]).toEqual([call.name, 401]);
    }
  });

  it('takes no bet of a banned player, and takes them again when the ban is lifted', async () => {
    const banned = await fixture.player();
    await banned.send(SET_RESTRICTIONS, { body: { banLevel: 1, banVersion: 1, areTermsChanged: false } });
    const refused = (await place(banned, order(banned, [bet]))).read();
    expect(refused).toMatchObject({ status: 'rejected', reason: 'player-blocked' });
    await banned.send(SET_RESTRICTIONS, { body: { banLevel: 0, banVersion: 1, areTermsChanged: false } });
    expect((await place(banned, order(banned, [bet]))).read()).toMatchObject({ status: 'accepted' });
  });

  it('lists nothing of another player [SEC-83]', async () => {
    const query = { lng: 'ru', state: 'all', page: 1, accountId: owner.accountId } as const;
    expect((await other.send(HISTORY, { query })).read().totalCount).toBe(0);
    expect((await other.send(OPEN_COUPONS, { query: { lng: 'ru' } })).read().coupons).toEqual([]);
    const theirs = (await place(other, { ...order(other, [bet]), accountId: owner.accountId })).read();
    expect(theirs).toMatchObject({ status: 'rejected', reason: 'account-unavailable' });
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['an address typed in', { 'sec-fetch-site': 'none' }],
    ['an old browser on another site', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
    ['a page that hides its origin', { 'sec-fetch-site': undefined, origin: 'null' }],
    ['another site that sends only a referrer', { 'sec-fetch-site': undefined, referer: 'https://evil.example/x' }],
    ['a form, which cannot send our header', { 'x-requested-with': undefined }],
  ])('refuses changes from %s [SEC-40]', async (_, headers) => {
    const before = await rowCounts();
    for (const [call, input] of changing()) {
      const answer = await owner.send(call, input, headers);
      expect([call.name, answer.status, answer.code]).toEqual([call.name, 403, 'csrf']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(await rowCounts()).toEqual(before);
  });

  it('refuses bodies that a form can send [SEC-40]', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await owner.send(SAVE_COUPON, { body: { typeId: 0, bets: [] } }, { 'content-type': type });
      expect([type, answer.status, answer.code]).toEqual([type, 415, 'not-json']);
    }
  });

  it('takes changes from its own pages in browsers old and new, and from programs', async () => {
    const body = { typeId: 0, bets: [{ outcomeId: bet.outcomeId, block: 0 }] };
    for (const headers of [
      {},
      { 'sec-fetch-site': undefined, origin: 'http://localhost:3000' },
      { 'sec-fetch-site': undefined, referer: 'http://localhost:3000/ru/line' },
      { 'sec-fetch-site': undefined },
    ]) {
      expect((await fixture.visitor().send(SAVE_COUPON, { body }, headers)).status).toBe(200);
    }
  });

  it('moves money only with the token of the same session [SEC-40]', async () => {
    const input = { body: { id: owner.accountId, amount: 100 } };
    for (const token of [undefined, '', 'x'.repeat(43), other.cookies.get(CSRF_COOKIE_NAME)]) {
      const answer = await owner.send(TOP_UP, input, { 'x-csrf-token': token });
      expect([answer.status, answer.code]).toEqual([403, 'csrf']);
    }
    expect((await owner.send(TOP_UP, input)).status).toBe(200);
  });

  it('ignores fields that are nobody’s to set [SEC-84]', async () => {
    const extra = {
      id: 1,
      userId: other.userId,
      user_id: other.userId,
      balance: 1e9,
      is_blocked: false,
      state: 'won',
      payout: 1e6,
    };
    const body = { ...order(owner, [bet]), ...extra, isAdmin: true };
    const [coupon] = accepted((await owner.send(PLACE_COUPON, { body, key: randomUUID() })).read()).coupons;
    expect(coupon).toMatchObject({ state: 'open', payout: 0, accountId: owner.accountId });
    expect(coupon?.id).not.toBe(1);
    const row = fixture.sandbox.database.selectFrom('coupons').select('user_id').where('id', '=', coupon!.id);
    expect((await row.executeTakeFirst())?.user_id).toBe(owner.userId);
    const currency = { body: { currencyId: 981, ...extra, isActive: true, money: 1e9 } };
    const accounts = (await owner.send(ADD_CURRENCY, currency)).read().accounts;
    expect(accounts.at(-1)).toMatchObject({ currency: 'GEL', isActive: false, money: 100_000 });
    const form = {
      countryCode: 'ru',
      iso: 'RUB',
      isAdult: true,
      isTermsAccepted: true,
      ...extra,
      password: 'mine',
    } as const;
    const made = (await fixture.visitor().send(REGISTER_IN_ONE_CLICK, { body: form })).body;
    expect([made.userId === 1, made.password === 'mine']).toEqual([false, false]);
  });

  it('takes what looks like SQL or a script for a text [SEC-85]', async () => {
    const corpus = [
      "' or '1'='1",
      "'; drop table users; --",
      '" or 1=1 --',
      '\\',
      '%',
      '_',
      '${7*7}',
      '<script>',
      '\u0000',
      '\ud800',
    ];
    for (const text of corpus) {
      const search = await owner.send(SEARCH, { query: { lng: 'ru', text: `zzqx${text}` } });
      expect([text, search.status]).toEqual([text, text === '\u0000' ? 400 : 200]);
      expect([text, search.text.includes('"home"')]).toEqual([text, false]);
      const login = { uLogin: text.trim() === '' ? 'x' : text, uPassword: text, save: false };
      const signIn = await fixture.visitor().send(SIGN_IN, { body: login });
      expect([text, [400, 401].includes(signIn.status)]).toEqual([text, true]);
      expect((await owner.send(LOAD_COUPON, { params: { code: text }, query: { lng: 'ru' } })).status).not.toBe(500);
      const odd = { lng: 'ru', state: text as 'all', page: text, typeId: text } as const;
      expect((await owner.send(HISTORY, { query: odd })).status).toBe(400);
      const bets = [{ ...order(owner, [bet]).bets[0]!, outcomeId: text }];
      expect((await place(owner, { ...order(owner, [bet]), bets })).status).toBe(400);
    }
    expect((await owner.send(ACCOUNT_LIST)).status).toBe(200);
    expect(fixture.failures).toEqual([]);
  });

  it('tells nothing of its insides when something is wrong [SEC-82]', async () => {
    const answers = await Promise.all([
      fixture.app.inject({
        method: 'POST',
        url: SAVE_COUPON.path,
        headers: { 'content-type': 'application/json', 'x-requested-with': 'app' },
        payload: '{"typeId":',
      }),
      fixture.app.inject({ url: '/web-api/sports/game/%00?lng=ru' }),
      fixture.app.inject({ url: '/web-api/nowhere/at/all' }),
      fixture.app.inject({ url: '/web-api/sports/line?lng=xx' }),
      fixture.app.inject({ method: 'DELETE', url: ACCOUNT_LIST.path }),
    ]);
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expect(body).not.toMatch(/\bat .*\.ts|node_modules|select |Error:|valibot|fastify/i);
      expect(Object.keys(JSON.parse(body) as object)).toEqual(['code']);
    }
    await fixture.sandbox.database.schema.alterTable('saved_coupons').renameTo('hidden').execute();
    const body = { typeId: 0, bets: [{ outcomeId: bet.outcomeId, block: 0 }] };
    const failed = await owner.send(SAVE_COUPON, { body });
    await fixture.sandbox.database.schema.alterTable('hidden').renameTo('saved_coupons').execute();
    expect(failed.status).toBe(500);
    expect(JSON.parse(failed.text)).toEqual({
      code: 'failure',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(fixture.failures).toHaveLength(1);
  });

  it('keeps personal replies out of every cache, and lets no other site embed any', async () => {
    const personal = await owner.send(ACCOUNT_LIST);
    expect(personal.headers['cache-control']).toBe('no-store');
    const open = await owner.send(GAME, { params: { id: bet.gameId }, query: { lng: 'ru' } });
    for (const { headers } of [personal, open]) {
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});
