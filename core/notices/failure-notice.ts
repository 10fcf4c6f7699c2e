import { limitSaveFailure } from '../limits/limit-notice.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import type { FailureText } from './failure-texts.ts';
import { isLogged, type LoggedContext } from './logged-failure.ts';
import type { Notice, NoticeAction } from './notice.ts';
import { waitingText, type WaitingReason } from './waiting-text.ts';

/** What was being done when a request failed, as it is shown to the player. */
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
  'coupon-lines',
  'refresh-accounts',
  'add-account',
  'remove-account',
  'top-up',
  'switch-account',
  'sign-in',
  'registration',
  'recovery',
  'contact',
  'send-message',
  'security',
  'transfer',
  'accept-terms',
  'settings',
  'save-setting',
  'save-profile',
  'limits',
  'save-limits',
  'stop-play',
  'confirm-limit',
  'reject-limit',
  'query',
  'dictionary',
  'widget',
] as const;

export type NoticeContext = (typeof NOTICE_CONTEXTS)[number] | LoggedContext;

type Failed = Exclude<RequestFailure, { readonly kind: 'cancelled' }>;

/** A query that was answered, but not done; its message is the player's to read. */
const QUERY_REFUSED = 2;
const LONGEST_SERVER_TITLE = 300;

const MONEY: readonly NoticeContext[] = ['placement', 'top-up'];
const READS: readonly NoticeContext[] = [
  'line',
  'game',
  'search',
  'coupon-update',
  'my-bets',
  'history',
  'coupon-lines',
  'refresh-accounts',
  'settings',
  'limits',
];
/** What is asked for and changes nothing; a setting is answered likewise. */
const QUERIES: readonly NoticeContext[] = [...READS, 'load-coupon', 'query', 'save-setting'];
/** What is answered as a limit is. */
const LIMITS: readonly NoticeContext[] = ['save-limits', 'stop-play'];
/** Where the server's own words say it better than ours. */
const SERVER_WORDS: readonly NoticeContext[] = [
  'add-account',
  'remove-account',
  'save-setting',
  'save-profile',
  'save-limits',
  'stop-play',
  'transfer',
  'top-up',
];

const DICTIONARY_FAILED: Notice = {
  status: 'error',
  title: 'main_dictionary_load_error',
  text: 'main_dictionary_refresh_page',
  actions: ['reload-view'],
};
const WIDGET_FAILED: Notice = { status: 'error', title: 'error.title.widget', actions: ['refresh-page'] };

const TEXT_BY_CODE: ReadonlyMap<string, FailureText> = new Map<string, FailureText>([
  ['signed-out', 'signed-out'],
  ['both', 'wrong-credentials'],
  ['feed-down', 'feed-down'],
  ['account-unavailable', 'account-unavailable'],
  ['not-fresh', 'not-fresh'],
  ['not-kept', 'not-kept'],
  ['account-transferred', 'account-transferred'],
  ['account-exists', 'account-exists'],
  ['account-in-use', 'account-in-use'],
  ['account-not-listed', 'account-not-listed'],
  ['amount', 'amount'],
  ['unknown-country', 'unknown-country'],
  ['unknown-currency', 'unknown-currency'],
  ['registration-closed', 'registration-closed'],
  ['one-click-barred', 'one-click-barred'],
  ['identity-refused', 'identity-refused'],
  ['code', 'no-such-code'],
  ['contact-taken', 'contact-taken'],
  ['running', 'running'],
]);

const CODE_TEXTS: ReadonlyMap<string, FailureText> = new Map<string, FailureText>([
  ['tries-over', 'tries-over'],
  ['no-code', 'no-recovery'],
  ['no-sender', 'no-sender'],
]);

/** What a text or a code means where this was being done. */
const TEXT_IN_CONTEXT: { readonly [Context in NoticeContext]?: ReadonlyMap<string, FailureText> } = {
  'sign-in': new Map<string, FailureText>([['signed-out', 'wrong-credentials']]),
  registration: new Map<string, FailureText>([
    ['too-often', 'too-many-registrations'],
    ['too-often-wait', 'too-many-registrations'],
    ['tries-over', 'tries-over'],
    ['no-code', 'no-recovery'],
    ['no-sender', 'no-sender'],
    ['password', 'weak-password'],
    ['promocode', 'no-promo-code'],
    // where no field can say it; it is not the registrations that were too many
    ['promocode-tries', 'too-often'],
  ]),
  // the amount is the site's: only an account that holds enough refuses it
  'top-up': new Map<string, FailureText>([['amount', 'enough-money']]),
  contact: CODE_TEXTS,
  transfer: new Map<string, FailureText>([
    ...CODE_TEXTS,
    ['open-coupons', 'open-coupons'],
    ['advance-owed', 'advance-owed'],
    ['contact-change', 'contact-change'],
    ['phone-taken', 'phone-taken'],
    ['no-transfer', 'no-transfer'],
  ]),
  'send-message': CODE_TEXTS,
  recovery: new Map<string, FailureText>([
    ['tries-over', 'tries-over'],
    ['no-recovery', 'no-recovery'],
    ['no-sender', 'no-sender'],
    ['signed-in', 'recovery-signed-in'],
  ]),
};

/** Texts that can say how long to wait. */
const WAITING_REASONS: ReadonlyMap<FailureText, WaitingReason> = new Map<FailureText, WaitingReason>([
  ['too-often-wait', 'too-often'],
  ['too-many-registrations', 'too-many-registrations'],
]);

const TEXT_BY_STATUS: ReadonlyMap<number, FailureText> = new Map<number, FailureText>([
  [401, 'signed-out'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'refused'],
  [451, 'terms'],
]);

