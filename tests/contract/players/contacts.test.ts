import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../../../core/shared/time.ts';
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
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';
import { attachContact } from '../../support/browser/walks/attach-contact.ts';
import type { Visitor } from '../../support/browser/visitor.ts';

describe('contacts of a player', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const lastTo = async (to: string) => {
    const { messages } = await fixture.outbox();
    return messages.find((message) => message.to === to);
  };
  const ask = async (player: Visitor, contact: string, password = '') =>
    player.send(SEND_CONTACT_CODE, { body: { contact, password } });
  const give = async (player: Visitor, kind: 'email' | 'phone', code: string) =>
    player.send(CHECK_CONTACT_CODE, { body: { kind, code } });
  const contactsOf = async (player: Visitor) => (await player.send(PLAYER_CONTACTS)).read();
  const attach = async (player: Visitor, contact: string, password = '') => {
    await ask(player, contact, password);
    const code = (await lastTo(contact))?.code ?? '';
    return give(player, contact.includes('@') ? 'email' : 'phone', code);
  };
  /** A recovery that only lacks its new password. */
  const recovery = async (contact: string) => {
    const visitor = fixture.visitor();
    await visitor.send(SEND_RECOVERY_CODE, { body: { contact } });
    await visitor.send(CHECK_RECOVERY_CODE, { body: { code: (await lastTo(contact))?.code ?? '' } });
    return visitor;
  };
  const tokenOf = async (to: string) => (await lastTo(to))?.link?.split('#')[1] ?? '';

  it('are attached by the code that comes to them, and change what is activated [PR-3] [PR-25]', async () => {
    const player = await fixture.player();
    expect(await contactsOf(player)).toMatchObject({ activationType: 'none', pending: [] });
    await ask(player, '+7 999 111-22-33');
    expect((await contactsOf(player)).pending).toMatchObject([{ kind: 'phone', contact: '+79991112233' }]);
    const message = await lastTo('+79991112233');
    expect(message).toMatchObject({ kind: 'sms', purpose: 'activation' });
    expect(message?.link).toBeUndefined();
    expect((await give(player, 'phone', '0000000')).code).toBe('code');
    const phone = (await give(player, 'phone', message!.code!)).read();
    expect(phone).toMatchObject({ phoneNumber: '+79991112233', activationType: 'phone', pending: [] });
    expect((await give(player, 'phone', message!.code!)).code).toBe('no-code');
    const both = (await attach(player, 'first@example.org', player.password)).read();
    expect(both).toMatchObject({ email: 'first@example.org', activationType: 'phone-and-email' });
    const signedIn = await fixture
      .visitor()
      .send(SIGN_IN, { body: { uLogin: 'First@example.org', uPassword: player.password, save: false } });
    expect(signedIn.status).toBe(200);
  });

  // that they meet is for a server to show: tests/contract/nodes/codes-at-once.test.ts
  it('are sent one code a minute, however many are asked for at once [RGF-13]', async () => {
    const player = await fixture.player();
    await attach(player, 'own@example.org');
    const replies = await Promise.all([1, 2, 3].map(async () => ask(player, 'at-once@example.org', player.password)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(2);
    const { messages } = await fixture.outbox();
    expect(messages.filter(({ to }) => to === 'at-once@example.org')).toHaveLength(1);
    expect((await ask(player, 'another@example.org', player.password)).status).toBe(200);
  });

  it('hold a code for ten minutes and five tries, and the newest alone [PR-25]', async () => {
    const player = await fixture.player();
    await ask(player, 'tries@example.org');
    const first = (await lastTo('tries@example.org'))!.code!;
    fixture.clock.move(minutes(1));
    await ask(player, 'tries@example.org');
    const second = (await lastTo('tries@example.org'))!.code!;
    expect((await give(player, 'email', first)).code).toBe('code');
    for (let time = 0; time < 3; time += 1) await give(player, 'email', 'x');
    expect((await give(player, 'email', 'x')).code).toBe('tries-over');
    expect((await give(player, 'email', second)).code).toBe('tries-over');
    await ask(player, 'late@example.org');
    const late = (await lastTo('late@example.org'))!.code!;
    fixture.clock.move(minutes(10));
    expect((await give(player, 'email', late)).code).toBe('code');
    const other = await fixture.player();
    expect((await give(other, 'email', late)).code).toBe('no-code');
  });

  it('are proven by the link of the letter, once, within a day and by who asked for it [PR-26]', async () => {
    const player = await fixture.player();
    await ask(player, 'link@example.org');
    const token = await tokenOf('link@example.org');
    const prove = async (by: Visitor) => by.send(ACTIVATE_CONTACT, { body: { token } });
    expect((await prove(fixture.visitor())).code).toBe('other-player');
    expect((await prove(await fixture.player())).code).toBe('other-player');
    expect((await contactsOf(player)).email).toBeUndefined();
    expect((await prove(player)).status).toBe(200);
    expect(await contactsOf(player)).toMatchObject({ email: 'link@example.org', activationType: 'email' });
    expect((await prove(player)).code).toBe('no-code');
    const second = await fixture.player();
    await ask(second, 'late-link@example.org');
    const late = await tokenOf('late-link@example.org');
    fixture.clock.move(hours(24));
    expect((await fixture.visitor().send(ACTIVATE_CONTACT, { body: { token: late } })).code).toBe('no-code');
    const rows = await fixture.sandbox.database.selectFrom('activations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(late);
  });

  it('are replaced with the password once the session is older than ten minutes, and the old one is told [PR-22] [PR-27]', async () => {
    const player = await fixture.player();
    await attach(player, 'old@example.org');
    fixture.clock.move(minutes(10));
    expect((await contactsOf(player)).isPasswordNeeded).toBe(true);
    expect((await ask(player, 'new@example.org')).code).toBe('password');
    expect((await ask(player, 'new@example.org', player.password)).status).toBe(200);
    await give(player, 'email', (await lastTo('new@example.org'))!.code!);
    expect((await contactsOf(player)).email).toBe('new@example.org');
    const told = await lastTo('old@example.org');
    expect(told).toMatchObject({ purpose: 'contact-changed' });
    expect(told?.code).toBeUndefined();
  });

  it('are told of a further one, whatever its kind, and it takes the password [PR-22] [PR-27]', async () => {
    const player = await fixture.player();
    await attach(player, 'further@example.org');
    expect((await contactsOf(player)).isPasswordNeeded).toBe(true);
    expect((await ask(player, '+79995550011')).code).toBe('password');
    expect((await attach(player, '+79995550011', player.password)).status).toBe(200);
    expect((await lastTo('further@example.org'))?.purpose).toBe('contact-changed');
  });

  it('do not follow a recovered password: what was asked for before gives nothing [PR-25] [PR-27]', async () => {
    const player = await fixture.player();
    await attach(player, 'mine@example.org');
    await ask(player, 'thief@example.org', player.password);
    const token = await tokenOf('thief@example.org');
    const recovering = await recovery('mine@example.org');
    expect((await recovering.send(SAVE_RECOVERED_PASSWORD, { body: { password: 'a new long word' } })).status).toBe(
      200,
    );
    expect((await fixture.visitor().send(ACTIVATE_CONTACT, { body: { token } })).code).toBe('no-code');
    expect(
      await fixture.sandbox.database
        .selectFrom('activations')
        .select('id_hash')
        .where('contact', '=', 'thief@example.org')
        .execute(),
    ).toEqual([]);
  });

  it('end what was recovered over a contact that has gone, and over another while one was saved [PR-27]', async () => {
    const player = await fixture.player();
    await attach(player, 'gone@example.org');
    await attach(player, '+79995550022', player.password);
    const overOld = await recovery('gone@example.org');
    await attachContact(fixture, player, { contact: 'come@example.org', password: player.password });
    const save = { body: { password: 'another long word' } };
    expect((await overOld.send(SAVE_RECOVERED_PASSWORD, save)).code).toBe('no-recovery');
    const [overPhone, overNew] = [await recovery('+79995550022'), await recovery('come@example.org')];
    expect((await overNew.send(SAVE_RECOVERED_PASSWORD, save)).status).toBe(200);
    expect((await overPhone.send(SAVE_RECOVERED_PASSWORD, save)).code).toBe('no-recovery');
  });

  it('belong to one player: a phone that another has proven is refused [RGF-9]', async () => {
    await attach(await fixture.player(), '+79995550033');
    fixture.clock.move(minutes(1));
    const second = await fixture.player();
    expect((await attach(second, '+79995550033')).code).toBe('contact-taken');
    expect((await contactsOf(second)).activationType).toBe('none');
  });

  it('never tell whose they are: the owner of an address is told instead of a stranger [PR-28]', async () => {
    const owner = await fixture.player();
    await attach(owner, 'owner@example.org');
    const stranger = await fixture.player();
    const free = await ask(stranger, 'free@example.org');
    fixture.clock.move(minutes(1));
    const taken = await ask(stranger, 'owner@example.org');
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
    const told = await lastTo('owner@example.org');
    expect([told?.code, told?.purpose]).toEqual([undefined, 'contact-taken']);
  });

  it('tell the owner of an address that others ask for it once a day [PR-28]', async () => {
    const contact = 'pestered@example.org';
    await attach(await fixture.player(), contact);
    for (let time = 0; time < 3; time += 1) {
      fixture.clock.move(minutes(1));
      await ask(await fixture.player(), contact);
    }
    const letters = async () => {
      const { messages } = await fixture.outbox();
      return messages.filter(({ to, purpose }) => to === contact && purpose === 'contact-taken').length;
    };
    expect(await letters()).toBe(1);
    fixture.clock.move(days(1));
    await ask(await fixture.player(), contact);
    expect(await letters()).toBe(2);
  });

  it('get six messages an hour, and ten wrong passwords end the session [PR-29, TWO-21]', async () => {
    const contact = 'often@example.org';
    for (let time = 0; time < 6; time += 1) {
      expect((await ask(await fixture.player(), contact)).status).toBe(200);
      fixture.clock.move(minutes(1));
    }
    expect((await ask(await fixture.player(), contact)).status).toBe(429);
    const player = await fixture.player();
    fixture.clock.move(minutes(11));
    for (let time = 0; time < 10; time += 1) expect((await ask(player, contact, 'wrong')).code).toBe('password');
    expect((await ask(player, contact, player.password)).status).toBe(401);
  });

  it('are refused to visitors and where they cannot be read', async () => {
    expect((await ask(fixture.visitor(), 'a@b.de')).status).toBe(401);
    expect((await ask(await fixture.player(), 'nobody')).code).toBe('contact');
  });
});
