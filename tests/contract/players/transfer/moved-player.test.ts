import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '../../../../core/shared/time.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import { ACCOUNT_LIST } from '../../../../infrastructure/accounts/accounts-calls.ts';
import {
  ADD_CURRENCY,
  REMOVE_CURRENCY,
  SET_ACTIVE_ACCOUNT,
  TOP_UP,
} from '../../../../infrastructure/accounts/account-change-calls.ts';
import { DENY_CONTACT } from '../../../../infrastructure/player/contact-calls.ts';
import { HIDE_BALANCE, RIGHTS, USER_CONFIG } from '../../../../infrastructure/player/player-calls.ts';
import {
  ADD_PASSKEY,
  BEGIN_PASSKEY,
  BEGIN_PASSKEY_SIGN_IN,
  PASSKEY_SIGN_IN,
} from '../../../../infrastructure/session/passkey-calls.ts';
import { DISCONNECT, SESSION } from '../../../../infrastructure/session/session-calls.ts';
import { TWO_STEP_CODE } from '../../../../infrastructure/session/sign-in-calls.ts';
import { BEGIN_TWO_FACTOR, CONFIRM_TWO_FACTOR } from '../../../../infrastructure/session/two-factor-calls.ts';
import { FINISH_GAME, SANDBOX_STATE } from '../../../../infrastructure/site/debugger-calls.ts';
import { authenticatorCode } from '../../../support/browser/authenticator-app.ts';
import { accepted, openBets, order, place } from '../../../support/browser/open-bets.ts';
import { softwareAuthenticator } from '../../../support/browser/software-authenticator.ts';
import { beginDeposit, decideAt, stateOf } from '../../../support/browser/walks/pay.ts';
import { transferWalk } from '../../../support/browser/transfer-walk.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../../support/sandbox-fixture.ts';
import { minor } from '../../../support/units.ts';

const [USD, EUR] = [840, 978];

