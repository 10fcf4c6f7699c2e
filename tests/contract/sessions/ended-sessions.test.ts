import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hours, minutes } from '../../../core/shared/time.ts';
import {
  ACTIVATE_CONTACT,
  CHECK_CONTACT_CODE,
  PLAYER_CONTACTS,
  SEND_CONTACT_CODE,
} from '../../../infrastructure/player/contact-calls.ts';
import {
  CHECK_RECOVERY_CODE,
  SAVE_RECOVERED_PASSWORD,
  SEND_RECOVERY_CODE,
} from '../../../infrastructure/registration/recovery-calls.ts';
import { SIGN_OUT_ELSEWHERE } from '../../../infrastructure/session/device-calls.ts';
import { ADD_PASSKEY, BEGIN_PASSKEY, REMOVE_PASSKEY } from '../../../infrastructure/session/passkey-calls.ts';
import { CHANGE_PASSWORD } from '../../../infrastructure/session/password-calls.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import {
  BEGIN_TWO_FACTOR,
  CONFIRM_TWO_FACTOR,
  NEW_RECOVERY_CODES,
  TURN_OFF_TWO_FACTOR,
  TWO_FACTOR,
} from '../../../infrastructure/session/two-factor-calls.ts';
import { authenticatorCode } from '../../support/browser/authenticator-app.ts';
import { softwareAuthenticator } from '../../support/browser/software-authenticator.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const OWNER = 'owner@example.org';
const THIEF = 'thief@example.org';
const NEW_PASSWORD = 'rightful battery 42';

/** What a thief has under way; gives its answer. */
type Change = () => Promise<{ readonly status: number; readonly code?: string | undefined }>;

