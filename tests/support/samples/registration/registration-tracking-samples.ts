import type { MachineSamples } from '../../machine-samples.ts';
import type { RegistrationRecord } from '../../../../core/registration/registration-record.ts';
import {
  type RegistrationTrackingState,
  type RegistrationTrackingEvent,
} from '../../../../core/registration/tracking/registration-tracking.ts';

const RECORD: RegistrationRecord = { type: 'one_click', countryId: 1, currencyId: 1, firstDepositBonusChoice: 0 };

export const REGISTRATION_TRACKING_SAMPLES: MachineSamples<RegistrationTrackingState, RegistrationTrackingEvent> = {
  states: [{ phase: 'not-started' }, { phase: 'started' }, { phase: 'done' }, { phase: 'abandoned' }],
  events: [{ type: 'form-opened' }, { type: 'registered', record: RECORD }, { type: 'form-left' }],
};