describe('a player who is transferred', () => {
  let fixture: SandboxFixture;
  let walk: ReturnType<typeof transferWalk>;
  beforeAll(async () => {
    fixture = await openFixture();
    walk = transferWalk(fixture);
  });
  beforeEach(() => {
    fixture.clock.move(minutes(61));
  });
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  const said = ({ status, code }: { readonly status: number; readonly code: string | undefined }) => [status, code];
  const moneyOf = async (by: TestPlayer) =>
    (await by.send(ACCOUNT_LIST)).read().accounts.map(({ currency, type, money, isActive }) => ({
      currency,
      type,
      money,
      isActive,
    }));
  /** The session of the new account, in the browser that asked. */
  const move = async (player: TestPlayer, phone: string, password?: string) => {
    const token = await walk.tokenFor(player, phone, password);
    const { reply, player: made } = (await walk.userData(player, token)).read();
    expect(reply).toEqual({ status: true });
    return { token, made: made! };
  };
  const playersAll = async () => {
    const { count } = await fixture.sandbox.database
      .selectFrom('users')
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  /** What all players have of each currency, by the books. */
  const ledgerOfPlayers = async () =>
    fixture.sandbox.database
      .selectFrom('ledger')
      .select((of) => ['currency', of.fn.sum('amount').as('amount')])
      .where('side', '=', 'player')
      .groupBy('currency')
      .orderBy('currency')
      .execute();
  const balancesOfPlayers = async () =>
    fixture.sandbox.database
      .selectFrom('accounts')
      .select((of) => ['currency', of.fn.sum('balance').as('amount')])
      .groupBy('currency')
      .orderBy('currency')
      .execute();

  it('has a new id, the same money to the smallest unit, and the books of before [TRF-9]', async () => {
    const { player, phone } = await walk.movingPlayer();
    await player.send(ADD_CURRENCY, { body: { currencyId: USD } });
    await player.send(ADD_CURRENCY, { body: { currencyId: EUR } });
    const { accounts } = (await player.send(ACCOUNT_LIST)).read();
    await player.send(SET_ACTIVE_ACCOUNT, { body: { id: accounts.find(({ currency }) => currency === 'USD')!.id } });
    const before = await moneyOf(player);
    const books = [await ledgerOfPlayers(), await balancesOfPlayers()];
    expect(books[0]).toEqual(books[1]);
    const { made } = await move(player, phone);
    expect([await ledgerOfPlayers(), await balancesOfPlayers()]).toEqual(books);
    expect((await walk.signIn(player, made.userId, made.password)).read()).toEqual({ userId: made.userId });
    expect((await player.send(SESSION)).read()).toMatchObject({ userId: made.userId });
    expect(made.userId).not.toBe(player.userId);
    expect(await moneyOf(player)).toEqual(before);
    const old = await fixture.sandbox.database
      .selectFrom('accounts')
      .selectAll()
      .where('user_id', '=', player.userId)
      .execute();
    expect(
      old.map(({ balance, is_active: isActive, closed_at: closedAt }) => [balance, isActive, closedAt === null]),
    ).toEqual(accounts.map(() => [0, false, false]));
    const moves = await fixture.sandbox.database
      .selectFrom('ledger')
      .selectAll()
      .where('kind', '=', 'transfer')
      .execute();
    expect(moves.filter(({ account_id: id }) => old.some((account) => account.id === id))).toHaveLength(3);
  });

  it('keeps the payments of an account that was removed [TRF-9]', async () => {
    const { player, phone } = await walk.movingPlayer();
    await player.send(ADD_CURRENCY, { body: { currencyId: USD } });
    const dollars = (await player.send(ACCOUNT_LIST)).read().accounts.find(({ currency }) => currency === 'USD')!;
    const { payment, address } = (await beginDeposit({ ...player, accountId: dollars.id }, 10)).read();
    await decideAt(fixture, address ?? '', 'decline');
    await fixture.move(minutes(2));
    expect((await player.send(REMOVE_CURRENCY, { body: { currencyId: USD } })).status).toBe(200);
    const { made } = await move(player, phone);
    expect((await walk.signIn(player, made.userId, made.password)).status).toBe(200);
    expect(await stateOf(player, 'deposit', payment.id)).toBe('declined');
  });

  it('keeps contacts, profile, restrictions and the own password [TRF-9, TRF-12]', async () => {
    const { player, phone } = await walk.movingPlayer();
    await walk.attach(player, 'moved@example.org', player.password);
    const config = (await player.send(USER_CONFIG)).read().result;
    const { made } = await move(player, phone);
    await walk.signIn(player, made.userId, made.password);
    const after = (await player.send(USER_CONFIG)).read().result;
    const { withdrawalsLockedUntil: _one, isTransferRequired: _required, ...known } = config;
    expect(after).toMatchObject({ ...known, isTransferRequired: false });
    expect(after.phoneNumber).toBe(phone);
    await player.send(DISCONNECT);
    // the device was known before, and is still
    expect((await walk.signIn(player, made.userId, player.password)).read()).toEqual({ userId: made.userId });
    const elsewhere = await walk.signIn(fixture.visitor(), made.userId, player.password);
    expect(elsewhere.body.second_step?.method).toBe('sms');
  });

  it.each([
    ['12 hours, on a device that is known, too', false],
    ['30 days', true],
  ])('has a session that lasts as the one that moved: %s [IDL-12, TRF-12]', async (_name, isKept) => {
    const { player, phone } = await walk.movingPlayer();
    const { database } = fixture.sandbox;
    await database.updateTable('sessions').set({ is_kept: isKept }).where('user_id', '=', player.userId).execute();
    const { made } = await move(player, phone);
    const { headers } = await walk.signIn(player, made.userId, made.password);
    const [cookie] = [headers['set-cookie'] ?? []].flat().filter((line) => String(line).startsWith('__Host-Http-sid='));
    expect(String(cookie).includes('Max-Age=2592000')).toBe(isKept);
    const rows = database.selectFrom('sessions').select(['created_at', 'expires_at', 'is_kept']);
    const {
      created_at: from,
      expires_at: to,
      ...row
    } = await rows.where('user_id', '=', made.userId as UserId).executeTakeFirstOrThrow();
    expect([row.is_kept, to - from]).toEqual([isKept, minutes(60 * (isKept ? 24 * 30 : 12))]);
  });

  it('stops withdrawals and tells the contacts that the account had [TRF-13]', async () => {
    const { player, phone } = await walk.movingPlayer();
    await walk.attach(player, 'told@example.org', player.password);
    fixture.clock.move(minutes(60 * 25));
    await walk.signIn(player, player.userId, player.password);
    expect((await player.send(RIGHTS, { body: {} })).read()).toContain('withdraw');
    const { made } = await move(player, phone);
    await walk.signIn(player, made.userId, made.password);
    expect((await player.send(RIGHTS, { body: {} })).read()).not.toContain('withdraw');
    for (const contact of [phone, 'told@example.org']) {
      const [latest] = await walk.messagesTo(contact);
      expect(latest).toMatchObject({ purpose: 'transferred' });
      expect(JSON.stringify(latest)).not.toContain(made.password);
    }
  });

  it('has the phone of the code where there was none, and its e-mail address can deny it [TRF-7, TRF-13]', async () => {
    const player = await fixture.player();
    await walk.attach(player, 'denier@example.org');
    await walk.require(player);
    const phone = walk.newPhone();
    const { made } = await move(player, phone, player.password);
    await walk.signIn(player, made.userId, made.password);
    expect((await player.send(USER_CONFIG)).read().result).toMatchObject({
      phoneNumber: phone,
      activationType: 'phone-and-email',
    });
    const link = (await walk.messagesTo('denier@example.org')).find(
      ({ purpose }) => purpose === 'contact-changed',
    )?.link;
    const denied = await fixture.visitor().send(DENY_CONTACT, { body: { token: link?.split('#')[1] ?? '' } });
    expect(denied.status).toBe(200);
    const row = await fixture.sandbox.database
      .selectFrom('users')
      .select(['email', 'phone', 'activation_type'])
      .where('id', '=', made.userId as UserId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ email: 'denier@example.org', phone: null, activation_type: 1 });
    expect((await player.send(SESSION)).read()).toEqual({});
  });

  it('is refused a phone that another has proven since, and nothing has moved [TRF-9]', async () => {
    const player = await fixture.player();
    await walk.require(player);
    const phone = walk.newPhone();
    const token = await walk.tokenFor(player, phone);
    await walk.attach(await fixture.player(), phone);
    const money = await moneyOf(player);
    expect(said(await walk.userData(player, token))).toEqual([409, 'phone-taken']);
    expect(await moneyOf(player)).toEqual(money);
    expect((await player.send(SESSION)).read()).toMatchObject({ userId: player.userId });
  });

  it('is made once and answered alike, however often the token comes and from two requests at once [TRF-9]', async () => {
    const { player, phone } = await walk.movingPlayer();
    const token = await walk.tokenFor(player, phone);
    const books = await ledgerOfPlayers();
    const count = await playersAll();
    const copy: TestPlayer = { ...player, ...fixture.visitor(new Map(player.cookies)) };
    const replies = await Promise.all([player, copy, player, copy].map(async (by) => walk.userData(by, token)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect((await walk.userData(player, token)).text).toBe(replies[0]?.text);
    expect(await playersAll()).toBe(count + 1);
    expect(await ledgerOfPlayers()).toEqual(books);
    expect(await balancesOfPlayers()).toEqual(books);
    expect(await walk.messagesTo(phone)).toHaveLength(3);
  });

  it('is answered to its own session alone, for ten minutes, and to no other token [TRF-8]', async () => {
    const { player, phone } = await walk.movingPlayer();
    const token = await walk.tokenFor(player, phone);
    const { player: other, phone: otherPhone } = await walk.movingPlayer();
    await walk.tokenFor(other, otherPhone);
    expect(said(await walk.userData(other, token))).toEqual([403, 'no-code']);
    expect((await walk.userData(fixture.visitor(), token)).status).toBe(401);
    expect(said(await walk.userData(player, `${token.slice(0, -1)}_`))).toEqual([403, 'no-code']);
    fixture.clock.move(minutes(10));
    expect(said(await walk.userData(player, token))).toEqual([403, 'no-code']);
  });

  it('waits while a coupon is open, and moves what it paid [TRF-10]', async () => {
    const { player, phone } = await walk.movingPlayer();
    const token = await walk.tokenFor(player, phone);
    await fixture.sandbox.tick();
    const [bet] = await openBets(fixture, 1);
    accepted((await place(player, order(player, [bet!]))).read());
    expect(said(await walk.userData(player, token))).toEqual([409, 'open-coupons']);
    fixture.clock.move(minutes(1));
    expect(said(await walk.sendCode(player, phone))).toEqual([409, 'open-coupons']);
    await player.send(FINISH_GAME, { params: { id: String(bet!.gameId) }, body: {} });
    const money = await moneyOf(player);
    const moved = (await walk.userData(player, token)).read().player!;
    await walk.signIn(player, moved.userId, moved.password);
    expect(await moneyOf(player)).toEqual(money);
  });

  it('waits while an account owes an advance, and its token is not spent by it [TRF-10]', async () => {
    const { player, phone } = await walk.movingPlayer();
    const token = await walk.tokenFor(player, phone);
    const owe = async (advance: number) =>
      fixture.sandbox.database
        .updateTable('accounts')
        .set({ advance_owed: minor(advance) })
        .where('id', '=', player.accountId)
        .execute();
    await owe(1);
    expect(said(await walk.userData(player, token))).toEqual([409, 'advance-owed']);
    fixture.clock.move(minutes(1));
    expect(said(await walk.sendCode(player, phone))).toEqual([409, 'advance-owed']);
    await owe(0);
    expect((await walk.userData(player, token)).read().reply).toEqual({ status: true });
  });

  it('waits while an order waits to be accepted [TRF-10]', async () => {
    const slow = await openFixture({ liveDelay: 60_000 });
    const other = transferWalk(slow);
    const { player, phone } = await other.movingPlayer();
    const token = await other.tokenFor(player, phone);
    const [bet] = await openBets(slow, 1, { section: 'live' });
    expect((await place(player, order(player, [bet!]))).read().status).toBe('pending');
    expect(said(await other.userData(player, token))).toEqual([409, 'open-coupons']);
    await slow.close();
  });

  it('leaves an account behind that changes nothing any more [TRF-11]', async () => {
    const { player, phone } = await walk.movingPlayer();
    const [account] = (await player.send(ACCOUNT_LIST)).read().accounts;
    const old: TestPlayer = { ...player, ...fixture.visitor(new Map(player.cookies)) };
    const second: TestPlayer = { ...player, ...fixture.visitor() };
    const other = await fixture.sandbox.database
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', player.userId)
      .executeTakeFirstOrThrow();
    await fixture.sandbox.database
      .insertInto('sessions')
      .values({ ...other, id_hash: 'another' })
      .execute();
    const { made } = await move(player, phone);
    const sessions = await fixture.sandbox.database
      .selectFrom('sessions')
      .select(['id_hash', 'is_moved'])
      .where('user_id', '=', player.userId)
      .execute();
    expect(sessions).toEqual([{ id_hash: other.id_hash, is_moved: true }]);
    const refused = [403, 'account-transferred'];
    expect(said(await old.send(ADD_CURRENCY, { body: { currencyId: USD } }))).toEqual(refused);
    expect(said(await old.send(TOP_UP, { body: { id: account!.id, amount: 10 } }))).toEqual(refused);
    expect(said(await old.send(HIDE_BALANCE, { body: { user_hide_balance: false } }))).toEqual(refused);
    const [bet] = await openBets(fixture, 1);
    expect(said(await place(old, order(player, [bet!])))).toEqual(refused);
    expect(said(await walk.signIn(second, player.userId, player.password))).toEqual(refused);
    expect(said(await walk.signIn(second, player.userId, 'wrong'))).toEqual([401, 'both']);
    expect(said(await walk.signIn(second, player.userId, made.password))).toEqual([401, 'both']);
    await walk.signIn(player, made.userId, made.password);
    expect((await old.send(SESSION)).read()).toEqual({});
  });

  it('signs in by the one-time password once, in its session alone, and the password is stored nowhere [TRF-12, SEC-57]', async () => {
    const { player, phone } = await walk.movingPlayer();
    const { made, token } = await move(player, phone);
    const copy: TestPlayer = { ...player, ...fixture.visitor(new Map(player.cookies)) };
    expect(said(await walk.signIn(fixture.visitor(), made.userId, made.password))).toEqual([401, 'both']);
    const { player: other, phone: otherPhone } = await walk.movingPlayer();
    await move(other, otherPhone);
    expect(said(await walk.signIn(other, made.userId, made.password))).toEqual([401, 'both']);
    const tables = await Promise.all(
      (['users', 'sessions', 'user_transfers', 'letters', 'meta'] as const).map(async (table) =>
        fixture.sandbox.database.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(tables)).not.toContain(made.password);
    expect(JSON.stringify(tables)).not.toContain(token);
    expect(fixture.statements.join('\n')).not.toContain(made.password);
    expect((await walk.signIn(player, made.userId, made.password)).status).toBe(200);
    expect(said(await walk.signIn(player, made.userId, made.password))).toEqual([401, 'both']);
    expect(said(await walk.signIn(copy, made.userId, made.password))).toEqual([401, 'both']);
    expect((await walk.userData(copy, token)).status).toBe(401);
  });

  it('can ask again with a new code where the answer was lost with its token [TRF-9]', async () => {
    const { player, phone } = await walk.movingPlayer();
    const { made } = await move(player, phone);
    fixture.clock.move(minutes(1));
    const count = await playersAll();
    const again = await move(player, phone);
    expect(again.made.userId).toBe(made.userId);
    expect(again.made.password).not.toBe(made.password);
    expect(await playersAll()).toBe(count);
    expect(said(await walk.signIn(player, made.userId, made.password))).toEqual([401, 'both']);
    expect((await walk.signIn(player, made.userId, again.made.password)).status).toBe(200);
  });

  it('keeps the app with its recovery codes, and passkeys [TRF-9]', async () => {
    const { player, phone } = await walk.movingPlayer();
    const passkey = softwareAuthenticator();
    const begun = (await player.send(BEGIN_PASSKEY, { body: { password: player.password } })).read();
    await player.send(ADD_PASSKEY, { body: { name: 'Phone', credential: passkey.create(begun) } });
    const key = (await player.send(BEGIN_TWO_FACTOR, { body: { password: player.password } })).read();
    const codeNow = () => authenticatorCode(key.secret, fixture.sandbox.clock.now());
    const recoveryCodes = (await player.send(CONFIRM_TWO_FACTOR, { body: { code: codeNow() } })).read();
    const { made } = await move(player, phone);
    // the session had passed the second step already
    expect((await walk.signIn(player, made.userId, made.password)).read()).toEqual({ userId: made.userId });
    for (const code of [() => recoveryCodes[0]!, codeNow]) {
      fixture.clock.move(minutes(16));
      const visitor = fixture.visitor();
      const step = await walk.signIn(visitor, made.userId, player.password);
      expect(step.body.second_step?.method).toBe('app');
      const given = await visitor.send(TWO_STEP_CODE, { body: { code: code(), save: false } });
      expect(given.read()).toEqual({ userId: made.userId });
    }
    const visitor = fixture.visitor();
    const asked = (await visitor.send(BEGIN_PASSKEY_SIGN_IN, { body: {} })).read();
    const credential = passkey.answer(asked);
    const signedIn = await visitor.send(PASSKEY_SIGN_IN, { body: { credential, save: false } });
    expect(signedIn.read()).toEqual({ userId: made.userId });
  });

  it('is required to move no more, as the debugger says [TRF-2]', async () => {
    const { player, phone } = await walk.movingPlayer();
    expect((await player.send(SANDBOX_STATE)).read().restrictions?.isTransferRequired).toBe(true);
    const { made } = await move(player, phone);
    await walk.signIn(player, made.userId, made.password);
    expect((await player.send(SANDBOX_STATE)).read().restrictions?.isTransferRequired).toBe(false);
  });
});
