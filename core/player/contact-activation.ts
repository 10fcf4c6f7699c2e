import { hasActiveEmail, hasActivePhone, withActiveEmail, withActivePhone } from './activation-type.ts';
import { isFilled } from './filled-profile.ts';
import type { Player } from './player.ts';

export const CONTACTS = ['phone', 'email'] as const;
export type Contact = (typeof CONTACTS)[number];

/** PR-4 A bound phone is the player's, is activated and guards the account from now on. */
export function withBoundPhone(player: Player, phoneCode: string, phoneNumber: string): Player {
  return {
    ...player,
    phoneCode,
    phoneNumber,
    activationType: withActivePhone(player.activationType),
    protectionMethods: { ...player.protectionMethods, hasBoundPhone: true },
  };
}

/** PR-3 An activated e-mail address is the player's. */
export function withActivatedEmail(player: Player, email: string): Player {
  return { ...player, email, activationType: withActiveEmail(player.activationType) };
}

/** PR-5 The contacts that the player has and has not activated. */
export function contactsToActivate({
  phoneNumber,
  email,
  activationType,
}: Pick<Player, 'phoneNumber' | 'email' | 'activationType'>): readonly Contact[] {
  const needsPhone = isFilled(phoneNumber) && !hasActivePhone(activationType);
  const needsEmail = isFilled(email) && !hasActiveEmail(activationType);
  return CONTACTS.filter((contact) => (contact === 'phone' ? needsPhone : needsEmail));
}

/** PR-6 The whole days left to activate; undefined where nothing is to be activated or no term is set. */
export function daysLeftToActivate(player: Player): number | undefined {
  const { daysToActivate } = player;
  if (daysToActivate === undefined || !Number.isFinite(daysToActivate)) return undefined;
  return contactsToActivate(player).length === 0 ? undefined : Math.max(0, Math.floor(daysToActivate));
}
