import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, hours } from '../../../core/shared/time.ts';
import {
  ACTIVATE_CONTACT,
  CHECK_CONTACT_CODE,
  PLAYER_CONTACTS,
  SEND_CONTACT_CODE,
} from '../../../infrastructure/player/contact-calls.ts';
import { HIDE_BALANCE, RIGHTS, USER_CONFIG } from '../../../infrastructure/player/player-calls.ts';
import { SAVE_PROFILE } from '../../../infrastructure/player/profile-calls.ts';
import {
  CHECK_RECOVERY_CODE,
  SAVE_RECOVERED_PASSWORD,
  SEND_RECOVERY_CODE,
} from '../../../infrastructure/registration/recovery-calls.ts';
import { REGISTER_IN_FULL } from '../../../infrastructure/registration/registration-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { BEGIN_TWO_FACTOR, CONFIRM_TWO_FACTOR } from '../../../infrastructure/session/two-factor-calls.ts';
import { SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import { authenticatorCode } from '../../support/browser/authenticator-app.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import type { Visitor } from '../../support/browser/visitor.ts';

describe('what the server knows of a player', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const configOf = async (by: Visitor) => (await by.send(USER_CONFIG)).read().result;
  const rightsOf = async (by: Visitor) => (await by.send(RIGHTS, { body: {} })).read();
  const lastCode = async (contact: string) =>
    (await fixture.outbox()).messages.find(({ to, code }) => to === contact && code !== undefined)?.code ?? '';
  const prove = async (by: TestPlayer, contact: string) => {
    await by.send(SEND_CONTACT_CODE, { body: { contact, password: by.password } });
    const kind = contact.includes('@') ? 'email' : 'phone';
    await by.send(CHECK_CONTACT_CODE, { body: { kind, code: await lastCode(contact) } });
  };
  const born = async (player: TestPlayer, daysAgo: number) =>
    fixture.sandbox.database
      .updateTable('users')
      .set({ created_at: fixture.sandbox.clock.now() - days(daysAgo) })
      .where('id', '=', player.userId)
      .execute();

  it('is that nothing is activated, nothing guards the account and the balance is hidden, at first [PR-1]', async () => {
    expect(await configOf(await fixture.player())).toMatchObject({
      activationType: 'none',
      isBalanceHidden: true,
      messageCount: 1,
      banLevel: 0,
      protectionScore: 0,
      countryCode: 'ru',
      countryId: 1,
      daysSincePasswordChange: 0,
      isTransferRequired: false,
      isAskedAfterRegistration: true,
      hasActiveSecurityQuestion: false,
    });
  });

  it('takes a proven phone to activation type 3, then an e-mail address to 2, and the other way round to 1 and 2 [PR-2, PR-3, PR-4]', async () => {
    const [first, second] = [await fixture.player(), await fixture.player()];
    await prove(first, '+79991234501');
    expect(await configOf(first)).toMatchObject({
      activationType: 'phone',
      phoneNumber: '+79991234501',
      phoneCode: '+7',
      protectionScore: 20,
      protectionMethods: { hasBoundPhone: true, hasEmailSignIn: false },
    });
    await prove(first, 'first@example.net');
    expect(await configOf(first)).toMatchObject({ activationType: 'phone-and-email', protectionScore: 40 });
    await prove(second, 'second@example.net');
    expect(await configOf(second)).toMatchObject({ activationType: 'email', email: 'second@example.net' });
    await prove(second, '+79991234502');
    expect(await configOf(second)).toMatchObject({ activationType: 'phone-and-email' });
  });

  it('rates the protection by the methods that are on, the changed password among them [PR-10, PR-34]', async () => {
    const player = await fixture.player();
    const email = 'guarded@example.net';
    await prove(player, email);
    await prove(player, '+79991234503');
    await born(player, 3);
    expect(await configOf(player)).toMatchObject({ protectionScore: 40, daysSincePasswordChange: 3 });
    const visitor = fixture.visitor();
    await visitor.send(SEND_RECOVERY_CODE, { body: { contact: email } });
    await visitor.send(CHECK_RECOVERY_CODE, { body: { code: await lastCode(email) } });
    await visitor.send(SAVE_RECOVERED_PASSWORD, { body: { password: 'quite another horse' } });
    const row = await fixture.sandbox.database
      .selectFrom('users')
      .select('password_changed_at')
      .where('id', '=', player.userId)
      .executeTakeFirstOrThrow();
    expect(row.password_changed_at).toBe(fixture.sandbox.clock.now());
    const other = await fixture.player();
    const key = (await other.send(BEGIN_TWO_FACTOR, { body: { password: other.password } })).read();
    const code = authenticatorCode(key.secret, fixture.sandbox.clock.now());
    expect(await configOf(other)).toMatchObject({ protectionScore: 0 });
    await other.send(CONFIRM_TWO_FACTOR, { body: { code } });
    expect(await configOf(other)).toMatchObject({ protectionScore: 40, protectionMethods: { hasTwoFactor: true } });
  });

  it('names what a player may do: all, but no withdrawal while the protection is new, and what a ban leaves [PR-32, PR-12]', async () => {
    const player = await fixture.player();
    expect(await rightsOf(player)).toEqual(['bet', 'deposit', 'withdraw']);
    const ban = async (banLevel: number, banVersion = 1) => {
      await player.send(SET_RESTRICTIONS, { body: { banLevel, banVersion, areTermsChanged: false } });
      return rightsOf(player);
    };
    expect(await ban(1)).toEqual([]);
    expect(await ban(53)).toEqual(['withdraw']);
    expect(await ban(45, 2)).toEqual(['withdraw']);
    await ban(0);
    await fixture.sandbox.database
      .updateTable('users')
      .set({ withdrawals_locked_until: fixture.sandbox.clock.now() + hours(1) })
      .where('id', '=', player.userId)
      .execute();
    expect(await rightsOf(player)).toEqual(['bet', 'deposit']);
    fixture.clock.move(hours(1));
    expect(await rightsOf(player)).toEqual(['bet', 'deposit', 'withdraw']);
  });

  it('says which account a player may convert, as the operator has set it [CNV-1]', async () => {
    const player = await fixture.player();
    expect((await configOf(player)).conversion).toBe('not-allowed');
    for (const [conversionLevel, conversion] of [
      [1, 'main'],
      [2, 'additional'],
      [0, 'not-allowed'],
    ] as const) {
      const free = { banLevel: 0, banVersion: 1, areTermsChanged: false };
      await player.send(SET_RESTRICTIONS, { body: { ...free, conversionLevel } });
      await player.send(SET_RESTRICTIONS, { body: free });
      expect((await configOf(player)).conversion).toBe(conversion);
    }
  });

  it('keeps whether the balance is hidden, of each player [PR-35]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    expect((await player.send(HIDE_BALANCE, { body: { user_hide_balance: false } })).status).toBe(200);
    expect((await configOf(player)).isBalanceHidden).toBe(false);
    expect((await configOf(other)).isBalanceHidden).toBe(true);
  });

  it('names a contact that is yet to be proven, with the days that are left, and nobody is known by it [PR-5, PR-6]', async () => {
    const email = 'not-yet@example.net';
    const player = fixture.visitor();
    const form = { name: 'Анна', surname: 'Ли', date_birthday: '1990-01-31', password: 'correct horse', email };
    const choices = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true } as const;
    await player.send(REGISTER_IN_FULL, { body: { ...choices, ...form } });
    expect(await configOf(player)).toMatchObject({
      email,
      activationType: 'none',
      daysToActivate: 30,
      protectionScore: 0,
      protectionMethods: { hasEmailSignIn: false },
    });
    const stranger = fixture.visitor();
    const byEmail = { uLogin: email, uPassword: form.password, save: false };
    expect((await stranger.send(SIGN_IN, { body: byEmail })).status).toBe(401);
    await stranger.send(SEND_RECOVERY_CODE, { body: { contact: email } });
    const { messages } = await fixture.outbox();
    const sent = messages.filter(({ to }) => to === email).map(({ purpose }) => purpose);
    expect(sent).toEqual(['activation']);
  });

  it('keeps a contact for 30 days that its letter proves for one; another may be asked for [PR-6, PR-41]', async () => {
    const player = await fixture.player();
    const email = 'later@example.net';
    const ask = async () =>
      (await player.send(SEND_CONTACT_CODE, { body: { contact: email, password: player.password } })).status;
    const age = async (by: number) =>
      fixture.sandbox.database
        .updateTable('activations')
        .set((of) => ({ expires_at: of('expires_at', '-', by), code_until: of('code_until', '-', by) }))
        .where('contact', '=', email)
        .execute();
    const shown = async () => {
      const { email: known, daysToActivate } = await configOf(player);
      const { pending } = (await player.send(PLAYER_CONTACTS)).read();
      return [known, daysToActivate, pending.map(({ contact }) => contact)];
    };
    expect(await ask()).toBe(200);
    expect(await shown()).toEqual([email, 30, [email]]);
    await age(days(2));
    const { messages } = await fixture.outbox();
    const token = messages.find(({ to }) => to === email)?.link?.split('#')[1] ?? '';
    expect((await player.send(ACTIVATE_CONTACT, { body: { token } })).status).toBe(403);
    expect(await shown()).toEqual([email, 28, [email]]);
    fixture.clock.move(hours(1));
    expect(await ask()).toBe(200);
    expect(await shown()).toEqual([email, 30, [email]]);
    await age(days(30));
    expect(await shown()).toEqual([undefined, undefined, []]);
  });

  it('shows the contact that is proven while another waits to take its place [PR-5]', async () => {
    const player = await fixture.player();
    await prove(player, 'first-one@example.net');
    fixture.clock.move(hours(1));
    await player.send(SEND_CONTACT_CODE, { body: { contact: 'second-one@example.net', password: player.password } });
    expect(await configOf(player)).toMatchObject({ email: 'first-one@example.net', activationType: 'email' });
    expect((await configOf(player)).daysToActivate).toBeUndefined();
  });

  it('counts the days that a contact may wait to be proven [PR-6]', async () => {
    const player = await fixture.player();
    const of = fixture.sandbox.database.updateTable('users').where('id', '=', player.userId);
    await of.set({ email: 'waiting@example.net' }).execute();
    expect(await configOf(player)).toMatchObject({ daysToActivate: 30 });
    await born(player, 31);
    expect(await configOf(player)).toMatchObject({ daysToActivate: 0 });
    await of.set({ activation_type: 1 }).execute();
    expect((await configOf(player)).daysToActivate).toBeUndefined();
  });

  it('is who they are on paper as far as they said so, with its numbers masked for ever [PR-48, PR-51, SEC-57]', async () => {
    const player = await fixture.player();
    const save = async (body: object) => player.send(SAVE_PROFILE, { body: { lng: 'en', ...body } });
    const identity = async () => (await configOf(player)).identity;
    const said = { name: 'Ann', surname: 'Lee', date_birthday: '1990-02-28', registration_address: 'Main street 1' };
    const paper = { document_type_id: '1', passport: 'AB 1234567', passport_date: '2020-01-01', inn: '7712345678' };
    expect((await save({ ...said, ...paper })).status).toBe(200);
    const told = await player.send(USER_CONFIG);
    expect(told.text).not.toMatch(/AB 1234567|7712345678/);
    expect(await identity()).toEqual({
      name: 'Ann',
      surname: 'Lee',
      birthDate: '1990-02-28',
      registrationAddress: 'Main street 1',
      documentTypeId: 1,
      passport: '••••••4567',
      passportIssuedOn: '2020-01-01',
      passportExpiresOn: undefined,
      taxNumber: '••••••5678',
    });
    expect((await save({ passport: '', inn: '' })).status).toBe(200);
    const kept = await fixture.sandbox.database
      .selectFrom('users')
      .select(['document_number', 'tax_number'])
      .where('id', '=', player.userId)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ document_number: 'AB 1234567', tax_number: '7712345678' });
    expect((await fixture.visitor().send(SAVE_PROFILE, { body: { lng: 'en', name: 'Eve' } })).status).toBe(401);
  });

  it('is refused by the name of the field that is wrong, with nothing kept of the others [PR-50, PR-52]', async () => {
    const player = await fixture.player();
    const save = async (body: object) => player.send(SAVE_PROFILE, { body: { lng: 'en', ...body } });
    expect(await save({ surname: 'Lee', date_birthday: '2020-01-01' })).toMatchObject({
      status: 400,
      code: 'birthDate',
    });
    expect(await save({ passport: 'AB 1234567' })).toMatchObject({ status: 400, code: 'documentTypeId' });
    expect((await configOf(player)).identity.surname).toBeUndefined();
  });

  it('is locked once it is verified, in the words of the server, but for the address [PR-48, PR-52]', async () => {
    const player = await fixture.player();
    const save = async (body: object) => player.send(SAVE_PROFILE, { body: { lng: 'en', ...body } });
    await fixture.sandbox.database
      .updateTable('users')
      .set({ internal_verification_status: 1, name: 'Ann' })
      .where('id', '=', player.userId)
      .execute();
    const refused = await save({ name: 'Eve', registration_address: 'Side street 2' });
    expect(refused).toMatchObject({ status: 409, code: 'name' });
    expect(refused.text).toContain('only support can change it');
    expect((await save({ registration_address: 'Side street 2' })).status).toBe(200);
    expect((await configOf(player)).identity).toMatchObject({ name: 'Ann', registrationAddress: 'Side street 2' });
  });
});
