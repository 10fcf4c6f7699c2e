import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../../../core/shared/time.ts';
import type { WrittenKind } from '../../../core/support/requests/support-topic.ts';
import { PAYMENT_REQUESTS, SEND_PAYMENT_REQUEST } from '../../../infrastructure/payments/payment-request-calls.ts';
import { USER_CONFIG } from '../../../infrastructure/player/player-calls.ts';
import { OUTBOX, OUTBOX_ATTACHMENT, SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
import { MESSAGES } from '../../../infrastructure/support/message-calls.ts';
import {
  ASK_BY_MAIL,
  BEGIN_TOPIC,
  END_TOPIC,
  ORDER_CALL,
  SUPPORT_DESK,
  SUPPORT_THREAD,
  SUPPORT_TOPICS,
  WRITE_TO_TOPIC,
} from '../../../infrastructure/support/support-calls.ts';
import { UPLOAD_PREFIX } from '../../../core/support/attached-file.ts';
import { readBy, sendAtDesk, sendFile } from '../../support/browser/walks/send-files.ts';
import { pngOf } from '../../support/examples/picture-files.ts';
import { answerAtDesk, atDesk } from '../../support/browser/walks/call-support.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

describe('what players write to the operator', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterEach(() => fixture.assertSound());
  afterAll(() => fixture.close());

  const begin = async (player: TestPlayer, kind: WrittenKind = 'question', key: string = randomUUID(), text = 'Help') =>
    player.send(BEGIN_TOPIC, { key, body: { kind, subject: ' A question ', text } });
  const topics = async (player: TestPlayer, kind: WrittenKind) =>
    (await player.send(SUPPORT_TOPICS, { query: { kind } })).read();
  const thread = async (player: TestPlayer, id: number) =>
    (await player.send(SUPPORT_THREAD, { params: { id }, query: {} })).read();
  const write = async (player: TestPlayer, id: number, text: string, key: string = randomUUID()) =>
    player.send(WRITE_TO_TOPIC, { key, params: { id }, body: { text } });
  const ban = async (player: TestPlayer, banLevel: number) =>
    player.send(SET_RESTRICTIONS, { body: { banLevel, banVersion: 1, areTermsChanged: false } });

  it('is written once under its key, and answered by the robot at once [SUP-3, SUP-5]', async () => {
    const player = await fixture.player();
    const key = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(async () => begin(player, 'question', key)));
    expect(new Set(replies.map((reply) => reply.read().topic.id)).size).toBe(1);
    const { topic, messages } = replies[0]!.read();
    expect([topic.subject, topic.state, messages.map(({ author }) => author)]).toEqual([
      'A question',
      'open',
      ['player', 'robot'],
    ]);
    expect((await begin(player, 'question', key, 'Another')).code).toBe('another-order');
    expect((await begin(await fixture.player(), 'question', key)).code).toBe('another-order');
    const again = randomUUID();
    await write(player, topic.id, 'More', again);
    await write(player, topic.id, 'More', again);
    expect((await write(player, topic.id, 'Less', again)).code).toBe('another-order');
    expect((await thread(player, topic.id)).messages).toHaveLength(3);
  });

  it('waits for support, then for the player, is closed and opened again [SUP-1]', async () => {
    const player = await fixture.player();
    const { topic } = (await begin(player)).read();
    await answerAtDesk(fixture, { id: topic.id, by: player }, 'agent-answered', 'It is <b>done</b>');
    const [listed] = (await topics(player, 'question')).topics;
    expect([listed!.state, listed!.isUnseen]).toEqual(['answered', true]);
    const told = (await player.send(MESSAGES, { query: {} })).read();
    expect(told.messages[0]).toMatchObject({ kind: 'support-answered', about: topic.id, isRead: false });
    expect((await thread(player, topic.id)).messages.at(-1)).toMatchObject({
      author: 'agent',
      text: 'It is <b>done</b>',
    });
    expect((await topics(player, 'question')).topics[0]!.isUnseen).toBe(false);
    expect((await player.send(MESSAGES, { query: {} })).read().messages[0]!.isRead).toBe(true);
    expect((await player.send(END_TOPIC, { params: { id: topic.id }, body: {} })).read().topic.state).toBe('closed');
    expect((await player.send(END_TOPIC, { params: { id: topic.id }, body: {} })).code).toBe('request-closed');
    expect((await write(player, topic.id, 'Once more')).read().topic.state).toBe('open');
  });

  it('is of its player alone [SUP-4, SEC-43, SEC-83]', async () => {
    const [owner, other] = [await fixture.player(), await fixture.player()];
    const { topic } = (await begin(owner)).read();
    const params = { id: topic.id };
    expect([
      (await other.send(SUPPORT_THREAD, { params, query: {} })).status,
      (await write(other, topic.id, 'Mine?')).status,
      (await other.send(END_TOPIC, { params, body: {} })).status,
      (await topics(other, 'question')).topics.length,
    ]).toEqual([404, 404, 404, 0]);
    expect((await thread(owner, topic.id)).messages).toHaveLength(2);
  });

  it('carries files of its player, and answers with files of the office [UPL-6, UPL-9, SEC-43]', async () => {
    const [player, other] = [await fixture.player(), await fixture.player()];
    const file = (await sendFile(player, 'support')).read();
    const foreign = (await sendFile(other, 'support')).read();
    const payment = (await sendFile(player, 'payment')).read();
    const key = randomUUID();
    const ask = async (files: string[], used: string = key) =>
      player.send(BEGIN_TOPIC, { key: used, body: { kind: 'question', subject: 'A question', text: 'See', files } });
    expect([(await ask([foreign.id])).code, (await ask([file.id, payment.id])).code]).toEqual(['files', 'files']);
    expect((await ask([file.id, file.id])).status).toBe(400);
    expect((await topics(player, 'question')).topics).toEqual([]);
    const { topic, messages } = (await ask([file.id])).read();
    expect(messages[0]!.files).toEqual([file]);
    expect((await ask([file.id])).read().topic.id).toBe(topic.id);
    expect((await ask([])).code).toBe('another-order');
    expect((await ask([file.id], randomUUID())).code).toBe('files');
    const more = (await sendFile(player, 'support')).read();
    const again = randomUUID();
    const reply = async (files: string[]) =>
      player.send(WRITE_TO_TOPIC, { key: again, params: { id: topic.id }, body: { text: 'More', files } });
    expect((await reply([foreign.id])).code).toBe('files');
    expect((await reply([more.id])).read().messages.at(-1)!.files).toEqual([more]);
    expect((await reply([more.id])).status).toBe(200);
    expect((await reply([])).code).toBe('another-order');
    const desk = '/debugger/support';
    expect(
      (
        await sendAtDesk(
          fixture,
          { url: desk, by: player },
          { id: String(topic.id), event: 'agent-answered', text: 'Kept' },
          'no picture',
        )
      ).body,
    ).toContain('value="Kept"');
    expect((await thread(player, topic.id)).topic.state).toBe('open');
    await sendAtDesk(
      fixture,
      { url: desk, by: player },
      { id: String(topic.id), event: 'agent-answered', text: 'Here' },
      pngOf(),
    );
    const answered = (await thread(player, topic.id)).messages.at(-1)!;
    expect(answered).toMatchObject({ author: 'agent', text: 'Here', files: [{ name: 'answer.png', type: 'png' }] });
    const [sent] = answered.files;
    const at = (path: string) => `${path}${sent!.id}`;
    expect([
      (await readBy(fixture, player, at(UPLOAD_PREFIX))).statusCode,
      (await readBy(fixture, other, at(UPLOAD_PREFIX))).statusCode,
      (await readBy(fixture, player, at(`${desk}/file/`))).statusCode,
      (await readBy(fixture, other, at(`${desk}/file/`))).statusCode,
      (await readBy(fixture, fixture.visitor(), at(`${desk}/file/`))).statusCode,
    ]).toEqual([200, 404, 200, 404, 404]);
  });

  it('goes five years after its last word with its files, one that waits for support never [SUP-10, UPL-7]', async () => {
    const player = await fixture.player();
    const { database } = fixture.sandbox;
    const ask = async () => {
      const files = [(await sendFile(player, 'support')).read().id];
      const body = { kind: 'question', subject: 'A question', text: 'See', files } as const;
      return (await player.send(BEGIN_TOPIC, { key: randomUUID(), body })).read().topic;
    };
    const [ended, open, young] = [await ask(), await ask(), await ask()];
    for (const { id } of [ended, young]) await player.send(END_TOPIC, { params: { id }, body: {} });
    const files = [(await sendFile(player, 'payment')).read().id];
    const payment = { topicId: 6, text: 'Help', lng: 'en', files } as const;
    const { id } = (await player.send(SEND_PAYMENT_REQUEST, { key: randomUUID(), body: payment })).read().request;
    const old = { changed_at: fixture.clock.now() - days(5 * 365) };
    const topicIds = [ended.id, open.id];
    await database.updateTable('support_topics').set(old).where('id', 'in', topicIds).execute();
    await database
      .updateTable('payment_requests')
      .set({ ...old, state: 'closed' })
      .where('id', '=', id)
      .execute();
    await fixture.move(minutes(2));
    const left = (await topics(player, 'question')).topics.map((topic) => topic.id);
    expect(new Set(left)).toEqual(new Set([open.id, young.id]));
    const kept = await database.selectFrom('uploads').select('id').where('user_id', '=', player.userId).execute();
    expect(kept).toHaveLength(2);
    expect((await player.send(PAYMENT_REQUESTS, { query: { lng: 'en' } })).read().requests).toEqual([]);
  });

  it('is shown and answered at the desk in its own browser alone, the newest first [SUP-11, SEC-43]', async () => {
    const [player, other, visitor] = [await fixture.player(), await fixture.player(), fixture.visitor()];
    const { topic } = (await begin(player, 'question', randomUUID(), 'My <b>secret</b>')).read();
    const mailed = { email: 'guest@example.com', subject: 'Mailed', text: 'Of a guest' };
    const { id } = (await visitor.send(ASK_BY_MAIL, { key: randomUUID(), body: mailed })).read();
    for (const stranger of [other, fixture.visitor()]) {
      const shown = await answerAtDesk(fixture, { id: topic.id, by: stranger }, 'agent-answered', 'Send your password');
      expect(shown).not.toMatch(/secret|guest@example|Of a guest/);
      await answerAtDesk(fixture, { id, by: stranger }, 'agent-answered', 'Send it too');
    }
    expect((await thread(player, topic.id)).messages.map(({ author }) => author)).toEqual(['player', 'robot']);
    const { database } = fixture.sandbox;
    const stateOf = async () =>
      (await database.selectFrom('support_topics').select('state').where('id', '=', id).executeTakeFirstOrThrow())
        .state;
    expect(await stateOf()).toBe('open');
    expect(await answerAtDesk(fixture, { id, by: visitor }, 'agent-answered', 'Hello')).toContain('guest@example.com');
    expect(await stateOf()).toBe('answered');
    for (const kind of ['idea', 'manager', 'question'] as const)
      for (let count = 0; count < 9; count += 1) await begin(player, kind, randomUUID(), `${kind} ${String(count)}`);
    const newest = await answerAtDesk(fixture, { id: 0, by: player }, 'ended', '');
    expect(newest.indexOf('question 8')).toBeLessThan(newest.indexOf('question 7'));
    expect(newest).not.toContain('secret');
    const [, below] = /below=(\d+)/.exec(newest) ?? [];
    const rest = await atDesk(fixture, player, `/debugger/support?lng=en&below=${String(below)}`);
    expect(rest).toContain('My &lt;b&gt;secret');
    expect(rest).not.toContain('below=');
  });

  it('has bounds: ten open ones of a kind, each kind by itself [SUP-9, MSG-1]', async () => {
    const player = await fixture.player();
    for (let count = 0; count < 10; count += 1) expect((await begin(player, 'idea')).status).toBe(200);
    expect((await begin(player, 'idea')).code).toBe('too-many-open');
    const { id: about } = (await begin(player, 'manager')).read().topic;
    await answerAtDesk(fixture, { id: about, by: player }, 'agent-answered', 'Gladly');
    const [told] = (await player.send(MESSAGES, { query: {} })).read().messages;
    expect(told).toMatchObject({ kind: 'manager-answered', about });
  });

  it('takes 50 words of its player and no more, 30 a minute, and gives them by the page [SUP-12, SUP-14]', async () => {
    const player = await fixture.player();
    const { topic } = (await begin(player)).read();
    const { database } = fixture.sandbox;
    const word = { topic_id: topic.id, author: 'player', body: 'Again', key: null, at: 0 } as const;
    await database
      .insertInto('support_messages')
      .values(Array.from({ length: 48 }, () => word))
      .execute();
    const last = randomUUID();
    expect((await write(player, topic.id, 'The fiftieth', last)).status).toBe(200);
    const full = await write(player, topic.id, 'One more');
    expect(full).toMatchObject({ status: 409, code: 'thread-full' });
    expect(full.text).toContain('Создайте новое обращение');
    expect((await write(player, topic.id, 'The fiftieth', last)).status).toBe(200);
    const page = async (before?: number, by = player) =>
      by.send(SUPPORT_THREAD, { params: { id: topic.id }, query: { before } });
    const latest = (await thread(player, topic.id)).messages;
    const { messages: earlier, hasEarlier } = (await page(latest[0]!.id)).read();
    const rest = (await page(earlier[0]!.id)).read();
    expect([latest, earlier, rest.messages].map(({ length }) => length)).toEqual([20, 20, 11]);
    expect([hasEarlier, rest.hasEarlier]).toEqual([true, false]);
    expect(new Set([...rest.messages, ...earlier, ...latest].map(({ id }) => id)).size).toBe(51);
    expect((await page(latest[0]!.id, await fixture.player())).status).toBe(404);
    const tried: number[] = [];
    for (let count = 0; count < 30; count += 1) tried.push((await write(player, topic.id, 'One more')).status);
    expect([tried[0], tried.at(-1)]).toEqual([409, 429]);
  });

  it('is an appeal of a banned player, one at a time and three in 30 days, and lifts the ban where it is accepted [APL-1, APL-2]', async () => {
    const player = await fixture.player();
    expect((await begin(player, 'appeal')).code).toBe('not-banned');
    await ban(player, 53);
    const first = (await begin(player, 'appeal')).read().topic;
    expect((await begin(player, 'appeal')).code).toBe('appeal-open');
    await answerAtDesk(fixture, { id: first.id, by: player }, 'refused', '');
    expect((await thread(player, first.id)).topic.state).toBe('open');
    await answerAtDesk(fixture, { id: first.id, by: player }, 'refused', 'The names differ');
    expect((await thread(player, first.id)).topic.state).toBe('refused');
    expect((await write(player, first.id, 'But no')).code).toBe('request-closed');
    const second = (await begin(player, 'appeal')).read().topic;
    await answerAtDesk(fixture, { id: second.id, by: player }, 'refused', 'Still');
    const third = (await begin(player, 'appeal')).read().topic;
    expect((await topics(player, 'appeal')).appealsLeft).toBe(0);
    await answerAtDesk(fixture, { id: third.id, by: player }, 'accepted', '');
    expect((await player.send(USER_CONFIG)).read().result.banLevel).toBe(0);
    const kinds = (await player.send(MESSAGES, { query: {} })).read().messages.map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['appeal-accepted', 'appeal-refused']);
    await ban(player, 45);
    expect((await begin(player, 'appeal')).code).toBe('too-many-appeals');
  });

  it('is a call that is ordered for a time that can be kept, in a language that somebody calls in, and is listed at support [SUP-8, SO-1, SUP-13]', async () => {
    const player = await fixture.player();
    const at = fixture.clock.now() + hours(3);
    const wish = { phone: '+79990001122', subject: 'Bets', lng: 'en' } as const;
    const { topic: call } = (await player.send(ORDER_CALL, { key: randomUUID(), body: { ...wish, at } })).read();
    expect(call.kind).toBe('call-back');
    const foreign = { ...wish, at, lng: 'kk' } as const;
    const refused = await player.send(ORDER_CALL, { key: randomUUID(), body: foreign });
    expect([refused.status, refused.code]).toEqual([409, 'call-language']);
    const late = { ...wish, at: fixture.clock.now() - minutes(1) };
    expect((await player.send(ORDER_CALL, { key: randomUUID(), body: late })).code).toBe('call-time');
    expect((await player.send(SUPPORT_DESK)).read().languagesWithoutCallBack).toContain('ar');
    // SUP-13
    const letter = (await begin(player, 'manager')).read().topic;
    await begin(player, 'idea');
    await answerAtDesk(fixture, { id: call.id, by: player }, 'agent-answered', 'We rang');
    const [told] = (await player.send(MESSAGES, { query: {} })).read().messages;
    expect(told).toMatchObject({ kind: 'support-answered', about: call.id });
    const listed = (await topics(player, 'question')).topics.map(({ id }) => id);
    expect([listed.length, new Set(listed)]).toEqual([2, new Set([call.id, letter.id])]);
    expect((await topics(player, 'manager')).topics.map(({ id }) => id)).toEqual([letter.id]);
  });

  it('may come from a visitor, five times an hour, and are answered by a letter that no other browser reads [SUP-7, OBX-1]', async () => {
    const visitor = fixture.visitor();
    const body = { email: 'me@example.com', subject: 'Hello', text: 'Who are you?' };
    const key = randomUUID();
    const ask = async (with_: string = randomUUID()) => visitor.send(ASK_BY_MAIL, { key: with_, body });
    const { id } = (await ask(key)).read();
    expect((await ask(key)).read().id).toBe(id);
    for (let count = 0; count < 3; count += 1) await ask();
    expect((await ask()).status).toBe(429);
    expect((await visitor.send(ASK_BY_MAIL, { key, body: { ...body, email: 'nobody' } })).status).toBe(400);
    const letters = async (by: typeof visitor) => (await by.send(OUTBOX)).read().messages;
    expect(await letters(visitor)).toEqual([]);
    await answerAtDesk(fixture, { id, by: visitor }, 'agent-answered', 'A bookmaker.');
    await answerAtDesk(fixture, { id, by: visitor }, 'ended', '');
    const [letter, ...further] = await letters(visitor);
    expect(further).toEqual([]);
    expect(letter).toMatchObject({ to: 'me@example.com', purpose: 'support-answer' });
    const file = { params: { id: letter!.id } };
    expect((await visitor.send(OUTBOX_ATTACHMENT, file)).read().text).toBe('A bookmaker.');
    const other = fixture.visitor();
    expect([await letters(other), (await other.send(OUTBOX_ATTACHMENT, file)).status]).toEqual([[], 404]);
  });
});
