import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes } from '../../../core/shared/time.ts';
import {
  ACTIVATE_CONTACT,
  CHECK_CONTACT_CODE,
  DENY_CONTACT,
  PLAYER_CONTACTS,
  SEND_CONTACT_CODE,
} from '../../../infrastructure/player/contact-calls.ts';
import { attachContact } from '../../support/browser/walks/attach-contact.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const FIRST = 'first@example.org';
const SECOND = 'second@example.org';
const THIEF = 'thief@example.org';
const PHONE = '+79161240001';

describe('a further change of contacts', () => {
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
    fixture.clock.move(hours(100));
    const users = fixture.sandbox.database.updateTable('users');
    await users.set({ email: null, phone: null, activation_type: 0 }).execute();
    player = await fixture.player();
    await attach(player, FIRST);
    // a copy of the session, and the password with it
    thief = fixture.visitor(new Map(player.cookies));
  });

  const attach = async (by: Visitor, contact: string) =>
    attachContact(fixture, by, { contact, password: player.password });
  const ask = async (by: Visitor, contact: string) => {
    fixture.clock.move(minutes(1));
    return by.send(SEND_CONTACT_CODE, { body: { contact, password: player.password } });
  };
  const sentTo = async (contact: string) => (await fixture.outbox()).messages.filter(({ to }) => to === contact);
  const codeTo = async (contact: string) => (await sentTo(contact))[0]?.code ?? '';
  const give = async (by: Visitor, code: string, presentCode?: string) => {
    const agreement = presentCode === undefined ? {} : { present_code: presentCode };
    return by.send(CHECK_CONTACT_CODE, { body: { kind: 'email', code, ...agreement } });
  };
  const email = async () => (await player.send(PLAYER_CONTACTS)).read().email;

  it('is not made without a code of the contact that the owner has just changed to [PR-44]', async () => {
    await attach(player, SECOND);
    const sent = await ask(thief, THIEF);
    expect(sent.read()).toMatchObject({ agreeing: SECOND });
    expect((await sentTo(SECOND))[0]).toMatchObject({ purpose: 'contact-change' });
    const code = await codeTo(THIEF);
    expect((await sentTo(THIEF))[0]?.link).toBeUndefined();
    expect(await give(thief, code)).toMatchObject({ status: 400, code: 'present-code' });
    const wrong = (await codeTo(SECOND)) === '000000' ? '000001' : '000000';
    expect((await give(thief, code, wrong)).body).toMatchObject({ code: 'present-code', tries_left: 3 });
    expect((await give(thief, code, code)).code).toBe(code === (await codeTo(SECOND)) ? undefined : 'present-code');
    for (let tries = 0; tries < 3; tries += 1) await give(thief, code, wrong);
    expect(await give(thief, code, await codeTo(SECOND))).toMatchObject({ status: 403, code: 'tries-over' });
    expect(await email()).toBe(SECOND);
  });

  it('is made with the codes of both, and says whose it needs and until when [PR-44]', async () => {
    const before = (await player.send(PLAYER_CONTACTS)).read();
    expect(before.present).toBeUndefined();
    await attach(player, SECOND);
    const until = fixture.clock.now() + hours(72);
    await ask(player, 'third@example.org');
    expect((await player.send(PLAYER_CONTACTS)).read()).toMatchObject({
      present: { contact: SECOND, until },
      pending: [{ contact: 'third@example.org', agreeing: SECOND, deadline: fixture.clock.now() + minutes(10) }],
    });
    const [own, agreeing] = [await codeTo('third@example.org'), await codeTo(SECOND)];
    const wrong = ['000000', '000001', '000002'].find((code) => code !== own && code !== agreeing);
    expect((await give(player, agreeing, own)).code).toBe('swapped-codes');
    expect((await give(player, wrong!, wrong)).code).toBe('both-codes');
    expect((await give(player, wrong!, agreeing)).code).toBe('code');
    expect((await give(player, await codeTo('third@example.org'), await codeTo(SECOND))).status).toBe(200);
    expect(await email()).toBe('third@example.org');
  });

  it('is not made by what was sent before the owner changed a contact, by its code or its link [PR-44]', async () => {
    const phone = { kind: 'phone' as const };
    await ask(thief, PHONE);
    const code = await codeTo(PHONE);
    await attach(player, SECOND);
    const given = await thief.send(CHECK_CONTACT_CODE, { body: { ...phone, code } });
    expect(given).toMatchObject({ status: 403, code: 'no-code' });
    fixture.clock.move(hours(100));
    await ask(thief, THIEF);
    const token = (await sentTo(THIEF))[0]?.link?.split('#')[1] ?? '';
    await attach(player, PHONE);
    expect(await thief.send(ACTIVATE_CONTACT, { body: { token } })).toMatchObject({ status: 403, code: 'no-code' });
    expect(await email()).toBe(SECOND);
  });

  it('of a thief is undone by the link of the owner, and needs no code of the thief for that [PR-36, PR-44]', async () => {
    await attach(thief, THIEF);
    expect((await ask(player, SECOND)).read()).toMatchObject({ agreeing: THIEF });
    expect(await give(player, await codeTo(SECOND))).toMatchObject({ code: 'present-code' });
    await attach(thief, 'other@example.org');
    const link = (await sentTo(FIRST)).find(({ purpose }) => purpose === 'contact-changed')?.link;
    const token = link?.split('#')[1] ?? '';
    expect((await fixture.visitor().send(DENY_CONTACT, { body: { token } })).status).toBe(200);
    const users = fixture.sandbox.database.selectFrom('users').select('email').where('id', '=', player.userId);
    expect(await users.execute()).toEqual([{ email: FIRST }]);
  });

  it('needs no second code once nothing can be taken back, or of the contact that was proven last [PR-44]', async () => {
    await attach(player, PHONE);
    expect((await ask(player, SECOND)).read().agreeing).toBe(PHONE);
    expect((await ask(player, PHONE)).read().agreeing).toBeUndefined();
    fixture.clock.move(hours(72));
    expect((await ask(player, 'later@example.org')).read().agreeing).toBeUndefined();
    expect((await give(player, await codeTo('later@example.org'))).status).toBe(200);
  });
});
