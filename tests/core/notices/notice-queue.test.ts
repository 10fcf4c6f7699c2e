import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NOTICE_QUEUE,
  noticeQueueWith,
  type NoticeEvent,
  type NoticeQueue,
} from '../../../core/notices/notice-queue.ts';
import { noticeRank, type Notice } from '../../../core/notices/notice.ts';

const saved: Notice = { status: 'success', title: 'saved' };
const info: Notice = { status: 'info', title: 'info' };
const warning: Notice = { status: 'warning', title: 'warning' };
const question: Notice = { status: 'question', title: 'question' };
const error = (title: string): Notice => ({ status: 'error', title });
const moneyError = (title: string): Notice => ({ status: 'error', title, isAboutMoney: true });
const settled: Notice = { status: 'success', title: 'settled', isAboutMoney: true };

const raised = (notice: Notice, now = 0): NoticeEvent => ({ kind: 'raised', notice, now });

function after(...events: readonly NoticeEvent[]): NoticeQueue {
  return events.reduce<NoticeQueue>((queue, event) => NOTICE_QUEUE.step(queue, event)[0], NOTICE_QUEUE.initial);
}

/** The shown one, and then those that wait. */
function everyTitle(queue: NoticeQueue): readonly string[] {
  return [queue.shown?.notice.title ?? '', ...titles(queue)];
}

function titles(queue: NoticeQueue): readonly string[] {
  return queue.waiting.map(({ notice }) => notice.title);
}

