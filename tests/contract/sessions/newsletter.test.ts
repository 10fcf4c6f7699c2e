import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../../core/shared/time.ts';
import {
  ACTIVATE_CONTACT,
  PLAYER_CONTACTS,
  SEND_CONTACT_CODE,
  START_NEWSLETTER,
  STOP_NEWSLETTER,
} from '../../../infrastructure/player/contact-calls.ts';
import {
  REGISTER_BY_PHONE,
  REGISTER_IN_FULL,
  SEND_PHONE_CODE,
} from '../../../infrastructure/registration/registration-calls.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';
import { attachContact } from '../../support/browser/walks/attach-contact.ts';
import type { Visitor } from '../../support/browser/visitor.ts';

const CHOICES = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true } as const;
const PERSON = { name: 'Ann', surname: 'Lee', date_birthday: '1990-01-31', password: 'correct horse' };

describe('the newsletter', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const messagesTo = async (contact: string) => (await fixture.outbox()).messages.filter(({ to }) => to === contact);
  const newsTo = async (contact: string) =>
    (await messagesTo(contact)).filter(({ purpose }) => purpose === 'newsletter');
  const tokenOf = (link: string | undefined) => link?.split('#')[1] ?? '';
  const inFull = async (email: string, changes: object) => {
    const visitor = fixture.visitor();
    await visitor.send(REGISTER_IN_FULL, { body: { ...CHOICES, ...PERSON, email, ...changes } });
    return visitor;
  };
  const prove = async (email: string) => {
    const [letter] = await messagesTo(email);
    const reply = await fixture.visitor().send(ACTIVATE_CONTACT, { body: { token: tokenOf(letter?.link) } });
    expect(reply.status).toBe(200);
  };
  const byPhone = async (phone: string, changes: object) => {
    const visitor = fixture.visitor();
    await visitor.send(SEND_PHONE_CODE, { body: { phone } });
    const code = (await messagesTo(phone))[0]!.code!;
    const body = { ...CHOICES, phone, code, password: 'correct horse', ...changes };
    expect((await visitor.send(REGISTER_BY_PHONE, { body })).status).toBe(200);
    return visitor;
  };
  const attach = async (player: Visitor & { readonly password?: string }, contact: string) => {
    await attachContact(fixture, player, { contact, password: player.password ?? 'correct horse' });
  };
  const isWanted = async (player: Visitor) => (await player.send(PLAYER_CONTACTS)).read().isNewsWanted;
  const stop = async (visitor: Visitor, token?: string) =>
    visitor.send(STOP_NEWSLETTER, { body: token === undefined ? {} : { token } });
  const start = async (visitor: Visitor, token?: string) =>
    visitor.send(START_NEWSLETTER, { body: token === undefined ? {} : { token } });

  it('goes to the address of a registration that asked for it, once that is proven, and to no other [RGF-22, PR-43]', async () => {
    const asked = await inFull('asked@example.org', { news: true });
    expect(await isWanted(asked)).toBe(true);
    expect(await newsTo('asked@example.org')).toEqual([]);
    await prove('asked@example.org');
    expect(await newsTo('asked@example.org')).toMatchObject([{ kind: 'email' }]);
    for (const [email, changes] of [
      ['silent@example.org', {}],
      ['declined@example.org', { news: false }],
    ] as const) {
      const unasked = await inFull(email, changes);
      expect(await isWanted(unasked)).toBe(false);
      await prove(email);
      expect(await newsTo(email)).toEqual([]);
    }
  });

  it('goes to the phone of a registration that asked for it, and to a contact that is proven later [RGF-22, PR-43]', async () => {
    const asked = await byPhone('+79990004401', { news: true });
    expect(await newsTo('+79990004401')).toMatchObject([{ kind: 'sms', purpose: 'newsletter' }]);
    await attach(asked, 'later@example.org');
    expect(await newsTo('later@example.org')).toHaveLength(1);
    const unasked = await byPhone('+79990004402', {});
    await attach(unasked, 'never@example.org');
    expect([...(await newsTo('+79990004402')), ...(await newsTo('never@example.org'))]).toEqual([]);
  });

  it('is not asked for by a registration in one click, whatever it says [RGF-22]', async () => {
    const player = await fixture.player();
    expect(await isWanted(player)).toBe(false);
    await attach(player, 'click@example.org');
    expect(await newsTo('click@example.org')).toEqual([]);
  });

  it('ends and comes back by the link of its letter or by who is signed in [PR-30, PR-43]', async () => {
    const reader = await inFull('reader@example.org', { news: true });
    await prove('reader@example.org');
    const token = tokenOf((await newsTo('reader@example.org'))[0]?.link);
    const other = await fixture.player();
    const forged = token.replace(/^\d+/, String(other.userId));
    for (const wrong of [forged, `0${token}`, 'x', undefined]) {
      expect((await stop(fixture.visitor(), wrong)).code).toBe('no-letter');
      expect((await start(fixture.visitor(), wrong)).code).toBe('no-letter');
    }
    expect([await isWanted(reader), await isWanted(other)]).toEqual([true, false]);
    expect((await stop(fixture.visitor(), token)).status).toBe(200);
    expect(await isWanted(reader)).toBe(false);
    expect((await start(fixture.visitor(), token)).status).toBe(200);
    expect(await isWanted(reader)).toBe(true);
    expect((await stop(reader)).status).toBe(200);
    expect((await start(other)).status).toBe(200);
    expect([await isWanted(reader), await isWanted(other)]).toEqual([false, true]);
  });

  it('is not ended or begun by the link of a letter to a contact that the account has no more [PR-30]', async () => {
    const player = await fixture.player();
    await start(player);
    await attach(player, 'former@example.org');
    const token = tokenOf((await newsTo('former@example.org'))[0]?.link);
    await attach(player, 'present@example.org');
    expect(await stop(fixture.visitor(), token)).toMatchObject({ status: 403, code: 'no-letter' });
    expect(await isWanted(player)).toBe(true);
    const own = tokenOf((await newsTo('present@example.org'))[0]?.link);
    expect((await stop(fixture.visitor(), own)).status).toBe(200);
    expect(await start(fixture.visitor(), token)).toMatchObject({ status: 403, code: 'no-letter' });
    expect(await isWanted(player)).toBe(false);
  });

  it('comes back by a link only where that link has ended it [PR-43]', async () => {
    const player = await fixture.player();
    await start(player);
    await attach(player, 'ended@example.org');
    const token = tokenOf((await newsTo('ended@example.org'))[0]?.link);
    const resume = async () => start(fixture.visitor(), token);
    await stop(player);
    for (const press of [resume, async () => stop(fixture.visitor(), token), resume]) await press();
    expect(await resume()).toMatchObject({ status: 403, code: 'no-letter' });
    expect(await isWanted(player)).toBe(false);
    await start(player);
    await stop(fixture.visitor(), token);
    await stop(player);
    expect((await resume()).status).toBe(403);
    await start(player);
    expect((await resume()).status).toBe(200);
    await attach(player, '+79990004409');
    const other = tokenOf((await newsTo('+79990004409'))[0]?.link);
    await stop(fixture.visitor(), other);
    expect((await resume()).status).toBe(403);
    expect((await start(fixture.visitor(), other)).status).toBe(200);
    expect(await isWanted(player)).toBe(true);
  });

  it('comes at once to what is proven when it is asked for again, three times a day at most [PR-43]', async () => {
    const player = await fixture.player();
    await attach(player, 'again@example.org');
    await attach(player, '+79990004403');
    // what only waits to be proven gets nothing
    await player.send(SEND_CONTACT_CODE, { body: { contact: 'pending@example.org', password: player.password } });
    const counts = async () => [
      (await newsTo('again@example.org')).length,
      (await newsTo('+79990004403')).length,
      (await newsTo('pending@example.org')).length,
    ];
    expect(await counts()).toEqual([0, 0, 0]);
    await start(player);
    await start(player);
    expect(await counts()).toEqual([1, 1, 0]);
    for (let time = 0; time < 4; time += 1) {
      await stop(player);
      await start(player);
    }
    expect(await counts()).toEqual([3, 3, 0]);
    expect(await isWanted(player)).toBe(true);
    fixture.clock.move(days(1));
    await stop(player);
    await start(player);
    expect(await counts()).toEqual([4, 4, 0]);
  });

  it('ends for the account that its reader has moved to since [PR-30]', async () => {
    const before = await inFull('moved@example.org', { news: true });
    await prove('moved@example.org');
    const token = tokenOf((await newsTo('moved@example.org'))[0]?.link);
    const { user_id: from } = (await before.send(SESSION)).body as { user_id: number };
    const after = await fixture.player();
    const { database } = fixture.sandbox;
    const moved = { transferred_to: after.userId, email: null };
    await database
      .updateTable('users')
      .set(moved)
      .where('id', '=', from as never)
      .execute();
    const email = 'moved@example.org';
    await database.updateTable('users').set({ email }).where('id', '=', after.userId).execute();
    await start(after);
    expect(await isWanted(after)).toBe(true);
    expect((await stop(fixture.visitor(), token)).status).toBe(200);
    expect(await isWanted(after)).toBe(false);
  });
});
