import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  const askings = [
    [
      'a recovery',
      { known: 'known@example.org', unknown: 'nobody@example.org' },
      async (by: Visitor, contact: string) => by.send(SEND_RECOVERY_CODE, { body: { contact } }),
    ],
    [
      'a recovery by phone',
      { known: '+79990000001', unknown: '+79990000002' },
      async (by: Visitor, contact: string) => by.send(SEND_RECOVERY_CODE, { body: { contact } }),
    ],
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

  it.each(askings)(
    'costs the database as much whether there is a player, for %s [PWR-11, LNK-2, SMS-2]',
    async (_name, contacts, ask) => {
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
