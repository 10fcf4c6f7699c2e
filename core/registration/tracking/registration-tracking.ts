import type { Machine, Step } from '../../shared/machine.ts';
import { unforeseen } from '../../shared/result.ts';
import type { RegistrationRecord } from '../registration-record.ts';

export type RegistrationTrackingState =
  | { readonly phase: 'not-started' }
  | { readonly phase: 'started' }
  | { readonly phase: 'done' }
  | { readonly phase: 'abandoned' };

export type RegistrationTrackingEvent =
  | { readonly type: 'form-opened' }
  | { readonly type: 'registered'; readonly record: RegistrationRecord }
  | { readonly type: 'form-left' };

export type RegistrationTrackingEffect =
  | { readonly type: 'count-start' }
  | { readonly type: 'count-done'; readonly record: RegistrationRecord }
  | { readonly type: 'count-abandoned' };

/** REG-5 A registration is counted as started when its form opens, and then exactly once as done or as abandoned; a form that is opened again after that starts anew. */
export const REGISTRATION_TRACKING: Machine<
  RegistrationTrackingState,
  RegistrationTrackingEvent,
  RegistrationTrackingEffect
> = { initial: { phase: 'not-started' }, step: trackingStep };

function trackingStep(
  state: RegistrationTrackingState,
  event: RegistrationTrackingEvent,
): Step<RegistrationTrackingState, RegistrationTrackingEffect> {
  const isStarted = state.phase === 'started';
  switch (event.type) {
    case 'form-opened':
      return isStarted ? [state] : [{ phase: 'started' }, { type: 'count-start' }];
    case 'registered':
      return isStarted ? [{ phase: 'done' }, { type: 'count-done', record: event.record }] : [state];
    case 'form-left':
      return isStarted ? [{ phase: 'abandoned' }, { type: 'count-abandoned' }] : [state];
    default:
      return unforeseen(event, [state]);
  }
}
