import { minutes, type Millis } from '../shared/time.ts';
import type { FullForm, OneClickForm, PhoneForm, RegistrationExtras } from './registration-gateway.ts';
import type { NewSocialPlayer, SocialFormValues } from './social/social-gateway.ts';

/** RGF-15 How long what was typed waits for a form that is closed. */
export const DRAFTS_WAIT_FOR: Millis = minutes(15);

type SharedForm = OneClickForm & RegistrationExtras;

/** With whom the network named while it was typed. */
export interface SocialDraft extends SocialFormValues {
  readonly named: Pick<NewSocialPlayer, 'network' | 'email'>;
}

/** What was typed, so that another way to register and back, or closing the form, loses nothing. */
export interface RegistrationDrafts {
  readonly 'one-click'?: SharedForm | undefined;
  readonly full?: FullForm | undefined;
  readonly phone?: PhoneForm | undefined;
  readonly social?: SocialDraft | undefined;
}

/** What every form asks for, carried from one to the other. */
export type SharedChoices = Partial<Pick<SharedForm, 'countryCode' | 'currency' | 'promoCode' | 'bonusChoice'>>;

/** What was typed, by nobody but who the epoch is of. */
export interface KeptDrafts {
  readonly epoch: number;
  readonly drafts: RegistrationDrafts;
  readonly shared: SharedChoices;
}

/** Before anything is typed. */
export function noDrafts(epoch: number): KeptDrafts {
  return { epoch, drafts: {}, shared: {} };
}

/** RGF-15 What every form asks for goes along from the form that was typed into last. */
export function withDraft({ epoch, drafts, shared }: KeptDrafts, draft: RegistrationDrafts): KeptDrafts {
  const forms: readonly (SharedForm | undefined)[] = Object.values(draft);
  return { epoch, drafts: { ...drafts, ...draft }, shared: forms.reduce(chosenIn, shared) };
}

/** RGF-15 RGF-22 What waits for a form that was closed: nothing of a password and no consent. */
export function closedDrafts({ epoch, drafts, shared }: KeptDrafts): KeptDrafts {
  const { full, phone, social, 'one-click': oneClick } = drafts;
  const unagreed = { isAdult: false, isTermsAccepted: false } as const;
  const unasked = { ...unagreed, isNewsWanted: false } as const;
  return {
    epoch,
    drafts: {
      ...(oneClick && { 'one-click': { ...oneClick, ...unagreed } }),
      ...(full && { full: { ...full, ...unasked, password: '' } }),
      ...(phone && { phone: { ...phone, ...unasked, password: '' } }),
      ...(social && { social: { ...social, ...unasked } }),
    },
    shared,
  };
}

/** NET-13 The address that the form of a new player begins with: what was typed belongs to whom the network named then, and to nobody who comes after. */
export function firstAddress(draft: SocialDraft | undefined, { network, email }: SocialDraft['named']): string {
  if (email === undefined) return '';
  const isSame = draft?.named.network === network && draft.named.email === email;
  return isSame ? draft.email : email;
}

function chosenIn(known: SharedChoices, form: SharedForm | undefined): SharedChoices {
  if (form === undefined) return known;
  const { countryCode, currency, promoCode, bonusChoice } = form;
  return { countryCode, currency, promoCode, bonusChoice };
}
