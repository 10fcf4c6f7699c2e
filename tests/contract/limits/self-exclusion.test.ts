import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '../../../core/shared/ids.ts';
import { days } from '../../../core/shared/time.ts';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { PROMO_CODES } from '../../../infrastructure/coupon/promo-code-calls.ts';
import { START_NEWSLETTER } from '../../../infrastructure/player/contact-calls.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';
import { answerDocument } from '../../../infrastructure/sandbox/documents/document-changes.ts';
import { SAVE_PROFILE } from '../../../infrastructure/player/profile-calls.ts';
import { HELD_EXCLUSION } from '../../../infrastructure/limits/limit-calls.ts';
import { RIGHTS } from '../../../infrastructure/player/player-calls.ts';
import {
  REGISTER_BY_PHONE,
  REGISTER_IN_FULL,
  SEND_PHONE_CODE,
} from '../../../infrastructure/registration/registration-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { SANDBOX_STATE, SET_JURISDICTION, SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import { openBets, order, place } from '../../support/browser/open-bets.ts';
import { limitsOf, saveLimits, shutOut } from '../../support/browser/walks/set-limits.ts';
import { SESSION_COOKIE_NAME } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
let player: TestPlayer;
beforeAll(async () => {
  fixture = await openFixture();
});
beforeEach(async () => {
  player = await fixture.player();
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const signIn = async (browser: Pick<TestPlayer, 'send'> = player) =>
  browser.send(SIGN_IN, { body: { uLogin: String(player.userId), uPassword: player.password, save: false } });
const rights = async () => (await player.send(RIGHTS, { body: {} })).read();
const bet = async () => {
  const [open] = await openBets(fixture, 1);
  return (await place(player, order(player, [open!]))).body;
};
const kept = async (changes: object) =>
  fixture.sandbox.database.updateTable('users').set(changes).where('id', '=', player.userId).execute();

describe('a self-exclusion', () => {
  it('holds at once: every session ends, on every device [SX-5, RG-10]', async () => {
    const phone = fixture.visitor();
    expect((await signIn(phone)).status).toBe(200);
    const at = fixture.sandbox.clock.now();
    expect((await shutOut(player, 30)).read()).toEqual({ endsAt: at + days(30) });
    for (const browser of [player, phone]) expect((await browser.send(ACCOUNT_LIST)).status).toBe(401);
    expect(player.cookies.has(SESSION_COOKIE_NAME)).toBe(false);
  });

  it('lets its player in again, who is told until when and may only withdraw [LP-1, LP-3, RG-11]', async () => {
    const at = fixture.sandbox.clock.now();
    await shutOut(player, 30);
    await signIn();
    expect(await limitsOf(player)).toMatchObject([{ kind: 'self-exclusion', value: 30, endsAt: at + days(30) }]);
    expect(await rights()).toEqual(['withdraw']);
    expect(await bet()).toMatchObject({ status: 'rejected', reason: 'self-excluded', until: at + days(30) });
    const body = { id: player.accountId, amount: 10, lng: 'en' } as const;
    const refused = await player.send(TOP_UP, { body });
    expect(refused).toMatchObject({ status: 403, code: 'self-excluded' });
    expect(refused.text).toContain('You have excluded yourself until November 15, 2026');
  });

  it('ends by itself, and not before [LM-10, LP-5]', async () => {
    await shutOut(player, 1);
    await signIn();
    await fixture.move(days(1) - 1000);
    await signIn();
    expect(await bet()).toMatchObject({ reason: 'self-excluded' });
    await fixture.move(1000);
    expect(await bet()).toMatchObject({ status: 'accepted' });
    expect(await rights()).toEqual(['bet', 'deposit', 'withdraw']);
  });

  it('is found under its key by whoever lost the answer with the session, and under no other [SX-9]', async () => {
    const key = randomUUID();
    const held = async (userId: UserId, asked: string) =>
      (await fixture.visitor().send(HELD_EXCLUSION, { params: { key: asked }, query: { userId } })).read();
    const at = fixture.sandbox.clock.now();
    await saveLimits(player, [['daily-deposit', 500]], key);
    expect(await held(player.userId, key)).toEqual({ isHeld: false });
    const sent = randomUUID();
    await shutOut(player, 7, 'self-exclusion', sent);
    expect(await shutOut(player, 7, 'self-exclusion', sent)).toMatchObject({ status: 401 });
    expect(await held(player.userId, sent)).toEqual({ isHeld: true, endsAt: at + days(7) });
    const told = await fixture
      .visitor()
      .send(HELD_EXCLUSION, { params: { key: sent }, query: { userId: player.userId } });
    expect(told.headers['cache-control']).toBe('no-store');
    const other = await fixture.player();
    expect([await held(other.userId, sent), await held(player.userId, randomUUID())]).toEqual([
      { isHeld: false },
      { isHeld: false },
    ]);
  });

  it('is never shortened, and can be made longer [LC-5]', async () => {
    await shutOut(player, 30);
    await signIn();
    expect(await shutOut(player, 7)).toMatchObject({ status: 409, code: 'cannot-shorten' });
    expect((await shutOut(player, 90)).status).toBe(200);
    await signIn();
    expect(await limitsOf(player)).toMatchObject([{ value: 90 }]);
  });

  it('goes without a reason, or with one of those that are offered [SX-2]', async () => {
    const other = await fixture.player();
    expect((await shutOut(other, 7)).status).toBe(200);
    const { send } = player;
    const ask = async (id: number) => shutOut({ ...player, send }, 7, 'self-exclusion', randomUUID(), id);
    expect(await ask(99)).toMatchObject({ status: 400, code: 'not-changeable' });
    expect((await ask(3)).status).toBe(200);
    await signIn();
    expect((await limitsOf(player))[0]?.selfExclusionReason).toEqual({ id: 3, text: 'Хочу сделать перерыв' });
  });

  it('leaves open bets as they are, and gives back what an operator holds [SX-7, VIP-7]', async () => {
    expect(await bet()).toMatchObject({ status: 'accepted' });
    await shutOut(player, 7);
    const { state } = await fixture.sandbox.database
      .selectFrom('coupons')
      .select('state')
      .where('user_id', '=', player.userId)
      .executeTakeFirstOrThrow();
    expect(state).toBe('open');
  });

  it('ends the news, which do not come again before it is over [LP-4, RG-10]', async () => {
    await kept({ newsletter_wanted_at: 1, email: `news${String(player.userId)}@example.com`, activation_type: 1 });
    await shutOut(player, 7);
    await signIn();
    expect((await player.send(START_NEWSLETTER, { body: {} })).status).toBe(403);
    const codes = await player.send(PROMO_CODES, { query: { currency: 'RUB' } });
    expect(codes.read().codes).toEqual([]);
  });

  it.each([2, 29, 31, 3000])('of %i days is not offered [LO-1]', async (length) => {
    expect(await shutOut(player, length)).toMatchObject({ status: 400, code: 'out-of-range' });
    expect((await player.send(ACCOUNT_LIST)).status).toBe(200);
  });

  it('is refused while the operator has switched extra limits off, and holds on where it holds [LM-8, LM-11]', async () => {
    const extra = async (areExtraLimitsOff?: boolean) =>
      player.send(SET_RESTRICTIONS, {
        body: { banLevel: 0, banVersion: 1, areTermsChanged: false, areExtraLimitsOff },
      });
    expect((await saveLimits(player, [['session', 2]])).status).toBe(200);
    for (const isOff of [true, true, undefined]) expect((await extra(isOff)).status).toBe(200);
    expect((await player.send(SANDBOX_STATE)).read().restrictions?.areExtraLimitsOff).toBe(true);
    expect((await limitsOf(player)).map(({ kind }) => kind)).toEqual(['extra', 'session']);
    const refused = { status: 409, code: 'switched-off' };
    expect(await shutOut(player, 30)).toMatchObject(refused);
    for (const kind of ['session', 'deposit-time-out'] as const) {
      expect(await saveLimits(player, [[kind, 1]])).toMatchObject(refused);
    }
    expect((await saveLimits(player, [['daily-deposit', 500]])).status).toBe(200);
    await extra(false);
    expect((await limitsOf(player)).map(({ kind }) => kind)).toEqual(['daily-deposit', 'session']);
    expect((await shutOut(player, 30)).status).toBe(200);
  });

  it('is not of the length between a time-out and the least exclusion of a place [LO-3, SX-1]', async () => {
    const law = async (jurisdiction: 'UK' | 'default') => player.send(SET_JURISDICTION, { body: { jurisdiction } });
    await law('UK');
    const answers = [await shutOut(player, 90), await shutOut(player, 180)];
    await law('default');
    expect(answers.map(({ status }) => status)).toEqual([400, 200]);
  });
});

describe('an excluded person', () => {
  const papers = { document_type_id: '1', passport: '4500 777888', inn: '770077007700' };
  const names = { name: 'Олег', surname: 'Тихий', date_birthday: '1985-05-05' };
  const save = async ({ send }: TestPlayer, body: object) => send(SAVE_PROFILE, { body: { lng: 'en', ...body } });
  /** As once a reviewer has accepted every document. */
  const prove = async ({ userId }: TestPlayer) =>
    fixture.sandbox.database
      .updateTable('users')
      .set({ internal_verification_status: 1 })
      .where('id', '=', userId)
      .execute();

  it.each([
    ['the document', { document_type_id: '1', passport: '4500-777888' }],
    ['the tax number', { inn: '770077007700' }],
    ['the names', { ...names, name: 'олег' }],
  ])('is shut out of another account by %s [RG-11, SX-11]', async (_, same) => {
    expect((await save(player, { ...names, ...papers })).status).toBe(200);
    const at = fixture.sandbox.clock.now();
    await shutOut(player, 180);
    const first = player;
    player = await fixture.player();
    expect(await bet()).toMatchObject({ status: 'accepted' });
    const refused = await save(player, same);
    expect(refused).toMatchObject({ status: 403, code: 'identity-refused' });
    expect(refused.text).toContain('money can be withdrawn');
    expect((await player.send(ACCOUNT_LIST)).status).toBe(401);
    expect(player.cookies.has(SESSION_COOKIE_NAME)).toBe(false);
    await signIn();
    expect(await limitsOf(player)).toMatchObject([{ kind: 'self-exclusion', value: 180, endsAt: at + days(180) }]);
    expect(await rights()).toEqual(['withdraw']);
    expect(await bet()).toMatchObject({ status: 'rejected', reason: 'self-excluded' });
    await fixture.sandbox.database
      .updateTable('users')
      .set({ document_number: null, tax_number: null, birth_date: null })
      .where('id', 'in', [first.userId, player.userId])
      .execute();
  });

  it.each([
    [
      'the document',
      { document_type_id: '1', passport: '45 00-777999' },
      { passport: '4500777999', document_type_id: '1' },
    ],
    ['the tax number', { inn: '770077007711' }, { inn: '770077007711' }],
    [
      'the names',
      { name: 'Пётр', surname: 'Тихий', date_birthday: '1985-05-06' },
      { name: 'тихий', surname: 'ПЕТР', date_birthday: '1985-05-06' },
    ],
  ])(
    'is shut out of an account that was there before, by %s, and may withdraw from it [RG-11, SX-13]',
    async (_, own, same) => {
      const second = player;
      expect((await save(second, same)).status).toBe(200);
      const namesake = await fixture.player();
      expect((await save(namesake, { ...names, surname: 'Громкий' })).status).toBe(200);
      const first = await fixture.player();
      expect((await save(first, own)).status).toBe(200);
      await prove(first);
      const at = fixture.sandbox.clock.now();
      expect((await shutOut(first, 30)).status).toBe(200);
      expect((await second.send(ACCOUNT_LIST)).status).toBe(401);
      expect((await namesake.send(ACCOUNT_LIST)).status).toBe(200);
      await signIn();
      expect(await limitsOf(second)).toMatchObject([{ kind: 'self-exclusion', endsAt: at + days(30) }]);
      expect(await rights()).toEqual(['withdraw']);
      expect(await bet()).toMatchObject({ status: 'rejected', reason: 'self-excluded' });
      const body = { id: second.accountId, amount: 10, lng: 'en' } as const;
      expect(await second.send(TOP_UP, { body })).toMatchObject({ status: 403, code: 'self-excluded' });
      await fixture.sandbox.database
        .updateTable('users')
        .set({ document_number: null, tax_number: null, birth_date: null })
        .where('id', 'in', [first.userId, second.userId, namesake.userId])
        .execute();
    },
  );

  it('is shut out of other accounts only by one whose documents were accepted, and by longer exclusions [SX-13]', async () => {
    const own = { inn: '770077007722' };
    const second = player;
    expect((await save(second, own)).status).toBe(200);
    const first = await fixture.player();
    expect((await save(first, own)).status).toBe(200);
    await shutOut(first, 30);
    expect((await second.send(ACCOUNT_LIST)).status).toBe(200);
    player = first;
    await signIn();
    player = second;
    await prove(first);
    const at = fixture.sandbox.clock.now();
    expect((await shutOut(first, 90)).status).toBe(200);
    expect((await second.send(ACCOUNT_LIST)).status).toBe(401);
    await signIn();
    expect(await limitsOf(second)).toMatchObject([{ kind: 'self-exclusion', endsAt: at + days(90) }]);
  });

  it('is not missed by whoever says the same in the same moment [SX-13]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [first, second] = [await fixture.player(), await fixture.player()];
      player = second;
      const same = { inn: `77007700774${String(round)}` };
      expect((await save(first, same)).status).toBe(200);
      await prove(first);
      await Promise.all([shutOut(first, 30), save(second, same)]);
      await signIn();
      expect(await rights()).toEqual(['withdraw']);
    }
  });

  it('is refused in a full registration, and shut out once a document is accepted [RG-11, SX-11]', async () => {
    expect((await save(player, names)).status).toBe(200);
    await shutOut(player, 30);
    const form = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true } as const;
    const typed = { ...form, ...names, surname: 'ТИХИЙ', password: 'correct horse battery', email: 'oleg@example.com' };
    const register = async (body: typeof typed) => fixture.visitor().send(REGISTER_IN_FULL, { body });
    expect(await register(typed)).toMatchObject({ status: 403, code: 'identity-refused' });
    expect((await register({ ...typed, date_birthday: '1985-05-06' })).status).toBe(200);
    player = await fixture.player();
    await kept({ name: names.name, surname: names.surname, birth_date: names.date_birthday });
    const row = { user_id: player.userId, kind: 'main', state: 'waiting', sent_at: 0 } as const;
    const { database } = fixture.sandbox;
    const { id } = await database.insertInto('player_documents').values(row).returning('id').executeTakeFirstOrThrow();
    const parts = {
      database,
      jurisdiction: () => 'default' as const,
      random: nodeRandom,
      now: fixture.sandbox.clock.now,
    } as const;
    expect(await answerDocument(parts, player.userId, { id, reason: undefined })).toBe(true);
    await signIn();
    expect(await rights()).toEqual(['withdraw']);
    expect(await save(player, { registration_address: 'Main street 1' })).toMatchObject({ status: 200 });
  });
});