/**
 * NO-7 A failed request becomes an error that says what was not done and why, in the server's words where those are for the player; NO-13 a cancelled one, and one that is only logged, says nothing.
 */
export function noticeFor(failure: RequestFailure, context: NoticeContext): Notice | undefined {
  if (failure.kind === 'cancelled' || isLogged(context)) return undefined;
  const said = QUERIES.includes(context) ? queryWords(failure) : undefined;
  if (said !== undefined) return { status: 'error', title: titleOf(context), serverTitle: said, priority: 1 };
  if (context === 'dictionary') return DICTIONARY_FAILED;
  if (context === 'widget') return WIDGET_FAILED;
  if (context === 'confirm-limit' || context === 'reject-limit') return decisionNotice(failure, context);
  return errorNotice(LIMITS.includes(context) ? asLimitFailure(failure) : failure, context);
}

/** NO-8 A code that the catalogue knows says more than the status; an unknown one falls back to the status. */
export function failureText(failure: Failed): FailureText {
  if (failure.kind !== 'refused') return failure.kind;
  if (failure.status === 429) return secondsToWait(failure) === undefined ? 'too-often' : 'too-often-wait';
  const status = refusedStatus(failure);
  const byCode = TEXT_BY_CODE.get(failure.code ?? '');
  return byCode ?? TEXT_BY_STATUS.get(status) ?? (status >= 500 ? 'server' : 'refused');
}

/** NO-14 The status of a failure: 499 cancelled, the word of its own for a network failure, the server's, and 500 where there is none. */
export function failureStatus(failure: RequestFailure): number | 'network-error' {
  switch (failure.kind) {
    case 'cancelled':
      return 499;
    case 'network':
      return 'network-error';
    case 'malformed':
      return 500;
    case 'refused':
      return refusedStatus(failure);
  }
}

function refusedStatus({ status }: Extract<RequestFailure, { kind: 'refused' }>): number {
  return Number.isInteger(status) && status > 0 ? status : 500;
}

/** NO-20 What was being done can make the reason plainer. */
function textInContext(failure: Failed, context: NoticeContext): FailureText {
  const text = failureText(failure);
  const code = failure.kind === 'refused' ? failure.code : undefined;
  const known = Object.hasOwn(TEXT_IN_CONTEXT, context) ? TEXT_IN_CONTEXT[context] : undefined;
  return known?.get(code ?? '') ?? known?.get(text) ?? text;
}

function errorNotice(failure: Failed, context: NoticeContext): Notice {
  const text = textInContext(failure, context);
  const wait = secondsToWait(failure);
  const reason = WAITING_REASONS.get(text);
  return {
    status: 'error',
    title: titleOf(context),
    serverTitle: SERVER_WORDS.includes(context) ? serverTitle(failure) : undefined,
    ...(wait === undefined || reason === undefined
      ? { text: `error.text.${text}`, values: undefined }
      : waitingText(wait, reason)),
    ...errorDetails(failure, text, context),
    isAboutMoney: MONEY.includes(context),
    actions: actions(text, context),
  };
}

/** NO-19 The errors of a reply stand in place of a reason that says no more than that it was refused; where they are the title already, they are not said twice. */
function errorDetails(failure: Failed, text: FailureText, context: NoticeContext): Pick<Notice, 'serverText'> {
  const details = failure.kind === 'refused' ? failure.details?.trim() : undefined;
  if (details === undefined || details === '') return {};
  if (SERVER_WORDS.includes(context) && serverTitle(failure) !== undefined) return {};
  return text === 'refused' || text === 'server' ? { serverText: details.slice(0, LONGEST_SERVER_TITLE) } : {};
}

/** NO-15 What the server said where it refused a query with status 2 in the reply. */
function queryWords(failure: Failed): string | undefined {
  return failure.kind === 'refused' && failure.bodyStatus === QUERY_REFUSED ? serverTitle(failure) : undefined;
}

function titleOf(context: NoticeContext): string {
  return context === 'query' ? 'main_query_error' : `error.title.${context}`;
}

/** NO-16 A decision on a limit that failed is shown in the server's words, else in ours. */
function decisionNotice(failure: Failed, context: 'confirm-limit' | 'reject-limit'): Notice {
  const decision = context === 'confirm-limit' ? 'confirm' : 'cancel';
  return { status: 'error', title: `responsible_gaming_${decision}_limit_error`, serverTitle: serverTitle(failure) };
}

/** NO-16 Limits that were not saved were forbidden, unless the server gave another status or could not be reached. */
function asLimitFailure(failure: Failed): Failed {
  return failure.kind === 'network' ? failure : { kind: 'refused', ...limitSaveFailure(failure) };
}

function serverTitle(failure: Failed): string | undefined {
  const title = failure.kind === 'refused' ? failure.title?.trim() : undefined;
  return title === undefined || title === '' ? undefined : title.slice(0, LONGEST_SERVER_TITLE);
}

function secondsToWait(failure: Failed): number | undefined {
  const wait = failure.kind === 'refused' ? failure.retryAfterSeconds : undefined;
  return wait !== undefined && Number.isFinite(wait) && wait >= 0 ? Math.ceil(wait) : undefined;
}

/** NO-9 Reading can be tried again; who is signed out is offered to sign in. */
function actions(text: FailureText, context: NoticeContext): readonly NoticeAction[] {
  if (text === 'signed-out') return ['sign-in'];
  const isPassing = text === 'network' || text === 'server' || text === 'feed-down' || text === 'malformed';
  return isPassing && READS.includes(context) ? ['retry'] : [];
}
