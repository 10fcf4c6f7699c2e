import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SecurityDialog } from '#ui/session/security-dialog.tsx';
import { fakeTwoFactorGateway } from '../../support/fakes/fake-two-factor-gateway.ts';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

async function open(isOn = false) {
  const gateway = fakeTwoFactorGateway(isOn);
  const page = await playerPage({ userId: 77, given: { twoFactorGateway: gateway } });
  await page.stores.lazy.ensure(['security', 'player']);
  await act(async () => {
    render(<SecurityDialog />, { wrapper: page.Wrapper });
    await Promise.resolve();
  });
  return { ...page, gateway };
}

const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const send = async (name: string) =>
  act(async () => {
    fireEvent.submit(screen.getByRole('button', { name }).closest('form')!);
    await Promise.resolve();
  });

describe('the security dialog', () => {
  it('turns the second step on: password, key as picture and text, code, recovery codes once [TWO-10]', async () => {
    const { stores, gateway } = await open();
    await send('Turn on');
    expect(screen.getByText('Enter your password')).toBeTruthy();
    type('Current password', 'wrong');
    await send('Turn on');
    expect(screen.getByText(/^Incorrect password/)).toBeTruthy();
    type('Current password', 'right');
    await send('Turn on');
    expect(screen.getByTitle('QR code with the key for the app')).toBeTruthy();
    expect(screen.getByText('ABCD EFGH JKLM NPQR')).toBeTruthy();
    type('Code from the app', '123 457');
    await send('Confirm');
    expect(screen.getByText('Incorrect code. Check the digits')).toBeTruthy();
    type('Code from the app', '123 456');
    await send('Confirm');
    expect(screen.getByText('AAAAA-22222')).toBeTruthy();
    expect(gateway.isOn).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'I’ve saved them' }));
    expect(screen.queryByText('AAAAA-22222')).toBeNull();
    expect(screen.getByText('Two-step login is on. 2 recovery codes left')).toBeTruthy();
    expect(stores.security.recoveryCodes).toBeUndefined();
  });

  it('keeps neither key nor codes when it closes [SEC-57]', async () => {
    const { stores } = await open();
    type('Current password', 'right');
    await send('Turn on');
    cleanup();
    expect([stores.security.key, stores.security.recoveryCodes]).toEqual([undefined, undefined]);
  });

  it('turns it off with the password and a code [TWO-10]', async () => {
    const { gateway } = await open(true);
    expect(screen.getByText('Two-step login is on. 7 recovery codes left')).toBeTruthy();
    await send('Turn off');
    expect(screen.getByText('Enter the code in full')).toBeTruthy();
    type('Current password', 'right');
    type('Code from the app or a recovery code', '123456');
    await send('Turn off');
    expect(gateway.isOn).toBe(false);
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeTruthy();
  });

  it('gives other recovery codes for the password and a code, this once [TWO-10]', async () => {
    const { gateway, stores } = await open(true);
    fireEvent.click(screen.getByRole('button', { name: 'New recovery codes' }));
    type('Current password', 'right');
    type('Code from the app or a recovery code', '123457');
    await send('Get new codes');
    expect(screen.getByText('Incorrect code. Check the digits')).toBeTruthy();
    type('Code from the app or a recovery code', '123456');
    await send('Get new codes');
    expect(screen.getByText('CCCCC-44444')).toBeTruthy();
    expect(gateway.isOn).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'I’ve saved them' }));
    expect(stores.security.recoveryCodes).toBeUndefined();
  });
});
