import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeQueue, type NoticeEvent, type NoticeQueue } from '../../../core/notices/notice-queue.ts';
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
  return events.reduce<NoticeQueue>((queue, event) => noticeQueue.step(queue, event)[0], noticeQueue.initial);
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

  it('tells notices with other values apart [NO-5]', () => {
    const one = (count: number): Notice => ({ status: 'info', title: 'info', values: { count } });
    expect(titles(after(raised(error('e')), raised(one(1)), raised(one(2)), raised(one(1))))).toHaveLength(2);
  });

  it('starts the time of the shown notice anew when it is said again [NO-5]', () => {
    const queue = after(raised(saved, 0), raised(saved, 9000), { kind: 'time-ran-out', id: 1, now: 10_000 });
    expect(queue.shown?.notice).toBe(saved);
  });

  it('closes a success ten seconds after it was shown, not before [NO-6]', () => {
    expect(noticeQueue.step(noticeQueue.initial, raised(saved, 1000))[1]).toEqual({
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
    const [released, effect] = noticeQueue.step(held, { kind: 'released', now: 60_000 });
    expect(effect).toEqual({ kind: 'wake', id: 1, after: 6000 });
    expect(noticeQueue.step(released, { kind: 'time-ran-out', id: 1, now: 65_999 })[0].shown).toBeDefined();
    expect(noticeQueue.step(released, { kind: 'time-ran-out', id: 1, now: 66_000 })[0].shown).toBeUndefined();
  });

  it.each([error('e'), question, settled, moneyError('m')])('waits for the player with %o [NO-6]', (notice) => {
    const [queue, ...effects] = noticeQueue.step(noticeQueue.initial, raised(notice));
    expect(effects).toEqual([]);
    expect(noticeQueue.step(queue, { kind: 'time-ran-out', id: 1, now: 1e9 })[0].shown).toBeDefined();
  });

  it('always shows something while anything waits, and never more than three plain errors wait [NO-1] [NO-4]', () => {
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
        const plain = queue.waiting.filter(({ notice }) => noticeRank(notice) === 4);
        expect(plain.length).toBeLessThanOrEqual(3);
        const ranks = queue.waiting.map(({ notice }) => noticeRank(notice));
        expect(ranks).toEqual(ranks.toSorted((left, right) => right - left));
      }),
    );
  });
});
