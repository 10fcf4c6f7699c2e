import type { Player } from './player.ts';

const PROFILE_FIELDS = ['birthDate', 'name', 'surname', 'passport', 'passportIssuedOn', 'registrationAddress'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** PR-7 What is missing of birth date, name, surname, passport, its date and the address of registration. */
export function missingProfileFields({ identity }: Player): readonly ProfileField[] {
  return PROFILE_FIELDS.filter((field) => !isFilled(identity[field]));
}

/** PR-7 A profile is filled when none of its fields is missing. */
export function isProfileFilled(player: Player): boolean {
  return missingProfileFields(player).length === 0;
}

/** PR-8 The contacts are filled when there are a phone and an e-mail address. */
export function areContactsFilled({ phoneNumber, email }: Player): boolean {
  return isFilled(phoneNumber) && isFilled(email);
}

/** PR-9 A field counts as filled when it holds more than spaces. */
export function isFilled(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '';
}
