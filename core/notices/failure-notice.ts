import type { RequestFailure } from '../shared/request-failure.ts';
import type { Notice, NoticeAction } from './notice.ts';

/** What was being done when a request failed. */
export const NOTICE_CONTEXTS = [
  'line',
  'game',
  'search',
  'coupon-update',
  'save-coupon',
  'load-coupon',
  'placement',
  'my-bets',
  'history',
  'accounts',
  'add-account',
  'top-up',
  'sign-in',
  'sign-out',
  'registration',
] as const;
export type NoticeContext = (typeof NOTICE_CONTEXTS)[number];

/** Why it failed, in words for the player. */
export const FAILURE_TEXTS = [
  'network',
  'malformed',
  'signed-out',
  'wrong-credentials',
  'too-often',
  'too-often-wait',
  'feed-down',
  'account-unavailable',
  'account-exists',
  'amount',
  'unknown-country',
  'unknown-currency',
  'registration-closed',
  'no-such-code',
  'not-found',
  'running',
  'forbidden',
  'refused',
  'server',
] as const;
export type FailureText = (typeof FAILURE_TEXTS)[number];

const MONEY: readonly NoticeContext[] = ['placement', 'top-up'];
const READS: readonly NoticeContext[] = ['line', 'game', 'search', 'coupon-update', 'my-bets', 'history', 'accounts'];

const TEXT_BY_CODE: Readonly<Record<string, FailureText>> = {
  'signed-out': 'signed-out',
  both: 'wrong-credentials',
  'feed-down': 'feed-down',
  'account-unavailable': 'account-unavailable',
  'account-exists': 'account-exists',
  amount: 'amount',
  'unknown-country': 'unknown-country',
  'unknown-currency': 'unknown-currency',
  'registration-closed': 'registration-closed',
  code: 'no-such-code',
  running: 'running',
};

const TEXT_BY_STATUS: Readonly<Record<number, FailureText>> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'refused',
};

/** NO-7 A failed request becomes an error that says what was not done and why; a cancelled one says nothing. */
export function noticeFor(failure: RequestFailure, context: NoticeContext): Notice | undefined {
  if (failure.kind === 'cancelled') return undefined;
  const text = failureText(failure);
  const wait = failure.kind === 'refused' ? failure.retryAfterSeconds : undefined;
  return {
    status: 'error',
    title: `error.title.${context}`,
    text: `error.text.${text}`,
    values: text === 'too-often-wait' && wait !== undefined ? { count: Math.ceil(wait) } : undefined,
    isAboutMoney: MONEY.includes(context),
    actions: actions(text, context),
  };
}

/** NO-8 A code that the catalogue knows says more than the status; an unknown one falls back to the status. */
export function failureText(failure: Exclude<RequestFailure, { readonly kind: 'cancelled' }>): FailureText {
  if (failure.kind !== 'refused') return failure.kind;
  if (failure.status === 429) return failure.retryAfterSeconds === undefined ? 'too-often' : 'too-often-wait';
  const byCode =
    failure.code !== undefined && Object.hasOwn(TEXT_BY_CODE, failure.code) ? TEXT_BY_CODE[failure.code] : undefined;
  return byCode ?? TEXT_BY_STATUS[failure.status] ?? (failure.status >= 500 ? 'server' : 'refused');
}

/** NO-9 Reading can be tried again; who is signed out is offered to sign in. */
function actions(text: FailureText, context: NoticeContext): readonly NoticeAction[] {
  if (text === 'signed-out') return ['sign-in'];
  const isPassing = text === 'network' || text === 'server' || text === 'feed-down' || text === 'malformed';
  return isPassing && READS.includes(context) ? ['retry'] : [];
}
