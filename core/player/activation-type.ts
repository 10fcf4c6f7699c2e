/** PR-2 What of a player's contacts is activated, in the order of the numbers 0 to 3 on the wire. */
export const ACTIVATION_TYPES = ['none', 'email', 'phone-and-email', 'phone'] as const;
export type ActivationType = (typeof ACTIVATION_TYPES)[number];

/** PR-2 The activation type with this number; an unknown number means none. */
export function activationTypeById(id: unknown): ActivationType {
  return ACTIVATION_TYPES.find((_, place) => place === id) ?? 'none';
}

/** PR-2 The number of an activation type; undefined for what is none. */
export function activationTypeId(type: ActivationType): number | undefined {
  const place = ACTIVATION_TYPES.indexOf(type);
  return place === -1 ? undefined : place;
}

/** PR-2 Whether the phone is among what is activated. */
export function hasActivePhone(type: ActivationType): boolean {
  return type === 'phone' || type === 'phone-and-email';
}

/** PR-2 Whether the e-mail address is among what is activated. */
export function hasActiveEmail(type: ActivationType): boolean {
  return type === 'email' || type === 'phone-and-email';
}

/** PR-3 Binding a phone adds it to what is activated and takes nothing away. */
export function withActivePhone(type: ActivationType): ActivationType {
  return hasActiveEmail(type) ? 'phone-and-email' : 'phone';
}

/** PR-3 Activating an e-mail address adds it to what is activated and takes nothing away. */
export function withActiveEmail(type: ActivationType): ActivationType {
  return hasActivePhone(type) ? 'phone-and-email' : 'email';
}
