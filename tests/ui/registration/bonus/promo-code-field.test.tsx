import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AskedPromoCode, BonusGateway } from '../../../../core/registration/bonus/bonus-gateway.ts';
import type { OneClickForm, RegistrationExtras } from '../../../../core/registration/registration-gateway.ts';
import { minorUnits } from '../../../../core/shared/money.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { RegistrationDialog } from '#ui/registration/registration-dialog.tsx';
import { NO_OFFER, playerPage, teachDialogs } from '../../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const HOLDS = 'Code accepted: it goes with the sports bonus';
const NOT_CHOSEN = 'The code goes with the sports bonus, which isn’t chosen.';
const NONE = 'This promo code doesn’t exist. Check the letters or clear the field';

async function open() {
  const server = { isAway: false, isTriedOut: false, hasBonuses: true, held: Promise.resolve() };
  const asked: AskedPromoCode[] = [];
  const sent: (OneClickForm & Partial<RegistrationExtras>)[] = [];
  const bonusGateway: BonusGateway = {
    terms: ({ currency }) =>
      Promise.resolve(
        server.isAway
          ? fail({ kind: 'network' })
          : ok(
              server.hasBonuses
                ? [{ choice: 'sport', percent: 100, most: minorUnits(currency === 'RUB' ? 1500000 : 20000)!, wager: 5 }]
                : [],
            ),
      ),
    checkPromoCode: async (ask) => {
      asked.push(ask);
      await server.held;
      if (server.isAway) return fail({ kind: 'network' });
      if (server.isTriedOut) return fail({ kind: 'refused', status: 429, code: 'promocode-tries' });
      const isValid = ask.promoCode === 'START' || (ask.promoCode === 'EURO' && ask.currency === 'EUR');
      return ok(isValid ? { isValid, choice: 'sport' } : { isValid });
    },
  };
  const page = await playerPage({
    registration: {
      ...NO_OFFER,
      registerInOneClick: (form) => {
        sent.push(form);
        return Promise.resolve(ok({ userId: 501, password: 'aB3kLm9QxY2z' }));
      },
    },
    given: { bonusGateway },
  });
  await page.stores.lazy.ensure(['bonuses']);
  const show = async () => act(async () => void render(<RegistrationDialog />, { wrapper: page.Wrapper }));
  return { ...page, server, asked, sent, show };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Promo code (optional)');

async function leaveWith(code: string): Promise<void> {
  fireEvent.change(field(), { target: { value: code } });
  await act(async () => {
    fireEvent.blur(field());
    // past the press that may have left it
    await new Promise((resolve) => setTimeout(resolve, 1));
  });
}

async function choose(label: string, value: string): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await Promise.resolve();
  });
}

