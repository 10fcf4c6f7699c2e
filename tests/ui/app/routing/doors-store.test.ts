import { describe, expect, it } from 'vitest';
import type { DoorGateway } from '../../../../core/navigation/door-gateway.ts';
import { ok } from '../../../../core/shared/result.ts';
import { DoorsStore } from '../../../../ui/app/routing/doors-store.ts';
import { fakeDoors } from '../../../support/fakes/fake-doors.ts';
import { manualTimers } from '../../../support/fakes/manual-timers.ts';
import { SITE } from '../../../support/views/player-page.tsx';

function storeOf(changes: Partial<DoorGateway> = {}, isSignedIn = false) {
  const gateway = fakeDoors(changes);
  const timers = manualTimers();
  const session = { isSignedIn, epoch: 1 };
  const doors = new DoorsStore(gateway, { language: 'en', session, site: { config: SITE }, timers });
  return { doors, gateway, timers, session };
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

  it('close nothing where they do not answer in two seconds, and are asked again [NV-38]', async () => {
    const { doors, timers } = storeOf({ isMaintenance: () => new Promise(() => undefined) });
    const waiting = doors.factsAt('/live');
    await timers.advance(2000);
    expect(await waiting).toEqual({ isNavigationBlocked: false });
    const again = doors.factsAt('/live');
    await timers.advance(2000);
    expect(await again).toEqual({ isNavigationBlocked: false });
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
