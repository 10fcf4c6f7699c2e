import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAILURE_TEXTS, NOTICE_CONTEXTS, failureText, noticeFor } from '../../../core/notices/failure-notice.ts';
import { NOTICE_ACTIONS } from '../../../core/notices/notice.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';

const refused = (status: number, code?: string, retryAfterSeconds?: number): RequestFailure => ({
  kind: 'refused',
  status,
  code,
  retryAfterSeconds,
});

describe('the error catalogue', () => {
  it('says what was not done and why [NO-7]', () => {
    expect(noticeFor({ kind: 'network' }, 'history')).toEqual({
      status: 'error',
      title: 'error.title.history',
      text: 'error.text.network',
      values: undefined,
      isAboutMoney: false,
      actions: ['retry'],
    });
  });

  it('says nothing of a cancelled request [NO-7]', () => {
    expect(noticeFor({ kind: 'cancelled' }, 'placement')).toBeUndefined();
  });

  it('knows which errors are about money [NO-7]', () => {
    const money = NOTICE_CONTEXTS.filter((context) => noticeFor({ kind: 'network' }, context)?.isAboutMoney);
    expect(money).toEqual(['placement', 'top-up']);
  });

  it('says how long to wait where the server says it [NO-7]', () => {
    expect(noticeFor(refused(429, 'too-often', 4.2), 'sign-in')).toMatchObject({
      text: 'error.text.too-often-wait',
      values: { count: 5 },
    });
    expect(noticeFor(refused(429), 'sign-in')).toMatchObject({ text: 'error.text.too-often', values: undefined });
  });

  it.each([
    [401, 'both', 'wrong-credentials'],
    [401, undefined, 'signed-out'],
    [404, 'code', 'no-such-code'],
    [404, 'anything', 'not-found'],
    [409, 'account-exists', 'account-exists'],
    [403, 'csrf', 'forbidden'],
    [400, 'toString', 'refused'],
    [503, 'feed-down', 'feed-down'],
    [502, undefined, 'server'],
  ])('reads status %d with code %s as %s [NO-8]', (status, code, text) => {
    expect(failureText(refused(status, code) as Exclude<RequestFailure, { kind: 'cancelled' }>)).toBe(text);
  });

  it.each([
    [{ kind: 'network' } as const, 'line', ['retry']],
    [{ kind: 'network' } as const, 'placement', []],
    [refused(500), 'game', ['retry']],
    [refused(404), 'game', []],
    [refused(401), 'history', ['sign-in']],
    [refused(401, 'both'), 'sign-in', []],
  ] as const)('offers after %o in %s: %j [NO-9]', (failure, context, actions) => {
    expect(noticeFor(failure, context)?.actions).toEqual(actions);
  });

  it.each(['ru', 'en'])('has every text in %s [NO-7]', (language) => {
    const texts = JSON.parse(readFileSync(`locales/${language}/notices.json`, 'utf8')) as Record<string, string>;
    const last = language === 'ru' ? '_many' : '_other';
    for (const context of NOTICE_CONTEXTS) expect(texts).toHaveProperty([`error.title.${context}`]);
    for (const action of NOTICE_ACTIONS) expect(texts).toHaveProperty([`action.${action}`]);
    for (const text of FAILURE_TEXTS) {
      expect(texts).toHaveProperty([`error.text.${text}${text === 'too-often-wait' ? last : ''}`]);
    }
  });
});