describe('a promo code', () => {
  it('is looked up when its field is left, once, and keeps what was typed [RGF-19]', async () => {
    const { asked, show } = await open();
    await show();
    fireEvent.change(field(), { target: { value: 'wrong' } });
    expect(asked).toEqual([]);
    await leaveWith('wrong');
    expect(screen.getByText(NONE)).toBeDefined();
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['wrong', 'true']);
    await leaveWith('wrong');
    expect(asked).toEqual([{ promoCode: 'WRONG', countryCode: 'ru', currency: 'RUB' }]);
    await leaveWith('start');
    expect(screen.queryByText(NONE)).toBeNull();
    expect(screen.getByText(NOT_CHOSEN)).toBeDefined();
  });

  it('for a bonus that is not chosen says so, and chooses it on a press alone [RGF-19]', async () => {
    const { show } = await open();
    await show();
    const sports = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Sports' }).checked;
    await leaveWith('START');
    expect([screen.queryByText(HOLDS), sports()]).toEqual([null, false]);
    fireEvent.click(screen.getByRole('button', { name: 'Choose the sports bonus' }));
    expect(screen.getByText(HOLDS)).toBeDefined();
    expect([screen.queryByText(NOT_CHOSEN), sports(), document.activeElement]).toEqual([null, true, field()]);
    fireEvent.click(screen.getByRole('radio', { name: 'No bonus' }));
    expect(screen.getByText(NOT_CHOSEN)).toBeDefined();
  });

  it('offers no bonus whose terms did not come [RGF-21]', async () => {
    const { show, server } = await open();
    server.isAway = true;
    await show();
    server.isAway = false;
    await leaveWith('START');
    expect(screen.getByText(NOT_CHOSEN)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Choose the sports bonus' })).toBeNull();
  });

  it('says that it is looked up, that it could not be, and asks again on a press [RGF-19]', async () => {
    const { asked, server, show } = await open();
    let answer = (): void => undefined;
    server.isAway = true;
    server.held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await show();
    await leaveWith('START');
    expect(screen.getByText('Checking the code…')).toBeDefined();
    await act(async () => {
      answer();
      await server.held;
    });
    expect(screen.queryByText('Checking the code…')).toBeNull();
    expect(screen.getByText('The code couldn’t be checked.')).toBeDefined();
    server.isAway = false;
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
      await Promise.resolve();
    });
    expect(screen.getByText(NOT_CHOSEN)).toBeDefined();
    expect([asked.length, document.activeElement]).toEqual([2, field()]);
  });

  it('is looked up again where the currency changes [RGF-19]', async () => {
    const { asked, show } = await open();
    await show();
    await leaveWith('EURO');
    expect(screen.getByText(NONE)).toBeDefined();
    await choose('Currency', 'EUR');
    expect(screen.getByText(NOT_CHOSEN)).toBeDefined();
    expect(asked.map(({ currency }) => currency)).toEqual(['RUB', 'EUR']);
  });

  it('says what is no code without asking', async () => {
    const { asked, show } = await open();
    await show();
    await leaveWith('!!');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await leaveWith('');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('says of a code that nobody looks up any more what to do, until one is [RGF-20]', async () => {
    const { server, show } = await open();
    const tries = () => screen.queryByText('Too many codes that don’t work. Clear the field, or try again later');
    server.isTriedOut = true;
    await show();
    await leaveWith('START');
    expect([tries() === null, field().getAttribute('aria-invalid')]).toEqual([false, 'true']);
    await leaveWith('');
    expect([tries(), field().getAttribute('aria-invalid')]).toEqual([null, null]);
    server.isTriedOut = false;
    await leaveWith('START');
    expect([tries(), field().getAttribute('aria-invalid')]).toEqual([null, null]);
  });

  it('never holds a registration up where nobody answers, and is asked for again [RGF-19]', async () => {
    const { asked, sent, server, show } = await open();
    server.isAway = true;
    await show();
    await leaveWith('START');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    server.isAway = false;
    fireEvent.change(field(), { target: { value: 'START' } });
    fireEvent.focus(field());
    await leaveWith('START ');
    expect(asked).toHaveLength(2);
    for (const box of screen.getAllByRole('checkbox').slice(0, 2)) fireEvent.click(box);
    await act(async () => {
      fireEvent.submit(field().closest('form')!);
      await Promise.resolve();
    });
    expect(sent).toMatchObject([{ promoCode: 'START' }]);
  });
});

describe('the bonus that is wished for', () => {
  it('says what it gives in the currency of the form, and that nothing is wagered without [RGF-21]', async () => {
    const { show } = await open();
    await show();
    expect(screen.getByText('Winnings need no wagering.')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Sports' }));
    const said = () => screen.getByText(/of the first deposit/).textContent;
    expect(said()).toMatch(/^100% of the first deposit, up to ₽15,000\. To be wagered in bets 5 times\./);
    expect(screen.getByText(/^In the demo the bonus account opens empty/)).toBeDefined();
    await choose('Currency', 'EUR');
    expect(said()).toMatch(/up to €200\./);
    fireEvent.click(screen.getByRole('radio', { name: 'Casino' }));
    expect(screen.getByText('This bonus isn’t offered for this country and currency.')).toBeDefined();
  });

  it('cannot be chosen before its terms stand nor without any, and asks again for terms that did not come [RGF-21]', async () => {
    const { server, show } = await open();
    server.isAway = true;
    await show();
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).disabled;
    const off = () => ['Sports', 'Casino', 'No bonus'].map((name) => radio(name));
    expect(off()).toEqual([true, true, false]);
    expect(screen.getByText('The bonus terms didn’t load, so no bonus is chosen.')).toBeDefined();
    server.isAway = false;
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await Promise.resolve();
    });
    expect(screen.queryByText('The bonus terms didn’t load, so no bonus is chosen.')).toBeNull();
    expect(off()).toEqual([false, true, false]);
  });

  it('is chosen no more once its terms cannot be had [RGF-21]', async () => {
    const { server, show } = await open();
    await show();
    const chosen = () =>
      ['Sports', 'Casino', 'No bonus'].filter((name) => screen.getByRole<HTMLInputElement>('radio', { name }).checked);
    fireEvent.click(screen.getByRole('radio', { name: 'Sports' }));
    expect(chosen()).toEqual(['Sports']);
    server.isAway = true;
    await choose('Currency', 'EUR');
    expect(chosen()).toEqual(['No bonus']);
    expect(screen.getByText('The bonus terms didn’t load, so no bonus is chosen.')).toBeDefined();
  });
});
