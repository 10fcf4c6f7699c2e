import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PaymentKind } from '../../../core/payments/payment-return.ts';
import { paymentReturnScreen } from '#ui/payments/payment-return-screen.tsx';
import { playerPage, type PlayerPageOptions } from '../../support/views/player-page.tsx';
import { money } from '../../support/units.ts';
import { withTexts } from '../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('payments', 'kit');
const SCREENS = { deposit: paymentReturnScreen('deposit'), withdrawal: paymentReturnScreen('withdrawal') };

/** The page that a payment system sends the player to. */
async function returned(
  kind: PaymentKind,
  outcome: string,
  options: PlayerPageOptions & { readonly isHidden?: boolean } = { userId: 5 },
) {
  const way = kind === 'deposit' ? '/en/onpay' : '/en/onpay/withdraw';
  const page = await playerPage({ ...options, address: `${way}/${outcome}` });
  await page.stores.page.learnRoutes();
  page.stores.accounts.hideBalance(options.isHidden === true);
  const asked = () => page.money.calls.filter((call) => call === 'accounts').length;
  const before = asked();
  const Screen = SCREENS[kind];
  const draw = async () =>
    act(async () => {
      render(
        <page.Wrapper>
          <Texts>
            <Screen />
          </Texts>
        </page.Wrapper>,
      );
      await Promise.resolve();
    });
  return { ...page, draw, asked: () => asked() - before };
}

describe('the page on the way back from a payment system', () => {
  it.each([
    ['deposit', 'success', 'The payment provider has confirmed your deposit', 1],
    ['deposit', 'fail', 'Deposit failed', 1],
    ['deposit', 'pending', 'Your deposit is being processed', 1],
    ['deposit', 'cancel', 'Deposit cancelled', 0],
    ['withdrawal', 'success', 'The payment provider has confirmed your withdrawal', 1],
    ['withdrawal', 'cancel', 'Withdrawal cancelled', 1],
  ] as const)(
    'says of a %s with %s how it ended, and asks the accounts where money may have moved [RTN-1, RTN-2]',
    async (kind, outcome, title, times) => {
      const { draw, asked } = await returned(kind, outcome);
      await draw();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(screen.getByRole('region', { name: title })).toBeDefined();
      expect(asked()).toBe(times);
    },
  );

  it('shows the balance that was known until the accounts have answered, then theirs [RTN-2]', async () => {
    const { draw, money: server } = await returned('deposit', 'success');
    let answer = (): void => undefined;
    const wait = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const answers = server.accounts;
    server.accounts = async () => {
      await wait;
      return answers();
    };
    await draw();
    expect(screen.getByText(/Your current balance: .*12,480\.50/)).toBeDefined();
    server.accountsNow = server.accountsNow.map((each) => (each.id === 1 ? { ...each, money: money(12_980.5) } : each));
    await act(async () => {
      answer();
      await Promise.resolve();
    });
    expect(await screen.findByText(/Your current balance: .*12,980\.50/)).toBeDefined();
  });

  it('keeps the balance that was known where the accounts cannot be asked [RTN-2]', async () => {
    const { draw, money: server, asked } = await returned('deposit', 'success');
    server.failure = { kind: 'network' };
    await draw();
    expect(asked()).toBe(1);
    expect(screen.getByText(/Your current balance: .*12,480\.50/)).toBeDefined();
  });

  it('hides the balance where the player hides it [AC-10]', async () => {
    const { draw } = await returned('deposit', 'success', { userId: 5, isHidden: true });
    await draw();
    expect(screen.getByText(/Your current balance: ••••\./)).toBeDefined();
    expect(document.body.textContent).not.toContain('12,480');
  });

  it('asks nothing for a visitor, and says how to see a balance [RTN-2]', async () => {
    const { draw, asked } = await returned('deposit', 'success', {});
    await draw();
    expect(asked()).toBe(0);
    expect(screen.getByText(/Log in to see your balance\./)).toBeDefined();
  });

  it('leads home in the language of the page, and to no page that is still to come [RTN-3]', async () => {
    const { draw } = await returned('withdrawal', 'fail');
    await draw();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en']);
    links[0]!.focus();
    expect(document.activeElement?.textContent).toBe('Home page');
  });
});
