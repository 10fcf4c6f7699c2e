import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '../../../core/shared/time.ts';
import { ContactCodeDialog } from '#ui/player/contacts-dialog.tsx';
import { NOW } from '../../support/examples/coupon-examples.ts';
import {
  NO_CONTACTS as NONE,
  PHONE,
  waitingEmail as waiting,
  contactsPage as stores,
  openContacts as open,
  pressInContacts as press,
  giveContact as give,
} from '../../support/views/contacts-page.tsx';
import { teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

describe('the codes of contacts', () => {
  it('begins at the code of the contact that waits for one, and says where it went and until when it holds [PR-25]', async () => {
    const page = await stores({ ...NONE, pending: [waiting('me@example.org')] });
    page.stores.dialogs.show('contact-code');
    await act(async () => {
      render(<ContactCodeDialog />, { wrapper: page.Wrapper });
      await Promise.resolve();
    });
    expect(document.activeElement).toBe(screen.getByLabelText('Code from the email'));
    expect(screen.getByRole('status').textContent).toMatch(
      /^We’ve sent a code to me@example\.org\. It is valid until .*\d/,
    );
    await press('Back');
    await press('Enter the code from the email');
    expect(screen.getByRole('status').textContent).toContain('me@example.org');
  });

  it('attaches a phone by the code of a text message, a wrong one first, without a password while the session is fresh [PR-22] [PR-25]', async () => {
    const { calls, failure } = await open();
    await press('Add phone');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await give('Phone', PHONE);
    const field = screen.getByLabelText('Code from the text message');
    expect(document.activeElement).toBe(field);
    failure.now = { kind: 'refused', status: 400, code: 'code' };
    await give('Code from the text message', '111111');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    failure.now = undefined;
    await give('Code from the text message', '123456');
    expect(calls).toEqual([`send ${PHONE} `, 'check phone 111111', 'check phone 123456']);
    expect(screen.getByRole('status').textContent).toBe(`${PHONE} is confirmed`);
    expect(screen.getAllByRole('listitem')[1]?.textContent).toContain(`Phone${PHONE}Confirmed`);
  });

  it('says of a contact that its link has proven meanwhile that it is confirmed already [PR-25]', async () => {
    const { failure, know } = await open({ ...NONE, pending: [waiting('me@example.org')] });
    await press('Enter the code from the email');
    failure.now = { kind: 'refused', status: 403, code: 'no-code' };
    await give('Code from the email', '111111');
    expect(screen.getByText(/Time’s up/)).toBeDefined();
    know({ ...NONE, email: 'me@example.org', activationType: 'email' });
    await give('Code from the email', '222222');
    expect(screen.getByRole('status').textContent).toBe('me@example.org is already confirmed');
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Confirmed');
  });

  it('says that the present contact must agree, and sends both codes once both are whole [PR-44]', async () => {
    const present = { contact: 'now@example.org', until: NOW + hours(72) };
    const known = { ...NONE, email: 'now@example.org', activationType: 'email' as const, present };
    const { calls, failure } = await open(known);
    await press('Change email');
    expect(screen.getByText(/another change also takes a code that we’ll send to now@example\.org/)).toBeDefined();
    await give('Email', 'me@example.org');
    expect(
      screen.getByText(
        /two codes: to now@example\.org and to me@example\.org\. Both are needed and are valid until .*\d/,
      ),
    ).toBeDefined();
    await give('Code sent to me@example.org', '123456');
    expect(calls).toEqual(['send me@example.org ']);
    expect(screen.getByLabelText('Code sent to now@example.org').getAttribute('aria-invalid')).toBe('true');
    failure.now = { kind: 'refused', status: 400, code: 'present-code', triesLeft: 3 };
    await give('Code sent to now@example.org', '654321');
    expect(calls.at(-1)).toBe('check email 123456 654321');
    expect(screen.getAllByText(/3 tries left/).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Code sent to me@example.org').getAttribute('aria-invalid')).toBeNull();
  });

  it('leads from the first code to the second, and says which is wrong and that they are swapped [PR-44]', async () => {
    const present = { contact: 'now@example.org', until: NOW + hours(72) };
    const pending = [{ ...waiting('me@example.org'), agreeing: 'now@example.org' }];
    const known = { ...NONE, email: 'now@example.org', activationType: 'email' as const, present, pending };
    const { failure } = await open(known);
    await press('Enter the code from the email');
    const one = screen.getByLabelText<HTMLInputElement>('Code sent to now@example.org');
    const other = screen.getByLabelText<HTMLInputElement>('Code sent to me@example.org');
    expect(document.activeElement).toBe(one);
    fireEvent.change(one, { target: { value: '123456' } });
    expect(document.activeElement).toBe(other);
    failure.now = { kind: 'refused', status: 400, code: 'both-codes', triesLeft: 4 };
    await give('Code sent to me@example.org', '654321');
    const wrong = () => [one, other].map((field) => [field.getAttribute('aria-invalid'), field.value]);
    expect(wrong()).toEqual([
      ['true', '123456'],
      ['true', '654321'],
    ]);
    failure.now = { kind: 'refused', status: 400, code: 'swapped-codes', triesLeft: 3 };
    await give('Code sent to me@example.org', '654320');
    expect(screen.getAllByText(/The codes are swapped/).length).toBeGreaterThanOrEqual(2);
    expect(wrong().map(([, value]) => value)).toEqual(['123456', '654320']);
  });
});
