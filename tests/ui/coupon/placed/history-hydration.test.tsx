import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../../../core/shared/result.ts';
import { AccountWidget } from '#ui/accounts/account-widget.tsx';
import { OfficeMenu } from '#ui/accounts/menu/office-menu.tsx';
import { Screen } from '#ui/coupon/placed/history-screen.tsx';
import { pick, placedCoupon } from '../../../support/examples/coupon-examples.ts';
import { accountTotals } from '../../../support/fakes/fake-history-gateway.ts';
import { playerPage } from '../../../support/views/player-page.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the office as the server sends it', () => {
  it('carries the coupons and the balance without a style attribute, and is taken over as it is', async () => {
    const coupon = placedCoupon(77, { bets: [{ ...pick(1), index: 0, block: 0, status: -1 }] });
    const { Wrapper, stores } = await playerPage({
      userId: 5,
      address: '/en/office/history?state=open',
      coupons: { history: () => Promise.resolve(ok({ coupons: [coupon], page: 1, pageCount: 3, totalCount: 41 })) },
      sums: { totals: () => Promise.resolve(ok([accountTotals({ won: 2, part: 1, lost: 3 })])) },
    });
    stores.accounts.hideBalance(false);
    await stores.lazy.ensure(['statement']);
    await stores.history.show({ state: 'open', page: 1 });
    const page = (
      <Wrapper>
        <AccountWidget />
        <OfficeMenu />
        <Screen />
      </Wrapper>
    );
    const html = renderToString(page);
    expect(html).toContain('Bet no. 77');
    expect(html).toContain('Part returned');
    expect(html).toContain('₽12,480.50');
    expect(html).not.toMatch(/\sstyle=/);

    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.append(root);
    const differences: unknown[] = [];
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const hydrated = await act(async () => {
      const taken = hydrateRoot(root, page, { onRecoverableError: (error) => differences.push(error) });
      await Promise.resolve();
      return taken;
    });
    expect(differences).toEqual([]);
    expect(errors.mock.calls).toEqual([]);
    act(() => {
      hydrated.unmount();
    });
    root.remove();
  });
});
