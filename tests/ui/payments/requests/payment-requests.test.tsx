import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen as ListScreen } from '#ui/payments/requests/payment-requests-screen.tsx';
import { Screen as NewScreen } from '#ui/payments/requests/new-request-screen.tsx';
import { prepareNewRequest } from '#ui/payments/requests/prepare-new-request.ts';
import type { PaymentRequestsGateway } from '../../../../core/payments/requests/payment-requests-gateway.ts';
import type {
  PaymentRequest,
  PaymentTopic,
  PaymentTransaction,
} from '../../../../core/payments/requests/payment-request.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { playerPage } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('payment-requests', 'attachments', 'cashier', 'kit', 'notice-catalogue');
const REQUEST: PaymentRequest = {
  id: 30001,
  topicId: 1,
  title: 'Deposit not credited',
  transactionId: 7,
  sentAt: NOW,
  changedAt: NOW,
  state: 'answered',
};
const CLOSED: PaymentRequest = { ...REQUEST, id: 30000, title: 'Old one', state: 'closed' };
const TOPICS: readonly PaymentTopic[] = [
  { id: 1, title: 'Deposit not credited', subTopics: [], paymentKinds: ['deposit'] },
  { id: 4, title: 'Card or wallet changed', subTopics: [{ id: 2, title: 'Wallet' }], paymentKinds: [] },
];
const PAYMENT: PaymentTransaction = {
  id: 7,
  kind: 'deposit',
  madeAt: NOW,
  amount: 500,
  currency: 'RUB',
  title: 'Bank card',
};
const PAID_OUT: PaymentTransaction = { ...PAYMENT, id: 9, kind: 'withdrawal' };
const FAILED = { kind: 'network' } as const;

function gateway(change: Partial<PaymentRequestsGateway>) {
  const threadOf = (request: PaymentRequest, text = 'We see it') =>
    ok({ request, messages: [{ id: 1, by: 'office' as const, text, at: NOW, files: [] }], hasEarlier: false });
  return {
    subjects: vi.fn<PaymentRequestsGateway['subjects']>(() =>
      Promise.resolve(ok({ topics: TOPICS, transactions: [PAYMENT, PAID_OUT] })),
    ),
    list: vi.fn<PaymentRequestsGateway['list']>(() => Promise.resolve(ok([REQUEST, CLOSED]))),
    thread: vi.fn<PaymentRequestsGateway['thread']>((id) =>
      Promise.resolve(threadOf(id === CLOSED.id ? CLOSED : REQUEST)),
    ),
    send: vi.fn<PaymentRequestsGateway['send']>(() => Promise.resolve(threadOf(REQUEST))),
    reply: vi.fn<PaymentRequestsGateway['reply']>(() => Promise.resolve(threadOf(REQUEST, 'Taken'))),
    ...change,
  } satisfies PaymentRequestsGateway;
}

async function opened(Screen: ComponentType, address: string, change: Partial<PaymentRequestsGateway> = {}) {
  const paymentRequestsGateway = gateway(change);
  const page = await playerPage({ userId: 5, address, given: { paymentRequestsGateway } });
  await page.stores.lazy.ensure(['paymentRequests', 'officeMenu']);
  await page.stores.page.learnRoutes();
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
  await act(async () => Promise.resolve());
  return { ...page, ...paymentRequestsGateway };
}

