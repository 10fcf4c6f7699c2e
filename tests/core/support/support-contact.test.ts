import { describe, expect, it } from 'vitest';
import { contactAddress, offeredContacts, type SupportContact } from '../../../core/support/support-contact.ts';

describe('a contact', () => {
  it.each([
    ['phone', '+74951234567', 'tel:+74951234567'],
    ['phone', '84951234567', undefined],
    ['phone', '+1234', undefined],
    ['phone', '+1234567890123456', undefined],
    ['e-mail', 'help@example.com', 'mailto:help@example.com'],
    ['e-mail', 'help@example', undefined],
    ['e-mail', 'help@example.com?cc=a@b.cd', undefined],
    ['messenger', 'https://example.com/help', 'https://example.com/help'],
    ['messenger', 'http://example.com/help', undefined],
    ['messenger', 'javascript:alert(1)', undefined],
    ['pigeon', 'https://example.com', undefined],
  ] as const)('%s %s opens %s [SO-4]', (kind, value, address) => {
    expect(contactAddress({ kind, name: '', value } as SupportContact)).toBe(address);
  });

  it('is offered where it opens something, in its order [SO-5]', () => {
    const phone: SupportContact = { kind: 'phone', name: '', value: '+74951234567' };
    const mail: SupportContact = { kind: 'e-mail', name: '', value: 'help@example.com' };
    const broken: SupportContact = { kind: 'messenger', name: 'Messenger', value: 'ftp://example.com' };
    expect(offeredContacts([mail, broken, phone])).toEqual([mail, phone]);
    expect(offeredContacts([])).toEqual([]);
  });
});
