import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appWiring } from '../../../../composition/wiring/app-wiring.ts';
import type { MiniAppContent } from '../../../../core/mini-apps/mini-apps-gateway.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../../core/shared/result.ts';
import { AvailabilityStore } from '#ui/navigation/availability-store.ts';
import { PageOutlet } from '../../../../ui/app/routing/page-outlet.tsx';
import { openPage } from '../../../../ui/app/routing/open-page.ts';
import { fakeAvailability } from '../../../support/fakes/fake-availability.ts';
import { playerPage } from '../../../support/views/player-page.tsx';
import { routerWay } from '../../../support/views/router-way.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

afterEach(cleanup);

const CONTENT: MiniAppContent = {
  section: 'technical-pages',
  title: 'Now',
  language: 'en',
  body: [{ name: 'p', attributes: {}, children: ['From elsewhere'] }],
  styles: '',
  version: 'abcdefgh',
};

/** A site whose page for the own network is wholly remote; what its application answers. */
async function opened(
  answers: readonly Result<MiniAppContent, RequestFailure>[],
  remoteSlots: readonly string[],
  isOurs = false,
) {
  const asked: string[] = [];
  const miniAppsGateway = {
    content: async ({ slot, path }: { readonly slot: string; readonly path: string }) => {
      asked.push(`${slot} ${path}`);
      return Promise.resolve(answers[asked.length - 1] ?? fail({ kind: 'network' as const }));
    },
  };
  const page = await playerPage({ wiring: { eager: appWiring }, given: { miniAppsGateway }, site: { remoteSlots } });
  const { stores } = page;
  const gateway = fakeAvailability({});
  const availability = new AvailabilityStore(gateway, { ...stores, timers: page.timers, visibility: page.visibility });
  Object.assign(stores, {
    availability,
    texts: { ensure: () => Promise.resolve(), isLoaded: () => true, has: () => true },
  });
  const Texts = withTexts('mini-apps', 'navigation', 'kit', 'notice-catalogue', 'shell');
  const { Way, lead } = routerWay();
  await openPage(stores, { path: '/block', search: '' });
  render(
    <page.Wrapper>
      <Texts>
        <PageOutlet />
        <Way />
      </Texts>
    </page.Wrapper>,
  );
  const go = async (to: string): Promise<void> => {
    await act(async () => {
      await lead(to);
      await vi.dynamicImportSettled();
    });
  };
  if (isOurs) stores.page.keepOurs('/internal-vpn');
  await go('/en/internal-vpn');
  return { ...page, asked, go };
}

const shown = (): string => document.querySelector('[data-place]')?.shadowRoot?.textContent ?? '';

describe('a page of ours that the operator has given to an application', () => {
  it('is wholly that of the application [MAT-30]', async () => {
    const { asked, stores } = await opened([ok(CONTENT)], ['technical-pages-screen', 'technical-state']);
    expect(await screen.findByRole('heading', { name: 'Service page' })).toBeDefined();
    await vi.waitFor(() => {
      expect(shown()).toContain('From elsewhere');
    });
    expect(asked).toEqual(['technical-pages-screen /en/internal-vpn']);
    expect(stores.page.title).toBe('Service page');
  });

  it('is ours where the operator has not [MAT-30]', async () => {
    await opened([], []);
    expect(screen.queryByRole('heading', { name: 'Service page' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  });

  it('is ours again where the application fails, and stays so until it is left [MAT-32, REL-33]', async () => {
    const { asked, timers, go } = await opened([fail({ kind: 'network' }), ok(CONTENT)], ['technical-pages-screen']);
    await vi.waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Service page' })).toBeNull();
      expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
    });
    await act(async () => {
      await timers.advance(10_000);
    });
    expect(asked).toHaveLength(1);
    expect(document.querySelector('[data-slot="technical-pages-screen"]')).toBeNull();
    await go('/en/block');
    await go('/en/internal-vpn');
    await vi.waitFor(() => {
      expect(shown()).toContain('From elsewhere');
    });
  });

  it('is ours from the first picture where the server says so, until another path is opened [MAT-40]', async () => {
    const { asked, go } = await opened([ok(CONTENT)], ['technical-pages-screen'], true);
    await go('/en/internal-vpn?a=1');
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
    expect([asked, document.querySelector('[data-slot="technical-pages-screen"]')]).toEqual([[], null]);
    await go('/en/block');
    await go('/en/internal-vpn');
    await vi.waitFor(() => {
      expect(shown()).toContain('From elsewhere');
    });
  });
});
