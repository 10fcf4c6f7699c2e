import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RechargeDialog } from '#ui/payments/recharge-dialog.tsx';
import type { PaymentsGateway } from '../../../core/payments/payments-gateway.ts';
import type { Player } from '../../../core/player/player.ts';
import { fakePlayerGateway } from '../../support/fakes/fake-player-gateway.ts';
import { ok } from '../../../core/shared/result.ts';
import { fakeLimitsGateway } from '../../support/fakes/fake-limits-gateway.ts';
import { OFFER, PAYMENT } from '../../support/examples/payment-examples.ts';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const Texts = withTexts('cashier', 'kit');
const paymentsGateway = {
  offer: () => Promise.resolve(ok(OFFER)),
  payment: () => Promise.resolve(ok({ payment: PAYMENT })),
} as unknown as PaymentsGateway;

async function opened(search = '', player: Partial<Player> = {}) {
  const { gateway: limitsGateway, tokens: freshTokens } = fakeLimitsGateway([]);
  const playerGateway = fakePlayerGateway(player, ['deposit']);
  const given = { paymentsGateway, limitsGateway, freshTokens, playerGateway };
  const page = await playerPage({ userId: 5, given });
  const { stores, Wrapper } = page;
  await stores.lazy.ensure(['paying', 'returnedPayment', 'limits', 'limitPrompt', 'officeMenu', 'player']);
  await stores.player.load();
  stores.dialogs.carry(search);
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
  return page;
}

const amount = () => screen.getByLabelText<HTMLInputElement>('Amount');

describe('the dialog of the recharge', () => {
  it.each([
    ['by its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['by Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
    ['by a press beside it', () => fireEvent.pointerDown(screen.getByRole('dialog'))],
  ])('has the form of the page, and is closed %s', async (_, close) => {
    const { stores } = await opened();
    expect(amount().value).toBe('');
    close();
    expect(stores.dialogs.open).toBeUndefined();
  });

  it('keeps the sum of the deposit that was declined and offers the next way, once [PMT-7]', async () => {
    const { stores } = await opened('?payment=7');
    expect(amount().value).toBe('500');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /E-wallet/ }).checked).toBe(true);
    expect(screen.getByText(/Bank card: the payment didn’t go through/)).toBeDefined();
    expect(stores.dialogs.fragment).toBe('');
  });

  it('tells who is to be verified before money goes out, and gives way to where that is [PR-15]', async () => {
    const { stores, address } = await opened('', { isVerificationShownOnDeposit: true });
    fireEvent.click(screen.getByRole('button', { name: 'Verify identity' }));
    expect(stores.dialogs.open).toBeUndefined();
    expect(address.now).toBe('/en/office/verification');
  });
});
