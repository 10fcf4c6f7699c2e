import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Screen } from '#ui/session/entrance/sign-in-screen.tsx';
import { SignInDialog } from '#ui/session/sign-in-dialog.tsx';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

async function open(signInWays?: readonly string[], hasMessages?: boolean) {
  const site = { ...(signInWays !== undefined && { signInWays }), ...(hasMessages !== undefined && { hasMessages }) };
  const page = await playerPage({ address: '/en/login', site });
  const view = render(<Screen />, { wrapper: page.Wrapper });
  return { ...page, ...view };
}

const form = () => within(screen.getByRole('region', { name: 'Log in' }));

describe('the sign-in as a page', () => {
  it('has the ways of the dialog, and says that it waits once somebody is signed in [RET-9]', async () => {
    const { stores } = await open();
    expect(form().getAllByRole('radio')).toHaveLength(3);
    fireEvent.change(form().getByLabelText('Email or ID'), { target: { value: '77' } });
    fireEvent.change(form().getByLabelText('Password'), { target: { value: 'right' } });
    await act(async () => {
      fireEvent.submit(form().getByLabelText('Password').closest('form')!);
      await Promise.resolve();
    });
    expect(stores.session.isSignedIn).toBe(true);
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(form().getByRole('status').textContent).toBe('Loading');
    expect(stores.dialogs.open).toBeUndefined();
  });

  it('gives the form to the dialog while that is open, and forgets what was typed when it is left [WAY-3]', async () => {
    const { stores, unmount, Wrapper } = await open();
    await act(async () => stores.dialogs.show('sign-in'));
    expect(screen.queryByLabelText('Email or ID')).toBeNull();
    render(<SignInDialog />, { wrapper: Wrapper });
    expect(screen.getAllByLabelText('Email or ID')).toHaveLength(1);
    await act(async () => stores.dialogs.close());
    act(() => stores.signIn.drafts.keep({ passwordLogin: 'typed' }));
    unmount();
    expect(stores.signIn.drafts.draft.passwordLogin).toBe('');
  });

  it.each([
    [
      ['sms', 'phone_number', 'pigeon'],
      ['SMS code', 'Phone'],
    ],
    [
      ['phone_number', 'email'],
      ['Phone', 'Login'],
    ],
    [['sms'], []],
    [['email'], []],
    [['pigeon'], []],
    [[], []],
  ])('offers the ways that the site names, in its order: %j [WAY-2]', async (named, choices) => {
    await open(named);
    expect(
      form()
        .queryAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(choices);
    const isBySms = named.includes('sms');
    expect(form().queryByLabelText('Password') === null).toBe(isBySms);
    expect(form().queryByLabelText('Email or ID') === null).toBe(isBySms);
  });

  it.each([
    [undefined, 1, 1],
    [true, 1, 1],
    [false, 0, 0],
  ])(
    'leads to a link by e-mail and to the recovery unless nothing can be sent: %s [RGF-11]',
    async (can, links, lost) => {
      await open(['email', 'phone_number'], can);
      expect(form().queryAllByRole('button', { name: 'Email me a login link' })).toHaveLength(links);
      expect(form().queryAllByRole('button', { name: 'Forgot password?' })).toHaveLength(lost);
      fireEvent.click(form().getByRole('radio', { name: 'Phone' }));
      expect(form().queryAllByRole('button', { name: 'Forgot password?' })).toHaveLength(lost);
    },
  );
});
