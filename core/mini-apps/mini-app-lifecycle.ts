import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import type { SlotName } from './mini-app-section.ts';
import { RETRY_PLANS } from '../site/config/retry-plan.ts';
import { seconds, type EpochMillis, type Millis } from '../shared/time.ts';

interface Used {
  /** The number of the newest load; an answer to an older one says nothing. */
  readonly generation: number;
  /** The views that use the app, each once. */
  readonly views: readonly string[];
}

interface Tried extends Used {
  /** How often it failed since it was last ready. */
  readonly failures: number;
  /** When it was last reloaded by hand. */
  readonly reloadedAt?: EpochMillis | undefined;
}

export type MiniAppState =
  | ({ readonly phase: 'not-exist' } & Used)
  | ({ readonly phase: 'loading' } & Tried)
  | ({ readonly phase: 'ready' } & Used & { readonly reloadedAt?: EpochMillis | undefined })
  | ({ readonly phase: 'error'; readonly isRetryDue: boolean } & Tried);

export type MiniAppEvent =
  /** Where the server has drawn the app into the page, it is there from the start. */
  | { readonly type: 'view-opened'; readonly view: string; readonly isDrawn?: boolean }
  | { readonly type: 'view-closed'; readonly view: string }
  | { readonly type: 'became-ready'; readonly generation: number }
  /** The app said so, its load failed or did not end in time; for good where asking again would mend nothing. */
  | { readonly type: 'failed'; readonly generation: number; readonly isForGood?: boolean }
  | { readonly type: 'died'; readonly generation: number }
  | { readonly type: 'wait-ended'; readonly generation: number }
  | { readonly type: 'reload-pressed'; readonly at: EpochMillis };

export type MiniAppEffect =
  /** A load that has not become ready after the timeout has failed. */
  | { readonly type: 'load'; readonly generation: number; readonly timeout: Millis }
  | { readonly type: 'unload'; readonly generation: number }
  | { readonly type: 'retry-in'; readonly delay: Millis; readonly generation: number }
  | { readonly type: 'forget-retry' };

type Stepped = Step<MiniAppState, MiniAppEffect>;
type Failed = Extract<MiniAppState, { phase: 'error' }>;

/** APP-5 The waits before each automatic retry. */
export const RETRY_DELAYS: readonly Millis[] = [seconds(1), seconds(2), seconds(4)];
const { times, delay: headerDelay } = RETRY_PLANS['header-widget'];
/** APP-14, RTY-1 The block in the header is loaded again five times, each after 1 s. */
const HEADER_RETRY_DELAYS: readonly Millis[] = Array.from({ length: times }, () => headerDelay);
/** APP-7 A reload by hand counts once a second. */
export const RELOAD_THROTTLE: Millis = seconds(1);
/** APP-4 How long a load may take. */
export const LOAD_TIMEOUT: Millis = seconds(10);

/**
 * APP-1 An app loads when the first view opens it; APP-2 it is ready when it says so; APP-3 its error or a failed load shows a refresh block;
 * APP-4 a load of over 10 s has failed; APP-5 it is loaded again by itself after 1, 2 and 4 s and no more; APP-6 being ready clears what failed;
 * APP-7 a reload by hand clears the error, once a second; APP-8 a dead app does not exist, and loads when a view opens it again;
 * APP-9 without views it is dropped; APP-10 what belongs to an older load changes nothing; APP-11 what failed for good is not loaded again by itself;
 * APP-13 an app that the server has drawn is ready when its first view opens.
 */
export const MINI_APP_LIFECYCLE: Machine<MiniAppState, MiniAppEvent, MiniAppEffect> = {
  initial: { phase: 'not-exist', generation: 0, views: [] },
  step: (state, event) => lifecycleStep(state, event, RETRY_DELAYS),
};

const HEADER_LIFECYCLE: typeof MINI_APP_LIFECYCLE = {
  ...MINI_APP_LIFECYCLE,
  step: (state, event) => lifecycleStep(state, event, HEADER_RETRY_DELAYS),
};

/** APP-14 How the application of a slot lives. */
export function lifecycleOf(slot: SlotName): typeof MINI_APP_LIFECYCLE {
  return slot === 'header-widget' ? HEADER_LIFECYCLE : MINI_APP_LIFECYCLE;
}

