import { secondsToWait, signInBlame, type SignInBlame } from '../session/sign-in-failure.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import { noticeFor, type NoticeContext } from './failure-notice.ts';
import type { Notice } from './notice.ts';

/** The forms whose refusals are shown inside them. */
export type FormContext = Extract<
  NoticeContext,
  | 'sign-in'
  | 'registration'
  | 'recovery'
  | 'contact'
  | 'send-message'
  | 'security'
  | 'transfer'
  | 'add-account'
  | 'save-profile'
>;

/** What a refused form says: a text beside each field that is blamed, else one of the form as a whole. */
export interface FormFailure {
  /** Message keys by field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly notice?: Notice | undefined;
  /** The seconds after which the form can be sent again. */
  readonly wait?: number | undefined;
}

type FieldTexts = Readonly<Record<string, string>>;

const BLAMED_SIGN_IN: Readonly<Record<SignInBlame, FieldTexts>> = {
  login: { login: 'error.field.login' },
  pass: { password: 'error.field.password' },
  both: { login: 'error.field.both-login', password: 'error.field.both-password' },
  unknown: {},
};

const BLAMED_BY_CODE: Readonly<
  Record<Exclude<FormContext, 'sign-in' | 'save-profile'>, ReadonlyMap<string, FieldTexts>>
> = {
  registration: new Map([
    ['unknown-country', { countryCode: 'error.text.unknown-country' }],
    ['unknown-currency', { currency: 'error.text.unknown-currency' }],
    ['password', { password: 'error.field.weak-password' }],
    ['code', { code: 'error.field.code' }],
    ['promocode', { promoCode: 'error.field.promo-code' }],
    ['promocode-tries', { promoCode: 'error.field.promo-code-tries' }],
    ['phone-taken', { code: 'error.field.phone-taken' }],
  ]),
  recovery: new Map<string, FieldTexts>([
    ['code', { code: 'error.field.code' }],
    ['answers', { playerId: 'error.field.player' }],
    ['password', { password: 'error.field.weak-password' }],
    ['present-password', { password: 'error.field.present-password' }],
    ['password-like-contact', { password: 'error.field.password-like-contact' }],
  ]),
  contact: new Map<string, FieldTexts>([
    ['contact', { contact: 'error.field.contact' }],
    ['code', { code: 'error.field.code' }],
    ['present-code', { presentCode: 'error.field.code' }],
    ['both-codes', { presentCode: 'error.field.code', code: 'error.field.code' }],
    ['swapped-codes', { presentCode: 'error.field.swapped-codes', code: 'error.field.swapped-codes' }],
    ['password', { password: 'error.field.password' }],
  ]),
  'send-message': new Map<string, FieldTexts>([
    ['phone', { phone: 'error.field.phone' }],
    ['promocode', { promoCode: 'error.field.promo-code' }],
    ['promocode-tries', { promoCode: 'error.field.promo-code-tries' }],
  ]),
  security: new Map<string, FieldTexts>([
    ['password', { password: 'error.field.password' }],
    ['new-password', { newPassword: 'error.field.weak-password' }],
    ['code', { code: 'error.field.code' }],
  ]),
  transfer: new Map<string, FieldTexts>([
    ['phone', { phone: 'error.field.contact' }],
    ['code', { code: 'error.field.code' }],
    ['password', { password: 'error.field.password' }],
    ['password-needed', { password: 'error.field.password-needed' }],
  ]),
  'add-account': new Map([
    ['unknown-currency', { currency: 'error.text.unknown-currency' }],
    ['account-exists', { currency: 'error.text.account-exists' }],
  ]),
};

/** Where the same form can be sent again after some seconds; what a network may register is counted in hours. */
const WAITED_OUT: readonly FormContext[] = ['sign-in', 'recovery', 'contact', 'send-message', 'security', 'transfer'];

/** NO-21 A refusal that the fields of its form can mend is shown beside them, every other of the form as a whole; where it is for a few seconds, these are counted. */
export function formFailure(failure: RequestFailure, context: FormContext, formFields: readonly string[]): FormFailure {
  const fields = blamedFields(failure, context);
  const blamed = Object.keys(fields);
  if (blamed.length > 0 && blamed.every((field) => formFields.includes(field))) return { fields };
  const wait = WAITED_OUT.includes(context) ? secondsToWait(failure) : undefined;
  return { fields: {}, notice: noticeFor(failure, context), wait };
}

function blamedFields(failure: RequestFailure, context: FormContext): FieldTexts {
  if (failure.kind !== 'refused') return {};
  if (context === 'sign-in') {
    return failure.code === 'phone' ? { login: 'error.field.phone' } : BLAMED_SIGN_IN[signInBlame(failure)];
  }
  // PR-52 the codes are the names of the fields
  if (context === 'save-profile') return { [failure.code ?? '']: failure.title ?? 'error.field.profile' };
  const isInOwnWords = context === 'add-account' && (failure.title ?? '').trim() !== '';
  if (isInOwnWords || !Object.hasOwn(BLAMED_BY_CODE, context)) return {};
  return BLAMED_BY_CODE[context].get(failure.code ?? '') ?? {};
}
