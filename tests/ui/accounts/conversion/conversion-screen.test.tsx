import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen } from '#ui/accounts/conversion/conversion-screen.tsx';
import type { ConversionLevel } from '../../../../core/accounts/account-conversion.ts';
import type { ConversionGateway } from '../../../../core/accounts/conversion/conversion-gateway.ts';
import { PLAYER_WITHOUT_FACTS } from '../../../support/examples/players/player-without-facts.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { minor } from '../../../support/units.ts';
import { playerPage } from '../../../support/views/player-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('conversion', 'accounts', 'kit', 'notice-catalogue');
const RATE = { from: 'RUB', to: 'USD', paid: '92.25', got: '1' };

async function opened(conversion: ConversionLevel, change: Partial<ConversionGateway> = {}) {
  const conversionGateway = {
    rates: vi.fn<ConversionGateway['rates']>(() => Promise.resolve(ok([RATE]))),
    convert: vi.fn<ConversionGateway['convert']>(({ rate, amount }) =>
      Promise.resolve(ok({ id: 1, rate, paid: amount, got: minor(1084) })),
    ),
    ...change,
  };
  const page = await playerPage({ userId: 5, given: { conversionGateway } });
  await page.stores.lazy.ensure(['conversion', 'player']);
  runInAction(() => {
    page.stores.player.player = { ...PLAYER_WITHOUT_FACTS, conversion };
  });
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
  return { ...page, ...conversionGateway };
}

const amount = () => screen.getByLabelText<HTMLInputElement>('Amount');
const type = (text: string) => fireEvent.change(amount(), { target: { value: text } });
const press = async (name: RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

describe('the page where an account is converted', () => {
  it('shows what comes of a sum at its rate before it is sent, and what came of it [CNV-6, CNV-9]', async () => {
    const { convert, rates } = await opened('main');
    expect(rates).toHaveBeenCalledExactlyOnceWith({ id: 1, currency: 'RUB' });
    type('1000');
    expect(screen.getByText('$10.84')).toBeDefined();
    expect(screen.getByText('92.25 RUB = 1 USD')).toBeDefined();
    await press(/^Convert ₽1,000.00$/);
    expect(vi.mocked(convert).mock.calls[0]![0]).toEqual({ accountId: 1, amount: 1000_00, rate: RATE });
    expect(screen.getByText('Done: ₽1,000.00 became $10.84.')).toBeDefined();
    expect(amount().value).toBe('');
    expect(screen.queryByText('Enter an amount')).toBeNull();
    type('1001');
    expect(screen.queryByText(/Done:/)).toBeNull();
  });

  it('asks again with the new rate where it has moved, and keeps what was typed [CNV-8]', async () => {
    const refusal = { kind: 'refused', status: 409, code: 'rate-moved' } as const;
    const { convert, rates } = await opened('main', {
      convert: vi.fn<ConversionGateway['convert']>(() => Promise.resolve(fail(refusal))),
    });
    vi.mocked(rates).mockResolvedValue(ok([{ ...RATE, paid: '100' }]));
    type('1000');
    await press(/^Convert/);
    expect(screen.getByText(/The rate has moved/)).toBeDefined();
    expect(screen.getByText('100 RUB = 1 USD')).toBeDefined();
    expect([amount().value, screen.getByText('$10.00').tagName]).toEqual(['1000', 'DD']);
    await press(/^Convert/);
    const keys = vi.mocked(convert).mock.calls.map(([, key]) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it('sends an order whose answer was lost again under its key, and one press once [CNV-9]', async () => {
    const { convert } = await opened('main', {
      convert: vi.fn<ConversionGateway['convert']>(() => Promise.resolve(fail({ kind: 'network' } as const))),
    });
    type('1000');
    await press(/^Convert/);
    expect(screen.getByRole('alert')).toBeDefined();
    await press(/^Convert/);
    const keys = vi.mocked(convert).mock.calls.map(([, key]) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it.each([
    ['999999999', 'The account doesn’t hold that much'],
    ['0.5', 'This amount is too small to convert'],
    ['', 'Enter an amount'],
  ])('says what is wrong with %s, has the focus there, and sends nothing [CNV-7]', async (text, words) => {
    const { convert } = await opened('main');
    type(text);
    expect(screen.queryByText(words)).toBeNull();
    await press(/^Convert/);
    expect(screen.getByText(words)).toBeDefined();
    expect([document.activeElement, amount().value]).toEqual([amount(), text]);
    expect(convert).not.toHaveBeenCalled();
  });

  it('offers nothing where nothing is converted, and a second try where the rates do not come [CNV-1, CNV-5]', async () => {
    await opened('not-allowed');
    expect(screen.getByText('Account conversion isn’t open to you')).toBeDefined();
    cleanup();
    await opened('additional');
    expect(amount().value).toBe('');
    await press(/^Whole balance$/);
    expect(amount().value).toBe('84.2');
    cleanup();
    const rates = vi.fn<ConversionGateway['rates']>(() => Promise.resolve(fail({ kind: 'network' } as const)));
    await opened('main', { rates });
    await press(/again|Retry/i);
    expect(rates).toHaveBeenCalledTimes(2);
  });
});
