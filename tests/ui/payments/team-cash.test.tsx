import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { TeamCashRecords } from '#ui/payments/history/team-cash-records.tsx';
import { TeamCashDialog } from '#ui/payments/team-cash-dialog.tsx';
import { ROUTES } from '../../../core/navigation/route-table.ts';
import type { TeamCashGateway, TeamCashPayment } from '../../../core/payments/team-cash.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const Texts = withTexts('cashier', 'payment-details', 'kit');
const settled = async () => act(async () => new Promise((resolve) => setTimeout(resolve)));
const PAYMENT: TeamCashPayment = {
  id: 1,
  statusId: 2,
  statusTitle: 'Credited',
  message: 'Voucher',
  translatedMessage: 'Voucher',
  deskHash: 'a'.repeat(32),
  recordedAt: 1,
  paidAt: 1,
  amount: 100,
  depositId: 1,
};
const paid = (count: number) => Array.from({ length: count }, (_, id) => ({ ...PAYMENT, id }));
const listOf = (count: number) => ok({ payments: paid(count), totalCount: count });

async function begun(stores: Awaited<ReturnType<typeof playerPage>>['stores']): Promise<void> {
  await stores.lazy.ensure(['teamCash']);
  stores.teamCash.start();
  await act(async () => Promise.resolve());
}

async function opened(reply: Awaited<ReturnType<TeamCashGateway['teamCash']>>, mark?: string, userId = 5) {
  const teamCash = vi.fn<TeamCashGateway['teamCash']>(() => Promise.resolve(reply));
  const page = await playerPage({ ...(userId === 0 ? {} : { userId }), given: { teamCashGateway: { teamCash } } });
  if (mark !== undefined) page.cookies.set('team-cash', mark);
  await begun(page.stores);
  return { ...page, teamCash };
}

describe('the dialog of team cash', () => {
  it('opens at three counted payments, once, and keeps that in a cookie [TMC-2, TMC-4]', async () => {
    const { stores, cookies, Wrapper } = await opened(listOf(3));
    expect(stores.dialogs.open).toBe('team-cash');
    render(
      <Wrapper>
        <Texts>
          <TeamCashDialog />
        </Texts>
      </Wrapper>,
    );
    expect(screen.getByText('1 payment more at the cash desk activates team cash')).toBeTruthy();
    expect(screen.getByText('3 of 4')).toBeTruthy();
    expect(cookies.get('team-cash')).toBe('shown');
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await act(async () => Promise.resolve());
    expect(stores.dialogs.open).toBeUndefined();
    const again = await opened(listOf(3), 'shown');
    expect(again.stores.dialogs.open).toBeUndefined();
  });

  it('opens at four whether or not it did at three, and says that team cash is active [TMC-3, TMC-4]', async () => {
    const { stores, cookies, Wrapper } = await opened(listOf(4), 'shown');
    expect(stores.dialogs.open).toBe('team-cash');
    render(
      <Wrapper>
        <Texts>
          <TeamCashDialog />
        </Texts>
      </Wrapper>,
    );
    expect(screen.getByText('Team cash is active')).toBeTruthy();
    expect(cookies.get('team-cash')).toBe('activated');
    expect((await opened(listOf(4), 'activated')).stores.dialogs.open).toBeUndefined();
  });

  it('counts as shown once it is there, and is told again where it did not come [TMC-2, TMC-4]', async () => {
    const { stores, cookies } = await opened(listOf(3));
    act(() => {
      stores.dialogs.close();
    });
    expect([stores.dialogs.open, cookies.get('team-cash')]).toEqual([undefined, undefined]);
    expect((await opened(listOf(3))).stores.dialogs.open).toBe('team-cash');
  });

  it.each([
    ['two payments', listOf(2)],
    ['five payments', listOf(5)],
    ['no answer', fail({ kind: 'network' } as const)],
  ])('stays closed with %s [TMC-2]', async (_, reply) => {
    expect((await opened(reply)).stores.dialogs.open).toBeUndefined();
  });

  it('asks nothing for a player who is signing out', async () => {
    const teamCash = vi.fn<TeamCashGateway['teamCash']>(() => Promise.resolve(listOf(3)));
    const { stores } = await playerPage({ userId: 5, given: { teamCashGateway: { teamCash } } });
    runInAction(() => {
      stores.session.isLeaving = true;
    });
    await begun(stores);
    expect(teamCash).not.toHaveBeenCalled();
  });

  it('asks nothing for a visitor, and waits while another dialog is open [TMC-2]', async () => {
    const visitor = await opened(listOf(3), undefined, 0);
    expect(visitor.teamCash).not.toHaveBeenCalled();
    const page = await playerPage({
      userId: 5,
      given: { teamCashGateway: { teamCash: () => Promise.resolve(listOf(3)) } },
    });
    page.stores.dialogs.show('settings');
    await begun(page.stores);
    expect(page.stores.dialogs.open).toBe('settings');
    act(() => {
      page.stores.dialogs.close();
    });
    expect(page.stores.dialogs.open).toBe('team-cash');
  });

  it('asks again with each page while a payment is on its way, and with none after [TMC-46]', async () => {
    const waiting = ok({ payments: [{ ...PAYMENT, id: 9, statusId: 1 }, ...paid(2)], totalCount: 3 });
    const { stores, teamCash } = await opened(waiting);
    expect(stores.dialogs.open).toBeUndefined();
    teamCash.mockResolvedValue(listOf(3));
    stores.page.stand(ROUTES.history);
    await settled();
    expect([stores.dialogs.open, teamCash.mock.calls.length]).toEqual(['team-cash', 2]);
    stores.page.stand(ROUTES.home);
    await settled();
    expect(teamCash).toHaveBeenCalledTimes(2);
  });
});

describe('the records of team cash', () => {
  it('stand in the history of payments with all that is recorded of them [TMC-47]', async () => {
    const record = {
      ...PAYMENT,
      id: 41,
      depositId: 77,
      amount: 1500.5,
      message: 'Voucher № 41',
      translatedMessage: 'Ваучер № 41',
    };
    const { Wrapper } = await opened(ok({ payments: [record], totalCount: 60 }));
    render(
      <Wrapper>
        <Texts>
          <TeamCashRecords />
        </Texts>
      </Wrapper>,
    );
    const { textContent } = screen.getByRole('region', { name: 'Team cash payments' });
    for (const text of ['Ваучер № 41', 'Voucher № 41', 'Credited', 'Payment No.41', 'Sum1,500.50', 'Deposit No.77'])
      expect(textContent).toContain(text);
    expect(textContent).toContain(record.deskHash);
    expect(textContent).toMatch(/Recorded.+Last change/);
    expect(textContent).toContain('The newest 1 of 60');
  });

  it('are left out where there are none [TMC-47]', async () => {
    const { Wrapper } = await opened(listOf(0));
    render(
      <Wrapper>
        <Texts>
          <TeamCashRecords />
        </Texts>
      </Wrapper>,
    );
    expect(screen.queryByRole('region')).toBeNull();
  });
});
