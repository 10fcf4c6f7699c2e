import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen } from '#ui/promotions/cashback-screen.tsx';
import type { Cashback, CashbackGateway } from '../../../core/promotions/cashback-week.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { days } from '../../../core/shared/time.ts';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { minor } from '../../support/units.ts';
import { playerPage } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('cashback', 'accounts', 'session', 'kit', 'notice-catalogue');
const LINE = { currency: 'RUB', lost: minor(200_000), money: minor(10_000), points: 40 };
const CASHBACK: Cashback = {
  setting: {
    id: 'cashback_type',
    title: 'Cashback',
    value: 1,
    options: [
      { value: 1, label: 'As points' },
      { value: 2, label: 'As money' },
    ],
  },
  week: { start: NOW - days(2), end: NOW + days(5) },
  lines: [LINE],
  step: { currency: 'RUB', step: minor(10_000) },
  paid: [{ ...LINE, start: NOW - days(9), option: 'percent' }],
  isClosed: false,
};

async function opened(cashback: Cashback = CASHBACK) {
  const gateway = { cashback: vi.fn<CashbackGateway['cashback']>(() => Promise.resolve(ok(cashback))) };
  const save = vi.fn<(id: string, value: number) => Promise<unknown>>(() => Promise.resolve(ok(undefined)));
  const given = { cashbackGateway: gateway, officeSettingsGateway: { save } as never };
  const page = await playerPage({ userId: 5, given });
  await page.stores.lazy.ensure(['weeklyCashback']);
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
  return { ...page, save };
}

const sums = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
const choose = async (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('radio', { name }));
    await Promise.resolve();
  });

describe('the page of cashback', () => {
  it('says what the week gives by now in the way that is set, and what weeks before it gave [CBK-1, CBK-3, CBK-8]', async () => {
    const { save } = await opened();
    expect(sums()).toEqual(['₽2,000', '40 points', '₽2,000', '₽100']);
    expect(screen.getByText(/^As money: 2% of/)).toBeDefined();
    await choose('As money');
    expect(save).toHaveBeenCalledExactlyOnceWith('cashback_type', 2);
    expect(sums()).toEqual(['₽2,000', '₽100', '₽2,000', '₽100']);
    const terms = screen.getByRole('region', { name: 'Terms' }).textContent;
    expect(terms).toContain('Wins of the week in one currency are taken off the losses in others');
    expect(terms).toContain('2 points for every ₽100 lost');
  });

  it('keeps what was set where the change is refused [CBK-2]', async () => {
    const { save } = await opened();
    save.mockResolvedValueOnce(fail({ kind: 'network' }));
    await choose('As money');
    expect(screen.getByRole('radio', { name: 'As points' })).toHaveProperty('checked', true);
  });

  it('says that a week which won gives nothing, and why nothing is paid to whoever is shut out [CBK-4, BON-10]', async () => {
    await opened({
      ...CASHBACK,
      lines: [{ ...LINE, lost: minor(0) - 500, money: minor(0), points: 0 } as never],
      paid: [],
      isClosed: true,
    });
    expect(sums()).toEqual(['₽0', '0 points']);
    expect(screen.getByText(/no cashback is paid/)).toBeTruthy();
    expect(screen.getByText('No cashback yet')).toBeTruthy();
  });
});