/** APP-3 Whether the views show a refresh block in place of the app. */
export function showsRefreshBlock(state: MiniAppState): boolean {
  return state.phase === 'error';
}

function lifecycleStep(state: MiniAppState, event: MiniAppEvent, delays: readonly Millis[]): Stepped {
  switch (event.type) {
    case 'view-opened':
      return opened(state, event.view, event.isDrawn === true);
    case 'view-closed':
      return closed(state, event.view);
    case 'reload-pressed':
      return reloaded(state, event.at);
    case 'failed':
      return event.generation === state.generation && (state.phase === 'loading' || state.phase === 'ready')
        ? failing(state, event.isForGood === true ? [] : delays)
        : [state];
    case 'became-ready':
    case 'died':
    case 'wait-ended':
      return event.generation === state.generation ? answered(state, event.type) : [state];
    default:
      return unforeseen(event, [state]);
  }
}

function opened(state: MiniAppState, view: string, isDrawn: boolean): Stepped {
  const views = state.views.includes(view) ? state.views : [...state.views, view];
  if (state.phase !== 'not-exist') return [{ ...state, views }];
  if (isDrawn && state.generation === 0) return [{ phase: 'ready', generation: 0, views }];
  return loading({ generation: state.generation, views, failures: 0 });
}

function closed(state: MiniAppState, view: string): Stepped {
  const views = state.views.filter((each) => each !== view);
  if (views.length > 0 || state.views.length === 0) return [{ ...state, views }];
  return [{ phase: 'not-exist', generation: state.generation, views }, ...stopped(state)];
}

/** APP-9 Ends what still runs of an app that is dropped. */
function stopped(state: MiniAppState): readonly MiniAppEffect[] {
  if (state.phase === 'not-exist') return [];
  if (state.phase !== 'error') return [{ type: 'unload', generation: state.generation }];
  return state.isRetryDue ? [{ type: 'forget-retry' }] : [];
}

function answered(state: MiniAppState, said: 'became-ready' | 'died' | 'wait-ended'): Stepped {
  const { generation, views } = state;
  switch (said) {
    case 'became-ready':
      if (state.phase !== 'loading') return [state];
      return [{ phase: 'ready', generation, views, reloadedAt: state.reloadedAt }];
    case 'died':
      return [{ phase: 'not-exist', generation, views }, ...stopped(state)];
    case 'wait-ended':
      return state.phase === 'error' && state.isRetryDue ? loading(state) : [state];
  }
}

function failing(state: Extract<MiniAppState, { phase: 'loading' | 'ready' }>, delays: readonly Millis[]): Stepped {
  const { generation, views, reloadedAt } = state;
  const failures = state.phase === 'loading' ? state.failures + 1 : 1;
  const delay = delays[failures - 1];
  const failed: Failed = { phase: 'error', generation, views, failures, reloadedAt, isRetryDue: delay !== undefined };
  const unload: MiniAppEffect = { type: 'unload', generation };
  return delay === undefined ? [failed, unload] : [failed, unload, { type: 'retry-in', delay, generation }];
}

function reloaded(state: MiniAppState, at: EpochMillis): Stepped {
  if ((state.phase !== 'error' && state.phase !== 'ready') || !Number.isFinite(at)) return [state];
  const { reloadedAt = Number.NEGATIVE_INFINITY } = state;
  // A clock that was set back must not lock the button.
  if (at >= reloadedAt && at - reloadedAt < RELOAD_THROTTLE) return [state];
  const failures = state.phase === 'error' ? state.failures : 0;
  const [next, ...effects] = loading({ ...state, failures, reloadedAt: at });
  return [next, ...stopped(state), ...effects];
}

function loading({ generation: former, views, failures, reloadedAt }: Tried): Stepped {
  const generation = former + 1;
  return [
    { phase: 'loading', generation, views, failures, reloadedAt },
    { type: 'load', generation, timeout: LOAD_TIMEOUT },
  ];
}

/** Refusals that pass by themselves: too slow, too early, too often. */
const PASSING = [408, 425, 429];

/** APP-11 A refusal of 400 to 499 is for good, but for 408, 425 and 429. */
export function isForGood(status: number): boolean {
  return status >= 400 && status < 500 && !PASSING.includes(status);
}
