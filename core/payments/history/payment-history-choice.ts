import { positiveWhole } from '../../shared/untrusted.ts';
import { PAYMENT_KINDS, type PaymentKind } from '../payment-return.ts';

export const PAYMENT_PERIODS = [7, 30, 90] as const;
export type PaymentPeriod = (typeof PAYMENT_PERIODS)[number];

/** Which payments the player wants to see, as the address keeps it. */
export interface PaymentHistoryChoice {
  readonly kind?: PaymentKind | undefined;
  readonly isOpenOnly: boolean;
  /** Those of one account; of all where none is chosen. */
  readonly accountId?: number | undefined;
  /** How many days back; of all time where it is not chosen. */
  readonly days?: PaymentPeriod | undefined;
  /** The number of the one payment that is looked for. */
  readonly id?: number | undefined;
  readonly page: number;
}

const LAST_PAGE = 9999;

/** PMT-8 Reads a choice from the parameters of an address; what is unknown or malformed counts as not chosen. */
export function readPaymentHistoryChoice(query: Iterable<readonly [string, string]>): PaymentHistoryChoice {
  const read = new Map(query);
  const page = positiveWhole(read.get('page'));
  return {
    kind: PAYMENT_KINDS.find((kind) => kind === read.get('kind')),
    isOpenOnly: read.get('open') === 'yes',
    accountId: positiveWhole(read.get('account')),
    days: PAYMENT_PERIODS.find((days) => `${days}` === read.get('days')),
    id: positiveWhole(read.get('number')),
    page: page === undefined ? 1 : Math.min(page, LAST_PAGE),
  };
}

/** PMT-8 The parameters of a choice; what is as it is without them is left out. */
export function writePaymentHistoryChoice({
  kind,
  isOpenOnly,
  accountId,
  days,
  id,
  page,
}: PaymentHistoryChoice): readonly (readonly [string, string])[] {
  return [
    ...(kind === undefined ? [] : [['kind', kind] as const]),
    ...(isOpenOnly ? [['open', 'yes'] as const] : []),
    ...(accountId === undefined ? [] : [['account', `${accountId}`] as const]),
    ...(days === undefined ? [] : [['days', `${days}`] as const]),
    ...(id === undefined ? [] : [['number', `${id}`] as const]),
    ...(page > 1 ? [['page', `${page}`] as const] : []),
  ];
}