describe('a registration', () => {
  const person = { name: 'Ann', surname: 'Lee', date_birthday: '1990-01-31', password: 'correct horse battery' };
  const choices = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true } as const;

  it('with the typed address of whoever is excluded tells nobody that they are [RG-11, SEC-61]', async () => {
    await kept({ email: 'gone@example.com', activation_type: 1 });
    const register = async () =>
      fixture.visitor().send(REGISTER_IN_FULL, { body: { ...choices, ...person, email: 'gone@example.com' } });
    await shutOut(player, 7);
    expect((await register()).status).toBe(200);
  });

  it('with the phone of whoever is excluded is refused [RG-11]', async () => {
    const phone = '+79995551234';
    await kept({ phone, activation_type: 0 });
    await shutOut(player, 7);
    const visitor = fixture.visitor();
    await visitor.send(SEND_PHONE_CODE, { body: { phone } });
    const [message] = (await fixture.outbox()).messages;
    const body = { ...choices, phone, password: person.password, code: message?.code ?? '' };
    expect(await visitor.send(REGISTER_BY_PHONE, { body })).toMatchObject({ status: 403, code: 'identity-refused' });
    const players = await fixture.sandbox.database
      .selectFrom('users')
      .select('id')
      .where('phone', '=', phone)
      .execute();
    expect(players).toEqual([{ id: player.userId satisfies UserId }]);
  });
});

describe('a time-out', () => {
  it('ends no session, and ends the news [RG-12]', async () => {
    await kept({ newsletter_wanted_at: 1 });
    expect((await saveLimits(player, [['deposit-time-out', 1]])).status).toBe(200);
    expect(await rights()).toEqual(['bet', 'withdraw']);
    const row = await fixture.sandbox.database
      .selectFrom('users')
      .select('newsletter_wanted_at')
      .where('id', '=', player.userId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ newsletter_wanted_at: null });
  });
});
