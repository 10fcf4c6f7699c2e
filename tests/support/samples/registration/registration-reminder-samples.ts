import type { MachineSamples } from '../../machine-samples.ts';
import { minutes, seconds } from '../../../../core/shared/time.ts';
import {
  type ReminderRhythm,
  type RegistrationReminderState,
  type RegistrationReminderEvent,
} from '../../../../core/registration/registration-reminder.ts';

const RHYTHM: ReminderRhythm = { delay: seconds(60), interval: minutes(60) };

export const REGISTRATION_REMINDER_SAMPLES: MachineSamples<RegistrationReminderState, RegistrationReminderEvent> = {
  states: [
    { phase: 'off' },
    { phase: 'waiting', dueAt: seconds(60), rhythm: RHYTHM },
    { phase: 'shown', dueAt: seconds(60), rhythm: RHYTHM },
  ],
  events: [
    { type: 'visitor-came', at: 1000, rhythm: RHYTHM },
    { type: 'visitor-came', at: 1000, rhythm: RHYTHM, nextAt: minutes(30) },
    { type: 'wait-ended', at: seconds(61), isDialogOpen: false },
    { type: 'wait-ended', at: seconds(61), isDialogOpen: true },
    { type: 'closed', at: seconds(70) },
    { type: 'signed-in' },
  ],
};
