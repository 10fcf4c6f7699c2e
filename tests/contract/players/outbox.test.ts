import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEND_RECOVERY_CODE } from '../../../infrastructure/registration/recovery-calls.ts';
import { OUTBOX, SANDBOX_STATE, SET_CONTACT } from '../../../infrastructure/site/debugger-calls.ts';
import { openMailbox } from '../../../infrastructure/sandbox/players/mailbox.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

describe('the outbox', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());
  const messages = async () => (await fixture.visitor().send(OUTBOX)).read().messages;

  it('holds a code with its kind, its recipient and what it is for', async () => {
    const player = await fixture.player();
    await player.send(SET_CONTACT, { body: { email: '', phone: '+79990000001' } });
    await fixture.visitor().send(SEND_RECOVERY_CODE, { body: { contact: '+7 999 000-00-01' } });
    const [message] = await messages();
    expect(message).toMatchObject({ kind: 'sms', to: '+79990000001', purpose: 'recovery' });
    expect(message?.code).toMatch(/^\d{6}$/);
  });

  it('keeps the latest hundred, and shows letters without a code nowhere else', async () => {
    const mailbox = openMailbox(fixture.sandbox.database);
    for (let index = 0; index < 105; index += 1) {
      const sentAt = fixture.clock.now() + index;
      await mailbox.put(
        index % 2 === 0
          ? { to: 'a@b.de', code: String(index), sentAt }
          : { to: 'a@b.de', link: '/user/activate#x', sentAt },
      );
    }
    expect((await messages()).length).toBe(100);
    const { letters } = (await fixture.visitor().send(SANDBOX_STATE)).read();
    expect(letters.map(({ code }) => code)).toEqual(['104', '102', '100', '98', '96', '94', '92', '90', '88', '86']);
  });

  it('is not there without play money', async () => {
    const production = await openFixture({ isDemo: false });
    try {
      expect((await production.app.inject('/debugger-api/outbox')).statusCode).toBe(404);
    } finally {
      await production.close();
    }
  });
});
