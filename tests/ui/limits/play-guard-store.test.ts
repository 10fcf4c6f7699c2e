import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Jurisdiction } from '../../../core/limits/jurisdiction.ts';
import type { Limit } from '../../../core/limits/limit.ts';
import type { PlayStop } from '../../../core/limits/play-permission.ts';
import { days, seconds } from '../../../core/shared/time.ts';
import { PlayGuardStore } from '#ui/limits/play-guard-store.ts';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { limitOf, pendingOf } from '../../support/examples/limit-examples.ts';
import { fakeLimitsGateway } from '../../support/fakes/fake-limits-gateway.ts';
import { playerPage } from '../../support/views/player-page.tsx';

describe('offers over the page', () => {
  it('wait for a minute after word of a lost bet, and of no other [LP-6, RG-23]', () => {
    const clock = observable({ now: NOW });
    const notices = observable({ shown: undefined as { readonly notice: { readonly title: string } } | undefined });
    const guard = new PlayGuardStore({ clock, notices });
    const stop = guard.start();
    const tell = (title: string) => {
      runInAction(() => {
        notices.shown = { notice: { title } };
      });
    };
    const at = (moment: number) => {
      runInAction(() => {
        clock.now = moment;
      });
      return guard.mayPromote;
    };
    tell('settled.won');
    expect(guard.mayPromote).toBe(true);
    tell('settled.lost');
    expect([guard.mayPromote, at(NOW + seconds(60) - 1), at(NOW + seconds(60))]).toEqual([false, false, true]);
    stop();
  });

  it.each([
    ['an exclusion', [limitOf('self-exclusion', { value: 7, endsAt: NOW + days(7) })], false],
    ['a break', [limitOf('deposit-time-out', { value: 7, endsAt: NOW + days(7) })], false],
    ['a break that is over', [limitOf('deposit-time-out', { value: 7, endsAt: NOW })], true],
    ['a stricter limit that waits', [pendingOf('daily-loss', { value: 5, startedAt: NOW + 1 })], false],
    ['a limit', [limitOf('daily-loss', { value: 5, balance: 5 })], true],
  ] as const satisfies readonly (readonly [string, readonly Limit[], boolean])[])(
    'reach a player with %s: %s, %s [LP-4, LP-7, RG-23]',
    async (_, limits, mayPromote) => {
      const { gateway, tokens } = fakeLimitsGateway(limits);
      const page = await playerPage({ userId: 77, given: { limitsGateway: gateway, freshTokens: tokens } });
      await page.stores.lazy.ensure(['limits', 'playGuard']);
      await page.stores.limits.load();
      const stop = page.stores.limits.start();
      expect(page.stores.playGuard.mayPromote).toBe(mayPromote);
      stop();
    },
  );
});

describe('what stops bets', () => {
  it.each([
    [
      'default',
      [limitOf('self-exclusion', { value: 7, endsAt: NOW + days(7) })],
      { reason: 'self-excluded', until: NOW + days(7) },
    ],
    [
      'DE',
      [limitOf('deposit-time-out', { value: 1, endsAt: NOW + days(1) })],
      { reason: 'timed-out', until: NOW + days(1) },
    ],
    ['default', [limitOf('deposit-time-out', { value: 1, endsAt: NOW + days(1) })], undefined],
    ['default', [limitOf('self-exclusion', { value: 7, endsAt: NOW })], undefined],
  ] as const satisfies readonly (readonly [Jurisdiction, readonly Limit[], PlayStop | undefined])[])(
    'by the law of %s of %j is %j [LP-11]',
    async (law, limits, stop) => {
      const { gateway, tokens } = fakeLimitsGateway(limits, law);
      const page = await playerPage({ userId: 77, given: { limitsGateway: gateway, freshTokens: tokens } });
      await page.stores.lazy.ensure(['limits', 'playGuard']);
      const end = page.stores.limits.start();
      await page.stores.limits.load();
      expect(page.stores.playGuard.stop).toEqual(stop);
      end();
    },
  );
});
