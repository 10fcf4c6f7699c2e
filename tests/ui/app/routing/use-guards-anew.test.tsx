import { act, cleanup, render, waitFor } from '@testing-library/react';
import { appWiring } from '../../../../composition/wiring/app-wiring.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { AvailabilityGateway } from '../../../../core/navigation/availability-gateway.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { AvailabilityStore } from '#ui/navigation/availability-store.ts';
import { useGuardsAnew } from '../../../../ui/app/routing/use-guards-anew.ts';
import { fakeAvailability } from '../../../support/fakes/fake-availability.ts';
import { playerPage, type PlayerPageOptions } from '../../../support/views/player-page.tsx';

afterEach(cleanup);

function Guarded() {
  useGuardsAnew();
  return null;
}

interface Options extends PlayerPageOptions {
  readonly isOrderDue?: boolean;
  /** Before the guards are watched. */
  readonly isSignedInBefore?: boolean;
}

async function pageAt(address: string, closed: Partial<AvailabilityGateway>, options: Options = {}) {
  const page = await playerPage({ ...options, address, wiring: { eager: appWiring } });
  const { language, session, site } = page.stores;
  const availability = new AvailabilityStore(fakeAvailability(closed), {
    language,
    session,
    site,
    timers: page.timers,
    visibility: page.visibility,
    takesLateOrders: true,
  });
  if (options.isOrderDue === true) page.stores.page.expectOrder();
  Object.assign(page.stores, {
    lazy: { ensure: () => Promise.resolve(), isLoaded: (name: string) => name === 'availability' },
    availability,
  });
  await page.stores.page.learnRoutes();
  const signIn = async () =>
    act(async () => {
      await page.stores.signIn.signIn({ login: '77', password: 'x', isRemembered: false });
    });
  if (options.isSignedInBefore === true) await signIn();
  render(<Guarded />, { wrapper: page.Wrapper });
  return { ...page, signIn };
}

const CHANGED: Partial<AvailabilityGateway> = {
  termsStatus: () => Promise.resolve(ok({ areChanged: true, changedAt: 1 })),
};

describe('the guards of a page that is open', () => {
  it('lead a player whose terms changed to their confirmation as soon as they sign in [NV-15]', async () => {
    const { address, signIn } = await pageAt('/en/live?time=1', CHANGED);
    expect(address.now).toBe('/en/live?time=1');
    await signIn();
    await waitFor(() => {
      expect(address.now).toBe('/en/confirm-terms?to=%2Flive%3Ftime%3D1');
    });
  });

  it.each([
    ['add-currency', undefined],
    ['registration', 'registration'],
  ] as const)('lead away from under the dialog %s, which is then %s [NV-15]', async (open, left) => {
    const { address, stores } = await pageAt('/en/live', CHANGED, { userId: 7 });
    stores.dialogs.show(open);
    act(() => {
      stores.page.doubt();
    });
    await waitFor(() => {
      expect(address.now).toContain('/en/confirm-terms');
    });
    expect(stores.dialogs.open).toBe(left);
  });

  it('leave a player on the page where nothing stands in the way [NV-26]', async () => {
    const { address, signIn, stores } = await pageAt('/en/live', {});
    await signIn();
    await act(async () => {
      await stores.availability.factsAt('/live');
    });
    expect(address.now).toBe('/en/live');
  });

  it('lead a player away from a page of visitors [NV-18]', async () => {
    const { address, signIn } = await pageAt('/en/registration', {});
    await signIn();
    await waitFor(() => {
      expect(address.now).toBe('/en');
    });
  });

  it('lead on who signed in before what asks them had come [RET-9]', async () => {
    const { address } = await pageAt('/en/login?returnUrl=%2Foffice%2Fhistory', {}, { isSignedInBefore: true });
    await waitFor(() => {
      expect(address.now).toBe('/en/office/history');
    });
  });

  it('are asked again where the server refuses something for legal reasons [REC-4] [NV-15]', async () => {
    let areChanged = false;
    const { address, stores } = await pageAt(
      '/en/live',
      { termsStatus: () => Promise.resolve(ok({ areChanged, changedAt: 1 })) },
      { userId: 7 },
    );
    await stores.availability.factsAt('/live');
    areChanged = true;
    act(() => {
      stores.page.doubt();
    });
    await waitFor(() => {
      expect(address.now).toBe('/en/confirm-terms?to=%2Flive');
    });
  });

  it.each([
    ['1', true, '/en/confirm-terms?to=%2Flive'],
    ['2', true, '/en/live'],
    [undefined, true, '/en/live'],
    ['1', false, '/en/live'],
  ])(
    'lead a player to the terms where a call was refused with exception code %s and terms can be confirmed: %s [REC-4]',
    async (code, isAvailableConfirmTerms, landed) => {
      const { address, stores } = await pageAt('/en/live', {}, { userId: 7, site: { isAvailableConfirmTerms } });
      await stores.availability.factsAt('/live');
      act(() => {
        stores.page.doubt({ kind: 'refused', status: 451, code });
      });
      await waitFor(() => {
        expect(address.now).toBe(landed);
      });
      // what was told once is not told again
      act(() => {
        stores.page.doubt();
      });
      await act(async () => {
        await stores.availability.factsAt('/live');
      });
      expect(address.now).toBe(landed);
    },
  );

  it.each([
    [
      'send a visitor on',
      ok({ isRedirect: true, code: 302, url: '/en/about', reasons: [], breadcrumbs: [] }),
      ['/en/about', false, 200],
    ],
    ['close the page', fail({ kind: 'network' as const }), ['/en/live?redirect-service', true, 503]],
  ])('%s when the redirect service is done at last [NV-45]', async (_, reply, landed) => {
    const redirectFor = async () => Promise.resolve(reply);
    const { address, stores } = await pageAt('/en/live?redirect-service', { redirectFor }, { isOrderDue: true });
    await waitFor(() => {
      expect([address.now, stores.page.isFailed, stores.page.status]).toEqual(landed);
    });
  });

  it('REL-36 close nothing where the page was left before they answered, though the path is the same', async () => {
    const answers: (() => void)[] = [];
    const blockFor: AvailabilityGateway['blockFor'] = async () =>
      new Promise((answer) =>
        answers.push(() => {
          answer(fail({ kind: 'cancelled' }));
        }),
      );
    const { stores } = await pageAt('/en/live', { blockFor }, { userId: 7 });
    act(() => {
      stores.page.doubt();
    });
    await waitFor(() => {
      expect(answers).toHaveLength(1);
    });
    await act(async () => {
      stores.page.leave();
      answers[0]?.();
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    expect([stores.page.status, stores.page.isFailed]).toEqual([200, false]);
  });

  it('ask nothing of a visitor', async () => {
    const { address, stores } = await pageAt('/en/live', CHANGED);
    await act(async () => {
      stores.page.doubt();
      await Promise.resolve();
    });
    expect(address.now).toBe('/en/live');
  });
});
