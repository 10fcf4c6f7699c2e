import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours } from '../../../core/shared/time.ts';
import { DENY_CONTACT } from '../../../infrastructure/player/contact-calls.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { BEGIN_TWO_FACTOR, CONFIRM_TWO_FACTOR } from '../../../infrastructure/session/two-factor-calls.ts';
import {
  CHECK_RECOVERY_CODE,
  SAVE_RECOVERED_PASSWORD,
  SEND_RECOVERY_CODE,
} from '../../../infrastructure/registration/recovery-calls.ts';
import { authenticatorCode } from '../../support/browser/authenticator-app.ts';
import { attachContact } from '../../support/browser/walks/attach-contact.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const OWNER = 'owner@example.org';
const THIEF = 'thief@example.org';

describe('a contact that somebody else has changed', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  let thief: Visitor;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(async () => {
    await fixture.assertSound();
    await fixture.close();
  });
  beforeEach(async () => {
    fixture.clock.move(hours(2));
    await fixture.sandbox.database.updateTable('users').set({ email: null }).execute();
    player = await fixture.player();
    await attach(player, OWNER);
    // a copy of the session, and the password with it
    thief = fixture.visitor(new Map(player.cookies));
    await attach(thief, THIEF);
  });

  const lastTo = async (to: string) => {
    const { messages } = await fixture.outbox();
    return messages.filter((message) => message.to === to);
  };
  const attach = async (by: Visitor, contact: string) => {
    await attachContact(fixture, by, { contact, password: player.password });
  };
  const tokenTo = async (contact: string) => {
    const told = (await lastTo(contact)).find(({ purpose }) => purpose === 'contact-changed');
    return told?.link?.split('#')[1] ?? '';
  };
  const deny = async (token: string) => fixture.visitor().send(DENY_CONTACT, { body: { token } });
  const userRow = async () =>
    fixture.sandbox.database
      .selectFrom('users')
      .select(['email', 'activation_type', 'withdrawals_locked_until'])
      .where('id', '=', player.userId)
      .executeTakeFirstOrThrow();
  const signIn = async (password: string) =>
    fixture.visitor().send(SIGN_IN, { body: { uLogin: String(player.userId), uPassword: password, save: false } });

  it('is taken back by the link of the former one, with all that the thief had [PR-36]', async () => {
    const { secret } = (await thief.send(BEGIN_TWO_FACTOR, { body: { password: player.password } })).read();
    const code = authenticatorCode(secret, fixture.clock.now());
    expect((await thief.send(CONFIRM_TWO_FACTOR, { body: { code } })).status).toBe(200);
    const token = await tokenTo(OWNER);
    expect(
      JSON.stringify(await fixture.sandbox.database.selectFrom('contact_denials').selectAll().execute()),
    ).not.toContain(token);
    expect((await deny(token)).status).toBe(200);
    expect(await userRow()).toEqual({
      email: OWNER,
      activation_type: 1,
      withdrawals_locked_until: fixture.clock.now() + hours(24),
    });
    expect((await thief.send(SESSION)).read()).toEqual({});
    expect((await signIn(player.password)).status).toBe(401);

    const owner = fixture.visitor();
    await owner.send(SEND_RECOVERY_CODE, { body: { contact: OWNER } });
    const [{ code: recovery = '' } = {}] = await lastTo(OWNER);
    await owner.send(CHECK_RECOVERY_CODE, { body: { code: recovery } });
    await owner.send(SAVE_RECOVERED_PASSWORD, { body: { password: 'correct horse battery' } });
    expect((await signIn('correct horse battery')).body.second_step?.method).toBe('email');
  });

  it('is taken back once, and all that followed with it [PR-36]', async () => {
    const former = await tokenTo(OWNER);
    await attach(thief, 'second@example.org');
    expect((await deny(former)).status).toBe(200);
    expect((await userRow()).email).toBe(OWNER);
    expect(await deny(former)).toMatchObject({ status: 403, code: 'no-link' });
    expect((await userRow()).email).toBe(OWNER);
  });

  it.each(['before', 'after'])(
    'is not kept by a recovery by the id whose code was typed %s it was taken back [PR-36] [PWR-23]',
    async (typed) => {
      const attacker = fixture.visitor();
      await attacker.send(SEND_RECOVERY_CODE, { body: { contact: `id:${String(player.userId)}` } });
      const [{ code = '' } = {}] = await lastTo(THIEF);
      const check = async () => attacker.send(CHECK_RECOVERY_CODE, { body: { code } });
      const first = typed === 'before' ? await check() : undefined;
      expect(first?.status ?? 200).toBe(200);
      expect((await deny(await tokenTo(OWNER))).status).toBe(200);
      expect(await check()).toMatchObject({ status: 403, code: 'no-recovery' });
      const saved = await attacker.send(SAVE_RECOVERED_PASSWORD, { body: { password: 'correct horse battery' } });
      expect(saved).toMatchObject({ status: 403, code: 'no-recovery' });
      expect((await attacker.send(SESSION)).read()).toEqual({});
    },
  );

  it('gives nothing to who asks for a recovery by the contact of the thief, or a former one [PR-36]', async () => {
    const contacts = [THIEF, OWNER];
    for (const contact of contacts) await fixture.visitor().send(SEND_RECOVERY_CODE, { body: { contact } });
    expect((await deny(await tokenTo(OWNER))).status).toBe(200);
    const rows = await fixture.sandbox.database.selectFrom('recoveries').select('contact').execute();
    expect(rows.filter(({ contact }) => contacts.includes(contact))).toEqual([]);
  });

  it('stays after 72 hours, and where another has proven the former one since [PR-36]', async () => {
    const token = await tokenTo(OWNER);
    const other = await fixture.player();
    const users = fixture.sandbox.database.updateTable('users').where('id', '=', other.userId);
    await users.set({ email: OWNER }).execute();
    expect(await deny(token)).toMatchObject({ status: 409, code: 'contact-taken' });
    await users.set({ email: null }).execute();
    fixture.clock.move(hours(72));
    expect((await deny(token)).status).toBe(403);
    expect((await userRow()).email).toBe(THIEF);
  });
});
