export const NOTICE_STATUSES = ['success', 'info', 'warning', 'error', 'question'] as const;
export type NoticeStatus = (typeof NOTICE_STATUSES)[number];

/** What a notice offers to do; whoever raises it says how. */
export const NOTICE_ACTIONS = ['retry', 'sign-in', 'open-coupon', 'open-history', 'confirm', 'decline'] as const;
export type NoticeAction = (typeof NOTICE_ACTIONS)[number];

/** Something to tell the player, by the keys of its texts. */
export interface Notice {
  readonly status: NoticeStatus;
  readonly title: string;
  readonly text?: string | undefined;
  /** What the texts have to be filled with, already formatted. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  readonly isAboutMoney?: boolean | undefined;
  readonly actions?: readonly NoticeAction[] | undefined;
}

/** NO-2 Errors about money come first, then other errors, other messages about money, questions, warnings, and what merely informs. */
export function noticeRank(notice: Notice): number {
  const { status, isAboutMoney = false } = notice;
  if (status === 'error') return isAboutMoney ? 5 : 4;
  if (isAboutMoney) return 3;
  return status === 'question' ? 2 : status === 'warning' ? 1 : 0;
}

/** NO-6 Successes, informations and warnings close by themselves; errors, questions and everything about money wait for the player. */
export function closesByItself({ status, isAboutMoney = false }: Notice): boolean {
  return !isAboutMoney && status !== 'error' && status !== 'question';
}

/** NO-5 Two notices are the same when they say the same. */
export function saysTheSame(left: Notice, right: Notice): boolean {
  return (
    left.status === right.status &&
    left.title === right.title &&
    left.text === right.text &&
    valuesText(left) === valuesText(right)
  );
}

function valuesText({ values = {} }: Notice): string {
  return JSON.stringify(Object.entries(values).toSorted(([left], [right]) => (left < right ? -1 : 1)));
}
