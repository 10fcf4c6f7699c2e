import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Screen as DepositScreen } from '#ui/promotions/deposit-bonuses-screen.tsx';
import { Screen as WagerScreen } from '#ui/promotions/wager-bonuses-screen.tsx';
import type { BonusesGateway, PlayerBonuses } from '../../../core/promotions/bonuses-gateway.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { BONUSES, CASINO_BONUS, ENDED_BONUS, OFFERED } from '../../support/examples/bonus-examples.ts';
import { playerPage, teachDialogs } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const Texts = withTexts('bonuses', 'casino-games', 'accounts', 'session', 'kit', 'notice-catalogue');

async function opened(Screen: ComponentType, bonuses: PlayerBonuses, isVisitor = false) {
  const gateway = {
    bonuses: vi.fn<BonusesGateway['bonuses']>(() => Promise.resolve(ok(bonuses))),
    giveUp: vi.fn<BonusesGateway['giveUp']>(() =>
      Promise.resolve(ok({ ...bonuses, bonuses: [ENDED_BONUS] } satisfies PlayerBonuses)),
    ),
  };
  const save = vi.fn<(id: string, value: number) => Promise<ReturnType<typeof ok<undefined>>>>(() =>
    Promise.resolve(ok(undefined)),
  );
  const given = {
    bonusesGateway: gateway,
    officeSettingsGateway: { save, settings: () => Promise.reject(new Error('unasked')) } as never,
  };
  const page = await playerPage({ ...(isVisitor ? {} : { userId: 5 }), given });
  await page.stores.lazy.ensure(['playerBonuses']);
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
  return { ...page, gateway, save };
}

describe('the page of bonuses that are wagered', () => {
  it('says of a bonus for the casino what counts, what it pays at most, and leads to the slots [BON-40, BON-44, RND-40]', async () => {
    await opened(WagerScreen, { ...BONUSES, bonuses: [{ ...CASINO_BONUS, openCount: 1 }] });
    expect(screen.getByText('30%')).toBeTruthy();
    const terms = [
      '100% of a stake counts: Slots without jackpots',
      '50% of a stake counts: Scratch card, Keno, Wheel, Fishing',
      'One stake of ₽300 at most',
      'At most ₽10,000 goes to the main account',
      'A round isn’t over yet',
    ];
    for (const term of terms) expect(screen.getByText(term)).toBeTruthy();
    expect(screen.queryByText(/Accumulator/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to slots' }).getAttribute('href')).toBe('/en/slots');
  });

  it('says how far each is, on what terms and until when, and what every bet counted for [BON-4, BON-5, BON-7]', async () => {
    await opened(WagerScreen, BONUSES);
    const bar = screen.getByRole('progressbar', { name: 'First deposit bonus' });
    expect(bar.getAttribute('aria-valuetext')).toBe('Wagered ₽3,200 of ₽7,500');
    expect(screen.getByText('42%')).toBeTruthy();
    expect(screen.getAllByText('ends in 6 days').length).toBe(1);
    expect(screen.getByText('Next end').nextSibling?.textContent).toBe('21 Jan');
    expect(screen.getByText('Accumulator of 3 events or more, each at 1.40 or more')).toBeTruthy();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows.map((text) => /once settled|\+₽300|the stake was given back/.exec(text)?.[0])).toEqual([
      undefined,
      'once settled',
      '+₽300',
      'the stake was given back',
    ]);
  });

  it('asks before a bonus is given up, and then says what became of it [BON-6]', async () => {
    const { gateway } = await opened(WagerScreen, BONUSES);
    const giveUp = async () =>
      act(async () => {
        fireEvent.click(screen.getByRole('button', { name: 'Give up the bonus of ₽1,300' }));
        await Promise.resolve();
      });
    const answer = async (name: string) =>
      act(async () => {
        const dialog = screen.getByRole('alertdialog', { name: 'Give up the bonus of ₽1,300?' });
        fireEvent.click(within(dialog).getByRole('button', { name }));
        await Promise.resolve();
      });
    await giveUp();
    await answer('Keep the bonus');
    expect(gateway.giveUp).not.toHaveBeenCalled();
    await giveUp();
    await answer('Give up');
    expect(gateway.giveUp).toHaveBeenCalledExactlyOnceWith(6_000_001);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('Given up')).toBeTruthy();
    expect(screen.getByText('No bonus is being wagered')).toBeTruthy();
  });

  it('asks again where they do not come', async () => {
    const { gateway, stores } = await opened(WagerScreen, BONUSES);
    gateway.bonuses.mockResolvedValueOnce(fail({ kind: 'refused', status: 500, code: 'failure' }));
    await act(async () => stores.playerBonuses.load());
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: /again|refresh/i }));
      await Promise.resolve();
    });
    expect(screen.getByRole('progressbar')).toBeTruthy();
  });

  it('has nothing for whoever is not signed in', async () => {
    const { gateway } = await opened(WagerScreen, BONUSES, true);
    expect(gateway.bonuses).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  });
});

describe('the page of bonuses to deposits', () => {
  it('shows the terms before the deposit, and keeps what is chosen, a decline too [BON-9]', async () => {
    const { save } = await opened(DepositScreen, OFFERED);
    expect(screen.getByText('up to ₽15,000')).toBeTruthy();
    expect(screen.getByText('Wager the bonus 5 times within 30 days')).toBeTruthy();
    expect(screen.getByText('Wager the bonus 35 times within 30 days')).toBeTruthy();
    expect(screen.getByText('At most 10 times the bonus goes to the main account')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No bonus' }).checked).toBe(true);
    await act(async () => {
      fireEvent.click(screen.getByRole('radio', { name: /sports/ }));
      await Promise.resolve();
    });
    expect(save).toHaveBeenCalledExactlyOnceWith('first_deposit_bonus_type', 1);
  });

  it('offers nothing where nothing would be granted [BON-9, BON-10]', async () => {
    await opened(DepositScreen, { ...OFFERED, offers: [], obstacle: 'not-courted' });
    expect(screen.getByText('No bonuses are offered now')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
