import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NOTICE_CONTEXTS,
  failureStatus,
  failureText,
  noticeFor,
  type NoticeContext,
} from '../../../core/notices/failure-notice.ts';
import { FAILURE_TEXTS } from '../../../core/notices/failure-texts.ts';
import { LOGGED_CONTEXTS, failureLog } from '../../../core/notices/logged-failure.ts';
import { NOTICE_ACTIONS, actionKey } from '../../../core/notices/notice.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';

type Failed = Exclude<RequestFailure, { kind: 'cancelled' }>;

const refused = (status: number, code?: string, retryAfterSeconds?: number): Failed => ({
  kind: 'refused',
  status,
  code,
  retryAfterSeconds,
});
const said = (status: number, title: string) => ({ kind: 'refused' as const, status, title });

const MALFORMED: Failed = { kind: 'malformed', path: 'list.0' };

const anyFailure: fc.Arbitrary<RequestFailure> = fc.oneof(
  fc.constantFrom<RequestFailure>({ kind: 'cancelled' }, { kind: 'network' }, MALFORMED),
  fc.record({
    kind: fc.constant('refused' as const),
    status: fc.oneof(fc.integer({ min: -1, max: 1000 }), fc.double()),
    title: fc.option(fc.string(), { nil: undefined }),
    code: fc.option(fc.constantFrom('both', 'code', 'running', 'toString', ''), { nil: undefined }),
    retryAfterSeconds: fc.option(fc.double(), { nil: undefined }),
  }),
);

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

  it('says of a top-up that was refused for its amount that the account holds enough [NO-20]', () => {
    const failure: RequestFailure = { kind: 'refused', status: 400, code: 'amount' };
    expect(noticeFor(failure, 'top-up')?.text).toBe('error.text.enough-money');
    expect(noticeFor(failure, 'placement')?.text).toBe('error.text.amount');
  });

  it.each([...NOTICE_CONTEXTS, ...LOGGED_CONTEXTS])('says nothing of a cancelled %s [NO-13]', (context) => {
    expect(noticeFor({ kind: 'cancelled' }, context)).toBeUndefined();
    expect(failureLog({ kind: 'cancelled' }, context)).toBeUndefined();
  });

  it.each([
    ['accounts', 'fail load accounts'],
    ['choose-account', 'fail set active account'],
    ['sign-out', 'fail sign out'],
    ['terms', 'fail load terms status'],
    ['secure-values', 'fail load secure values'],
    ['fingerprint', 'fail load fingerprint'],
    ['config', 'no site config'],
    ['redirect', 'wrong format of redirect reply'],
    ['referral', 'fail save referral tags'],
    ['mini-app', 'no appName in mini-app reply'],
    ['right-side', 'unable to toggle right side mode'],
  ] as const)('only logs a failure of %s, as "%s" [NO-13]', (context, log) => {
    expect(noticeFor(refused(500), context)).toBeUndefined();
    expect(failureLog(refused(500), context)).toBe(log);
  });

  it('tells every failure once: either the player or the log [NO-7] [NO-13]', () => {
    fc.assert(
      fc.property(anyFailure, fc.constantFrom(...NOTICE_CONTEXTS, ...LOGGED_CONTEXTS), (failure, context) => {
        const shown = [noticeFor(failure, context), failureLog(failure, context)].filter((each) => each !== undefined);
        expect(shown).toHaveLength(failure.kind === 'cancelled' ? 0 : 1);
      }),
    );
  });

  it.each([
    ['add-account', ' Taken ', 'Taken'],
    ['remove-account', 'In use', 'In use'],
    ['save-setting', 'Not now', 'Not now'],
    ['save-limits', 'Too high', 'Too high'],
    ['stop-play', 'Not for so long', 'Not for so long'],
    ['top-up', 'Your daily limit has 5 left', 'Your daily limit has 5 left'],
    ['save-limits', '   ', undefined],
    ['placement', 'Secret of the server', undefined],
    ['sign-in', 'Secret of the server', undefined],
    ['history', 'Secret of the server', undefined],
  ] as const)('takes the words of the server in %s: %j as %j [NO-7]', (context, title, shown) => {
    expect(noticeFor(said(409, title), context)?.serverTitle).toBe(shown);
  });

  it('shows the errors of a reply as the reason where none is known, and once [NO-19]', () => {
    const details = ' No such game\nTry later ';
    const ofErrors = (status: number, code?: string): RequestFailure => ({ ...said(status, details), code, details });
    expect(noticeFor(ofErrors(500), 'history')).toMatchObject({ serverText: 'No such game\nTry later' });
    expect(noticeFor(ofErrors(409), 'query')).toMatchObject({ serverText: 'No such game\nTry later' });
    const known = [noticeFor(ofErrors(409, 'account-exists'), 'top-up'), noticeFor(ofErrors(401), 'history')];
    expect(known.map((notice) => notice?.serverText)).toEqual([undefined, undefined]);
    expect(noticeFor(ofErrors(409), 'add-account')).toMatchObject({ serverTitle: 'No such game\nTry later' });
    expect(noticeFor(ofErrors(409), 'add-account')?.serverText).toBeUndefined();
    expect(noticeFor({ ...said(500, ''), details: 'x'.repeat(400) }, 'history')?.serverText).toHaveLength(300);
  });

  it('cuts the words of the server after 300 characters [NO-7]', () => {
    expect(noticeFor(said(409, 'x'.repeat(300)), 'add-account')?.serverTitle).toHaveLength(300);
    expect(noticeFor(said(409, 'x'.repeat(301)), 'add-account')?.serverTitle).toHaveLength(300);
  });

  it.each([
    [{ kind: 'cancelled' }, 499],
    [{ kind: 'network' }, 'network-error'],
    [MALFORMED, 500],
    [refused(1), 1],
    [refused(0), 500],
    [refused(-404), 500],
    [refused(404.5), 500],
    [refused(Number.NaN), 500],
    [refused(451), 451],
  ] as const)('gives %o the status %s [NO-14]', (failure, status) => {
    expect(failureStatus(failure)).toBe(status);
  });

  it('tells a query that failed, and a refused one in the words of the server, before others [NO-15]', () => {
    const ofStatus = (bodyStatus: number, title: string): RequestFailure => ({ ...said(409, title), bodyStatus });
    expect(noticeFor(ofStatus(2, ' Ask later '), 'query')).toEqual({
      status: 'error',
      title: 'main_query_error',
      serverTitle: 'Ask later',
      priority: 1,
    });
    for (const failure of [ofStatus(2, ''), ofStatus(3, 'Ask later'), said(2, 'Ask later'), refused(503)]) {
      expect(noticeFor(failure, 'query')).toMatchObject({ title: 'main_query_error', isAboutMoney: false });
      expect(noticeFor(failure, 'query')?.priority).toBeUndefined();
      expect(noticeFor(failure, 'query')?.serverTitle).toBeUndefined();
    }
  });

  it.each([
    'line',
    'game',
    'search',
    'coupon-update',
    'load-coupon',
    'my-bets',
    'history',
    'coupon-lines',
    'refresh-accounts',
    'settings',
    'limits',
  ] as const)(
    'tells a refused reading of %s in the words of the server too, and no refused change [NO-15]',
    (context) => {
      const failure: RequestFailure = { ...said(400, ' Closed today '), bodyStatus: 2 };
      expect(noticeFor(failure, context)).toEqual({
        status: 'error',
        title: `error.title.${context}`,
        serverTitle: 'Closed today',
        priority: 1,
      });
      expect(noticeFor(said(400, 'Closed today'), context)?.serverTitle).toBeUndefined();
      expect(noticeFor(failure, 'placement')).toMatchObject({ serverTitle: undefined, isAboutMoney: true });
    },
  );

  it('tells a setting that was refused with the status 2 before others, another one in its place [NO-15]', () => {
    const failure: RequestFailure = { ...said(400, ' Not now '), bodyStatus: 2 };
    expect(noticeFor(failure, 'save-setting')).toEqual({
      status: 'error',
      title: 'error.title.save-setting',
      serverTitle: 'Not now',
      priority: 1,
    });
    expect(noticeFor(said(400, 'Not now'), 'save-setting')).toMatchObject({ serverTitle: 'Not now' });
    expect(noticeFor(said(400, 'Not now'), 'save-setting')?.priority).toBeUndefined();
  });

  it('offers to load a dictionary or a part of the page anew [NO-7]', () => {
    expect(noticeFor(refused(500), 'dictionary')).toEqual({
      status: 'error',
      title: 'main_dictionary_load_error',
      text: 'main_dictionary_refresh_page',
      actions: ['reload-view'],
    });
    expect(noticeFor({ kind: 'network' }, 'widget')).toEqual({
      status: 'error',
      title: 'error.title.widget',
      actions: ['refresh-page'],
    });
  });

  it.each([
    [MALFORMED, 'forbidden'],
    [refused(Number.NaN), 'forbidden'],
    [refused(500), 'server'],
    [refused(409), 'refused'],
    [{ kind: 'network' }, 'network'],
  ] as const)('explains limits that were not saved after %o by %s [NO-16]', (failure, text) => {
    expect(noticeFor(failure, 'save-limits')).toMatchObject({
      title: 'error.title.save-limits',
      text: `error.text.${text}`,
    });
  });

  it.each([
    ['confirm-limit', said(409, 'Too late'), 'responsible_gaming_confirm_limit_error', 'Too late'],
    ['confirm-limit', { kind: 'network' }, 'responsible_gaming_confirm_limit_error', undefined],
    ['reject-limit', said(409, 'Too late'), 'responsible_gaming_cancel_limit_error', 'Too late'],
    ['reject-limit', refused(500), 'responsible_gaming_cancel_limit_error', undefined],
  ] as const)('tells a failed %s after %o as %s [NO-16]', (context, failure, title, serverTitle) => {
    expect(noticeFor(failure, context)).toEqual({ status: 'error', title, serverTitle });
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
    expect(noticeFor(refused(429, 'too-often', 300), 'top-up')).toMatchObject({
      text: 'error.text.too-often-wait-minutes',
      values: { count: 5 },
    });
    for (const wait of [undefined, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      const notice = noticeFor(refused(429, undefined, wait), 'sign-in');
      expect(notice).toMatchObject({ text: 'error.text.too-often', values: undefined });
    }
    expect(noticeFor(refused(429, undefined, 0), 'sign-in')?.values).toEqual({ count: 0 });
    expect(noticeFor(refused(503, undefined, 9), 'sign-in')?.values).toBeUndefined();
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
    [500, undefined, 'server'],
    [501, undefined, 'server'],
    [499, undefined, 'refused'],
    [0, undefined, 'server'],
    [451, undefined, 'terms'],
    [409, undefined, 'refused'],
    [403, 'registration-closed', 'registration-closed'],
    [403, 'identity-refused', 'identity-refused'],
    [409, 'running', 'running'],
    [400, 'amount', 'amount'],
    [404, 'account-unavailable', 'account-unavailable'],
    [400, 'unknown-country', 'unknown-country'],
    [400, 'unknown-currency', 'unknown-currency'],
    [403, 'signed-out', 'signed-out'],
  ])('reads status %d with code %s as %s [NO-8]', (status, code, text) => {
    expect(failureText(refused(status, code))).toBe(text);
  });

  it.each([
    [{ kind: 'network' } as const, 'line', ['retry']],
    [{ kind: 'network' } as const, 'placement', []],
    [refused(500), 'game', ['retry']],
    [refused(404), 'game', []],
    [refused(401), 'history', ['sign-in']],
    [refused(401, 'both'), 'sign-in', []],
    [refused(503, 'feed-down'), 'line', ['retry']],
    [MALFORMED, 'search', ['retry']],
    [{ kind: 'network' } as const, 'coupon-update', ['retry']],
    [{ kind: 'network' } as const, 'my-bets', ['retry']],
    [{ kind: 'network' } as const, 'settings', ['retry']],
    [{ kind: 'network' } as const, 'limits', ['retry']],
    [{ kind: 'network' } as const, 'save-coupon', []],
    [refused(409), 'line', []],
    [refused(401), 'placement', ['sign-in']],
  ] as const)('offers after %o in %s: %j [NO-9]', (failure, context, actions) => {
    expect(noticeFor(failure, context)?.actions).toEqual(actions);
  });

  it.each(['ru', 'en'])('has every text in %s [NO-7] [NO-10]', (language) => {
    const texts = ['notice-catalogue', 'notices'].reduce<Record<string, string>>(
      (all, name) => ({
        ...all,
        ...(JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8')) as Record<string, string>),
      }),
      {},
    );
    const last = language === 'ru' ? '_many' : '_other';
    const failures: readonly Failed[] = [{ kind: 'network' }, refused(2), said(2, 'Said')];
    const titles = NOTICE_CONTEXTS.flatMap((context: NoticeContext) =>
      failures.map((failure) => noticeFor(failure, context)?.title ?? ''),
    );
    for (const key of [...titles, ...NOTICE_ACTIONS.map(actionKey)]) expect(texts).toHaveProperty([key]);
    expect(texts).toHaveProperty([`error.text.too-often-wait-minutes${last}`]);
    for (const text of FAILURE_TEXTS) {
      expect(texts).toHaveProperty([`error.text.${text}${text === 'too-often-wait' ? last : ''}`]);
    }
  });
});
