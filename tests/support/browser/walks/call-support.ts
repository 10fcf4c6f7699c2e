import { randomUUID } from 'node:crypto';
import { hours, minutes } from '../../../../core/shared/time.ts';
import {
  MARK_MESSAGES,
  MESSAGE_NEWS,
  MESSAGES,
  READ_MESSAGES,
} from '../../../../infrastructure/support/message-calls.ts';
import { BEGIN_CONSULTANT, CONSULTANT_OFFER } from '../../../../infrastructure/support/consultant-calls.ts';
import {
  ASK_BY_MAIL,
  BEGIN_TOPIC,
  END_TOPIC,
  ORDER_CALL,
  SUPPORT_DESK,
  SUPPORT_THREAD,
  SUPPORT_TOPICS,
  WRITE_TO_TOPIC,
} from '../../../../infrastructure/support/support-calls.ts';
import type { SandboxFixture } from '../../sandbox-fixture.ts';
import { sendFile } from './send-files.ts';
import type { Visitor } from '../visitor.ts';
import { payIn } from './pay.ts';

/** What players are told and ask, by a player of its own. */
export async function callSupport(fixture: SandboxFixture): Promise<void> {
  const player = await fixture.player();
  await payIn(fixture, player, 500);
  await fixture.move(minutes(1));
  const subject = 'A question';
  const files = [(await sendFile(player, 'support')).body.id];
  const begun = await player.send(BEGIN_TOPIC, {
    key: randomUUID(),
    body: { kind: 'question', subject, text: 'Why?', files },
  });
  const { id } = begun.read().topic;
  const params = { id };
  await player.send(SUPPORT_DESK);
  await player.send(WRITE_TO_TOPIC, { key: randomUUID(), params, body: { text: 'And when?' } });
  await answerAtDesk(fixture, { id, by: player }, 'agent-answered', 'Tomorrow');
  await player.send(SUPPORT_TOPICS, { query: { kind: 'question' } });
  await player.send(SUPPORT_THREAD, { params, query: {} });
  await player.send(SUPPORT_THREAD, { params, query: { before: 2 ** 40 } });
  await player.send(END_TOPIC, { params, body: {} });
  const wish = { phone: '+79990001122', subject, at: fixture.clock.now() + hours(3), lng: 'en' } as const;
  await player.send(ORDER_CALL, { key: randomUUID(), body: wish });
  const question = { email: 'visitor@example.com', subject, text: 'Why?' };
  await fixture.visitor().send(ASK_BY_MAIL, { key: randomUUID(), body: question });
  await player.send(CONSULTANT_OFFER);
  const { key } = (await player.send(BEGIN_CONSULTANT, { body: {} })).read();
  await fixture.app.inject({
    method: 'POST',
    url: '/debugger/consultant/words',
    headers: { origin: 'null', 'content-type': 'text/plain' },
    payload: JSON.stringify({ key, text: 'Hello', after: 0, language: 'en' }),
  });
  await fixture.app.inject({ url: '/debugger/consultant-desk', headers: { host: 'localhost:3000' } });
  await player.send(MESSAGE_NEWS);
  const { messages } = (await player.send(MESSAGES, { query: {} })).read();
  const latest = messages[0]!.id;
  await player.send(MESSAGES, { query: { before: latest } });
  await player.send(READ_MESSAGES, { body: { up_to: latest } });
  await player.send(MARK_MESSAGES, { body: { ids: [latest], is_read: false } });
}

/** What an agent does at the debugger's desk, in the browser of the player or of another. */
export async function answerAtDesk(
  { app }: SandboxFixture,
  { id, by }: { readonly id: number; readonly by: Visitor },
  event: 'agent-answered' | 'accepted' | 'refused' | 'ended',
  text: string,
): Promise<string> {
  const url = '/debugger/support';
  const headers = {
    host: 'localhost:3000',
    cookie: cookiesOf(by),
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  };
  const before = await atDesk({ app }, by, url);
  const payload = new URLSearchParams({ lng: 'en', id: String(id), event, text }).toString();
  await app.inject({ method: 'POST', url, headers, payload });
  return before;
}

/** A page of a desk, as somebody's browser is shown it. */
export async function atDesk({ app }: Pick<SandboxFixture, 'app'>, by: Visitor, url: string): Promise<string> {
  const headers = { host: 'localhost:3000', cookie: cookiesOf(by) };
  return (await app.inject({ method: 'GET', url, headers })).payload;
}

export function cookiesOf({ cookies }: Visitor): string {
  return [...cookies].map((pair) => pair.join('=')).join('; ');
}
