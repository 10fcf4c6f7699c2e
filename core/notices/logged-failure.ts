import type { RequestFailure } from '../shared/request-failure.ts';

/** What is only written to the log when it fails, and in which words. */
export const LOGGED_CONTEXTS = [
  'accounts',
  'choose-account',
  'sign-out',
  'terms',
  'secure-values',
  'fingerprint',
  'config',
  'redirect',
  'referral',
  'mini-app',
  'right-side',
] as const;
export type LoggedContext = (typeof LOGGED_CONTEXTS)[number];

const LOG_TEXTS: ReadonlyMap<string, string> = new Map<LoggedContext, string>([
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
]);

/** NO-13 What the log is told of a failure that nobody is shown. */
export function loggedText(context: LoggedContext): string {
  return LOG_TEXTS.get(context) ?? context;
}

/** NO-13 Whether a failure of this is only written to the log. */
export function isLogged(context: string): boolean {
  return LOG_TEXTS.has(context);
}

/** NO-13 What is written to the log of a failure; nothing where it was cancelled or the player is told. */
export function failureLog(failure: RequestFailure, context: string): string | undefined {
  return failure.kind === 'cancelled' ? undefined : LOG_TEXTS.get(context);
}
