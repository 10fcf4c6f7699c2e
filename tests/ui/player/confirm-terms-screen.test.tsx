import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, expect, it } from 'vitest';
import { Screen } from '#ui/player/confirm-terms-screen.tsx';
import { playerPage } from '../../support/views/player-page.tsx';

afterEach(cleanup);

it('says that the answer to the terms was not sent, and why [NO-7] [NO-23]', async () => {
  const { stores, Wrapper } = await playerPage({ userId: 5 });
  await stores.lazy.ensure(['terms', 'information']);
  runInAction(() => {
    stores.terms.terms = { areChanged: true, changedAt: 5 };
  });
  render(<Screen />, { wrapper: Wrapper });
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Accept and continue' }));
    await Promise.resolve();
  });
  expect(screen.getByRole('alert').textContent).toBe(
    'We couldn’t send your answer. We can’t reach the server. Check your internet connection.',
  );
});
