import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  PAYMENT_REQUESTS,
  REPLY_TO_REQUEST,
  REQUEST_SUBJECTS,
  REQUEST_THREAD,
  SEND_PAYMENT_REQUEST,
} from '../../../infrastructure/payments/payment-request-calls.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';
import { UPLOAD_PREFIX } from '../../../core/support/attached-file.ts';
import { readBy, sendAtDesk, sendFile } from '../../support/browser/walks/send-files.ts';
import { pngOf } from '../../support/examples/picture-files.ts';
import { atDesk, cookiesOf } from '../../support/browser/walks/call-support.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { MESSAGES } from '../../../infrastructure/support/message-calls.ts';
import { payIn } from '../../support/browser/walks/pay.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const DESK = '/debugger/payment-requests';

describe('payment requests', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  const write = (player: TestPlayer, draft: object, key = nodeRandom.uuid()) =>
    player.send(SEND_PAYMENT_REQUEST, { key, body: { topicId: 6, text: 'Help', lng: 'en', ...draft } });
  const reply = (player: TestPlayer, id: number, text: string, key = nodeRandom.uuid()) =>
    player.send(REPLY_TO_REQUEST, { key, body: { id, text, lng: 'en' } });
  const thread = (player: TestPlayer, id: number) => player.send(REQUEST_THREAD, { query: { id, lng: 'en' } });
  const list = async (player: TestPlayer) =>
    (await player.send(PAYMENT_REQUESTS, { query: { lng: 'en' } })).read().requests;
  const decide = (by: Visitor, fields: Readonly<Record<string, string>>, site = 'same-origin') =>
    fixture.app.inject({
      method: 'POST',
      url: DESK,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': site,
        cookie: cookiesOf(by),
      },
      payload: new URLSearchParams({ lng: 'en', ...fields }).toString(),
    });

  it('are about a payment of the player, of the kind of its topic, and of nobody else [PRQ-2, PRQ-4, PRQ-9, SEC-43]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    const transactionId = await payIn(fixture, player, 500);
    const subjects = (await player.send(REQUEST_SUBJECTS, { query: { lng: 'en' } })).read();
    expect(subjects.transactions).toMatchObject([
      { id: transactionId, kind: 'deposit', amount: 500, currency: 'RUB', title: 'Deposit · Bank card' },
    ]);
    expect(subjects.topics).toHaveLength(6);
    expect((await write(other, { topicId: 1, transactionId })).code).toBe('unknown-transaction');
    expect((await write(player, { topicId: 2, transactionId })).code).toBe('unknown-transaction');
    const sent = (await write(player, { topicId: 1, transactionId, text: ' Where is it? ' })).read();
    expect(sent).toMatchObject({
      request: { title: 'Deposit not credited', transactionId, state: 'sent' },
      messages: [{ by: 'player', text: 'Where is it?' }],
    });
    const { id } = sent.request;
    expect((await thread(player, id)).read()).toEqual(sent);
    expect([(await thread(other, id)).status, (await reply(other, id, 'Mine')).status]).toEqual([404, 404]);
    expect([await list(other), (await list(player)).map((request) => request.id)]).toEqual([[], [id]]);
  });

  it.each([
    [{ topicId: 99 }, 'unknown-topic'],
    [{ topicId: 4 }, 'sub-topic-missing'],
    [{ topicId: 4, subTopicId: 9 }, 'unknown-sub-topic'],
    [{ topicId: 2 }, 'transaction-missing'],
    [{ text: '  ' }, 'text-missing'],
    [{ text: 'a'.repeat(2001) }, 'text-too-long'],
  ])('like %o are refused as %s [PRQ-2]', async (draft, code) => {
    const player = await fixture.player();
    expect(await write(player, draft)).toMatchObject({ status: 400, code });
    expect(await list(player)).toEqual([]);
  });

  it('and each word in them are sent once under their key [PRQ-5]', async () => {
    const player = await fixture.player();
    const key = nodeRandom.uuid();
    const both = await Promise.all([write(player, {}, key), write(player, {}, key)]);
    const [id, same] = both.map((each) => each.read().request.id);
    expect([same, (await list(player)).length]).toEqual([id, 1]);
    const words = nodeRandom.uuid();
    await Promise.all([reply(player, id!, 'Still nothing', words), reply(player, id!, 'Still nothing', words)]);
    expect((await thread(player, id!)).read().messages.map(({ text }) => text)).toEqual(['Help', 'Still nothing']);
    const another = (await write(player, {})).read().request.id;
    expect((await reply(player, another, 'Still nothing', words)).code).toBe('another-order');
  });

  it('carry files in both directions, of their player alone [UPL-9, SEC-43]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    const [file, more] = [(await sendFile(player, 'payment')).read(), (await sendFile(player, 'payment')).read()];
    const foreign = (await sendFile(other, 'payment')).read();
    expect((await write(player, { files: [foreign.id] })).code).toBe('files');
    expect(await list(player)).toEqual([]);
    const sent = (await write(player, { files: [file.id] })).read();
    expect(sent.messages[0]!.files).toEqual([file]);
    const { id } = sent.request;
    const replied = (files: string[]) =>
      player.send(REPLY_TO_REQUEST, { key: nodeRandom.uuid(), body: { id, text: 'More', files, lng: 'en' } });
    expect((await replied([file.id])).code).toBe('files');
    expect((await replied([more.id])).read().messages.at(-1)!.files).toEqual([more]);
    const answer = { id: String(id), event: 'office-writes', text: 'Here' };
    expect((await sendAtDesk(fixture, { url: DESK, by: player }, answer, '<svg>')).statusCode).toBe(422);
    await sendAtDesk(fixture, { url: DESK, by: player }, answer, pngOf());
    const [last] = (await thread(player, id)).read().messages.at(-1)!.files;
    expect(last).toMatchObject({ name: 'answer.png' });
    expect(await atDesk(fixture, player, `${DESK}?lng=en`)).toContain(`${DESK}/file/${file.id}`);
    const statuses = [
      (await readBy(fixture, player, `${UPLOAD_PREFIX}${last!.id}`)).statusCode,
      (await readBy(fixture, other, `${UPLOAD_PREFIX}${last!.id}`)).statusCode,
      (await readBy(fixture, other, `${DESK}/file/${file.id}`)).statusCode,
    ];
    expect(statuses).toEqual([200, 404, 404]);
  });

  it('are answered and closed by the payment department, after which nothing is taken [PRQ-3, MSG-1]', async () => {
    const player = await fixture.player();
    const { id } = (await write(player, { text: '<b>Bold</b>' })).read().request;
    expect(await atDesk(fixture, player, `${DESK}?lng=en`)).toContain('&lt;b&gt;Bold&lt;/b&gt;');
    const state = async () => (await thread(player, id)).read().request.state;
    await decide(player, { id: String(id), event: 'office-takes' });
    expect(await state()).toBe('in-work');
    expect(
      (await decide(player, { id: String(id), event: 'office-writes', text: 'Seen' }, 'cross-site')).statusCode,
    ).toBe(403);
    await decide(player, { id: String(id), event: 'office-writes', text: '' });
    expect(await state()).toBe('in-work');
    await decide(player, { id: String(id), event: 'office-writes', text: 'We see it' });
    expect((await thread(player, id)).read()).toMatchObject({
      request: { state: 'answered' },
      messages: [{ by: 'player' }, { by: 'office', text: 'We see it' }],
    });
    const [told] = (await player.send(MESSAGES, { query: {} })).read().messages;
    expect(told).toMatchObject({ kind: 'payment-request-answered', about: id, isRead: false });
    expect((await reply(player, id, 'Thanks')).read().request.state).toBe('in-work');
    await decide(player, { id: String(id), event: 'office-closes' });
    expect(await state()).toBe('closed');
    expect(await reply(player, id, 'One more')).toMatchObject({ status: 409, code: 'closed' });
    await decide(player, { id: String(id), event: 'office-writes', text: 'Late' });
    expect((await thread(player, id)).read().messages).toHaveLength(3);
  });

  it('are ten at most that wait for an answer, with 50 words of the player each, which come by the page [PRQ-8, SUP-14]', async () => {
    const player = await fixture.player();
    const ids: number[] = [];
    for (let count = 0; count < 10; count += 1) ids.push((await write(player, {})).read().request.id);
    const refused = await write(player, { lng: 'de' });
    expect(refused).toMatchObject({ status: 409, code: 'too-many-open' });
    expect(refused.text).toContain('warten schon');
    await decide(player, { id: String(ids[0]), event: 'office-writes', text: 'Seen' });
    expect((await write(player, {})).status).toBe(200);
    const word = { request_id: ids[1]!, user_id: player.userId, written_by: 'player', text: 'More', at: 0 } as const;
    const words = Array.from({ length: 49 }, () => ({ ...word, key: nodeRandom.uuid() }));
    await fixture.sandbox.database.insertInto('payment_request_messages').values(words).execute();
    expect(await reply(player, ids[1]!, 'One more')).toMatchObject({ status: 409, code: 'thread-full' });
    const page = async (before?: number, by = player) =>
      by.send(REQUEST_THREAD, { query: { id: ids[1]!, before, lng: 'en' } });
    const latest = (await page()).read();
    const earlier = (await page(latest.messages[0]!.id)).read();
    const rest = (await page(earlier.messages[0]!.id)).read();
    const pages = [rest, earlier, latest];
    expect(pages.map(({ messages, hasEarlier }) => [messages.length, hasEarlier])).toEqual([
      [10, false],
      [20, true],
      [20, true],
    ]);
    const seen = pages.flatMap(({ messages }) => messages.map(({ id }) => id));
    expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => one - other));
    expect((await page(latest.messages[0]!.id, await fixture.player())).status).toBe(404);
    expect((await reply(player, ids[2]!, 'One more')).status).toBe(200);
  });

  it('are shown and answered at the desk in the browser of their player alone, the newest first [PRQ-7, SEC-43]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    const { id } = (await write(player, { text: 'IBAN DE00' })).read().request;
    for (const stranger of [other, fixture.visitor()]) {
      expect(await atDesk(fixture, stranger, `${DESK}?lng=en`)).not.toMatch(/IBAN|ID \d/);
      await decide(stranger, { id: String(id), event: 'office-writes', text: 'Your password?' });
      await decide(stranger, { id: String(id), event: 'office-closes' });
    }
    expect((await thread(player, id)).read()).toMatchObject({
      request: { state: 'sent' },
      messages: [{ by: 'player' }],
    });
    const { id: later } = (await write(player, { text: 'A later one' })).read().request;
    const shown = await atDesk(fixture, player, `${DESK}?lng=en`);
    expect(shown.indexOf('A later one')).toBeLessThan(shown.indexOf('IBAN'));
    const earlier = await atDesk(fixture, player, `${DESK}?lng=en&below=${String(later)}`);
    expect([earlier.includes('IBAN'), earlier.includes('A later one')]).toEqual([true, false]);
  });
});