describe('the notice queue', () => {
  it('shows one notice and lets the others wait [NO-1]', () => {
    const queue = after(raised(error('first')), raised(saved), raised(info));
    expect(queue.shown?.notice.title).toBe('first');
    expect(titles(queue)).toEqual(['saved', 'info']);
  });

  it('shows the next one when the shown one is dismissed [NO-1]', () => {
    const queue = after(raised(error('first')), raised(error('second')), { kind: 'dismissed', id: 1, now: 5 });
    expect(queue.shown?.notice.title).toBe('second');
    expect(after(raised(saved), { kind: 'dismissed', id: 1, now: 5 }).shown).toBeUndefined();
  });

  it('ranks errors about money first and what merely informs last [NO-2]', () => {
    const ranked = [info, warning, question, settled, error('e'), moneyError('m')];
    expect(ranked.map(noticeRank)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('orders what waits by rank and then by arrival [NO-3]', () => {
    const queue = after(
      raised(moneyError('shown')),
      raised(info),
      raised(error('a')),
      raised(settled),
      raised(warning),
      raised(error('b')),
      raised(moneyError('m')),
    );
    expect(titles(queue)).toEqual(['m', 'a', 'b', 'settled', 'warning', 'info']);
  });

  it('lets an error take the place of a success, which then waits [NO-3]', () => {
    const queue = after(raised(saved), raised(error('e')));
    expect(queue.shown?.notice.title).toBe('e');
    expect(titles(queue)).toEqual(['saved']);
  });

  it('never takes the place of what waits for the player [NO-3]', () => {
    const queue = after(raised(error('e')), raised(moneyError('m')));
    expect(queue.shown?.notice.title).toBe('e');
  });

  it('keeps three waiting errors and every one about money [NO-4]', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((title) => raised(error(title)));
    const queue = after(raised(moneyError('shown')), ...many, raised(moneyError('m')), raised(moneyError('n')));
    expect(titles(queue)).toEqual(['m', 'n', 'a', 'b', 'c']);
  });

  it('does not queue what it already says [NO-5]', () => {
    const queue = after(raised(error('e')), raised(error('e')), raised(saved), raised({ ...saved }));
    expect(titles(queue)).toEqual(['saved']);
  });

  it('puts a newer error in the place of the shown or a waiting one with its title, whatever the reason [NO-26]', () => {
    const failed = (title: string, text: string): Notice => ({ ...moneyError(title), text });
    const shown = after(raised(failed('top-up', 'server'), 1), raised(failed('top-up', 'too-often'), 2));
    expect([shown.shown?.notice.text, shown.shown?.id, shown.waiting]).toEqual(['too-often', 2, []]);
    const waiting = after(
      raised(error('shown')),
      raised(failed('top-up', 'server')),
      raised(failed('bet', 'server')),
      raised(failed('top-up', 'refused')),
    );
    expect(waiting.waiting.map(({ notice }) => [notice.title, notice.text])).toEqual([
      ['bet', 'server'],
      ['top-up', 'refused'],
    ]);
  });

  it('puts an error in the place of no message, and a message in the place of no error [NO-26]', () => {
    const moneyMessage: Notice = { status: 'success', title: 'top-up', isAboutMoney: true };
    expect(everyTitle(after(raised(moneyMessage), raised(moneyError('top-up'))))).toEqual(['top-up', 'top-up']);
    expect(everyTitle(after(raised(moneyError('top-up')), raised(moneyMessage)))).toEqual(['top-up', 'top-up']);
  });

  it('tells notices with other values apart [NO-5]', () => {
    const one = (count: number): Notice => ({ status: 'info', title: 'info', values: { count } });
    expect(titles(after(raised(error('e')), raised(one(1)), raised(one(2)), raised(one(1))))).toHaveLength(2);
  });

  it('starts the time of the shown notice anew when it is said again [NO-5]', () => {
    const queue = after(raised(saved, 0), raised(saved, 9000), { kind: 'time-ran-out', id: 1, now: 10_000 });
    expect(queue.shown?.notice).toBe(saved);
  });

  it('closes a success ten seconds after it was shown, not before [NO-6]', () => {
    expect(NOTICE_QUEUE.step(NOTICE_QUEUE.initial, raised(saved, 1000))[1]).toEqual({
      kind: 'wake',
      id: 1,
      after: 10_000,
    });
    expect(after(raised(saved), { kind: 'time-ran-out', id: 1, now: 9999 }).shown).toBeDefined();
    expect(after(raised(saved), { kind: 'time-ran-out', id: 1, now: 10_000 }).shown).toBeUndefined();
  });

  it('does not count the time that the player holds it [NO-6]', () => {
    const held = after(raised(saved), { kind: 'held', now: 4000 }, { kind: 'time-ran-out', id: 1, now: 10_000 });
    expect(held.shown?.timer).toEqual({ kind: 'held', left: 6000 });
    const [released, effect] = NOTICE_QUEUE.step(held, { kind: 'released', now: 60_000 });
    expect(effect).toEqual({ kind: 'wake', id: 1, after: 6000 });
    expect(NOTICE_QUEUE.step(released, { kind: 'time-ran-out', id: 1, now: 65_999 })[0].shown).toBeDefined();
    expect(NOTICE_QUEUE.step(released, { kind: 'time-ran-out', id: 1, now: 66_000 })[0].shown).toBeUndefined();
  });

  it.each([error('e'), question, settled, moneyError('m')])('waits for the player with %o [NO-6]', (notice) => {
    const [queue, ...effects] = NOTICE_QUEUE.step(NOTICE_QUEUE.initial, raised(notice));
    expect(effects).toEqual([]);
    expect(NOTICE_QUEUE.step(queue, { kind: 'time-ran-out', id: 1, now: 1e9 })[0].shown).toBeDefined();
  });

  it('shows notices of one rank by their priority [NO-3]', () => {
    const first: Notice = { ...error('first'), priority: 1 };
    expect(everyTitle(after(raised(error('a')), raised(error('b')), raised(first)))).toEqual(['a', 'first', 'b']);
  });

  it('lets a new notice take the place of one that would close by itself, where one at a time is not asked for [NO-12]', () => {
    const queue = noticeQueueWith({ isOneAtATime: false });
    const told: Notice = { status: 'info', title: 'told' };
    const [first] = queue.step(queue.initial, raised(saved));
    const [second, effect] = queue.step(first, raised(told, 500));
    expect(everyTitle(second)).toEqual(['told']);
    expect(effect).toEqual({ kind: 'wake', id: 2, after: 10_000 });
    const [third] = queue.step(second, raised(error('failed'), 600));
    expect(everyTitle(third)).toEqual(['failed']);
    const [fourth] = queue.step(third, raised(saved, 700));
    expect(everyTitle(fourth)).toEqual(['failed', 'saved']);
  });

  it('keeps a second notice waiting where one at a time is asked for [NO-1] [NO-12]', () => {
    const queue = noticeQueueWith({ isOneAtATime: true });
    const [first] = queue.step(queue.initial, raised(saved));
    expect(everyTitle(queue.step(first, raised({ status: 'info', title: 'told' }))[0])).toEqual(['saved', 'told']);
  });

  it('takes back its place among its like when a higher rank came before it [NO-3]', () => {
    const told: Notice = { status: 'info', title: 'told' };
    expect(everyTitle(after(raised(saved), raised(told), raised(error('e'))))).toEqual(['e', 'saved', 'told']);
  });

  it('drops a waiting notice that is dismissed, and no other [NO-1]', () => {
    const queue = after(raised(error('a')), raised(error('b')), raised(error('c')));
    const [without] = NOTICE_QUEUE.step(queue, { kind: 'dismissed', id: 2, now: 0 });
    expect(everyTitle(without)).toEqual(['a', 'c']);
    expect(NOTICE_QUEUE.step(queue, { kind: 'dismissed', id: 9, now: 0 })).toEqual([queue]);
  });

  it('is empty after its last notice, and never gives a number twice [NO-1]', () => {
    const last = after(raised(error('a')), { kind: 'dismissed', id: 1, now: 0 });
    expect(last).toEqual({ nextId: 2, waiting: [] });
    const two = after(raised(error('a')), raised(error('b')), { kind: 'dismissed', id: 1, now: 0 });
    expect(two).toEqual({
      nextId: 3,
      waiting: [],
      shown: { id: 2, notice: error('b'), timer: { kind: 'none' } },
    });
  });

  it('starts the time of a held notice anew when it is raised again, and holds it on [NO-5] [NO-6]', () => {
    const held = after(raised(saved), { kind: 'held', now: 4000 });
    const [again, ...effects] = NOTICE_QUEUE.step(held, raised(saved, 5000));
    expect(again.shown?.timer).toEqual({ kind: 'held', left: 10_000 });
    expect(effects).toEqual([]);
  });

  it('starts the time of a running notice anew when it is raised again [NO-5]', () => {
    const [again, effect] = NOTICE_QUEUE.step(after(raised(saved)), raised(saved, 5000));
    expect(again.shown?.timer).toEqual({ kind: 'running', left: 10_000, since: 5000 });
    expect(effect).toEqual({ kind: 'wake', id: 1, after: 10_000 });
  });

  it('counts the time from when a notice was shown [NO-6]', () => {
    const held = after(raised(saved, 50_000), { kind: 'held', now: 54_000 });
    expect(held.shown?.timer).toEqual({ kind: 'held', left: 6000 });
    expect(after(raised(saved, 50_000), { kind: 'held', now: 70_000 }).shown?.timer).toEqual({ kind: 'held', left: 0 });
  });

  it('stays as it is at an event that nobody knows', () => {
    const queue = after(raised(saved));
    expect(NOTICE_QUEUE.step(queue, { kind: 'else' } as never)).toEqual([queue]);
  });

  it('of four errors and more at once leaves three by their priority, and says a success that came twice once [NO-3, NO-4, NO-5, REL-46]', () => {
    const failed = (title: string, priority: number): Notice => ({ ...error(title), priority });
    const failures = [failed('low', 0), failed('high', 3), failed('least', -1), failed('highest', 4), failed('mid', 2)];
    const saves = [raised(saved), raised(saved)];
    const queue = after(saves[0]!, ...failures.map((each) => raised(each)), saves[1]!, ...saves);
    expect(everyTitle(queue)).toEqual(['low', 'highest', 'high', 'saved']);
    const reversed = after(...saves, ...failures.toReversed().map((each) => raised(each)), ...saves);
    expect(everyTitle(reversed)).toEqual(['mid', 'highest', 'high', 'saved']);
  });

  it('always shows something while anything waits, and never more than three plain errors are shown or wait [NO-1] [NO-4]', () => {
    const notices = [saved, info, warning, question, settled, ...'abcdefg'.split('').map(error), moneyError('m')];
    const events: fc.Arbitrary<NoticeEvent> = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...notices).map((notice) => raised(notice, 0)) },
      fc.record({ kind: fc.constant('dismissed' as const), id: fc.integer({ min: 1, max: 30 }), now: fc.nat(1e6) }),
      fc.record({ kind: fc.constant('time-ran-out' as const), id: fc.integer({ min: 1, max: 30 }), now: fc.nat(1e6) }),
      fc.record({ kind: fc.constantFrom('held' as const, 'released' as const), now: fc.nat(1e6) }),
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 60 }), (story) => {
        const queue = after(...story);
        expect(queue.waiting.length > 0 && queue.shown === undefined).toBe(false);
        const plain = [queue.shown, ...queue.waiting].filter(
          (known) => known !== undefined && noticeRank(known.notice) === 4,
        );
        expect(plain.length).toBeLessThanOrEqual(3);
        const ranks = queue.waiting.map(({ notice }) => noticeRank(notice));
        expect(ranks).toEqual(ranks.toSorted((left, right) => right - left));
      }),
    );
  });
});
