import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { Limit } from '../../../core/limits/limit.ts';
import { ASKED_FOR_LIMIT } from '../../../core/limits/limit-prompt.ts';
import type { Payment, PaymentOffer, PaymentsGateway } from '../../../core/payments/payments-gateway.ts';
import type { Player } from '../../../core/player/player.ts';
import { fakePlayerGateway } from '../fakes/fake-player-gateway.ts';
import { ok } from '../../../core/shared/result.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { minutes } from '../../../core/shared/time.ts';
import { NOW } from '../examples/coupon-examples.ts';
import { PAYMENT, OFFER } from '../examples/payment-examples.ts';
import { fakeLimitsGateway } from '../fakes/fake-limits-gateway.ts';
import { memoryValues } from '../fakes/memory-values.ts';
import { playerPage } from './player-page.tsx';
import { withTexts } from './with-texts.tsx';

const Texts = withTexts('accounts', 'cashier', 'payment-details', 'limit-prompt', 'office', 'kit', 'notice-catalogue');
export const HELD_WITHDRAWAL: Payment = {
  ...PAYMENT,
  id: 8,
  kind: 'withdrawal',
  state: 'held',
  facts: [{ kind: 'held', at: NOW }],
  expectedBy: NOW + minutes(60),
  isCancellable: true,
};

function paymentsServer() {
  const pageOf = (payments: readonly Payment[]) =>
    ok({
      payments,
      page: 1,
      pageCount: 1,
      totalCount: payments.length,
      totals: [{ currency: 'RUB', deposits: 50_000 as Minor, withdrawals: 70_000 as Minor }],
    });
  return {
    offer: vi.fn<PaymentsGateway['offer']>(() => Promise.resolve(ok(OFFER))),
    make: vi.fn<PaymentsGateway['make']>(() =>
      Promise.resolve(ok({ payment: PAYMENT, address: 'https://pay.example/7' })),
    ),
    cancel: vi.fn<PaymentsGateway['cancel']>(() =>
      Promise.resolve(ok({ payment: { ...HELD_WITHDRAWAL, state: 'cancelled' } })),
    ),
    page: vi.fn<PaymentsGateway['page']>(() => Promise.resolve(pageOf([HELD_WITHDRAWAL, PAYMENT]))),
    payment: vi.fn<PaymentsGateway['payment']>(() => Promise.resolve(ok({ payment: PAYMENT }))),
  } satisfies PaymentsGateway;
}

function limitService(limits: readonly Limit[] = []) {
  const { gateway: limitsGateway, tokens: freshTokens } = fakeLimitsGateway(limits);
  return { limitsGateway, freshTokens };
}

const NO_TEAM_CASH = { teamCash: () => Promise.resolve(ok({ payments: [], totalCount: 0 })) };

export async function openCashier(
  Screen: ComponentType,
  address: string,
  change: {
    limits?: readonly Limit[];
    isVisitor?: true;
    player?: Partial<Player>;
    isAskedFirst?: true;
    offer?: Partial<PaymentOffer>;
  } = {},
) {
  const server = paymentsServer();
  const offer = ok({ ...OFFER, ...change.offer });
  server.offer.mockImplementation(() => Promise.resolve(offer));
  const goTo = vi.fn<(address: string) => void>();
  const user = change.isVisitor === true ? {} : { userId: 5 };
  const playerGateway = fakePlayerGateway(change.player, ['deposit']);
  const values = memoryValues().tab();
  if (change.isAskedFirst !== true) values.write(ASKED_FOR_LIMIT, [{ userId: 5, at: NOW }]);
  const given = {
    values,
    paymentsGateway: server,
    playerGateway,
    teamCashGateway: NO_TEAM_CASH,
    pageExit: { goTo, reload: () => undefined },
  };
  const page = await playerPage({ ...user, address, given: { ...given, ...limitService(change.limits) } });
  await page.stores.lazy.ensure([
    'paying',
    'paymentHistory',
    'returnedPayment',
    'limits',
    'limitPrompt',
    'teamCash',
    'officeMenu',
    'player',
  ]);
  await page.stores.player.load();
  await page.stores.limits.load();
  await act(async () => {
    render(
      <page.Wrapper>
        <Texts>
          <Screen />
        </Texts>
      </page.Wrapper>,
    );
    await Promise.resolve();
  });
  return { ...page, server, goTo };
}

export const amountField = () => screen.getByLabelText('Amount');
export const typeAmount = (text: string) => fireEvent.change(amountField(), { target: { value: text } });
export const pressButton = async (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