const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = async (name: RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

describe('the payment requests', () => {
  it('stand with their states, the newest open, and what is answered is sent once [PRQ-3, PRQ-5]', async () => {
    const { reply } = await opened(ListScreen, '/en/office/payment/requests');
    expect(screen.getByText('We see it')).toBeDefined();
    expect(screen.getAllByText('Waiting for you')).toHaveLength(2);
    type('Your answer', ' Thanks ');
    fireEvent.keyDown(field('Your answer'), { key: 'Enter' });
    expect(reply).not.toHaveBeenCalled();
    await act(async () => {
      fireEvent.keyDown(field('Your answer'), { key: 'Enter', ctrlKey: true });
      await Promise.resolve();
    });
    expect(reply).toHaveBeenCalledTimes(1);
    expect(vi.mocked(reply).mock.calls[0]!.slice(0, 2)).toEqual([30001, { text: 'Thanks', files: [] }]);
    expect(screen.getByText('Taken')).toBeDefined();
    expect(field('Your answer').value).toBe('');
  });

  it('bring the messages before what is shown by a press [SUP-14]', async () => {
    const message = (id: number) => ({ id, by: 'office' as const, text: `Word ${id}.`, at: NOW, files: [] });
    const thread = vi.fn<PaymentRequestsGateway['thread']>((_id, before) =>
      Promise.resolve(
        ok({
          request: REQUEST,
          messages: [message(before === undefined ? 2 : 1)],
          hasEarlier: before === undefined,
        }),
      ),
    );
    await opened(ListScreen, '/en/office/payment/requests', { thread });
    await press(/Earlier messages/);
    expect(thread.mock.lastCall).toEqual([30001, 2]);
    expect(screen.getAllByText(/^Word/).map(({ textContent }) => textContent)).toEqual(['Word 1.', 'Word 2.']);
    expect(screen.queryByRole('button', { name: /Earlier messages/ })).toBeNull();
  });

  it('keep what was typed where it was not taken, and send it again under its key [PRQ-5]', async () => {
    const reply = vi.fn<PaymentRequestsGateway['reply']>(() => Promise.resolve(fail(FAILED)));
    await opened(ListScreen, '/en/office/payment/requests', { reply });
    await press(/^Send$/);
    expect(screen.getByText('Write what happened')).toBeDefined();
    expect(document.activeElement).toBe(field('Your answer'));
    type('Your answer', 'Thanks');
    await press(/^Send$/);
    expect(screen.getByRole('alert')).toBeDefined();
    await press(/^Send$/);
    expect(field('Your answer').value).toBe('Thanks');
    expect(new Set(reply.mock.calls.map(([, , key]) => key)).size).toBe(1);
  });

  it('take nothing once they are closed, are opened by their address, and can be asked for again [PRQ-3]', async () => {
    await opened(ListScreen, '/en/office/payment/requests?id=30000');
    expect(screen.getByRole('link', { current: true }).textContent).toContain('Old one');
    expect(screen.queryByLabelText('Your answer')).toBeNull();
    cleanup();
    await opened(ListScreen, '/en/office/payment/requests', { list: () => Promise.resolve(ok([])) });
    expect(screen.getByText('No requests yet')).toBeDefined();
    cleanup();
    const list = vi.fn<PaymentRequestsGateway['list']>(() => Promise.resolve(fail(FAILED)));
    await opened(ListScreen, '/en/office/payment/requests', { list });
    await press(/again|Retry/i);
    expect(list).toHaveBeenCalledTimes(2);
  });
});

describe('a new payment request', () => {
  it('is chosen step by step, an address each, of the payments of its topic [PRQ-1, PRQ-9]', async () => {
    const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    await opened(NewScreen, '/en/office/payment/create-request');
    expect(links()).toContain('/en/office/payment/create-request/1/transactions');
    expect(links()).toContain('/en/office/payment/create-request/4');
    cleanup();
    await opened(NewScreen, '/en/office/payment/create-request/4');
    expect(links()).toContain('/en/office/payment/create-request/4/2');
    cleanup();
    await opened(NewScreen, '/en/office/payment/create-request/1/transactions');
    expect(links()).toContain('/en/office/payment/create-request/1/transactions/7');
    expect(links()).not.toContain('/en/office/payment/create-request/1/transactions/9');
    cleanup();
    await opened(NewScreen, '/en/office/payment/create-request/99');
    expect(links()).toContain('/en/office/payment/create-request/4');
  });

  it('is sent with its topic and payment, and leads to the list [PRQ-2]', async () => {
    const { send } = await opened(NewScreen, '/en/office/payment/create-request/1/transactions/7');
    expect(screen.getByText(/₽500\.00 · Bank card/)).toBeDefined();
    type('What happened', 'Where is it?');
    await press(/^Send$/);
    expect(vi.mocked(send).mock.calls[0]![0]).toEqual({
      topicId: 1,
      transactionId: 7,
      text: 'Where is it?',
      files: [],
    });
    cleanup();
    const other = await opened(NewScreen, '/en/office/payment/create-request/1/transactions/8');
    type('What happened', 'Not mine');
    await press(/^Send$/);
    expect(screen.getByText(/not among your latest/)).toBeDefined();
    expect(other.send).not.toHaveBeenCalled();
  });

  it('has no page where the address names what the player does not have, and asks once for what is new [PRQ-6]', async () => {
    const { stores, subjects } = await opened(NewScreen, '/en/office/payment/create-request');
    const prepared = async (path: string) => prepareNewRequest(stores, stores.page.match(path)!);
    vi.mocked(subjects).mockClear();
    expect(await prepared('/office/payment/create-request/1/transactions/7')).toBeUndefined();
    expect(await prepared('/office/payment/create-request/4/2')).toBeUndefined();
    expect(subjects).not.toHaveBeenCalled();
    for (const foreign of ['9999', '1/2', '4/transactions', '1/transactions/8', '1/transactions/9']) {
      expect(await prepared(`/office/payment/create-request/${foreign}`)).toBe(404);
    }
    expect(subjects).toHaveBeenCalledTimes(5);
    vi.mocked(subjects).mockImplementation(() => Promise.resolve(fail(FAILED)));
    expect(await prepared('/office/payment/create-request/9999')).toBeUndefined();
  });
});
