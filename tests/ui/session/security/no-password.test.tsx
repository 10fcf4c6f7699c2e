import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PasswordChange } from '../../../../core/session/security/password-gateway.ts';
import { fakePlayerGateway } from '../../../support/fakes/fake-player-gateway.ts';
import { fail, ok, type Result } from '../../../../core/shared/result.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { SecurityDialog } from '#ui/session/security/security-dialog.tsx';
import { fakePasskeyGateway } from '../../../support/fakes/fake-passkey-gateway.ts';
import { fakeTwoFactorGateway } from '../../../support/fakes/fake-two-factor-gateway.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

async function open(answer: Result<undefined, RequestFailure> = ok(undefined)) {
  const sent: PasswordChange[] = [];
  const { gateway } = fakePasskeyGateway();
  const page = await playerPage({
    userId: 77,
    given: {
      playerGateway: fakePlayerGateway({ daysSincePasswordChange: 0 }),
      twoFactorGateway: fakeTwoFactorGateway(false),
      passkeyGateway: {
        ...gateway,
        passkeys: async () => ok({ passkeys: [], needsPassword: false, needsCode: false, hasPassword: false }),
      },
      passwordGateway: {
        change: (change) => {
          sent.push(change);
          return Promise.resolve(answer);
        },
      },
    },
  });
  await page.stores.lazy.ensure(['security', 'player']);
  page.stores.player.start();
  await act(async () => {
    render(<SecurityDialog />, { wrapper: page.Wrapper });
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  });
  return { ...page, sent };
}

const setPassword = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Set a password' }));
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'quite another horse' } });
  await act(async () => {
    fireEvent.submit(screen.getByLabelText('New password').closest('form')!);
    await Promise.resolve();
  });
};

describe('the security of an account without a password', () => {
  it('asks for no current password, and says why [PK-9]', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: /Turn on/ }));
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(screen.getByText('You have no password: you log in another way')).toBeDefined();
    expect(screen.queryByText('Your password was set today')).toBeNull();
    expect(screen.getAllByText(/^Your account has no password/).length).toBeGreaterThan(0);
  });

  it('sets a first password [PK-9]', async () => {
    const { sent } = await open();
    await setPassword();
    expect(sent).toEqual([{ password: '', newPassword: 'quite another horse' }]);
  });

  it('says how a session that is not fresh goes on [PK-9]', async () => {
    await open(fail({ kind: 'refused', status: 403, code: 'not-fresh' }));
    await setPassword();
    expect(screen.getByText(/^You logged in too long ago for this change/)).toBeDefined();
  });
});
