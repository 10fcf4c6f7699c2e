import type { MachineSamples } from '../../machine-samples.ts';
import type { Notice } from '../../../../core/notices/notice.ts';
import { SHOWN_FOR, type NoticeQueue, type NoticeEvent } from '../../../../core/notices/notice-queue.ts';

const SAVED: Notice = { status: 'success', title: 'saved' };

const FAILED: Notice = { status: 'error', title: 'failed' };

export const NOTICE_QUEUE_SAMPLES: MachineSamples<NoticeQueue, NoticeEvent> = {
  states: [
    { nextId: 1, waiting: [] },
    { nextId: 2, waiting: [], shown: { id: 1, notice: FAILED, timer: { kind: 'none' } } },
    { nextId: 2, waiting: [], shown: { id: 1, notice: SAVED, timer: { kind: 'running', left: SHOWN_FOR, since: 0 } } },
    {
      nextId: 3,
      waiting: [{ id: 2, notice: SAVED }],
      shown: { id: 1, notice: SAVED, timer: { kind: 'held', left: SHOWN_FOR } },
    },
  ],
  events: [
    { kind: 'raised', notice: SAVED, now: 1000 },
    { kind: 'raised', notice: FAILED, now: 1000 },
    { kind: 'dismissed', id: 1, now: 1000 },
    { kind: 'held', now: 1000 },
    { kind: 'released', now: 1000 },
    { kind: 'time-ran-out', id: 1, now: SHOWN_FOR },
  ],
};
