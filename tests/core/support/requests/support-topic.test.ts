import { describe, expect, it } from 'vitest';
import { callBackTimes, isCallBackTime } from '../../../../core/support/requests/call-back-time.ts';
import {
  isDecided,
  listedKinds,
  takesReplies,
  TOPIC_KINDS,
  TOPIC_STATES,
  topicAfter,
} from '../../../../core/support/requests/support-topic.ts';
import { TOPIC_DRAFTS } from '../../../../core/support/requests/topic-draft.ts';
import { appealsLeft, topicStop } from '../../../../core/support/requests/topic-limits.ts';
import { checkedTopic, isLengthSaid, replyProblem } from '../../../../core/support/requests/topic-text.ts';
import { days, hours, minutes } from '../../../../core/shared/time.ts';

const KEY = '3f0f6f0e-5a0f-4a0d-9d7e-0e6f8f1b2c3d';
const NOW = Date.UTC(2026, 9, 16, 18);

describe('a request', () => {
  it('is listed on the page of support, beside its own where it has one; an idea on its own alone [SUP-13]', () => {
    const listed = Object.fromEntries(
      TOPIC_KINDS.map((kind) => [kind, TOPIC_KINDS.filter((page) => listedKinds(page).includes(kind))]),
    );
    expect(listed).toEqual({
      question: ['question'],
      manager: ['question', 'manager'],
      idea: ['idea'],
      appeal: ['question', 'appeal'],
      'call-back': ['question', 'call-back'],
    });
  });

  it('waits for support or the player until it is ended, and what was decided stays so [SUP-1]', () => {
    const table = TOPIC_STATES.map((state) => [
      state,
      topicAfter(state, 'player-wrote'),
      topicAfter(state, 'agent-answered'),
      topicAfter(state, 'ended'),
      topicAfter(state, 'accepted'),
    ]);
    expect(table).toEqual([
      ['open', 'open', 'answered', 'closed', 'accepted'],
      ['answered', 'open', 'answered', 'closed', 'accepted'],
      ['closed', 'open', 'answered', undefined, 'accepted'],
      ['accepted', undefined, undefined, undefined, undefined],
      ['refused', undefined, undefined, undefined, undefined],
    ]);
    expect(TOPIC_KINDS.filter((kind) => takesReplies({ kind, state: 'closed' }))).toEqual([
      'question',
      'manager',
      'idea',
    ]);
    expect(takesReplies({ kind: 'idea', state: 'refused' })).toBe(false);
  });

  it('is accepted or refused where it is an appeal or an idea [APL-1, IDE-1]', () => {
    expect(TOPIC_KINDS.filter(isDecided)).toEqual(['idea', 'appeal']);
  });

  it('has a subject of 1 to 100 and a text of 1 to 2,000 letters, and says how long it is from 80 % [SUP-2]', () => {
    expect(checkedTopic({ subject: ' a ', text: ' b ' })).toEqual({ ok: true, value: { subject: 'a', text: 'b' } });
    const problemOf = (subject: string, text: string) => {
      const checked = checkedTopic({ subject, text });
      return checked.ok ? undefined : checked.error.code;
    };
    expect([
      problemOf(' ', 'b'),
      problemOf('a'.repeat(101), 'b'),
      problemOf('a'.repeat(100), ' '),
      problemOf('a', 'b'.repeat(2001)),
      replyProblem('b'.repeat(2000)),
    ]).toEqual(['subject-missing', 'subject-long', 'text-missing', 'text-long', undefined]);
    expect([isLengthSaid('b'.repeat(1599)), isLengthSaid('b'.repeat(1600))]).toEqual([false, true]);
  });

  it('cannot be begun beside ten open ones of its kind [SUP-9]', () => {
    const open = Array.from({ length: 10 }, () => ({ kind: 'question', state: 'open', createdAt: NOW }) as const);
    const facts = { now: NOW, isBanned: false };
    expect(topicStop('question', open, facts)).toBe('too-many-open');
    expect(topicStop('question', open.slice(1), facts)).toBeUndefined();
    expect(topicStop('manager', open, facts)).toBeUndefined();
  });

  it('is an appeal of the banned alone, one at a time and three in 30 days [APL-1, APL-2]', () => {
    const appeal = (state: 'open' | 'refused', ago: number) =>
      ({ kind: 'appeal', state, createdAt: NOW - ago }) as const;
    const banned = { now: NOW, isBanned: true };
    const old = [appeal('refused', days(1)), appeal('refused', days(29)), appeal('refused', days(30))];
    expect(topicStop('appeal', [], { now: NOW, isBanned: false })).toBe('not-banned');
    expect(topicStop('appeal', [appeal('open', days(40))], banned)).toBe('appeal-open');
    expect([topicStop('appeal', old, banned), appealsLeft(old, NOW)]).toEqual([undefined, 1]);
    const three = [...old, appeal('refused', days(2))];
    expect([topicStop('appeal', three, banned), appealsLeft(three, NOW)]).toEqual(['too-many-appeals', 0]);
  });

  it('is kept while it is typed, and nothing else is read for a draft [SUP-6]', () => {
    const draft = { subject: 'a', text: 'b', key: KEY };
    const read = TOPIC_DRAFTS.parse({
      question: { ...draft, email: 'me@example.com' },
      'reply:7': draft,
      'reply:x': draft,
      idea: { ...draft, key: 'no key' },
      manager: { ...draft, text: 'b'.repeat(4001) },
    });
    expect(read).toEqual({ ok: true, value: { question: draft, 'reply:7': draft } });
    expect(TOPIC_DRAFTS.parse('text').ok).toBe(false);
    expect([TOPIC_DRAFTS.keepFor, TOPIC_DRAFTS.staysAtSignOut]).toEqual(['session', false]);
  });
});

describe('a call', () => {
  it('is offered for two hours each from 9 to 21 by the zone of the player, an hour ahead at least [SUP-8]', () => {
    const zone = hours(3);
    const at = (day: number, hour: number): number => Date.UTC(2026, 9, day, hour) - zone;
    expect(callBackTimes(at(16, 16), zone)).toEqual([
      at(16, 17),
      at(16, 19),
      ...[9, 11, 13, 15, 17, 19].map((hour) => at(17, hour)),
    ]);
    expect(callBackTimes(at(16, 16) + 1, zone)[0]).toBe(at(16, 19));
  });

  it('is taken neither for the past nor for later than three days [SUP-8]', () => {
    expect([NOW - 1, NOW, NOW + days(3), NOW + days(3) + minutes(1)].map((at) => isCallBackTime(at, NOW))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
