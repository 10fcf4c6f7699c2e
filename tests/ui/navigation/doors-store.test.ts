import { describe, expect, it } from 'vitest';
import type { DoorGateway } from '../../../core/navigation/door-gateway.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { DoorsStore } from '../../../ui/navigation/doors-store.ts';
import { fakeDoors } from '../../support/fakes/fake-doors.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';
import { SITE } from '../../support/views/player-page.tsx';

function storeOf(changes: Partial<DoorGateway> = {}, isSignedIn = false) {
  const gateway = fakeDoors(changes);
  const timers = manualTimers();
  const session = { isSignedIn, epoch: 1 };
  const late = { count: 0 };
  const onLateOrder = (): void => {
    late.count += 1;
  };
  const doors = new DoorsStore(gateway, { language: 'en', session, site: { config: SITE }, timers, onLateOrder });
  return { doors, gateway, timers, session, late };
}

describe('the doors of a page', () => {
  it('are asked again for another path or another player, and not for another query [NV-42]', async () => {
    const { doors, gateway, session } = storeOf();
    await doors.factsAt('/live?time=1');
    await doors.factsAt('/live?time=2');
    expect(gateway.asked).toEqual(['maintenance', 'block /en/live?time=1']);
    await doors.factsAt('/line');
    session.epoch = 2;
    session.isSignedIn = true;
    const facts = await doors.factsAt('/line');
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
    const { doors } = storeOf({ redirectFor: () => Promise.resolve(ok(order)) });
    expect((await doors.factsAt('/old?redirect-service')).redirectOrder).toEqual({ to: '/promo', status: 302 });
    expect((await doors.factsAt('/old?redirect-service')).redirectOrder).toBeUndefined();
  });

  it('leave unknown what is not answered in five seconds, and are asked again [NV-38]', async () => {
    const silent = async () => new Promise<never>(() => undefined);
    const { doors, timers } = storeOf({ ban: silent, blockFor: silent }, true);
    for (const path of ['/live', '/live']) {
      const waiting = doors.factsAt(path);
      await timers.advance(5000);
      expect(await waiting).toMatchObject({ unknown: ['block', 'ban'], player: { banLevel: 1 } });
    }
  });

  it('take an order that comes late, once, and close the page where none ever comes [NV-45]', async () => {
    const answers: ((reply: Awaited<ReturnType<DoorGateway['redirectFor']>>) => void)[] = [];
    const redirectFor: DoorGateway['redirectFor'] = async () => new Promise((answer) => answers.push(answer));
    const { doors, timers, late } = storeOf({ redirectFor });
    const ask = async (address: string) => {
      const waiting = doors.factsAt(address);
      await timers.advance(1000);
      return waiting;
    };
    const order = ok({ isRedirect: true, code: 302, url: '/en/promo', reasons: [13], breadcrumbs: [] });
    expect(await ask('/live?redirect-service')).toMatchObject({ unknown: [], redirectOrder: undefined });
    expect(doors.isOrderDue).toBe(true);
    answers[0]?.(order);
    await timers.advance(0);
    expect([late.count, doors.isOrderDue]).toEqual([1, false]);
    expect(await doors.factsAt('/live?redirect-service')).toMatchObject({
      redirectOrder: { to: '/promo', status: 302 },
      blockingReasons: [13],
    });
    expect(await doors.factsAt('/live?redirect-service')).toMatchObject({ redirectOrder: undefined });

    await ask('/line?redirect-service');
    await ask('/about?redirect-service');
    answers[1]?.(order);
    await timers.advance(0);
    expect(late.count).toBe(1);
    answers[2]?.(fail({ kind: 'network' }));
    await timers.advance(0);
    expect(late.count).toBe(2);
    expect(await doors.factsAt('/about?redirect-service')).toMatchObject({ unknown: ['redirect'] });
    // whoever tries again is judged anew
    expect(await ask('/about?redirect-service')).toMatchObject({ unknown: [] });
    answers[3]?.(fail({ kind: 'malformed', path: 'url' }));
    await timers.advance(0);
    expect([late.count, doors.isOrderDue]).toEqual([2, false]);
  });

  it('keep everybody on the page while navigation is blocked [NV-24]', async () => {
    const { doors } = storeOf();
    doors.blockNavigation(true);
    expect((await doors.factsAt('/live')).isNavigationBlocked).toBe(true);
    doors.blockNavigation(false);
    expect((await doors.factsAt('/live')).isNavigationBlocked).toBe(false);
  });

  it('tell who waits that maintenance is over, once [NV-9]', async () => {
    let isOn = true;
    const { doors, timers } = storeOf({ isMaintenance: () => Promise.resolve(ok(isOn)) });
    const told: string[] = [];
    doors.whenMaintenanceEnds(() => told.push('over'));
    await timers.advance(30_000);
    expect(told).toEqual([]);
    isOn = false;
    await timers.advance(30_000);
    await timers.advance(30_000);
    expect(told).toEqual(['over']);
  });
});
