import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { couponTab, drawCoupon, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { teachDialogs } from '../../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

async function opened(...games: readonly number[]) {
  const tab = await couponTab(sharedBrowser());
  drawCoupon(tab);
  await tab.add(...games);
  fireEvent.click(await screen.findByRole('button', { name: 'Compare bet types' }));
  await screen.findByRole('table');
  return tab;
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(2)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('the picks side by side', () => {
  it('are a table of what each way costs and can return, for a stake that is typed there [CMP-1, CMP-2]', async () => {
    const tab = await opened(1, 2, 3);
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Stake' }), { target: { value: '10' } });
    expect(
      within(screen.getByRole('table'))
        .getAllByRole('rowheader')
        .map((header) => header.textContent),
    ).toEqual(['Singles', 'System 2 of 3', 'Accumulator']);
    expect(rows()).toEqual([
      ['3', '1 of 3', '₽30.00', '₽60.00', '₽20.00', 'Choose'],
      ['3', '2 of 3', '₽30.00', '₽117.50', '₽39.17', 'Choose'],
      // with the bonus bet of three
      ['1', '3 of 3', '₽10.00', '₽77.25', '₽77.25', 'Chosen'],
    ]);
    expect(dialog.queryByText('Total odds')).toBeNull();
    expect(tab.couponSums.amount).not.toBe(1000);
    fireEvent.change(dialog.getByRole('textbox', { name: 'Stake' }), { target: { value: '' } });
    expect(rows()[2]).toEqual(['1', '3 of 3', '₽0.00', '₽0.00', '₽0.00', 'Chosen']);
  });

  it('choose the type and the size of a system with one press [CMP-1]', async () => {
    const tab = await opened(1, 2, 3, 4);
    fireEvent.click(screen.getByRole('button', { name: 'Choose: System 3 of 4' }));
    expect([tab.coupon.type, tab.coupon.state.systemValue]).toEqual(['system', 3]);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are not offered for one pick', async () => {
    const tab = await couponTab(sharedBrowser());
    drawCoupon(tab);
    await tab.add(1);
    await screen.findAllByRole('listitem');
    expect(screen.queryByRole('button', { name: 'Compare bet types' })).toBeNull();
  });
});
