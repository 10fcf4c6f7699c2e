import { describe, expect, it } from 'vitest';
import { AUTH_FORM, type AuthFormEvent, type AuthFormState } from '../../../core/session/auth-form.ts';
import { AUTH_FORM_SAMPLES } from '../../support/samples/session/auth-form-samples.ts';
import { offeredWays, signInFormOf, SIGN_IN_WAYS } from '../../../core/session/sign-in-way.ts';

const { initial, step } = AUTH_FORM;
const filled: AuthFormState = { ...initial, login: '77', passwordLogin: 'secret', isRemembered: true };
const said: AuthFormState = { ...filled, blame: 'pass', message: 'Wrong', attempts: 2 };
const sending: AuthFormState = { ...filled, phase: 'sending', attempts: 2 };

describe('ways to sign in', () => {
  it.each([
    ['email', 'login'],
    ['phone_number', 'phone'],
    ['sms', 'phone-by-sms'],
    ['login_password', 'password-login'],
    ['phone_password', 'password-phone'],
    ['login_password_two_step_code', 'two-step'],
  ] as const)('%s has the form %s [WAY-1]', (way, form) => {
    expect(signInFormOf(way)).toBe(form);
  });

  it('that are not known have the first form [WAY-1]', () => {
    expect(signInFormOf('none' as never)).toBe('login');
  });

  it('are offered as the site names them, each once [WAY-2]', () => {
    expect(offeredWays(['sms', 'email', 'sms', 'pigeon'])).toEqual(['sms', 'email']);
    expect(offeredWays([])).toEqual(['email']);
    expect(offeredWays(['pigeon'])).toEqual(['email']);
    expect(offeredWays(SIGN_IN_WAYS.map(({ id }) => id))).toHaveLength(6);
  });
});

describe('the sign-in form', () => {
  it('keeps what was typed when another form is chosen, and forgets what was said [WAY-3]', () => {
    expect(step(said, { type: 'form-chosen', form: 'phone' })).toEqual([
      { ...filled, form: 'phone', attempts: 2, blame: undefined, message: undefined },
    ]);
  });

  it('is sent once until it is answered [WAY-4]', () => {
    const [sent, ...effects] = step(said, { type: 'submitted' });
    expect(sent).toEqual({ ...sending, blame: undefined, message: undefined });
    expect(effects).toEqual([{ type: 'send', form: 'login' }]);
    const meanwhile: AuthFormEvent[] = [
      { type: 'submitted' },
      { type: 'typed', field: 'login', text: 'x' },
      { type: 'form-chosen', form: 'phone' },
      { type: 'remember-switched', isRemembered: false },
    ];
    for (const event of meanwhile) expect(step(sending, event)).toEqual([sending]);
  });

  it('takes an answer only to what was sent [WAY-4]', () => {
    const answers: AuthFormEvent[] = [
      { type: 'refused', blame: 'both' },
      { type: 'code-demanded' },
      { type: 'signed-in' },
    ];
    for (const event of answers) expect(step(filled, event)).toEqual([filled]);
  });

  it('takes every field and the wish to be remembered [WAY-3]', () => {
    for (const field of ['login', 'phone', 'phoneBySms', 'passwordLogin', 'passwordPhone'] as const) {
      const [typed] = step(initial, { type: 'typed', field, text: 'x' });
      expect(typed).toEqual({ ...initial, [field]: 'x', blame: undefined, message: undefined });
    }
    expect(step(said, { type: 'remember-switched', isRemembered: false })).toEqual([{ ...said, isRemembered: false }]);
  });

  it('counts refusals and shows the last until something is typed [WAY-5]', () => {
    expect(step(sending, { type: 'refused', blame: 'pass', message: 'Wrong' })).toEqual([{ ...said, attempts: 3 }]);
    expect(step(said, { type: 'typed', field: 'passwordLogin', text: 'other' })).toEqual([
      { ...filled, passwordLogin: 'other', attempts: 2, blame: undefined, message: undefined },
    ]);
  });

  it('resets the count on success and forgets every password [WAY-6]', () => {
    expect(step(sending, { type: 'signed-in' })).toEqual([{ ...initial, phase: 'done', form: 'login', attempts: 0 }]);
    const done: AuthFormState = { ...initial, phase: 'done' };
    for (const event of AUTH_FORM_SAMPLES.events) expect(step(done, event)).toEqual([done]);
  });

  it('asks for the code of a second step [WAY-7]', () => {
    expect(step(sending, { type: 'code-demanded' })).toEqual([{ ...sending, phase: 'editing', form: 'two-step' }]);
  });
});
