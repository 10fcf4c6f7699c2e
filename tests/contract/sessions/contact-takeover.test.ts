import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes } from '../../../core/shared/time.ts';
import { DENY_CONTACT } from '../../../infrastructure/player/contact-calls.ts';
import {
  CHECK_RECOVERY_CODE,
  SAVE_RECOVERED_PASSWORD,
  SEND_RECOVERY_CODE,
} from '../../../infrastructure/registration/recovery-calls.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { attachContact } from '../../support/browser/walks/attach-contact.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const OWNER = 'owner@example.org';
const OWN_PHONE = '+79161230001';
const THIEF_PHONE = '+79161230002';
const NEW_PASSWORD = 'rightful battery 42';

describe('a thief with the session and the password', () => {
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
    const users = fixture.sandbox.database.updateTable('users');
    await users.set({ email: null, phone: null, activation_type: 0 }).execute();
    player = await fixture.player();
  });

  const sentTo = async (contact: string) => {
    const { messages } = await fixture.outbox();
    return messages.filter(({ to }) => to === contact);
  };
  const attach = async (by: Visitor, contact: string, password = player.password) => {
    await attachContact(fixture, by, { contact, password });
  };
  const ownedBy = async (contact: string) => {
    await attach(player, contact);
    thief = fixture.visitor(new Map(player.cookies));
  };
  const linksTo = async (contact: string) =>
    (await sentTo(contact))
      .filter(
        ({ purpose, sentAt, link }) =>
          purpose === 'contact-changed' && link && sentAt > fixture.clock.now() - hours(24),
      )
      .map(({ link }) => link?.split('#')[1] ?? '');
  const deny = async (token: string) => fixture.visitor().send(DENY_CONTACT, { body: { token } });
  const contacts = async () =>
    fixture.sandbox.database
      .selectFrom('users')
      .select(['email', 'phone', 'activation_type'])
      .where('id', '=', player.userId)
      .executeTakeFirstOrThrow();
  const recover = async (contact: string, password = NEW_PASSWORD) => {
    const visitor = fixture.visitor();
    await visitor.send(SEND_RECOVERY_CODE, { body: { contact } });
    const code = (await fixture.outbox()).messages.find(({ purpose }) => purpose === 'recovery')?.code ?? '';
    expect((await visitor.send(CHECK_RECOVERY_CODE, { body: { code } })).status).toBe(200);
    const saved = await visitor.send(SAVE_RECOVERED_PASSWORD, { body: { password } });
    expect(saved.status).toBe(200);
    return { visitor, body: saved.body };
  };

  it('gets no link to a contact of their own, and voids none of the owner [PR-36]', async () => {
    await ownedBy(OWNER);
    await attach(thief, 'first@example.org');
    const [link = ''] = await linksTo(OWNER);
    await attach(thief, 'second@example.org');
    expect(await linksTo('first@example.org')).toEqual([]);
    expect((await sentTo('first@example.org'))[0]).toMatchObject({ purpose: 'contact-changed' });
    expect((await deny(link)).status).toBe(200);
    expect(await contacts()).toMatchObject({ email: OWNER, activation_type: 1 });
  });

  it('keeps no phone beside the address by whichever link it is denied [PR-36]', async () => {
    await ownedBy(OWNER);
    await attach(thief, THIEF_PHONE);
    const [first = ''] = await linksTo(OWNER);
    fixture.clock.move(minutes(1));
    await attach(thief, 'other@example.org');
    const [second = ''] = await linksTo(OWNER);
    expect((await deny(second)).status).toBe(200);
    expect(await contacts()).toEqual({ email: OWNER, phone: null, activation_type: 1 });
    for (const used of [first, second]) expect((await deny(used)).status).toBe(403);
  });

  it('gets a link again once nobody can take the contact away any more [PR-36]', async () => {
    await ownedBy(OWNER);
    await attach(player, 'moved@example.org');
    fixture.clock.move(hours(71));
    await attach(player, 'again@example.org');
    expect(await linksTo('moved@example.org')).toEqual([]);
    fixture.clock.move(hours(1));
    await attach(player, 'last@example.org');
    expect(await linksTo('again@example.org')).toHaveLength(1);
  });

  it('loses the contact that was added beside when the older one recovers the password [PWR-25]', async () => {
    await ownedBy(OWN_PHONE);
    await attach(thief, 'thief@example.org');
    const { visitor, body } = await recover(OWN_PHONE);
    expect(body).toMatchObject({ user_id: player.userId });
    expect(await contacts()).toEqual({ email: null, phone: OWN_PHONE, activation_type: 3 });
    await attach(visitor, '+79161230003', NEW_PASSWORD);
    expect(await linksTo('thief@example.org')).toEqual([]);
    expect((await visitor.send(SESSION)).read().userId).toBe(player.userId);
  });

  it('takes back with the older contact what replaced another [PWR-25]', async () => {
    await ownedBy(OWNER);
    await attach(player, OWN_PHONE);
    fixture.clock.move(hours(73));
    await attach(thief, THIEF_PHONE);
    await recover(OWNER);
    expect(await contacts()).toEqual({ email: OWNER, phone: OWN_PHONE, activation_type: 2 });
    const visitor = fixture.visitor();
    const asked = await visitor.send(SIGN_IN, {
      body: { uLogin: String(player.userId), uPassword: NEW_PASSWORD, save: false },
    });
    expect(asked.body.second_step?.method).toBe('email');
  });

  it('takes no contact from another player who has proven it since [PWR-25]', async () => {
    await ownedBy(OWNER);
    await attach(player, OWN_PHONE);
    fixture.clock.move(hours(73));
    await attach(thief, THIEF_PHONE);
    await attach(await fixture.player(), OWN_PHONE);
    await recover(OWNER);
    expect(await contacts()).toEqual({ email: OWNER, phone: null, activation_type: 1 });
  });

  it('does not get the second step by a contact that was added beside an older one [TWO-12] [PWR-22]', async () => {
    await ownedBy(OWN_PHONE);
    await attach(thief, 'thief@example.org');
    const ofThief = await recover('thief@example.org');
    expect(ofThief.body).toMatchObject({ second_step: { method: 'sms' } });
    expect((await sentTo(OWN_PHONE))[0]).toMatchObject({ purpose: 'new-device' });
    const { body } = await recover(`id:${String(player.userId)}`, 'another battery 43');
    expect(body).toMatchObject({ user_id: player.userId });
    expect(await contacts()).toEqual({ email: null, phone: OWN_PHONE, activation_type: 3 });
  });
});
