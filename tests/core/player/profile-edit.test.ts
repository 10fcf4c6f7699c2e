import { describe, expect, it } from 'vitest';
import {
  checkProfile,
  EDITED_FIELDS,
  firstProfileForm,
  isFieldLocked,
  maskedNumber,
  type TypedProfile,
} from '../../../core/player/profile/profile-edit.ts';

const KNOWN = {
  name: 'Ann',
  surname: 'Lee',
  birthDate: '1990-02-28',
  documentTypeId: 1,
  passport: '•••••4567',
  registrationAddress: 'Main street 1',
};
const RULES = { identity: KNOWN, isVerified: false, minAge: 18, today: '2026-11-26' };
const check = (typed: Partial<TypedProfile>, rules: Partial<typeof RULES> = {}) => {
  const given = { ...RULES, ...rules };
  return checkProfile({ ...firstProfileForm(given.identity), ...typed }, given);
};

describe('a profile', () => {
  it('sends what changed and nothing else, without spaces around it [PR-49]', () => {
    expect(check({})).toEqual({ ok: true, value: {} });
    expect(check({ name: ' Anna ', passport: ' AB 1234567', surname: 'Lee ' })).toEqual({
      ok: true,
      value: { name: 'Anna', passport: 'AB 1234567' },
    });
  });

  it('takes nothing back that was given, and may stay without what never was [PR-49]', () => {
    expect(check({ name: ' ', passport: '', taxNumber: '', passportIssuedOn: '' })).toEqual({
      ok: false,
      error: { name: 'missing' },
    });
    expect(check({ passport: 'AB 123456' }, { identity: { ...KNOWN, documentTypeId: undefined as never } })).toEqual({
      ok: false,
      error: { documentTypeId: 'missing' },
    });
  });

  it.each([
    [{ name: 'A1' }, { name: 'malformed' }],
    [{ surname: 'x'.repeat(61) }, { surname: 'too-long' }],
    [{ birthDate: '2009-01-01' }, { birthDate: 'too-young' }],
    [{ birthDate: '1990-02-30' }, { birthDate: 'no-date' }],
    [{ documentTypeId: '9' }, { documentTypeId: 'not-offered' }],
    [{ passport: 'AB1' }, { passport: 'malformed' }],
    [{ passport: 'AB_12345' }, { passport: 'malformed' }],
    [{ passportIssuedOn: '2026-11-27' }, { passportIssuedOn: 'no-date' }],
    [{ passportIssuedOn: '1990-02-27' }, { passportIssuedOn: 'no-date' }],
    [{ passportIssuedOn: '2020-01-01', passportExpiresOn: '2020-01-01' }, { passportExpiresOn: 'no-date' }],
    [{ passportExpiresOn: '2026-11-25' }, { passportExpiresOn: 'expired' }],
    [{ registrationAddress: '12345' }, { registrationAddress: 'malformed' }],
    [{ registrationAddress: 'x'.repeat(201) }, { registrationAddress: 'too-long' }],
    [{ taxNumber: '1234567' }, { taxNumber: 'malformed' }],
  ])('with %j has this wrong: %j [PR-50]', (typed, error) => {
    expect(check(typed)).toEqual({ ok: false, error });
  });

  it.each([
    { passport: '1234' },
    { passport: 'AB-12 345678901234X' },
    { passportIssuedOn: '2026-11-26', passportExpiresOn: '2026-11-27' },
    { passportExpiresOn: '2026-11-26' },
    { taxNumber: '12345678' },
    { taxNumber: '12345678901234' },
    { birthDate: '2008-11-26' },
  ])('with %j has nothing wrong [PR-50]', (typed) => {
    expect(check(typed)).toEqual({ ok: true, value: typed });
  });

  it('is locked once verified, but for the address [PR-48]', () => {
    expect(EDITED_FIELDS.filter((field) => !isFieldLocked(field, true))).toEqual(['registrationAddress']);
    expect(EDITED_FIELDS.some((field) => isFieldLocked(field, false))).toBe(false);
    const typed = { name: 'Eve', birthDate: '', registrationAddress: 'Side street 2' };
    expect(check(typed, { isVerified: true })).toEqual({
      ok: true,
      value: { registrationAddress: 'Side street 2' },
    });
  });

  it.each([
    ['AB 1234567', '••••••4567'],
    ['123456789', '•••••6789'],
    ['12345678', '••••••••'],
    ['1234', '••••'],
    ['', ''],
  ])('shows of the number %s no more than %s [PR-51, SEC-57]', (number, shown) => {
    expect(maskedNumber(number)).toBe(shown);
  });
});
