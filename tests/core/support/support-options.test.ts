import { describe, expect, it } from 'vitest';
import { askedDialog, SUPPORT_DIALOGS, type DialogFacts } from '../../../core/support/support-dialog.ts';
import {
  isCallBackAvailable,
  isSupportListOpen,
  supportOptions,
  type SupportFacts,
} from '../../../core/support/support-options.ts';

const facts: SupportFacts = {
  isSignedIn: true,
  language: 'ru',
  languagesWithoutCallBack: ['en', 'DE'],
  isConsultantAvailable: true,
};

describe('the options of support', () => {
  it.each([
    [true, 'ru', true],
    [false, 'ru', false],
    [true, 'en', false],
    [true, 'EN', false],
    [true, 'de', false],
    [true, '', true],
  ])('hold a call-back signed in %s in %j: %s [SO-1]', (isSignedIn, language, isThere) => {
    expect(isCallBackAvailable({ ...facts, isSignedIn, language })).toBe(isThere);
    expect(supportOptions({ ...facts, isSignedIn, language }).includes('call-back')).toBe(isThere);
  });

  it('are in the order of the list [SO-2]', () => {
    expect(supportOptions(facts)).toEqual(['consultant', 'call-back', 'question', 'question-history']);
    expect(supportOptions({ ...facts, isSignedIn: false, isConsultantAvailable: false })).toEqual(['question']);
    expect(supportOptions({ ...facts, isSignedIn: false })).toEqual(['consultant', 'question']);
    expect(supportOptions({ ...facts, isConsultantAvailable: false, language: 'en' })).toEqual([
      'question',
      'question-history',
    ]);
  });

  it('are opened and closed by the button, and closed by choosing [SO-3]', () => {
    expect(isSupportListOpen(false, { type: 'button-pressed' })).toBe(true);
    expect(isSupportListOpen(true, { type: 'button-pressed' })).toBe(false);
    for (const type of ['option-chosen', 'pressed-outside'] as const) {
      expect([isSupportListOpen(true, { type }), isSupportListOpen(false, { type })]).toEqual([false, false]);
    }
  });
});

describe('a dialog that a remote view asks for', () => {
  const visitor: DialogFacts = { isSignedIn: false, isRegistrationAllowed: true, isConsultantAvailable: true };
  const player: DialogFacts = { ...visitor, isSignedIn: true };

  function answer(name: unknown, known: DialogFacts): string {
    const asked = askedDialog(name, known);
    return asked.ok ? `opens ${asked.value}` : asked.error.code;
  }

  it.each(['Login', '', 'payment', undefined, null, 3, Number.NaN, {}, 'toString'])(
    'is none of the list: %j [SD-1]',
    (name) => {
      expect(answer(name, visitor)).toBe('unknown-dialog');
    },
  );

  it('opens by its name [SD-1]', () => {
    expect(SUPPORT_DIALOGS).toEqual(['login', 'registration', 'question', 'question-history', 'consultant']);
    expect(SUPPORT_DIALOGS.map((name) => answer(name, visitor))).toEqual([
      'opens login',
      'opens registration',
      'opens question',
      'signed-out',
      'opens consultant',
    ]);
  });

  it('opens for those it is for [SD-2]', () => {
    expect(SUPPORT_DIALOGS.map((name) => answer(name, player))).toEqual([
      'signed-in',
      'signed-in',
      'opens question',
      'opens question-history',
      'opens consultant',
    ]);
    expect(answer('registration', { ...visitor, isRegistrationAllowed: false })).toBe('registration-closed');
    expect(answer('registration', { ...player, isRegistrationAllowed: false })).toBe('signed-in');
    expect(answer('login', { ...visitor, isRegistrationAllowed: false })).toBe('opens login');
    expect(answer('consultant', { ...visitor, isConsultantAvailable: false })).toBe('no-consultant');
  });
});
