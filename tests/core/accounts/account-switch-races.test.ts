import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Account } from '../../../core/accounts/account.ts';
import {
  ACCOUNTS,
  shownAccounts,
  type AccountsEffect,
  type AccountsEvent,
  type AccountsState,
} from '../../../core/accounts/account-commands.ts';
import { withActive } from '../../../core/accounts/active-account.ts';
import { minor } from '../../support/units.ts';

const CURRENCIES = ['RUB', 'USD', 'EUR'];

/** A server that does what it is asked in the order it is asked; its replies arrive in any order, some not at all. */
class Site {
  state: AccountsState = ACCOUNTS.initial;
  readonly effects: AccountsEffect[] = [];
  private server: readonly Account[] = CURRENCIES.map((currency, place) => ({
    id: place + 1,
    currency,
    money: minor(place),
    type: 'currency',
    isActive: place === 0,
  }));
  private readonly scheduler: fc.Scheduler;

  constructor(scheduler: fc.Scheduler) {
    this.scheduler = scheduler;
  }

  get onServer(): readonly Account[] {
    return this.server;
  }

  dispatch(event: AccountsEvent, isLost = false): void {
    const [next, ...effects] = ACCOUNTS.step(this.state, event);
    this.state = next;
    this.effects.push(...effects);
    for (const effect of effects) {
      if (effect.type === 'ask' || effect.type === 'send') void this.answer(effect, isLost);
    }
  }

  private async answer(effect: Extract<AccountsEffect, { type: 'ask' | 'send' }>, isLost: boolean): Promise<void> {
    if (effect.type === 'send' && effect.command.kind === 'change' && !isLost) {
      this.server = withActive(this.server, effect.command.id);
    }
    const { epoch, number } = effect;
    const accounts = this.server;
    await this.scheduler.schedule(Promise.resolve(), `reply ${number}`);
    this.dispatch(
      isLost
        ? { type: 'failed', epoch, number, failure: { kind: 'network' } }
        : { type: 'replied', epoch, number, accounts },
    );
  }
}

const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ id: fc.integer({ min: 1, max: 3 }), isLost: fc.constant(false) }) },
  { weight: 1, arbitrary: fc.record({ id: fc.integer({ min: 1, max: 3 }), isLost: fc.constant(true) }) },
  { weight: 2, arbitrary: fc.constant('ask' as const) },
);

describe('switches of account whose answers arrive in any order', () => {
  it('end with what the server has, and show exactly one active account all the way [AC-9, AC-11, AC-12]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(happening, { maxLength: 10 }), async (scheduler, script) => {
        const site = new Site(scheduler);
        site.dispatch({ type: 'accounts-asked' });
        await scheduler.waitAll();
        const sequence = scheduler.scheduleSequence(
          script.map((what) => async () => {
            if (what === 'ask') site.dispatch({ type: 'accounts-asked' });
            else {
              const command = { kind: 'change', id: what.id } as const;
              site.dispatch({ type: 'command-given', command, isAccountPage: true }, what.isLost);
            }
            const active = shownAccounts(site.state).filter(({ isActive }) => isActive);
            expect(active).toHaveLength(1);
            expect(what === 'ask' || active[0]?.id === what.id).toBe(true);
            await Promise.resolve();
          }),
        );
        await scheduler.waitAll();
        await sequence.task;
        await scheduler.waitAll();
        expect(site.state.running).toEqual([]);
        expect(shownAccounts(site.state)).toEqual(site.onServer);
      }),
    );
  });

  it('show nobody the accounts of the player before [AC-9]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(happening, { maxLength: 6 }), async (scheduler, script) => {
        const site = new Site(scheduler);
        for (const what of script) {
          if (what === 'ask') site.dispatch({ type: 'accounts-asked' });
          else site.dispatch({ type: 'command-given', command: { kind: 'change', id: what.id }, isAccountPage: true });
        }
        site.dispatch({ type: 'player-changed', epoch: 1 });
        await scheduler.waitAll();
        expect(site.state).toEqual({ ...ACCOUNTS.initial, epoch: 1, sent: script.length });
      }),
    );
  });
});
