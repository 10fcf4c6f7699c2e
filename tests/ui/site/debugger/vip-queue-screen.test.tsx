import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { QueuedVipBet, VipDecision, VipQueueGateway } from '../../../../core/site/debugger/queued-vip-bet.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { Screen } from '#ui/site/debugger/vip-queue-screen.tsx';
import { playerPage } from '../../../support/views/player-page.tsx';
import { milli, money } from '../../../support/units.ts';

afterEach(cleanup);

const BET: QueuedVipBet = {
  id: 7,
  currency: 'RUB',
  amount: money(9000),
  until: Date.UTC(2026, 9, 16, 18, 5),
  bets: [
    {
      outcomeId: '1:result:0::home',
      champName: 'Eredivisie',
      homeName: 'Ajax',
      awayName: 'Feyenoord',
      sportId: 1,
      kind: 'result',
      period: 0,
      code: 'home',
      odds: milli(1710),
      startsAt: Date.UTC(2026, 9, 16, 17, 0),
      score: { home: 1, away: 0 },
    },
  ],
};

async function show(queue: readonly QueuedVipBet[], failure?: RequestFailure) {
  const decided: (readonly [number, VipDecision])[] = [];
  const state = { queue, failure };
  const gateway = {
    vipBets: () => Promise.resolve(ok(state.queue)),
    decideVipBet: (id: number, decision: VipDecision) => {
      decided.push([id, decision]);
      return Promise.resolve(state.failure === undefined ? ok(0) : fail(state.failure));
    },
  } satisfies VipQueueGateway;
  const page = await playerPage({ given: { vipQueueGateway: gateway } });
  await page.stores.lazy.ensure(['vipQueue']);
  await act(async () => {
    render(<Screen />, { wrapper: page.Wrapper });
    await Promise.resolve();
  });
  return { decided, state };
}

const button = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name });
const press = async (name: RegExp | string): Promise<void> => {
  await act(async () => {
    fireEvent.click(button(name));
    await Promise.resolve();
  });
};

describe('the queue of VIP bets', () => {
  it('shows what was picked in words, and lets the operator take, refuse, or offer less and no more [VIP-8, VIP-17]', async () => {
    const { decided } = await show([BET]);
    expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(
      /₽9,000.*left.*Match result: Ajax at 1\.71.*Ajax – Feyenoord, Eredivisie.*score 1:0/,
    );
    await press(/^Accept/);
    await press(/^Refuse/);
    const field = screen.getByLabelText('Amount to offer');
    fireEvent.change(field, { target: { value: '9000' } });
    expect(screen.getByText('Enter less than was asked for')).toBeDefined();
    await press('Offer');
    fireEvent.change(field, { target: { value: '7 000,50' } });
    await press('Offer');
    expect(decided).toEqual([
      [7, { decision: 'accept' }],
      [7, { decision: 'refuse' }],
      [7, { decision: 'offer', amount: money(7000.5), currency: 'RUB' }],
    ]);
  });

  it('says that somebody was quicker, and shows the queue as it is now', async () => {
    const { state } = await show([BET], { kind: 'refused', status: 409, code: 'already-answered' });
    state.queue = [];
    await press(/^Accept/);
    expect(screen.getByText('This bet was answered already')).toBeDefined();
    expect(screen.getByText('No bets are waiting')).toBeDefined();
  });

  it('says that nobody could take what was offered [VIP-16]', async () => {
    await show([BET], { kind: 'refused', status: 422, code: 'not-taken-now' });
    fireEvent.change(screen.getByLabelText('Amount to offer'), { target: { value: '5' } });
    await press('Offer');
    expect(screen.getByText(/^The player can’t take this offer now/)).toBeDefined();
    expect(screen.queryByText('This bet was answered already')).toBeNull();
  });

  it('lets a bet that cannot be read be refused and nothing else [VIP-15]', async () => {
    const { decided } = await show([{ ...BET, bets: [] }]);
    expect(screen.getByText('This bet cannot be read. It can only be refused.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Accept|Offer)/ })).toBeNull();
    await press(/^Refuse/);
    expect(decided).toEqual([[7, { decision: 'refuse' }]]);
  });

  it('waits for the player where an offer was made', async () => {
    await show([{ ...BET, offered: money(7000) }]);
    expect(screen.getByText('₽7,000.00 offered, waiting for the player')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  });
});