describe('a session that is ended while it changes something', () => {
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
    fixture.clock.move(hours(25));
    await fixture.sandbox.database.updateTable('users').set({ email: null, activation_type: 0 }).execute();
    player = await fixture.player();
    await send(player, OWNER);
    await prove(player, OWNER);
    thief = fixture.visitor(new Map(player.cookies));
  });

  const lastTo = async (contact: string) => (await fixture.outbox()).messages.find(({ to }) => to === contact);
  const send = async (by: Visitor, contact: string) =>
    by.send(SEND_CONTACT_CODE, { body: { contact, password: player.password } });
  const prove = async (by: Visitor, contact: string) =>
    by.send(CHECK_CONTACT_CODE, { body: { kind: 'email', code: (await lastTo(contact))?.code ?? '' } });
  /** The owner begins a recovery, and saves it just before the next transaction. */
  const recoverMeanwhile = async () => {
    const owner = fixture.visitor();
    await owner.send(SEND_RECOVERY_CODE, { body: { contact: OWNER } });
    await owner.send(CHECK_RECOVERY_CODE, { body: { code: (await lastTo(OWNER))?.code ?? '' } });
    const { database } = fixture.sandbox;
    const begin = database.transaction.bind(database);
    let saved = 0;
    vi.spyOn(database, 'transaction').mockImplementationOnce(() => {
      const builder = begin();
      const execute = builder.execute.bind(builder);
      return Object.assign(builder, {
        execute: async (run: Parameters<typeof execute>[0]) => {
          saved = (await owner.send(SAVE_RECOVERED_PASSWORD, { body: { password: NEW_PASSWORD } })).status;
          return execute(run);
        },
      });
    });
    return { owner, saved: () => saved };
  };
  const credential = async () =>
    softwareAuthenticator().create((await thief.send(BEGIN_PASSKEY, { body: { password: player.password } })).read());
  const changes: Record<string, () => Promise<Change>> = {
    'a password': async () => async () =>
      thief.send(CHANGE_PASSWORD, { body: { password: player.password, new_password: 'stolen battery 42' } }),
    'a passkey': async () => {
      const made = await credential();
      return async () => thief.send(ADD_PASSKEY, { body: { name: 'Phone', credential: made } });
    },
    'a passkey that goes': async () => {
      const { id } = (
        await thief.send(ADD_PASSKEY, { body: { name: 'Phone', credential: await credential() } })
      ).read();
      return async () => thief.send(REMOVE_PASSKEY, { params: { id }, body: { password: player.password } });
    },
    'the beginning of an app': async () => async () =>
      thief.send(BEGIN_TWO_FACTOR, { body: { password: player.password } }),
    'an app': async () => {
      const { secret } = (await thief.send(BEGIN_TWO_FACTOR, { body: { password: player.password } })).read();
      return async () =>
        thief.send(CONFIRM_TWO_FACTOR, { body: { code: authenticatorCode(secret, fixture.clock.now()) } });
    },
    'a contact that is asked for': async () => async () => send(thief, THIEF),
    'a contact by its code': async () => {
      await send(thief, THIEF);
      return async () => prove(thief, THIEF);
    },
    'a contact by its link': async () => {
      await send(thief, THIEF);
      const token = (await lastTo(THIEF))?.link?.split('#')[1] ?? '';
      return async () => thief.send(ACTIVATE_CONTACT, { body: { token } });
    },
    'the end of the other sessions': async () => {
      fixture.clock.move(minutes(11));
      return async () => thief.send(SIGN_OUT_ELSEWHERE, { body: { password: player.password } });
    },
  };

  it.each(Object.entries(changes))('is refused %s [TWO-27]', async (_name, begin) => {
    const change = await begin();
    const { owner, saved } = await recoverMeanwhile();
    const late = await change();
    expect(saved()).toBe(200);
    expect([late.status, late.code]).toEqual([401, 'signed-out']);
    expect((await owner.send(SESSION)).read().userId).toBe(player.userId);
    expect((await owner.send(PLAYER_CONTACTS)).read()).toMatchObject({ email: OWNER, pending: [] });
    const passkeys = fixture.sandbox.database.selectFrom('passkeys').selectAll().where('user_id', '=', player.userId);
    expect(await passkeys.execute()).toEqual([]);
    const signIn = { uLogin: String(player.userId), uPassword: NEW_PASSWORD, save: false };
    expect((await fixture.visitor().send(SIGN_IN, { body: signIn })).body.second_step?.method).toBe('email');
  });

  it('turns on the app alone whose code was given [TWO-10]', async () => {
    const begin = async () => (await player.send(BEGIN_TWO_FACTOR, { body: { password: player.password } })).read();
    const { secret } = await begin();
    const { database } = fixture.sandbox;
    const original = database.transaction.bind(database);
    vi.spyOn(database, 'transaction').mockImplementationOnce(() => {
      const builder = original();
      const execute = builder.execute.bind(builder);
      return Object.assign(builder, {
        execute: async (run: Parameters<typeof execute>[0]) => {
          await begin();
          return execute(run);
        },
      });
    });
    const code = authenticatorCode(secret, fixture.clock.now());
    const late = await player.send(CONFIRM_TWO_FACTOR, { body: { code } });
    expect([late.status, late.code]).toEqual([400, 'code']);
    expect((await player.send(TWO_FACTOR)).read().isOn).toBe(false);
  });

  it.each([
    ['the end of an app', TURN_OFF_TWO_FACTOR],
    ['other recovery codes', NEW_RECOVERY_CODES],
  ] as const)('is refused %s [TWO-27]', async (_name, call) => {
    const { secret } = (await player.send(BEGIN_TWO_FACTOR, { body: { password: player.password } })).read();
    const body = () => ({ password: player.password, code: authenticatorCode(secret, fixture.clock.now()) });
    expect((await player.send(CONFIRM_TWO_FACTOR, { body: body() })).status).toBe(200);
    fixture.clock.move(minutes(1));
    // an app of long ago outlives the recovery
    await fixture.sandbox.database.updateTable('authenticators').set({ created_at: 0 }).execute();
    const { saved } = await recoverMeanwhile();
    const late = await thief.send(call, { body: body() });
    expect(saved()).toBe(200);
    expect([late.status, late.code]).toEqual([401, 'signed-out']);
    const apps = fixture.sandbox.database.selectFrom('authenticators').selectAll().where('user_id', '=', player.userId);
    expect(await apps.execute()).toHaveLength(1);
  });
});
