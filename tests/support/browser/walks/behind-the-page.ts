import type { Page } from '@playwright/test';
import { expect } from '../e2e-test.ts';

interface ToldMessage {
  readonly to: string;
  readonly code?: string;
  readonly link?: string;
}

/** What a walk does in the browser's session without its page: what leads up to the step that it proves. */
export interface BehindThePage {
  readonly post: (path: string, data?: object) => Promise<void>;
  readonly userId: () => Promise<number | null>;
  /** The latest message to somebody, as the outbox has it. */
  readonly messageTo: (contact: string) => Promise<ToldMessage>;
  /** The code of the latest message to somebody, once one has come that is another than that before. */
  readonly codeTo: (contact: string, before?: string) => Promise<string>;
  /** Attaches a contact to the player and proves it. */
  readonly prove: (contact: string, password: string) => Promise<void>;
  /** Signs out; the page is left first, since one that is open would be refused what it is asking for. */
  readonly signOut: () => Promise<void>;
}

export function behindThePage(page: Page, origin: string): BehindThePage {
  const { request } = page.context();
  const post = async (path: string, data: object = {}): Promise<void> => {
    const reply = await request.post(origin + path, { headers: { 'x-requested-with': 'app', origin }, data });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  const read = async <Reply>(path: string): Promise<Reply> =>
    (await (await request.get(origin + path)).json()) as Reply;
  const userId = async () => (await read<{ readonly user_id: number | null }>('/web-api/session')).user_id;
  const messageTo = async (contact: string, isMeant: (message: ToldMessage) => boolean = () => true) => {
    const { messages } = await read<{ readonly messages: readonly ToldMessage[] }>('/debugger-api/outbox');
    return messages.find((message) => message.to === contact && isMeant(message)) ?? { to: contact };
  };
  const codeTo = async (contact: string, before?: string): Promise<string> => {
    let code: string | undefined;
    await expect(async () => {
      code = (await messageTo(contact, (message) => message.code !== undefined)).code;
      expect(code).toMatch(/^\d{4,8}$/);
      expect(code).not.toBe(before);
    }).toPass({ timeout: 10_000 });
    return code ?? '';
  };
  return {
    post,
    userId,
    messageTo: async (contact) => messageTo(contact),
    codeTo,
    prove: async (contact, password) => {
      await post('/web-api/user/contacts/send-code', { contact, password });
      const kind = contact.includes('@') ? 'email' : 'phone';
      const code = await codeTo(contact);
      const { present } = await read<{ readonly present?: { readonly contact: string } }>('/web-api/user/contacts');
      const agreement = present === undefined ? {} : { present_code: await codeTo(present.contact) };
      await post('/web-api/user/contacts/check-code', { kind, code, ...agreement });
    },
    signOut: async () => {
      await page.goto('about:blank');
      await post('/web-api/auth/disconnect');
      expect(await userId()).toBeNull();
    },
  };
}
