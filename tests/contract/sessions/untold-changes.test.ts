import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CHECK_CONTACT_CODE,
  DENY_CONTACT,
  PLAYER_CONTACTS,
  SEND_CONTACT_CODE,
} from '../../../infrastructure/player/contact-calls.ts';
import {
  CHECK_RECOVERY_CODE,
  SAVE_RECOVERED_PASSWORD,
  SEND_RECOVERY_CODE,
} from '../../../infrastructure/registration/recovery-calls.ts';
import { REGISTER_IN_FULL } from '../../../infrastructure/registration/registration-calls.ts';
import { CHANGE_PASSWORD } from '../../../infrastructure/session/password-calls.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { comeBack, finishSocial, registerSocial } from '../../support/browser/social-walk.ts';
import { attachContact } from '../../support/browser/walks/attach-contact.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { holdUpReadsAfterCommit } from '../../support/database/held-up-reads.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const NEW = 'quite another horse';
const CHOICES = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true } as const;
const PERSON = { name: 'Ann', surname: 'Lee', date_birthday: '1990-01-31', password: 'correct horse' };

describe('what was done, where a letter or a step after it fails', () => {
  let fixture: SandboxFixture;
  let reported: unknown[];
  beforeAll(async () => {
    fixture = await openFixture({ onFailure: ({ error }) => reported.push(error) });
  });
  beforeEach(() => {
    reported = [];
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(() => fixture.close());

  const lastTo = async (to: string) => (await fixture.outbox()).messages.find((message) => message.to === to);
  const withoutLetters = async <Value>(run: () => Promise<Value>): Promise<Value> => {
    const { schema } = fixture.sandbox.database;
    await schema.alterTable('letters').renameTo('letters_hidden').execute();
    try {
      return await run();
    } finally {
      await schema.alterTable('letters_hidden').renameTo('letters').execute();
    }
  };
  const userIdOf = async (visitor: Visitor) => (await visitor.send(SESSION)).read().userId;

  it('is answered as done: a contact that was proven [PR-3, PR-27]', async () => {
    const player = await fixture.player();
    const { password } = player;
    await attachContact(fixture, player, { contact: 'told-of-it@example.org', password });
    const contact = '+79991230001';
    await player.send(SEND_CONTACT_CODE, { body: { contact, password } });
    const body = { kind: 'phone', code: (await lastTo(contact))?.code ?? '' } as const;
    const reply = await withoutLetters(async () => player.send(CHECK_CONTACT_CODE, { body }));
    expect([reply.status, reported.length]).toEqual([200, 1]);
    expect((await player.send(PLAYER_CONTACTS)).read()).toMatchObject({ phoneNumber: contact, pending: [] });
  });

  it('is answered as done: a new account whose letter cannot be sent [RGF-13]', async () => {
    const visitor = fixture.visitor();
    const body = { ...CHOICES, ...PERSON, email: 'no-letter@example.org' };
    const reply = await withoutLetters(async () => visitor.send(REGISTER_IN_FULL, { body }));
    expect([reply.status, reported.length]).toEqual([200, 1]);
    expect(await userIdOf(visitor)).toBe(reply.read().userId);
  });

  it('is answered as done: a new account by a network [NET-13]', async () => {
    const visitor = fixture.visitor();
    const email = 'no-letter-either@example.org';
    await comeBack(fixture, visitor, { person: { name: 'Letterless', email } });
    await finishSocial(visitor);
    const reply = await withoutLetters(async () => registerSocial(visitor, { email }));
    expect([reply.status, reported.length]).toEqual([200, 1]);
    expect(await userIdOf(visitor)).toBe(reply.read().userId);
  });

  it('is answered as done: a recovered password [PWR-14, PWR-19]', async () => {
    const player = await fixture.player();
    const contact = 'recovered@example.org';
    await attachContact(fixture, player, { contact, password: player.password });
    const visitor = fixture.visitor();
    await visitor.send(SEND_RECOVERY_CODE, { body: { contact } });
    await visitor.send(CHECK_RECOVERY_CODE, { body: { code: (await lastTo(contact))?.code ?? '' } });
    holdUpReadsAfterCommit(fixture.sandbox.database);
    const saved = await visitor.send(SAVE_RECOVERED_PASSWORD, { body: { password: NEW } });
    vi.restoreAllMocks();
    expect(saved).toMatchObject({ status: 200, body: { success: true } });
    expect(reported.length).toBeGreaterThan(0);
    const body = { uLogin: String(player.userId), uPassword: NEW, save: false };
    expect((await fixture.visitor().send(SIGN_IN, { body })).status).toBe(200);
  });

  it('is answered as it was counted: a wrong password that the contacts cannot be told of [TWO-21]', async () => {
    const player = await fixture.player();
    await attachContact(fixture, player, { contact: 'guessed@example.org', password: player.password });
    const guess = async () => player.send(CHANGE_PASSWORD, { body: { password: 'a wrong one', new_password: NEW } });
    const replies = await withoutLetters(async () => {
      const given = [];
      for (let count = 0; count < 6; count += 1) given.push(await guess());
      return given;
    });
    expect(new Set(replies.map(({ status, code }) => `${String(status)} ${code ?? ''}`)).size).toBe(1);
    expect(reported.length).toBe(1);
  });

  it('is answered as done: a contact that was taken back [PR-36]', async () => {
    const player = await fixture.player();
    const { password } = player;
    await attachContact(fixture, player, { contact: 'owner-of-it@example.org', password });
    await attachContact(fixture, player, { contact: 'thief-of-it@example.org', password });
    const token = (await lastTo('owner-of-it@example.org'))?.link?.split('#')[1] ?? '';
    const insert = fixture.sandbox.database.insertInto.bind(fixture.sandbox.database);
    vi.spyOn(fixture.sandbox.database, 'insertInto').mockImplementation((table) => {
      if (table === 'outbox_readers') throw new Error('held up');
      return insert(table);
    });
    const denied = await fixture.visitor().send(DENY_CONTACT, { body: { token } });
    expect([denied.status, reported.length]).toEqual([200, 1]);
    expect((await lastTo('owner-of-it@example.org'))?.purpose).toBe('protection-changed');
  });
});
