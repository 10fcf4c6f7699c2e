import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SignInDialog } from '#ui/session/sign-in-dialog.tsx';
import type { SignInReply } from '../../../../core/session/gateways/sign-in-gateway.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const TOKEN = 'a'.repeat(43);
const SIGN = 'b'.repeat(43);

async function open(fragment = '', isLinkFromHere = true) {
  const page = await playerPage();
  page.sessions.isLinkFromHere = isLinkFromHere;
  page.stores.dialogs.carry(fragment);
  page.stores.dialogs.show('sign-in');
  await act(async () => {
    render(<SignInDialog />, { wrapper: page.Wrapper });
    await Promise.resolve();
  });
  if (fragment.startsWith('#1.')) await screen.findByRole('button', { name: 'Log in with the link' });
  return page;
}
const press = async (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

describe('a sign-in by the link of a letter', () => {
  it('waits for a press, and keeps the token nowhere else [LNK-1, LNK-3]', async () => {
    const { sessions, stores } = await open(`#1.${TOKEN}.${SIGN}`);
    expect(sessions.forms).toEqual([]);
    expect(
      screen.getByText(/account that the email was sent to. Use it only if you asked for it yourself/),
    ).toBeTruthy();
    expect(stores.dialogs.fragment).toBe('');
    await press('Log in with the link');
    expect(sessions.forms).toEqual([
      { by: 'token', methodId: 1, token: TOKEN, sign: SIGN, language: 'en', isConfirmed: false },
    ]);
    expect(stores.session.userId).toBe(77);
    expect(stores.signIn.links.link).toBeUndefined();
  });

  it.each<[SignInReply, number | undefined]>([
    [{ userId: 77 }, 77],
    [{ secondStep: { method: 'app', expiresAt: 300_000 } }, undefined],
  ])('is taken where its answer comes after the dialog was closed: %j [LNK-3]', async (reply, userId) => {
    const { sessions, stores } = await open(`#1.${TOKEN}.${SIGN}`);
    sessions.instead = reply;
    fireEvent.click(screen.getByRole('button', { name: 'Log in with the link' }));
    stores.dialogs.close();
    cleanup();
    await act(async () => Promise.resolve());
    expect([stores.session.userId, stores.signIn.secondStep]).toEqual([userId, reply.secondStep]);
    expect(stores.signIn.links.link).toBeUndefined();
  });

  it('says that another browser asked for the link, and waits for the player to confirm it [LNK-6]', async () => {
    const { sessions } = await open(`#1.${TOKEN}.${SIGN}`, false);
    expect(screen.getByText(/^This link was not requested in this browser/)).toBeTruthy();
    expect(screen.queryByText(/^You opened a login link/)).toBeNull();
    await press('Log in with the link');
    expect(sessions.forms).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'I asked for this link myself' }));
    await press('Log in with the link');
    expect(sessions.forms).toMatchObject([{ by: 'token', isConfirmed: true }]);
  });

  it('says at once that a link is used up, and asks for a confirmation where that cannot be known [LNK-6]', async () => {
    const page = await playerPage();
    page.sessions.failure = { kind: 'refused', status: 403, code: 'no-link' };
    await page.stores.signIn.links.take(`#1.${TOKEN}.${SIGN}`);
    expect(page.stores.signIn.links.failure).toMatchObject({ status: 403 });
    page.stores.signIn.links.forget();
    page.sessions.failure = { kind: 'network' };
    await page.stores.signIn.links.take(`#1.${TOKEN}.${SIGN}`);
    expect(page.stores.signIn.links.isReady).toBe(false);
    page.stores.signIn.links.confirm(true);
    expect([page.stores.signIn.links.failure, page.stores.signIn.links.isReady]).toEqual([undefined, true]);
  });

  it('offers nothing where the address brought nothing, or something else [LNK-1]', async () => {
    await open('#comments');
    expect(screen.queryByRole('button', { name: 'Log in with the link' })).toBeNull();
  });

  it('says that a link is used up, and leaves the other ways [LNK-3]', async () => {
    const { sessions } = await open(`#1.${TOKEN}.${SIGN}`);
    sessions.failure = { kind: 'refused', status: 403, code: 'no-link' };
    await press('Log in with the link');
    expect(screen.getByText('This link has expired or was already used. Ask for a new one.')).toBeTruthy();
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  it('goes on to the second step [LNK-4]', async () => {
    const { sessions, clock } = await open(`#1.${TOKEN}.${SIGN}`);
    sessions.instead = { secondStep: { method: 'app', expiresAt: clock.now() + 300_000 } };
    await press('Log in with the link');
    expect(screen.getByRole('heading', { name: 'Enter the code from your app' })).toBeTruthy();
  });

  it('asks for a link with a whole address, and says the same whosever it is [LNK-2]', async () => {
    const { sessions } = await open();
    await press('Email me a login link');
    const email = screen.getByLabelText('Email');
    fireEvent.change(email, { target: { value: 'ann@' } });
    await press('Send the link');
    expect(sessions.letters).toEqual([]);
    fireEvent.change(email, { target: { value: 'Ann@Example.org' } });
    await press('Send the link');
    expect(sessions.letters).toEqual(['ann@example.org']);
    expect(screen.getByText(/^If ann@example.org is confirmed in an account/)).toBeTruthy();
    await press('Send the link again');
    expect(sessions.letters).toEqual(['ann@example.org', 'ann@example.org']);
  });
});
