import { expect } from 'vitest';
import { CHECK_CONTACT_CODE, SEND_CONTACT_CODE } from '../../../../infrastructure/player/contact-calls.ts';
import type { SandboxFixture } from '../../sandbox-fixture.ts';
import type { Visitor } from '../visitor.ts';

interface Attaching {
  readonly contact: string;
  readonly password: string;
}

/** Attaches a contact with its code, and with that of the contact that must agree, where one must: whoever reads all messages has both. */
export async function attachContact(
  fixture: SandboxFixture,
  by: Visitor,
  { contact, password }: Attaching,
): Promise<void> {
  const sent = await by.send(SEND_CONTACT_CODE, { body: { contact, password } });
  expect(sent.status).toBe(200);
  const { messages } = await fixture.outbox();
  const codeTo = (to: string, purpose: string) =>
    messages.find((message) => message.to === to && message.purpose === purpose)?.code ?? '';
  const { agreeing } = sent.read();
  const agreement = agreeing === undefined ? {} : { present_code: codeTo(agreeing, 'contact-change') };
  const kind = contact.includes('@') ? ('email' as const) : ('phone' as const);
  const body = { kind, code: codeTo(contact, 'activation'), ...agreement };
  expect((await by.send(CHECK_CONTACT_CODE, { body })).status).toBe(200);
}
