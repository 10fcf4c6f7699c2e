import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RechargeDialog } from '#ui/payments/recharge-dialog.tsx';
import type { PaymentsGateway } from '../../../core/payments/payments-gateway.ts';
import { ok } from '../../../core/shared/result.ts';
import { fakeLimitsGateway } from '../../support/fakes/fake-limits-gateway.ts';
import { OFFER } from '../../support/examples/payment-examples.ts';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const Texts = withTexts('cashier', 'kit');
const paymentsGateway = { offer: () => Promise.resolve(ok(OFFER)) } as unknown as PaymentsGateway;

describe('the dialog of the recharge', () => {
  it.each([
    ['by its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['by Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
    ['by a press beside it', () => fireEvent.pointerDown(screen.getByRole('dialog'))],
  ])('has the form of the page, and is closed %s', async (_, close) => {
    const { gateway: limitsGateway, tokens: freshTokens } = fakeLimitsGateway([]);
    const { Wrapper, stores } = await playerPage({ userId: 5, given: { paymentsGateway, limitsGateway, freshTokens } });
    await stores.lazy.ensure(['paying', 'limits', 'officeMenu', 'player']);
    stores.dialogs.show('recharge');
    await act(async () => {
      render(
        <Wrapper>
          <Texts>
            <RechargeDialog />
          </Texts>
        </Wrapper>,
      );
      await Promise.resolve();
    });
    expect(screen.getByLabelText('Amount')).toBeDefined();
    close();
    expect(stores.dialogs.open).toBeUndefined();
  });
});
