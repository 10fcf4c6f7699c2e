import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import { seconds, type EpochMillis, type Millis } from '../shared/time.ts';
import { closesByItself, noticeOrder, noticeRank, replacesNotice, saysTheSame, type Notice } from './notice.ts';

/** NO-6 How long a notice that closes by itself is shown. */
export const SHOWN_FOR: Millis = seconds(10);
/** NO-4 How many errors are shown or wait at most, those about money aside. */
export const MOST_ERRORS = 3;

export interface QueuedNotice {
  readonly id: number;
  readonly notice: Notice;
}

/** The notice on the screen, and the time it still has: none, running since a moment, or held by the player. */
export interface ShownNotice extends QueuedNotice {
  readonly timer:
    | { readonly kind: 'none' }
    | { readonly kind: 'running'; readonly left: Millis; readonly since: EpochMillis }
    | { readonly kind: 'held'; readonly left: Millis };
}

export interface NoticeQueue {
  readonly nextId: number;
  readonly shown?: ShownNotice | undefined;
  /** The next to be shown comes first. */
  readonly waiting: readonly QueuedNotice[];
}

export type NoticeEvent =
  | { readonly kind: 'raised'; readonly notice: Notice; readonly now: EpochMillis }
  | { readonly kind: 'dismissed'; readonly id: number; readonly now: EpochMillis }
  | { readonly kind: 'held'; readonly now: EpochMillis }
  | { readonly kind: 'released'; readonly now: EpochMillis }
  | { readonly kind: 'time-ran-out'; readonly id: number; readonly now: EpochMillis };

/** Ask again after this time whether the notice has been shown long enough. */
export interface NoticeEffect {
  readonly kind: 'wake';
  readonly id: number;
  readonly after: Millis;
}

type RaisedEvent = Extract<NoticeEvent, { readonly kind: 'raised' }>;
type QueueStep = Step<NoticeQueue, NoticeEffect>;

export interface NoticeQueueOptions {
  /** Otherwise a notice takes the place of a shown one that would close by itself, which is then gone. */
  readonly isOneAtATime: boolean;
}

/** NO-1 One notice is shown at a time, the others wait; NO-12 a queue without that option keeps none waiting behind one that closes by itself. */
export function noticeQueueWith(options: NoticeQueueOptions): Machine<NoticeQueue, NoticeEvent, NoticeEffect> {
  return {
    initial: { nextId: 1, waiting: [] },
    step: (queue, event) => {
      switch (event.kind) {
        case 'raised':
          return raise(queue, event, options);
        case 'dismissed':
          return dismiss(queue, event.id, event.now);
        case 'held':
          return hold(queue, event.now);
        case 'released':
          return release(queue, event.now);
        case 'time-ran-out':
          return isOver(queue, event.id, event.now) ? dismiss(queue, event.id, event.now) : [queue];
        default:
          return unforeseen(event, [queue]);
      }
    },
  };
}

/** NO-1 The queue of the page: one notice at a time. */
export const NOTICE_QUEUE: Machine<NoticeQueue, NoticeEvent, NoticeEffect> = noticeQueueWith({ isOneAtATime: true });

function raise(queue: NoticeQueue, { notice, now }: RaisedEvent, options: NoticeQueueOptions): QueueStep {
  const { shown } = queue;
  if (shown !== undefined && saysTheSame(shown.notice, notice)) return show(queue, shown, now);
  if (queue.waiting.some((known) => saysTheSame(known.notice, notice))) return [queue];
  const next = { id: queue.nextId, notice };
  const grown = { ...queue, nextId: queue.nextId + 1 };
  if (shown === undefined || replacesNotice(notice, shown.notice)) return show(grown, next, now);
  const kept = queue.waiting.filter((known) => !replacesNotice(notice, known.notice));
  if (!options.isOneAtATime && closesByItself(shown.notice)) return show(grown, next, now);
  if (closesByItself(shown.notice) && noticeRank(notice) > noticeRank(shown.notice)) {
    return show({ ...grown, waiting: [...kept, shown] }, next, now);
  }
  return [{ ...grown, waiting: inOrder([...kept, next], shown.notice) }];
}

function dismiss(queue: NoticeQueue, id: number, now: EpochMillis): QueueStep {
  if (queue.shown?.id !== id) return [{ ...queue, waiting: queue.waiting.filter((known) => known.id !== id) }];
  const [next, ...waiting] = queue.waiting;
  return next === undefined
    ? [{ nextId: queue.nextId, waiting: [] }]
    : show({ nextId: queue.nextId, waiting }, next, now);
}

function show(earlier: NoticeQueue, { id, notice }: QueuedNotice, now: EpochMillis): QueueStep {
  const queue = { ...earlier, waiting: inOrder(earlier.waiting, notice) };
  if (!closesByItself(notice)) return [{ ...queue, shown: { id, notice, timer: { kind: 'none' } } }];
  if (queue.shown?.id === id && queue.shown.timer.kind === 'held') {
    return [{ ...queue, shown: { id, notice, timer: { kind: 'held', left: SHOWN_FOR } } }];
  }
  return [
    { ...queue, shown: { id, notice, timer: { kind: 'running', left: SHOWN_FOR, since: now } } },
    { kind: 'wake', id, after: SHOWN_FOR },
  ];
}

function hold(queue: NoticeQueue, now: EpochMillis): QueueStep {
  const { shown } = queue;
  if (shown?.timer.kind !== 'running') return [queue];
  const left = Math.max(0, shown.timer.left - (now - shown.timer.since));
  return [{ ...queue, shown: { ...shown, timer: { kind: 'held', left } } }];
}

function release(queue: NoticeQueue, now: EpochMillis): QueueStep {
  const { shown } = queue;
  if (shown?.timer.kind !== 'held') return [queue];
  const { left } = shown.timer;
  return [
    { ...queue, shown: { ...shown, timer: { kind: 'running', left, since: now } } },
    { kind: 'wake', id: shown.id, after: left },
  ];
}

function isOver({ shown }: NoticeQueue, id: number, now: EpochMillis): boolean {
  return shown?.id === id && shown.timer.kind === 'running' && now - shown.timer.since >= shown.timer.left;
}

/** NO-3, NO-4 By rank and then by arrival; of too many errors, the shown one among them, the least important and latest give way, those about money never. */
function inOrder(waiting: readonly QueuedNotice[], shown: Notice): readonly QueuedNotice[] {
  const sorted = waiting
    .map(({ id, notice }) => ({ id, notice }))
    .toSorted((left, right) => noticeOrder(left.notice, right.notice) || left.id - right.id);
  const errors = sorted.filter(({ notice }) => isCounted(notice));
  const dropped = errors.slice(MOST_ERRORS - (isCounted(shown) ? 1 : 0));
  return sorted.filter((known) => !dropped.includes(known));
}

function isCounted({ status, isAboutMoney }: Notice): boolean {
  return status === 'error' && isAboutMoney !== true;
}
