import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closesByItself } from '../../../core/notices/notice.ts';
import { occasionNotice, type NoticeOccasion } from '../../../core/notices/occasion-notice.ts';

const DONE: NoticeOccasion = { kind: 'done' };
const SAVED: NoticeOccasion = { kind: 'saved' };
const CONFIRMED: NoticeOccasion = { kind: 'limit-confirmed' };
const REJECTED: NoticeOccasion = { kind: 'limit-rejected' };
const OVER: NoticeOccasion = { kind: 'session-limit-ended' };
const IDLE: NoticeOccasion = { kind: 'signed-out-idle' };
const NOT_OUT: NoticeOccasion = { kind: 'sign-out-failed', isRefused: false };
const PLANNED: NoticeOccasion = { kind: 'maintenance-planned', start: '10:00', finish: '12:00' };
const BLOCKER: NoticeOccasion = { kind: 'ad-blocker-found' };
const UPDATE: NoticeOccasion = { kind: 'update-available' };
const AGE: NoticeOccasion = { kind: 'age-to-be-proven', years: 21 };
const ALL = [DONE, SAVED, CONFIRMED, REJECTED, OVER, IDLE, NOT_OUT, PLANNED, BLOCKER, UPDATE, AGE];

describe('the notice of an occasion', () => {
  it.each([
    [DONE, { status: 'success', title: 'main_done' }],
    [SAVED, { status: 'success', title: 'main_save_success' }],
    [CONFIRMED, { status: 'success', title: 'responsible_gaming_confirm_limit_success', serverTitle: undefined }],
    [REJECTED, { status: 'success', title: 'responsible_gaming_cancel_limit_success', serverTitle: undefined }],
    [OVER, { status: 'error', type: 'permanent', title: 'session-limit.title', text: 'session-limit.text' }],
    [
      { kind: 'signed-out-long' },
      { status: 'info', type: 'permanent', title: 'signed-out-long', actions: ['sign-in'] },
    ],
    [
      { kind: 'idle-warning', time: '0:42' },
      {
        status: 'warning',
        type: 'bar',
        title: 'idle-warning.title',
        text: 'idle-warning.left',
        values: { time: '0:42' },
      },
    ],
    [{ kind: 'session-ended' }, { status: 'info', type: 'permanent', title: 'session-ended', actions: ['sign-in'] }],
    [{ kind: 'signed-out' }, { status: 'success', title: 'signed-out' }],
    [IDLE, { status: 'info', type: 'permanent', title: 'signed-out-idle', actions: ['sign-in'] }],
    [NOT_OUT, { status: 'error', title: 'sign-out-failed.title', text: 'sign-out-failed.text' }],
    [
      { kind: 'sign-out-failed', isRefused: true, message: 'Closed for now' },
      {
        status: 'error',
        title: 'sign-out-failed.title',
        text: 'sign-out-failed.refused',
        serverText: 'Closed for now',
      },
    ],
    [
      { kind: 'conversion-allowed', conversion: { level: 'additional', title: 'convert-account-hrk' } },
      {
        status: 'info',
        type: 'permanent',
        title: 'convert-account-hrk',
        text: 'convert-account.additional',
        actions: ['convert-account'],
      },
    ],
    [
      PLANNED,
      { status: 'warning', type: 'bar', title: 'maintenance-planned', values: { start: '10:00', finish: '12:00' } },
    ],
    [BLOCKER, { status: 'warning', type: 'shadow', title: 'ad-blocker.title', text: 'ad-blocker.text' }],
    [UPDATE, { status: 'info', type: 'bar', title: 'update-available', actions: ['refresh-page'] }],
    [
      AGE,
      {
        status: 'question',
        type: 'dialog',
        title: 'age.title',
        text: 'age.text',
        values: { count: 21 },
        actions: ['confirm', 'decline'],
      },
    ],
  ] as const)('of %o is %o [NO-17]', (occasion, notice) => {
    expect(occasionNotice(occasion)).toEqual(notice);
  });

  it('closes by itself only where it merely reports [NO-17]', () => {
    const closing = ALL.filter((occasion) => {
      const notice = occasionNotice(occasion);
      return notice !== undefined && closesByItself(notice);
    });
    expect(closing).toEqual([DONE, SAVED, CONFIRMED, REJECTED]);
  });

  it('is none of an occasion that nobody knows [NO-17]', () => {
    expect(occasionNotice({ kind: 'else' } as never)).toBeUndefined();
  });

  it('tells a decision on a limit in the words of the server where it has some [NO-17]', () => {
    fc.assert(
      fc.property(fc.constantFrom('limit-confirmed', 'limit-rejected'), fc.string(), (kind, serverTitle) => {
        const shown = occasionNotice({ kind, serverTitle })?.serverTitle;
        expect(shown).toBe(serverTitle.trim() === '' ? undefined : serverTitle.trim());
      }),
    );
  });

  it.each([
    ['ru', '_many'],
    ['en', '_other'],
  ])('has its texts in %s [NO-17]', (language, plural) => {
    const file = readFileSync(`locales/${language}/notice-catalogue.json`, 'utf8');
    const texts = JSON.parse(file) as Readonly<Record<string, string>>;
    for (const occasion of ALL) {
      const { title = '', text } = occasionNotice(occasion) ?? {};
      expect(texts).toHaveProperty([title]);
      expect(text === undefined || `${text}${text === 'age.text' ? plural : ''}` in texts).toBe(true);
    }
  });
});
