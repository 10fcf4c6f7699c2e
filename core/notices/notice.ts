import { unforeseen } from '../shared/result.ts';

export const NOTICE_STATUSES = ['success', 'info', 'warning', 'error', 'question'] as const;
export type NoticeStatus = (typeof NOTICE_STATUSES)[number];

/** How a notice stands on the page: the first three close by themselves where their status lets them, the others wait for the player. */
export const NOTICE_TYPES = ['default', 'alert', 'snackbar', 'bar', 'shadow', 'dialog', 'permanent'] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

/** What a notice offers to do; whoever raises it says how. */
export const NOTICE_ACTIONS = [
  'retry',
  'sign-in',
  'open-coupon',
  'open-history',
  'convert-account',
  'confirm',
  'decline',
  'ok',
  'reload-view',
  'refresh-page',
] as const;
export type NoticeAction = (typeof NOTICE_ACTIONS)[number];

/** Something to tell the player, by the keys of its texts. */
export interface Notice {
  readonly status: NoticeStatus;
  readonly type?: NoticeType | undefined;
  readonly title: string;
  /** The server's own words, shown in place of the title. */
  readonly serverTitle?: string | undefined;
  readonly text?: string | undefined;
  /** The server's own words, shown in place of the text. */
  readonly serverText?: string | undefined;
  /** What the texts have to be filled with, already formatted. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  readonly isAboutMoney?: boolean | undefined;
  /** Within a rank a higher priority comes first; 0 where it is not said. */
  readonly priority?: number | undefined;
  readonly actions?: readonly NoticeAction[] | undefined;
}

const CLOSING_TYPES: readonly NoticeType[] = ['default', 'alert', 'snackbar'];

/** The title of an error that does not say what failed. */
const UNNAMED_ERROR = 'main_error';

/** The labels of actions that are said in the same words all over the site. */
const ACTION_KEYS: ReadonlyMap<NoticeAction, string> = new Map<NoticeAction, string>([
  ['ok', 'main_ok'],
  ['reload-view', 'main_refreshing_button'],
  ['refresh-page', 'main_page_refresh_button'],
]);

/** NO-2 Errors about money come first, then other errors, other messages about money, questions, warnings, and what merely informs. */
export function noticeRank(notice: Notice): number {
  const { status, isAboutMoney = false } = notice;
  if (status === 'error') return isAboutMoney ? 5 : 4;
  if (isAboutMoney) return 3;
  return status === 'question' ? 2 : status === 'warning' ? 1 : 0;
}

/** NO-3 Positive where the left notice comes after the right one, by rank and then by priority; 0 where neither comes first. */
export function noticeOrder(left: Notice, right: Notice): number {
  return noticeRank(right) - noticeRank(left) || priority(right) - priority(left);
}

/** NO-6 Successes, informations and warnings of the types default, alert and snackbar close by themselves; errors, questions and everything about money wait for the player. */
export function closesByItself({ status, type = 'default', isAboutMoney = false }: Notice): boolean {
  return CLOSING_TYPES.includes(type) && !isAboutMoney && status !== 'error' && status !== 'question';
}

/** NO-5 Two notices are the same when they say the same. */
export function saysTheSame(left: Notice, right: Notice): boolean {
  return (
    left.status === right.status &&
    left.title === right.title &&
    left.serverTitle === right.serverTitle &&
    left.text === right.text &&
    left.serverText === right.serverText &&
    valuesText(left) === valuesText(right)
  );
}

/** NO-26 A newer error takes the place of an earlier one of the same title: the last try is what the player has to know of. */
export function replacesNotice({ status, title }: Notice, earlier: Notice): boolean {
  return status === 'error' && earlier.status === 'error' && title === earlier.title && title !== UNNAMED_ERROR;
}

/** NO-10 The key of an action's label. */
export function actionKey(action: NoticeAction): string {
  return ACTION_KEYS.get(action) ?? `action.${action}`;
}

/** NO-11 What a notice without words of its own is called: an error and a success have a title, and what informs is confirmed with a button. */
export function plainNotice(status: NoticeStatus): Notice {
  switch (status) {
    case 'error':
      return { status, title: UNNAMED_ERROR };
    case 'success':
      return { status, title: 'main_done' };
    case 'info':
      return { status, title: 'main_info', actions: ['ok'] };
    case 'warning':
      return { status, title: 'main_warning' };
    case 'question':
      return { status, title: 'main_question', actions: ['confirm', 'decline'] };
    default:
      return unforeseen(status, { status: 'error', title: UNNAMED_ERROR });
  }
}

function priority({ priority: given }: Notice): number {
  return given === undefined || Number.isNaN(given) ? 0 : Math.min(Math.max(given, -1e9), 1e9);
}

function valuesText({ values = {} }: Notice): string {
  return JSON.stringify(
    Object.entries(values)
      .map((entry) => JSON.stringify(entry))
      .toSorted(),
  );
}
