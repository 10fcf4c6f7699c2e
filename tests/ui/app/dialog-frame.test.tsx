import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { DialogFrame } from '../../../ui/app/dialog-frame.tsx';
import { Dialog } from '../../../ui/kit/feedback/dialog.tsx';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

it('a dialog, which covers the page, warns an idle player itself [IDL-11]', async () => {
  const { stores, Wrapper } = await playerPage({ userId: 5 });
  const warned = { ...stores, inactivity: { secondsLeft: 42 }, lazy: { isLoaded: () => true } };
  render(
    <StoresProvider value={warned}>
      <DialogFrame isNextMissing={false}>
        <Dialog title="Open" onClose={() => undefined}>
          Content
        </Dialog>
      </DialogFrame>
    </StoresProvider>,
    { wrapper: Wrapper },
  );
  expect(within(screen.getByRole('dialog')).getByRole('timer').textContent).toBe('0:42 left');
});
