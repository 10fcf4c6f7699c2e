import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noticeFor } from '../../../core/notices/failure-notice.ts';
import { formFailure, type FormContext } from '../../../core/notices/form-failure.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';

const refused = (status: number, code?: string, retryAfterSeconds?: number): RequestFailure => ({
  kind: 'refused',
  status,
  code,
  retryAfterSeconds,
});

const FIELDS: Readonly<Record<FormContext, readonly string[]>> = {
  'sign-in': ['login', 'password'],
  registration: ['countryCode', 'currency', 'password', 'promoCode', 'code'],
  contact: ['contact', 'code', 'password'],
  'send-message': ['phone'],
  recovery: ['code', 'playerId', 'password'],
  security: ['password', 'code'],
  transfer: ['phone', 'code', 'password'],
  'add-account': ['currency'],
  'save-profile': ['passport'],
};

describe('a form that was refused', () => {
  it.each([
    ['sign-in', 401, 'login', { login: 'error.field.login' }],
    ['sign-in', 401, 'pass', { password: 'error.field.password' }],
    ['sign-in', 401, 'both', { login: 'error.field.both-login', password: 'error.field.both-password' }],
    ['sign-in', 400, 'phone', { login: 'error.field.phone' }],
    ['send-message', 400, 'phone', { phone: 'error.field.phone' }],
    ['registration', 400, 'unknown-country', { countryCode: 'error.text.unknown-country' }],
    ['registration', 400, 'unknown-currency', { currency: 'error.text.unknown-currency' }],
    ['registration', 400, 'password', { password: 'error.field.weak-password' }],
    ['registration', 400, 'promocode', { promoCode: 'error.field.promo-code' }],
    ['registration', 429, 'promocode-tries', { promoCode: 'error.field.promo-code-tries' }],
    ['contact', 400, 'contact', { contact: 'error.field.contact' }],
    ['registration', 409, 'phone-taken', { code: 'error.field.phone-taken' }],
    ['security', 400, 'password', { password: 'error.field.password' }],
    ['security', 400, 'code', { code: 'error.field.code' }],
    ['recovery', 400, 'code', { code: 'error.field.code' }],
    ['recovery', 400, 'answers', { playerId: 'error.field.player' }],
    ['recovery', 400, 'password', { password: 'error.field.weak-password' }],
    ['recovery', 400, 'present-password', { password: 'error.field.present-password' }],
    ['recovery', 400, 'password-like-contact', { password: 'error.field.password-like-contact' }],
    ['contact', 400, 'code', { code: 'error.field.code' }],
    ['transfer', 400, 'phone', { phone: 'error.field.contact' }],
    ['transfer', 400, 'code', { code: 'error.field.code' }],
    ['contact', 400, 'password', { password: 'error.field.password' }],
    ['transfer', 400, 'password', { password: 'error.field.password' }],
    ['transfer', 400, 'password-needed', { password: 'error.field.password-needed' }],
    ['add-account', 409, 'account-exists', { currency: 'error.text.account-exists' }],
    ['add-account', 400, 'unknown-currency', { currency: 'error.text.unknown-currency' }],
  ] as const)('of %s with %d %s says so beside its fields [NO-21]', (context, status, code, fields) => {
    const failure = refused(status, code);
    expect(formFailure(failure, context, FIELDS[context])).toEqual({ fields });
    const ru = JSON.parse(readFileSync('locales/ru/notice-catalogue.json', 'utf8')) as object;
    for (const key of Object.values(fields)) expect(ru).toHaveProperty([key]);
  });

  it.each([
    ['sign-in', refused(500), 'server'],
    ['sign-in', refused(401), 'wrong-credentials'],
    ['sign-in', refused(401, 'toString'), 'wrong-credentials'],
    ['registration', refused(429, 'too-often', 3600), 'too-many-registrations-wait-minutes'],
    ['registration', refused(429, 'too-often', 40), 'too-many-registrations-wait'],
    ['registration', refused(429), 'too-many-registrations'],
    ['registration', refused(403, 'registration-closed'), 'registration-closed'],
    ['registration', refused(403, 'tries-over'), 'tries-over'],
    ['registration', refused(403, 'no-code'), 'no-recovery'],
    ['recovery', refused(403, 'tries-over'), 'tries-over'],
    ['recovery', refused(403, 'no-recovery'), 'no-recovery'],
    ['recovery', refused(403, 'signed-in'), 'recovery-signed-in'],
    ['recovery', refused(503, 'no-sender'), 'no-sender'],
    ['contact', refused(403, 'tries-over'), 'tries-over'],
    ['contact', refused(403, 'no-code'), 'no-recovery'],
    ['recovery', { kind: 'network' }, 'network'],
    ['add-account', refused(429, undefined, 5), 'too-often-wait'],
  ] as const)('of %s with %o says so of the whole [NO-20] [NO-21]', (context, failure, text) => {
    const outcome = formFailure(failure, context, FIELDS[context]);
    expect(outcome.fields).toEqual({});
    expect(outcome.notice).toEqual(noticeFor(failure, context));
    expect(outcome.notice?.text).toBe(`error.text.${text}`);
    expect(outcome.wait).toBeUndefined();
  });

  it('calls codes that were tried too often no registrations, where no field can say it [NO-20]', () => {
    const outcome = formFailure(refused(429, 'promocode-tries', 60), 'registration', ['code']);
    expect(outcome.notice?.text).toBe('error.text.too-often');
  });

  it('says so of the whole where it lacks a blamed field [NO-21]', () => {
    const outcome = formFailure(refused(400, 'code'), 'recovery', ['contact']);
    expect(outcome).toMatchObject({ fields: {}, notice: { title: 'error.title.recovery' } });
    expect(formFailure(refused(401, 'both'), 'sign-in', ['login']).fields).toEqual({});
  });

  it('takes the words of the server where these are for the player [NO-21]', () => {
    const failure: RequestFailure = {
      kind: 'refused',
      status: 409,
      code: 'account-exists',
      title: 'Not before tomorrow',
    };
    expect(formFailure(failure, 'add-account', ['currency'])).toMatchObject({
      fields: {},
      notice: { serverTitle: 'Not before tomorrow' },
    });
  });

  it('says of a profile what the server says of a field, and of a field that it does not have the whole [PR-52]', () => {
    const of = (code: string, title?: string) =>
      formFailure({ kind: 'refused', status: 409, code, title }, 'save-profile', FIELDS['save-profile']);
    expect(of('passport', 'Ask support').fields).toEqual({ passport: 'Ask support' });
    expect(of('passport').fields).toEqual({ passport: 'error.field.profile' });
    expect(of('terms', 'Not now')).toMatchObject({ fields: {}, notice: { serverTitle: 'Not now' } });
  });

  it.each([
    ['sign-in', 7, 7],
    ['recovery', undefined, 60],
  ] as const)('of %s counts the %s seconds to wait as %d [NO-21]', (context, seconds, wait) => {
    expect(formFailure(refused(429, 'too-often', seconds), context, FIELDS[context]).wait).toBe(wait);
  });
});
