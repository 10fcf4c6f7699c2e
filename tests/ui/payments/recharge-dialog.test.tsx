import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RechargeDialog } from '#ui/payments/recharge-dialog.tsx';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const Texts = withTexts('navigation', 'kit');

describe('the dialog of the recharge', () => {
  it.each([
    ['by its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['by Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
    ['by a press beside it', () => fireEvent.pointerDown(screen.getByRole('dialog'))],
  ])('is closed %s, and says that the recharge is still to come', async (_, close) => {
    const { Wrapper, stores } = await playerPage({ userId: 5 });
    stores.dialogs.show('recharge');
    render(
      <Wrapper>
        <Texts>
          <RechargeDialog />
        </Texts>
      </Wrapper>,
    );
    expect(screen.getByRole('dialog').textContent).toContain('This page isn’t ready yet.');
    close();
    expect(stores.dialogs.open).toBeUndefined();
  });
});
