import { positiveWhole } from '../../shared/untrusted.ts';

/** What the player chose to see of what moved on the accounts, as the address keeps it. */
export interface AccountHistoryChoice {
  readonly accountId?: number | undefined;
  readonly hasArchive: boolean;
  readonly page: number;
}

const LAST_PAGE = 9999;

/** AH-6 Reads a choice from the parameters of an address; what is unknown or malformed counts as not chosen. */
export function readAccountHistoryChoice(query: Iterable<readonly [string, string]>): AccountHistoryChoice {
  const read = new Map(query);
  return {
    accountId: positiveWhole(read.get('account')),
    hasArchive: read.get('archive') === 'yes',
    page: shownPage(positiveWhole(read.get('page'))),
  };
}

/** AH-6 The parameters of a choice; what is as it is without them is left out. */
export function writeAccountHistoryChoice({
  accountId,
  hasArchive,
  page,
}: AccountHistoryChoice): readonly (readonly [string, string])[] {
  return [
    ...(accountId === undefined ? [] : [['account', `${accountId}`] as const]),
    ...(hasArchive ? [['archive', 'yes'] as const] : []),
    ...(page > 1 ? [['page', `${page}`] as const] : []),
  ];
}

function shownPage(asked: number | undefined): number {
  if (asked === undefined) return 1;
  return Math.min(asked, LAST_PAGE);
}
