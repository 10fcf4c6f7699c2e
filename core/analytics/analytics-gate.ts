import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import { isMoment, seconds, type EpochMillis, type Millis } from '../shared/time.ts';
import type { CountedEvent } from './counted-event.ts';

/** AN-2 How long after the opening of a page analytics start. */
export const ANALYTICS_AFTER: Millis = seconds(10);
/** AN-5 How long after the opening of a page its performance is measured. */
export const MEASURE_AFTER: Millis = seconds(10);
/** AN-3 How much is held until then. */
export const MOST_HELD = 100;

interface Opened {
  /** Absent before the first page. */
  readonly openedAt?: EpochMillis | undefined;
  readonly isRegistration: boolean;
}

/** Whether anything is counted yet. */
export type AnalyticsState =
  /** No consent; nothing is held. */
  | ({ readonly phase: 'closed' } & Opened)
  | ({ readonly phase: 'waiting'; readonly startsAt: EpochMillis; readonly held: readonly CountedEvent[] } & Opened)
  | ({ readonly phase: 'running' } & Opened);

export type AnalyticsEvent =
  | {
      readonly type: 'page-opened';
      readonly at: EpochMillis;
      readonly isRegistration: boolean;
    }
  | { readonly type: 'consent-given'; readonly at: EpochMillis }
  | { readonly type: 'consent-withdrawn' }
  | { readonly type: 'delay-ended'; readonly at: EpochMillis }
  | { readonly type: 'happened'; readonly event: CountedEvent };

export type AnalyticsEffect =
  | { readonly type: 'start-in'; readonly delay: Millis }
  | { readonly type: 'measure-in'; readonly delay: Millis }
  | { readonly type: 'load-counters' }
  | { readonly type: 'send'; readonly events: readonly CountedEvent[] }
  | { readonly type: 'forget' };

type GateStep = Step<AnalyticsState, AnalyticsEffect>;
type Waiting = Extract<AnalyticsState, { phase: 'waiting' }>;

/** AN-1 to AN-5 What is counted, and from when. */
export const ANALYTICS_GATE: Machine<AnalyticsState, AnalyticsEvent, AnalyticsEffect> = {
  initial: { phase: 'closed', isRegistration: false },
  step: gateStep,
};

function gateStep(state: AnalyticsState, event: AnalyticsEvent): GateStep {
  switch (event.type) {
    case 'page-opened':
      return opened(state, event);
    case 'consent-given':
      return state.phase === 'closed' && isMoment(event.at) ? allowed(state, event.at) : [state];
    case 'consent-withdrawn':
      return [{ phase: 'closed', openedAt: state.openedAt, isRegistration: state.isRegistration }, { type: 'forget' }];
    case 'delay-ended':
      return state.phase === 'waiting' && event.at >= state.startsAt ? started(state) : [state];
    case 'happened':
      return happened(state, event.event);
    default:
      return unforeseen(event, [state]);
  }
}

/** AN-2 A page of registration that is opened meanwhile ends the wait; AN-5 every page is measured in its own time. */
function opened(
  state: AnalyticsState,
  { at, isRegistration }: Extract<AnalyticsEvent, { type: 'page-opened' }>,
): GateStep {
  if (!isMoment(at)) return [state];
  const page = { openedAt: at, isRegistration: isRegistration === true };
  const measure = { type: 'measure-in', delay: MEASURE_AFTER } as const;
  switch (state.phase) {
    case 'closed':
      return [{ ...state, ...page }];
    case 'running':
      return [{ ...state, ...page }, measure];
    case 'waiting':
      if (!page.isRegistration) return [{ ...state, ...page }, measure];
      return [{ ...state, ...page, startsAt: at }, measure, { type: 'start-in', delay: 0 }];
    default:
      return unforeseen(state, [state]);
  }
}

/** AN-1 With consent the wait begins; it counts from the opening of the page. */
function allowed({ openedAt, isRegistration }: AnalyticsState, at: EpochMillis): GateStep {
  const from = openedAt ?? at;
  const startsAt = Math.max(at, isRegistration ? from : from + ANALYTICS_AFTER);
  return [
    { phase: 'waiting', openedAt, isRegistration, startsAt, held: [] },
    { type: 'start-in', delay: startsAt - at },
    { type: 'measure-in', delay: Math.max(0, from + MEASURE_AFTER - at) },
  ];
}

function started({ openedAt, isRegistration, held }: Waiting): GateStep {
  const running: AnalyticsState = { phase: 'running', openedAt, isRegistration };
  return held.length === 0
    ? [running, { type: 'load-counters' }]
    : [running, { type: 'load-counters' }, { type: 'send', events: held }];
}

/** AN-3 What happens is held until analytics start, and then sent at once. */
function happened(state: AnalyticsState, event: CountedEvent): GateStep {
  if (state.phase === 'running') return [state, { type: 'send', events: [event] }];
  if (state.phase === 'closed' || state.held.length >= MOST_HELD) return [state];
  return [{ ...state, held: [...state.held, event] }];
}
