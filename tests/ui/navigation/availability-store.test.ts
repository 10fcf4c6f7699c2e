import { describe, expect, it } from 'vitest';
import type { AvailabilityGateway } from '../../../core/navigation/availability-gateway.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { AvailabilityStore } from '#ui/navigation/availability-store.ts';
import { fakeAvailability } from '../../support/fakes/fake-availability.ts';
import { fakeVisibility } from '../../support/fakes/fake-visibility.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';
import { SITE } from '../../support/views/player-page.tsx';

function storeOf(changes: Partial<AvailabilityGateway> = {}, isSignedIn = false) {
  const gateway = fakeAvailability(changes);
  const timers = manualTimers();
  const session = { isSignedIn, epoch: 1 };
  const availability = new AvailabilityStore(gateway, {
    language: 'en',
    session,
    site: { config: SITE },
    timers,
    visibility: fakeVisibility(),
    takesLateOrders: true,
  });
  return { availability, gateway, timers, session };
}

describe('the availability of a page', () => {
  it('are asked again for another path or another player, and not for another query [NV-42]', async () => {
    const { availability, gateway, session } = storeOf();
    await availability.factsAt('/live?time=1');
    await availability.factsAt('/live?time=2');
    expect(gateway.asked).toEqual(['maintenance', 'block /en/live?time=1']);
    await availability.factsAt('/line');
    session.epoch = 2;
    session.isSignedIn = true;
    const facts = await availability.factsAt('/line');
    expect(gateway.asked.slice(2)).toEqual([
      'maintenance',
      'block /en/line',
      'maintenance',
      'block /en/line',
      'ban',
      'terms',
    ]);
    expect(facts.player).toEqual({ banLevel: 0, banVersion: 1, areTermsChanged: false });
  });

  it('hold an order once [NV-42]', async () => {
    const order = { isRedirect: true, code: 302, url: '/en/promo', reasons: [], breadcrumbs: [] };
    const { availability } = storeOf({ redirectFor: () => Promise.resolve(ok(order)) });
    expect((await availability.factsAt('/old?redirect-service')).redirectOrder).toEqual({ to: '/promo', status: 302 });
    expect((await availability.factsAt('/old?redirect-service')).redirectOrder).toBeUndefined();
  });

  it('leave unknown what is not answered in five seconds, and are asked again [NV-38]', async () => {
    const silent = async () => new Promise<never>(() => undefined);
    const { availability, timers } = storeOf({ ban: silent, blockFor: silent }, true);
    for (const path of ['/live', '/live']) {
      const waiting = availability.factsAt(path);
      await timers.advance(5000);
      expect(await waiting).toMatchObject({ unknown: ['block', 'ban'], player: { banLevel: 1 } });
    }
  });

  it('REL-36 ask for an order again whose address was left before it came, for the same path too [NV-42, NV-45]', async () => {
    const answers: ((reply: Awaited<ReturnType<AvailabilityGateway['redirectFor']>>) => void)[] = [];
    const redirectFor: AvailabilityGateway['redirectFor'] = async () => new Promise((answer) => answers.push(answer));
    const { availability, timers } = storeOf({ redirectFor });
    for (const query of ['a', 'b']) {
      const waiting = availability.factsAt(`/live?redirect-service&${query}`);
      await timers.advance(1000);
      await waiting;
    }
    answers[0]?.(fail({ kind: 'cancelled' }));
    await timers.advance(0);
    expect([answers.length, availability.isOrderDue, availability.lateOrders]).toEqual([2, true, 0]);
    answers[1]?.(ok({ isRedirect: true, code: 302, url: '/en/promo', reasons: [], breadcrumbs: [] }));
    await timers.advance(0);
    expect([availability.isOrderDue, availability.lateOrders]).toEqual([false, 1]);
  });

  it('take an order that comes late, once, and close the page where none ever comes [NV-45]', async () => {
    const answers: ((reply: Awaited<ReturnType<AvailabilityGateway['redirectFor']>>) => void)[] = [];
    const redirectFor: AvailabilityGateway['redirectFor'] = async () => new Promise((answer) => answers.push(answer));
    const { availability, timers } = storeOf({ redirectFor });
    const ask = async (address: string) => {
      const waiting = availability.factsAt(address);
      await timers.advance(1000);
      return waiting;
    };
    const order = ok({ isRedirect: true, code: 302, url: '/en/promo', reasons: [13], breadcrumbs: [] });
    expect(await ask('/live?redirect-service')).toMatchObject({ unknown: [], redirectOrder: undefined });
    expect(availability.isOrderDue).toBe(true);
    answers[0]?.(order);
    await timers.advance(0);
    expect([availability.lateOrders, availability.isOrderDue]).toEqual([1, false]);
    expect(await availability.factsAt('/live?redirect-service')).toMatchObject({
      redirectOrder: { to: '/promo', status: 302 },
      blockingReasons: [13],
    });
    expect(await availability.factsAt('/live?redirect-service')).toMatchObject({ redirectOrder: undefined });

    await ask('/line?redirect-service');
    await ask('/about?redirect-service');
    answers[1]?.(order);
    await timers.advance(0);
    expect(availability.lateOrders).toBe(1);
    answers[2]?.(fail({ kind: 'network' }));
    await timers.advance(0);
    expect(availability.lateOrders).toBe(2);
    expect(await availability.factsAt('/about?redirect-service')).toMatchObject({ unknown: ['redirect'] });
    // whoever tries again is asked about anew
    expect(await ask('/about?redirect-service')).toMatchObject({ unknown: [] });
    answers[3]?.(fail({ kind: 'malformed', path: 'url' }));
    await timers.advance(0);
    expect([availability.lateOrders, availability.isOrderDue]).toEqual([2, false]);
  });

  it('keep everybody on the page while navigation is blocked [NV-24]', async () => {
    const { availability } = storeOf();
    availability.blockNavigation(true);
    expect((await availability.factsAt('/live')).isNavigationBlocked).toBe(true);
    availability.blockNavigation(false);
    expect((await availability.factsAt('/live')).isNavigationBlocked).toBe(false);
  });

  it('tell who waits that maintenance is over, once [NV-9]', async () => {
    let isOn = true;
    const { availability, timers } = storeOf({ isMaintenance: () => Promise.resolve(ok(isOn)) });
    const told: string[] = [];
    availability.whenMaintenanceEnds(() => told.push('over'));
    await timers.advance(30_000);
    expect(told).toEqual([]);
    isOn = false;
    await timers.advance(30_000);
    await timers.advance(30_000);
    expect(told).toEqual(['over']);
  });
});
