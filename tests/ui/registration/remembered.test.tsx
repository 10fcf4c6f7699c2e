import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ok } from '../../../core/shared/result.ts';
import { RegistrationDialog } from '#ui/registration/registration-dialog.tsx';
import { NO_OFFER, playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

it('keeps a new player logged in for the days it says where that is wanted, and unasked only after one click [RG1-9, IDL-12]', async () => {
  const types = ['one-click', 'phone', 'full'] as const;
  const { Wrapper } = await playerPage({
    registration: {
      ...NO_OFFER,
      offer: () => Promise.resolve(ok({ types, countries: [], masks: [] })),
      registerInOneClick: () => Promise.reject(new Error('nobody registers here')),
    },
  });
  await act(async () => {
    render(<RegistrationDialog />, { wrapper: Wrapper });
    await Promise.resolve();
  });
  const isTicked = (way: string): boolean => {
    fireEvent.click(screen.getByRole('radio', { name: way }));
    return screen.getByRole<HTMLInputElement>('checkbox', { name: 'Stay logged in for 30 days' }).checked;
  };
  expect(['One click', 'Phone', 'Email'].map(isTicked)).toEqual([true, false, false]);
  expect(screen.queryByText(/can’t be recovered, so it stays logged in/)).toBeNull();
  isTicked('One click');
  expect(screen.getByText(/can’t be recovered, so it stays logged in/).id).toBe(
    screen.getByRole('checkbox', { name: 'Stay logged in for 30 days' }).getAttribute('aria-describedby'),
  );
});
