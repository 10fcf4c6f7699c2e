export const SUPPORT_CONTACT_KINDS = ['phone', 'e-mail', 'messenger'] as const;
export type SupportContactKind = (typeof SUPPORT_CONTACT_KINDS)[number];

/** Where the operator can be reached without this site. */
export interface SupportContact {
  readonly kind: SupportContactKind;
  /** The messenger's name; nothing for a number or an address, which speaks for itself. */
  readonly name: string;
  /** A number with its plus, an e-mail address, or the messenger's address. */
  readonly value: string;
}

const PHONE = /^\+\d{5,15}$/;
const E_MAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
const MESSENGER = /^https:\/\/[\w.-]+(?:[/?#]|$)/;

/** SO-4 What a contact opens: a number with its plus and 5 to 15 digits, an e-mail address, a messenger with `https`; anything else opens nothing. */
export function contactAddress({ kind, value }: SupportContact): string | undefined {
  switch (kind) {
    case 'phone':
      return PHONE.test(value) ? `tel:${value}` : undefined;
    case 'e-mail':
      return E_MAIL.test(value) ? `mailto:${value}` : undefined;
    case 'messenger':
      return MESSENGER.test(value) ? value : undefined;
    default:
      return undefined;
  }
}

/** SO-5 The list offers the contacts that open something, in the operator's order. */
export function offeredContacts(contacts: readonly SupportContact[]): readonly SupportContact[] {
  return contacts.filter((contact) => contactAddress(contact) !== undefined);
}
