import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hours, minutes } from '../../../core/shared/time.ts';
import type { WrittenKind } from '../../../core/support/requests/support-topic.ts';
import { USER_CONFIG } from '../../../infrastructure/player/player-calls.ts';
import { SET_RESTRICTIONS } from '../../../infrastructure/site/debugger-calls.ts';
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
import { answerAtDesk } from '../../support/browser/walks/call-support.ts';
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
    (await player.send(SUPPORT_THREAD, { params: { id } })).read();
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
    await answerAtDesk(fixture, topic.id, 'agent-answered', 'It is <b>done</b>');
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
      (await other.send(SUPPORT_THREAD, { params })).status,
      (await write(other, topic.id, 'Mine?')).status,
      (await other.send(END_TOPIC, { params, body: {} })).status,
      (await topics(other, 'question')).topics.length,
    ]).toEqual([404, 404, 404, 0]);
    expect((await thread(owner, topic.id)).messages).toHaveLength(2);
  });

  it('has bounds: ten open ones of a kind [SUP-9]', async () => {
    const player = await fixture.player();
    for (let count = 0; count < 10; count += 1) expect((await begin(player, 'idea')).status).toBe(200);
    expect((await begin(player, 'idea')).code).toBe('too-many-open');
    expect((await begin(player, 'manager')).status).toBe(200);
  });

  it('is an appeal of a banned player, one at a time and three in 30 days, and lifts the ban where it is accepted [APL-1, APL-2]', async () => {
    const player = await fixture.player();
    expect((await begin(player, 'appeal')).code).toBe('not-banned');
    await ban(player, 53);
    const first = (await begin(player, 'appeal')).read().topic;
    expect((await begin(player, 'appeal')).code).toBe('appeal-open');
    await answerAtDesk(fixture, first.id, 'refused', '');
    expect((await thread(player, first.id)).topic.state).toBe('open');
    await answerAtDesk(fixture, first.id, 'refused', 'The names differ');
    expect((await thread(player, first.id)).topic.state).toBe('refused');
    expect((await write(player, first.id, 'But no')).code).toBe('request-closed');
    const second = (await begin(player, 'appeal')).read().topic;
    await answerAtDesk(fixture, second.id, 'refused', 'Still');
    const third = (await begin(player, 'appeal')).read().topic;
    expect((await topics(player, 'appeal')).appealsLeft).toBe(0);
    await answerAtDesk(fixture, third.id, 'accepted', '');
    expect((await player.send(USER_CONFIG)).read().result.banLevel).toBe(0);
    const kinds = (await player.send(MESSAGES, { query: {} })).read().messages.map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['appeal-accepted', 'appeal-refused']);
    await ban(player, 45);
    expect((await begin(player, 'appeal')).code).toBe('too-many-appeals');
  });

  it('is a call that is ordered for a time that can be kept [SUP-8]', async () => {
    const player = await fixture.player();
    const at = fixture.clock.now() + hours(3);
    const wish = { phone: '+79990001122', subject: 'Bets' };
    expect((await player.send(ORDER_CALL, { key: randomUUID(), body: { ...wish, at } })).read().topic.kind).toBe(
      'call-back',
    );
    const late = { ...wish, at: fixture.clock.now() - minutes(1) };
    expect((await player.send(ORDER_CALL, { key: randomUUID(), body: late })).code).toBe('call-time');
    expect((await player.send(SUPPORT_DESK)).read().languagesWithoutCallBack).toContain('ar');
  });

  it('may come from a visitor with an address, five times an hour [SUP-7]', async () => {
    const visitor = fixture.visitor();
    const body = { email: 'me@example.com', subject: 'Hello', text: 'Who are you?' };
    const key = randomUUID();
    const ask = async (with_: string = randomUUID()) => visitor.send(ASK_BY_MAIL, { key: with_, body });
    const { id } = (await ask(key)).read();
    expect((await ask(key)).read().id).toBe(id);
    for (let count = 0; count < 3; count += 1) await ask();
    expect((await ask()).status).toBe(429);
    expect((await visitor.send(ASK_BY_MAIL, { key, body: { ...body, email: 'nobody' } })).status).toBe(400);
  });
});
