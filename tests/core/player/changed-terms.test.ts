import { describe, expect, it } from 'vitest';
import { changedTerms, mustConfirmTerms, UNCHANGED_TERMS } from '../../../core/player/changed-terms.ts';
import { fail, ok } from '../../../core/shared/result.ts';

describe('changed terms', () => {
  it('are what the server says [PR-20]', () => {
    expect(changedTerms(ok({ areChanged: true, changedAt: 99 }))).toEqual({ areChanged: true, changedAt: 99 });
    expect(changedTerms(ok({ areChanged: false, changedAt: 99 }))).toEqual({ areChanged: false });
  });

  it('are none where the server cannot be asked [PR-20]', () => {
    expect(changedTerms(fail({ kind: 'network' }))).toBe(UNCHANGED_TERMS);
    expect(UNCHANGED_TERMS.areChanged).toBe(false);
  });

  it.each([
    [true, true, true, true],
    [false, true, true, false],
    [true, false, true, false],
    [true, true, false, false],
  ])(
    'signed in %s, asked for %s, changed %s: must be confirmed %s [PR-21]',
    (isSignedIn, isConfirmationOn, areTermsChanged, must) => {
      expect(mustConfirmTerms({ isSignedIn, isConfirmationOn, areTermsChanged })).toBe(must);
    },
  );
});
