import type { RequestFailure } from '../shared/request-failure.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { days, type EpochMillis, type Millis } from '../shared/time.ts';
import type { PlainNumber } from '../shared/tagged.ts';
import { isPaymentOpen, type PaymentState } from './payment-fact.ts';

/** One payment of the team-cash programme. */
export interface TeamCashPayment {
  readonly id: number;
  readonly statusId: number;
  readonly statusTitle: string;
  readonly message: string;
  readonly translatedMessage: string;
  /** What the desk that paid signs with. */
  readonly deskHash: string;
  readonly recordedAt: EpochMillis;
  readonly paidAt: EpochMillis;
  /** Major units of the player's currency. */
  readonly amount: PlainNumber;
  readonly depositId: number;
}

export interface TeamCashList {
  readonly payments: readonly TeamCashPayment[];
  /** Of all pages together. */
  readonly totalCount: number;
}

export interface TeamCashGateway {
  readonly teamCash: () => Promise<Result<TeamCashList, RequestFailure>>;
}

export type TeamCashStep = 'first-step' | 'activated';

/** Which notices of the programme the player has had. */
export const TEAM_CASH_MARKS = ['shown', 'activated'] as const;
export type TeamCashMark = (typeof TEAM_CASH_MARKS)[number];

export const TEAM_CASH_STATUSES = ['waiting', 'paid', 'failed'] as const;
export type TeamCashStatus = (typeof TEAM_CASH_STATUSES)[number];

/** TMC-5 */
export const WAITING_STATUS = 1;
export const PAID_STATUS = 2;
const FIRST_STEP_PAYMENTS = 3;
export const ACTIVATING_PAYMENTS = 4;

/** TMC-4 About a year: twelve months of 31 days. */
export const TEAM_CASH_MARK_KEPT_FOR: Millis = days(372);
export const TEAM_CASH_COOKIE = 'team-cash';

/** TMC-5 How a deposit from a cash desk stands: on its way 1, credited 2, failed 3. */
export function teamCashStatusId(state: PaymentState): number {
  if (state === 'credited') return PAID_STATUS;
  if (isPaymentOpen(state)) return WAITING_STATUS;
  return 3;
}

/** TMC-1 The payments that count are those with status 2. */
export function countedPayments({ payments }: TeamCashList): number {
  return payments.filter(({ statusId }) => statusId === PAID_STATUS).length;
}

/**
 * TMC-2 A signed-in player is shown the first step at exactly three counted payments, once; TMC-3 at exactly four the programme is activated, which is shown once too,
 * whether or not the first step was.
 */
export function teamCashStep(
  isSignedIn: boolean,
  list: TeamCashList,
  mark: TeamCashMark | undefined,
): TeamCashStep | undefined {
  if (!isSignedIn || mark === 'activated') return undefined;
  const count = countedPayments(list);
  if (count === ACTIVATING_PAYMENTS) return 'activated';
  return count === FIRST_STEP_PAYMENTS && mark === undefined ? 'first-step' : undefined;
}

/** TMC-4 What the cookie says once a step was shown. */
export function teamCashMark(step: TeamCashStep): TeamCashMark {
  return step === 'activated' ? 'activated' : 'shown';
}

/** TMC-4 What a cookie says; `unknown-mark` for anything else, which counts as no cookie. */
export function readTeamCashMark(cookie: unknown): Result<TeamCashMark, { readonly code: 'unknown-mark' }> {
  const mark = TEAM_CASH_MARKS.find((known) => known === cookie);
  return mark === undefined ? fail({ code: 'unknown-mark' }) : ok(mark);
}
