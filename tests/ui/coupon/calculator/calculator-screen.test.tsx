import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Screen } from '#ui/coupon/calculator/calculator-screen.tsx';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import { couponTab, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('kit', 'shell', 'coupon', 'slip', 'sports', 'calculator', 'information');

function Address() {
  return <p id="address">{useLocation().search}</p>;
}

async function opened(query = '', ...games: readonly number[]) {
  const tab = await couponTab(sharedBrowser());
  if (games.length > 0) await tab.add(...games);
  const stores = { ...tab.stores, informationTitles: { titles: [] } };
  tab.stores.page.markHydrated();
  render(
    <Texts>
      <StoresProvider value={stores}>
        <MemoryRouter initialEntries={[`/en/betting-calculator${query}`]}>
          <Screen />
          <Address />
        </MemoryRouter>
      </StoresProvider>
    </Texts>,
  );
  return tab;
}

const type = (name: string, value: string) => {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
};
const address = () => document.querySelector('#address')?.textContent ?? '';
const answer = () => screen.getByRole('region', { name: 'Outcome' }).textContent;

describe('the betting calculator', () => {
  it('waits for odds, then says what they come to, and keeps all of it in the address [CLC-7, CLC-12]', async () => {
    await opened();
    expect(answer()).toContain('Enter the odds');
    type('Odds of selection 1', '1.5');
    type('Odds of selection 2', '2');
    type('Stake', '100');
    expect(answer()).toContain('Potential returns₽300.00');
    expect(address()).toContain('type=express');
    expect(address()).toContain('bets=1500..1_2000..2');
    fireEvent.click(
      within(screen.getByRole('group', { name: 'Result of selection 1' })).getByRole('button', { name: 'Lost' }),
    );
    expect(answer()).toContain('Returns₽0.00');
    expect(address()).toContain('bets=1500.l.1_2000..2');
  });

  it('refuses odds that cannot be told exactly, keeps what was typed and offers the nearest [CLC-11]', async () => {
    await opened();
    fireEvent.click(screen.getByRole('radio', { name: 'American' }));
    type('Odds of selection 1', '-110');
    expect(screen.getByText(/Not exact/)).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Odds of selection 1' })).toHaveProperty('value', '-110');
    fireEvent.click(screen.getByRole('button', { name: 'Use 1.909' }));
    expect(address()).toContain('bets=1909..1_');
  });

  it('says the rule of a type beside the selections, and no sum [CLC-8, CLC-13]', async () => {
    await opened('?type=express&stake=10000&currency=RUB&bets=1500.w.1_2000.w.2');
    expect(answer()).toContain('Returns₽300.00');
    fireEvent.click(screen.getByRole('radio', { name: /^Single1/ }));
    expect(screen.getAllByText('Exactly one selection needed').length).toBeGreaterThan(0);
    expect(answer()).not.toContain('₽300.00');
    fireEvent.click(screen.getByRole('radio', { name: /^System/ }));
    expect(screen.getAllByRole('textbox', { name: /^Odds of selection/ })).toHaveLength(3);
  });

  it('says that an address cannot be read [CLC-6]', async () => {
    await opened('?type=express&bets=oops');
    expect(screen.getByText(/cannot be read/)).toBeDefined();
  });

  it('takes what stands in the bet slip, and offers nothing to take while that is empty [CLC-4]', async () => {
    await opened('', 1, 2);
    fireEvent.click(screen.getByRole('button', { name: 'Take from bet slip (2)' }));
    expect(address()).toMatch(/type=express.*bets=\d+\.\.1_\d+\.\.2/);
    expect(screen.queryByText('Selection 1')).toBeNull();
    cleanup();
    await opened();
    expect(screen.queryByRole('button', { name: /Take from/ })).toBeNull();
  });

  it('goes back to the bet slip, which comes to the same sum there [CLC-15, CLC-16, CLC-17]', async () => {
    const { coupon, couponSums, pass } = await opened('', 1, 2, 3, 4);
    expect(screen.queryByRole('button', { name: 'Move to bet slip' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Take from bet slip (4)' }));
    fireEvent.click(screen.getByRole('radio', { name: /^System/ }));
    fireEvent.click(within(screen.getByRole('group', { name: 'Quick stakes' })).getByRole('button', { name: '₽500' }));
    expect(answer()).toContain('If one more loses, at least');
    const most = /Potential returns₽([\d,.]+)/.exec(answer())?.[1];
    act(() => {
      coupon.edit({ type: 'cleared' });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Move to bet slip' }));
    expect(screen.getByText('The bet slip now matches this calculation.')).toBeDefined();
    await pass(600);
    expect([coupon.type, coupon.playedCount, couponSums.amount]).toEqual(['system', 4, 50_000]);
    expect(((couponSums.win?.max ?? 0) / 100).toLocaleString('en', { minimumFractionDigits: 2 })).toBe(most);
    fireEvent.click(screen.getByRole('button', { name: 'Selection' }));
    expect(screen.getByRole('button', { name: 'Move to bet slip' }).getAttribute('title')).toContain('typed by hand');
  });
});
