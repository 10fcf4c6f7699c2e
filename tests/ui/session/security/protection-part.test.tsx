import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PlayerGateway } from '../../../../core/player/player-gateway.ts';
import type { PlayerRight } from '../../../../core/player/player-rights.ts';
import type { Player } from '../../../../core/player/player.ts';
import { PLAYER_WITHOUT_FACTS } from '../../../support/examples/players/player-without-facts.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { hours } from '../../../../core/shared/time.ts';
import { BalanceMenu } from '#ui/accounts/balance-menu.tsx';
import { SecurityDialog } from '#ui/session/security/security-dialog.tsx';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { fakePasskeyGateway } from '../../../support/fakes/fake-passkey-gateway.ts';
import { fakeTwoFactorGateway } from '../../../support/fakes/fake-two-factor-gateway.ts';
import { playerPage, teachDialogs } from '../../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

const ALL: readonly PlayerRight[] = ['bet', 'deposit', 'withdraw'];

function knownPlayer(facts: Partial<Player> = {}, rights = ALL) {
  const server = {
    facts,
    rights,
    isDown: false,
    asked: 0,
    hidden: [] as boolean[],
    /** What the changes of the setting are answered with; done where there is nothing more. */
    answers: [] as RequestFailure[],
  };
  const gateway: PlayerGateway = {
    player: () => {
      server.asked += 1;
      return Promise.resolve(
        server.isDown ? fail({ kind: 'network' } as const) : ok({ ...PLAYER_WITHOUT_FACTS, ...server.facts }),
      );
    },
    rights: () => Promise.resolve(server.isDown ? fail({ kind: 'network' } as const) : ok(server.rights)),
    hideBalance: (isHidden) => {
      server.hidden.push(isHidden);
      const failure = server.answers.shift();
      if (failure !== undefined) return Promise.resolve(fail(failure));
      server.facts = { ...server.facts, isBalanceHidden: isHidden };
      return Promise.resolve(ok(undefined));
    },
  };
  return { server, gateway };
}

async function open(facts: Partial<Player> = {}, rights = ALL) {
  const { server, gateway } = knownPlayer(facts, rights);
  const given = {
    playerGateway: gateway,
    twoFactorGateway: fakeTwoFactorGateway(),
    passkeyGateway: fakePasskeyGateway().gateway,
  };
  const page = await playerPage({ userId: 77, given });
  await page.stores.lazy.ensure(['security', 'player', 'balanceHiding']);
  const stops = [page.stores.player.start(), page.stores.balanceHiding.start()];
  const stop = () => {
    for (const each of stops) each();
  };
  await act(async () => Promise.resolve());
  const show = async () =>
    act(async () => {
      render(<SecurityDialog />, { wrapper: page.Wrapper });
      await Promise.resolve();
    });
  return { ...page, server, stop, show };
}

const on = (name: string) => within(screen.getByText(name).closest('div')!).getByRole('definition').textContent;

describe('what protects the account', () => {
  it('is asked for anew once a passkey was added: withdrawals stop for longer [PR-10]', async () => {
    const { server, show, stores } = await open();
    await show();
    const before = server.asked;
    await act(async () => stores.passkeys.add('This device', { password: 'right', code: '' }));
    await act(async () => Promise.resolve());
    expect(server.asked).toBe(before + 1);
  });

  it.each([
    [undefined, 'Protection isn’t rated'],
    [0, 'Weak protection'],
    [30, 'Weak protection'],
    [31, 'Medium protection'],
    [70, 'Good protection'],
    [100, 'Full protection'],
  ])('is rated: a score of %s is "%s" [PR-10]', async (protectionScore, words) => {
    const { show } = await open({ protectionScore });
    await show();
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('says why it could not be read, and reads it again [PR-33]', async () => {
    const { server, show, stores } = await open();
    server.isDown = true;
    stores.session.take(78);
    await act(async () => Promise.resolve());
    await show();
    const alert = screen.getByText(/We can’t reach the server/);
    expect(alert.closest('[role=alert]')).not.toBeNull();
    server.isDown = false;
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    });
    expect(screen.getByText('Protection isn’t rated')).toBeTruthy();
  });

  it('is listed by method, on or off, with the age of the password [PR-34]', async () => {
    const methods = { ...PLAYER_WITHOUT_FACTS.protectionMethods, hasBoundPhone: true };
    const { show } = await open({ protectionScore: 20, protectionMethods: methods, daysSincePasswordChange: 12 });
    await show();
    expect([on('Phone'), on('Email'), on('Security question')]).toEqual([
      'confirmed',
      'not confirmed',
      'not available yet',
    ]);
    expect(on('Password change')).toBe('not since you registered');
    expect(screen.getByText('Your password is 12 days old')).toBeTruthy();
    cleanup();
    const today = await open({ daysSincePasswordChange: 0 });
    await today.show();
    expect(screen.getByText('Your password was set today')).toBeTruthy();
  });

  it('is asked for anew when the second step is turned on [PR-33, PR-34]', async () => {
    const { show, server, stores } = await open({ protectionScore: 0 });
    await show();
    server.facts = {
      protectionScore: 40,
      protectionMethods: { ...PLAYER_WITHOUT_FACTS.protectionMethods, hasTwoFactor: true },
    };
    await act(async () => stores.security.confirm('123456'));
    expect(screen.getByText('Medium protection')).toBeTruthy();
  });

  it('counts a phone that was just proven at once [PR-3, PR-4]', async () => {
    const { stores, server } = await open({ activationType: 'email', protectionScore: 20 });
    server.isDown = true;
    await act(async () => {
      stores.player.takeContact('+79991112233');
      await Promise.resolve();
    });
    expect(stores.player.player).toMatchObject({
      activationType: 'phone-and-email',
      phoneNumber: '+79991112233',
      protectionMethods: { hasBoundPhone: true },
    });
  });
});

