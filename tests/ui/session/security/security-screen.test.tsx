import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Player } from '../../../../core/player/player.ts';
import { PLAYER_WITHOUT_FACTS } from '../../../support/examples/players/player-without-facts.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { Screen } from '#ui/session/security/security-screen.tsx';
import { fakePasskeyGateway } from '../../../support/fakes/fake-passkey-gateway.ts';
import { fakeTwoFactorGateway } from '../../../support/fakes/fake-two-factor-gateway.ts';
import { playerPage } from '../../../support/views/player-page.tsx';

afterEach(cleanup);

async function open(facts: Partial<Player> = {}) {
  const server = { isDown: false, asked: 0 };
  const given = {
    playerGateway: {
      player: () => {
        server.asked += 1;
        return Promise.resolve(
          server.isDown ? fail({ kind: 'network' } as const) : ok({ ...PLAYER_WITHOUT_FACTS, ...facts }),
        );
      },
      rights: () => Promise.resolve(ok([])),
      hideBalance: () => Promise.resolve(ok(undefined)),
    },
    twoFactorGateway: fakeTwoFactorGateway(),
    passkeyGateway: fakePasskeyGateway().gateway,
  };
  const page = await playerPage({ userId: 5, address: '/en/office/security', given });
  await page.stores.lazy.ensure(['player']);
  const show = async () => {
    render(<Screen />, { wrapper: page.Wrapper });
    await screen.findByRole('button', { name: /password/i });
  };
  return { ...page, server, show };
}

describe('the page of security', () => {
  it('has how well the account is protected, the ways in with their forms, and the devices', async () => {
    const { show } = await open({ protectionScore: 40 });
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Security' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Ways to log in' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Devices and sessions' })).toBeDefined();
  });

  it('draws the score on a scale of three parts [PR-45]', async () => {
    const { show } = await open({ protectionScore: 40 });
    await show();
    const meter = await screen.findByRole('meter');
    expect(meter.getAttribute('aria-valuetext')).toBe('Medium protection');
    expect([...meter.querySelectorAll('progress')].map(({ value }) => value)).toEqual([1, 0.25, 0]);
    expect(screen.getByText('40 of 100')).toBeDefined();
  });

  it('leads from each contact to its dialog, and tells of the question alone how it stands', async () => {
    const methods = { ...PLAYER_WITHOUT_FACTS.protectionMethods, hasEmailSignIn: true };
    const { show, stores } = await open({ email: 'a@b.example', protectionMethods: methods });
    await show();
    const ways = within(screen.getByRole('region', { name: 'Ways to log in' }));
    expect((await ways.findByText('a@b.example')).parentElement?.textContent).toBe('a@b.example, confirmed');
    expect(ways.getByText(/only older accounts have one/)).toBeDefined();
    fireEvent.click(ways.getByRole('button', { name: 'Add: Phone' }));
    expect(stores.dialogs.open).toBe('contacts');
  });

  it('asks again for a level that does not come, five times, a second apart [PR-46]', async () => {
    const { show, server, timers } = await open();
    server.isDown = true;
    await show();
    await waitFor(() => {
      expect(server.asked).toBe(1);
    });
    for (let second = 0; second < 8; second += 1) await act(async () => timers.advance(1000));
    expect(server.asked).toBe(6);
  });

  it('says so to whoever signed out on it', async () => {
    const { stores, Wrapper } = await open();
    stores.session.take(undefined);
    render(<Screen />, { wrapper: Wrapper });
    expect(screen.getByText('Log in to open this page')).toBeDefined();
  });
});
