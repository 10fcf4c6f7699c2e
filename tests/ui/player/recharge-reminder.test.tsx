import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RechargeReminder } from '#ui/player/recharge-reminder.tsx';
import type { RechargeReminderGateway } from '../../../core/player/player-gateway.ts';
import type { Player } from '../../../core/player/player.ts';
import { fakePlayerGateway } from '../../support/fakes/fake-player-gateway.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { playerPage } from '../../support/views/player-page.tsx';

afterEach(cleanup);

async function opened(player: Partial<Player>, isRechargeAllowed = true) {
  const seen = vi.fn<RechargeReminderGateway['seen']>(() => Promise.resolve(ok(undefined)));
  const page = await playerPage({
    userId: 5,
    given: {
      playerGateway: fakePlayerGateway(player),
      officeGateway: {
        menu: () =>
          Promise.resolve(
            ok({ hasBonusBalance: false, categories: [], player: { countryCode: 'ru', isRechargeAllowed } }),
          ),
      },
      rechargeReminderGateway: { seen },
    },
  });
  await page.stores.lazy.ensure(['player', 'officeMenu', 'rechargeReminder']);
  await act(async () => {
    await Promise.all([page.stores.player.load(), page.stores.officeMenu.load()]);
  });
  render(<RechargeReminder />, { wrapper: page.Wrapper });
  return { ...page, seen };
}

const ON = { rechargeNotification: { isOn: true, isSeen: false } };
const hide = async () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Don’t remind me' }));
    await Promise.resolve();
  });

describe('the reminder to recharge', () => {
  it('leads to a deposit until it is hidden, which the server hears of [PR-17]', async () => {
    const { seen } = await opened(ON);
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/en/office/recharge');
    await hide();
    expect(seen).toHaveBeenCalledOnce();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('comes back where the server does not hear of it [PR-17]', async () => {
    const { seen, said } = await opened(ON);
    seen.mockResolvedValueOnce(fail({ kind: 'network' }));
    await hide();
    expect(screen.getByRole('link', { name: 'Deposit' })).toBeTruthy();
    expect(said).toContain('query: network');
  });

  it.each([
    ['it was seen', { rechargeNotification: { isOn: true, isSeen: true } }, true],
    ['it is off', {}, true],
    ['there was a deposit', { ...ON, hasDeposit: true }, true],
    ['recharging is not allowed', ON, false],
  ])('is not there where %s [PR-17, DEP-1]', async (_, player, isAllowed) => {
    await opened(player, isAllowed);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