describe('how the player is known', () => {
  it.each([
    [{ banLevel: 1 }, 'Your account is blocked'],
    [{ internalVerificationStatus: 1 }, 'Your identity is verified'],
    [{ verificationGroup: 'VERIFICATION_SUCCESSFUL' }, 'Your identity is verified'],
    [{ statusId: 1 }, 'Your identity is being checked'],
    [{ verificationStatus: 1 }, 'Your identity isn’t verified'],
    [
      { internalVerificationStatus: 1, isDocumentRequested: true, verificationStatus: 1 },
      'Your identity isn’t verified',
    ],
  ])('is said: %j is "%s" [PR-13, PR-14]', async (facts, words) => {
    const { show } = await open(facts);
    await show();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryAllByText('You can send your documents on the verification page.')).toHaveLength(
      'verificationStatus' in facts ? 1 : 0,
    );
  });

  it('says how long contacts may wait to be proven [PR-6]', async () => {
    const { show } = await open({ email: 'a@b.example', daysToActivate: 1 });
    await show();
    expect(screen.getByText('1 day left to confirm your contacts')).toBeTruthy();
    expect(screen.getByText(/^After that, an unconfirmed contact has to be added again/)).toBeTruthy();
  });

  it('says what is stopped, and until when [PR-32]', async () => {
    const { show } = await open({ withdrawalsLockedUntil: NOW + hours(24) }, ['deposit']);
    await show();
    expect(screen.getByText('Betting is stopped for your account')).toBeTruthy();
    expect(screen.getByText(/^Withdrawals are stopped until /)).toBeTruthy();
    expect(screen.queryByText('Deposits are stopped for your account')).toBeNull();
  });

  it('is asked for at every change of player, and nobody has what was another’s [PR-33]', async () => {
    const { stores, server } = await open({ name: 'First' });
    expect(stores.player.player?.name).toBe('First');
    server.facts = { name: 'Second' };
    await act(async () => {
      stores.session.take(78);
      expect([stores.player.player, stores.player.rights]).toEqual([undefined, undefined]);
      await Promise.resolve();
    });
    expect([stores.player.player?.name, server.asked]).toEqual(['Second', 2]);
    await act(async () => {
      stores.session.take(undefined);
      await Promise.resolve();
    });
    expect([stores.player.player, server.asked]).toEqual([undefined, 2]);
  });
});

describe('the hidden balance', () => {
  it('follows what the player told another device until this one is told, and is kept then [PR-1, PR-35]', async () => {
    const { stores, server, Wrapper, cookies } = await open({ isBalanceHidden: false });
    render(<BalanceMenu />, { wrapper: Wrapper });
    expect(stores.accounts.isBalanceHidden).toBe(false);
    expect([server.hidden, cookies.get('balance')]).toEqual([[], undefined]);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: /^Balance/ }));
      await Promise.resolve();
    });
    await act(async () => {
      fireEvent.click(screen.getByText('Hide the balance'));
      await Promise.resolve();
    });
    expect([server.hidden, cookies.get('balance')]).toEqual([[true], 'hidden']);
    await act(async () => stores.player.load());
    expect(stores.accounts.isBalanceHidden).toBe(true);
  });

  it('ends at what the server holds after five changes of which some fail, and says so once each [REL-40, SCH-2, SCH-3]', async () => {
    const { stores, server, cookies, said } = await open({ isBalanceHidden: false });
    const network: RequestFailure = { kind: 'network' };
    server.answers = [network, network];
    await act(async () => {
      for (const isHidden of [true, false, true, false, true]) stores.accounts.hideBalance(isHidden);
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    });
    // the first, and after its answer the last alone
    expect(server.hidden).toEqual([true, true]);
    expect([stores.accounts.isBalanceHidden, cookies.get('balance')]).toEqual([false, 'shown']);
    expect(server.facts.isBalanceHidden).toBe(false);
    expect(said).toEqual(['save-setting: network', 'save-setting: network']);
    await act(async () => stores.accounts.hideBalance(true));
    expect([stores.accounts.isBalanceHidden, server.facts.isBalanceHidden, said.length]).toEqual([true, true, 2]);
  });

  it('stays as it was told where the call was cancelled [REL-40, SCH-2]', async () => {
    const { stores, server, said } = await open({ isBalanceHidden: false });
    server.answers = [{ kind: 'cancelled' }];
    await act(async () => stores.accounts.hideBalance(true));
    expect([stores.accounts.isBalanceHidden, said]).toEqual([true, []]);
  });

  it('is not told to the server where the player signs out, done or not [OUT-5, PR-35]', async () => {
    const { stores, server, sessions, cookies } = await open({ isBalanceHidden: false });
    stores.accounts.hideBalance(false);
    await stores.lazy.ensure(['playerGone']);
    const stop = stores.playerGone.start();
    for (const failure of [{ kind: 'network' } as const, undefined]) {
      sessions.failure = failure;
      await act(async () => {
        stores.signOut.order(false);
        for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      });
    }
    stop();
    expect([stores.session.isSignedIn, server.hidden, cookies.get('balance')]).toEqual([false, [], '']);
    expect(stores.accounts.isBalanceHidden).toBe(true);
  });

  it('of one player is neither told nor taken back by an answer that another waits for [SI-6]', async () => {
    const { stores, server, said } = await open({ isBalanceHidden: false });
    server.answers = [{ kind: 'network' }];
    await act(async () => {
      stores.accounts.hideBalance(true);
      stores.session.take(78);
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    });
    expect([said, server.hidden, stores.accounts.isBalanceHidden]).toEqual([[], [true], true]);
  });
});
