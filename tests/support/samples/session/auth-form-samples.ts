import type { MachineSamples } from '../../machine-samples.ts';
import type { AuthFormState, AuthFormEvent } from '../../../../core/session/auth-form.ts';

const EMPTY: AuthFormState = {
  phase: 'editing',
  form: 'login',
  login: '',
  phone: '',
  phoneBySms: '',
  passwordLogin: '',
  passwordPhone: '',
  isRemembered: false,
  attempts: 0,
};

export const AUTH_FORM_SAMPLES: MachineSamples<AuthFormState, AuthFormEvent> = {
  states: [
    EMPTY,
    { ...EMPTY, login: '77', passwordLogin: 'secret', blame: 'both', message: 'Wrong', attempts: 1 },
    { ...EMPTY, phase: 'sending', login: '77', passwordLogin: 'secret' },
    { ...EMPTY, phase: 'done' },
  ],
  events: [
    { type: 'form-chosen', form: 'phone' },
    { type: 'typed', field: 'login', text: '78' },
    { type: 'remember-switched', isRemembered: true },
    { type: 'submitted' },
    { type: 'refused', blame: 'both', message: 'Wrong' },
    { type: 'code-demanded' },
    { type: 'signed-in' },
  ],
};
