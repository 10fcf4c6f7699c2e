import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NOTICE_ACTIONS,
  NOTICE_STATUSES,
  NOTICE_TYPES,
  actionKey,
  closesByItself,
  noticeOrder,
  plainNotice,
  saysTheSame,
  type Notice,
} from '../../../core/notices/notice.ts';

const saved: Notice = { status: 'success', title: 'saved' };

const anyNotice: fc.Arbitrary<Notice> = fc.record({
  status: fc.constantFrom(...NOTICE_STATUSES),
  type: fc.option(fc.constantFrom(...NOTICE_TYPES), { nil: undefined }),
  title: fc.constantFrom('a', 'b'),
  isAboutMoney: fc.boolean(),
  priority: fc.option(fc.double(), { nil: undefined }),
});

describe('a notice', () => {
  it.each([
    ['error', 'main_error', undefined],
    ['success', 'main_done', undefined],
    ['info', 'main_info', ['ok']],
    ['warning', 'main_warning', undefined],
    ['question', 'main_question', ['confirm', 'decline']],
  ] as const)('without words of its own, a plain %s, is called %s [NO-11]', (status, title, actions) => {
    expect(plainNotice(status)).toEqual(actions === undefined ? { status, title } : { status, title, actions });
  });

  it('of no known status is an error [NO-11]', () => {
    expect(plainNotice('else' as never)).toEqual({ status: 'error', title: 'main_error' });
  });

  it.each(['ru', 'en'])('has a name for every status in %s [NO-11]', (language) => {
    const read = (name: string): object =>
      JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8')) as object;
    const texts = { ...read('notices'), ...read('notice-catalogue') };
    for (const status of NOTICE_STATUSES) expect(texts).toHaveProperty([plainNotice(status).title]);
  });

  it('names its actions, three of them in the words of the whole site [NO-10]', () => {
    expect(NOTICE_ACTIONS.map((action) => actionKey(action))).toEqual([
      'action.retry',
      'action.sign-in',
      'action.open-coupon',
      'action.open-history',
      'action.convert-account',
      'action.confirm',
      'action.decline',
      'main_ok',
      'main_refreshing_button',
      'main_page_refresh_button',
    ]);
  });

  it.each([
    ['default', true],
    ['alert', true],
    ['snackbar', true],
    ['bar', false],
    ['shadow', false],
    ['dialog', false],
    ['permanent', false],
    [undefined, true],
  ] as const)('of the type %s closes by itself: %s [NO-6]', (type, closes) => {
    for (const status of ['success', 'info', 'warning'] as const) {
      expect(closesByItself({ status, type, title: 't' })).toBe(closes);
      expect(closesByItself({ status, type, title: 't', isAboutMoney: true })).toBe(false);
    }
    for (const status of ['error', 'question'] as const) {
      expect(closesByItself({ status, type, title: 't' })).toBe(false);
    }
  });

  it('comes before another by its rank, then by its priority [NO-3]', () => {
    expect(noticeOrder({ ...saved, priority: 1 }, saved)).toBeLessThan(0);
    expect(noticeOrder(saved, { ...saved, priority: 1 })).toBeGreaterThan(0);
    expect(noticeOrder({ ...saved, priority: -1 }, saved)).toBeGreaterThan(0);
    expect(noticeOrder({ ...saved, priority: Number.NaN }, saved)).toBe(0);
    expect(noticeOrder({ ...saved, priority: 2e9 }, { ...saved, priority: 1e9 })).toBe(0);
    expect(noticeOrder({ ...saved, priority: -2e9 }, { ...saved, priority: -1e9 })).toBe(0);
    expect(noticeOrder({ ...saved, priority: 1e9 }, { ...saved, priority: 1e9 - 1 })).toBeLessThan(0);
    expect(noticeOrder({ ...saved, priority: 1e9 }, { status: 'warning', title: 't' })).toBeGreaterThan(0);
  });

  it('has one place in an order, whatever its priority [NO-3]', () => {
    fc.assert(
      fc.property(anyNotice, anyNotice, (left, right) => {
        expect(noticeOrder(left, right) + noticeOrder(right, left)).toBe(0);
      }),
    );
  });

  it('says the same as another when every word of it is the same [NO-5]', () => {
    const full: Notice = { ...saved, serverTitle: 's', text: 't', values: { a: 1, b: 2 } };
    expect(saysTheSame(full, { ...full, values: { b: 2, a: 1 }, priority: 4, isAboutMoney: true })).toBe(true);
    expect(saysTheSame(saved, { ...saved, values: {} })).toBe(true);
    expect(saysTheSame({ ...saved, values: { a: '1,b' } }, { ...saved, values: { a: 1, b: 1 } })).toBe(false);
    expect(saysTheSame({ ...saved, values: { a: 1 } }, { ...saved, values: { a: '1' } })).toBe(false);
    const others: readonly Partial<Notice>[] = [
      { status: 'info' },
      { title: 'other' },
      { serverTitle: 'other' },
      { text: 'other' },
      { values: { a: 1, b: 3 } },
      { values: { a: 1 } },
      { values: undefined },
    ];
    for (const other of others) expect(saysTheSame(full, { ...full, ...other })).toBe(false);
  });
});
