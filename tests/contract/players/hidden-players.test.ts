import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/shared/time.ts';
import { SEND_RECOVERY_CODE } from '../../../infrastructure/registration/recovery-calls.ts';
import { SEND_SIGN_IN_LINK, SEND_SIGN_IN_SMS } from '../../../infrastructure/session/sign-in-calls.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';
import type { Visitor } from '../../support/browser/visitor.ts';

describe('an answer to whoever asks for a message', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
    const { userId } = await fixture.player();
    const known = { email: 'known@example.org', phone: '+79990000001', activation_type: 2 };
    await fixture.sandbox.database.updateTable('users').set(known).where('id', '=', userId).execute();
  });
  afterAll(async () => {
    await fixture.assertSound();
    await fixture.close();
  });

  const recover = async (by: Visitor, contact: string) => by.send(SEND_RECOVERY_CODE, { body: { contact } });
  const askings = [
    ['a recovery', { known: 'known@example.org', unknown: 'nobody@example.org' }, recover],
    ['a recovery by phone', { known: '+79990000001', unknown: '+79990000002' }, recover],
    [
      'a link',
      { known: 'known@example.org', unknown: 'nobody@example.org' },
      async (by: Visitor, email: string) => by.send(SEND_SIGN_IN_LINK, { body: { email } }),
    ],
    [
      'a text message',
      { known: '+79990000001', unknown: '+79990000002' },
      async (by: Visitor, phone: string) =>
        by.send(SEND_SIGN_IN_SMS, { body: { 'phone-number': phone, 'phone-code': '+7' } }),
    ],
  ] as const;

  it.each([
    ['a recovery by id to an address', { email: 'by-id@example.org', phone: null, activation_type: 1 }],
    ['a recovery by id to a phone', { email: null, phone: '+79990000003', activation_type: 3 }],
  ])('costs the database as much whether there is a player, for %s [PWR-22, PWR-11]', async (_name, contacts) => {
    const { userId } = await fixture.player();
    await fixture.sandbox.database.updateTable('users').set(contacts).where('id', '=', userId).execute();
    for (const cookie of [undefined, 'x']) {
      fixture.clock.move(minutes(90));
      const cost = async (id: number) => {
        const visitor = fixture.visitor();
        if (cookie !== undefined) visitor.cookies.set('__Host-device', cookie);
        fixture.statements.length = 0;
        expect((await recover(visitor, `id:${String(id)}`)).status).toBe(200);
        return fixture.statements.map((text) => text.replaceAll(/"(?:email|phone)" = /g, '"contact" = '));
      };
      const [unknown, known] = [await cost(999_999_999), await cost(userId)];
      expect(unknown).toEqual(known);
      expect((await fixture.outbox()).messages[0]?.to).toBe(contacts.email ?? contacts.phone);
    }
  });

  it.each(askings)(
    'costs the database as much where the browser names a device, for %s [PWR-11, LNK-2, SMS-2]',
    async (_name, contacts, ask) => {
      fixture.clock.move(minutes(2));
      const cost = async (contact: string) => {
        const visitor = fixture.visitor();
        visitor.cookies.set('__Host-device', 'x');
        fixture.statements.length = 0;
        expect((await ask(visitor, contact)).status).toBe(200);
        return [...fixture.statements];
      };
      expect(await cost(contacts.unknown)).toEqual(await cost(contacts.known));
      expect(fixture.statements.length).toBeGreaterThan(2);
    },
  );

  it.each(askings)(
    'costs the database as much whether there is a player, for %s [PWR-11, LNK-2, SMS-2]',
    async (_name, contacts, ask) => {
      fixture.clock.move(minutes(2));
      const cost = async (contact: string) => {
        const visitor = fixture.visitor();
        fixture.statements.length = 0;
        expect((await ask(visitor, contact)).status).toBe(200);
        return [...fixture.statements];
      };
      const [unknown, known] = [await cost(contacts.unknown), await cost(contacts.known)];
      expect(unknown).toEqual(known);
      const { messages } = await fixture.outbox();
      expect(messages[0]?.to).toBe(contacts.known);
      expect(messages.map(({ to }) => to)).not.toContain(contacts.unknown);
      expect(messages.map(({ to }) => to)).not.toContain('');
    },
  );
});
