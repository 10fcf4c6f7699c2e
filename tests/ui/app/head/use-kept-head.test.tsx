import { act, cleanup, render, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { fail, ok } from '../../../../core/shared/result.ts';
import type { SeoQuestion } from '../../../../core/site/documents/seo-gateway.ts';
import type { SeoPage } from '../../../../core/site/documents/seo-page.ts';
import { LAZY_NAVIGATION } from '../../../../ui/app/routing/lazy-navigation.ts';
import { PageStore } from '../../../../ui/page/page-store.ts';
import type { Stores } from '../../../../ui/app/stores.ts';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import { createTexts } from '../../../../ui/page/texts.ts';
import { useKeptHead } from '../../../../ui/app/head/use-kept-head.ts';
import { headUpdater } from '../../../../ui/app/head/head-updater.ts';
import { manualTimers } from '../../../support/fakes/manual-timers.ts';

const GIVEN: SeoPage = { title: '', description: '', metas: [], domain: { host: 'site.test' } };

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

/** A page whose document the server has written, with a way to other ones. */
async function servedPage(answer: (question: SeoQuestion) => SeoPage | undefined = () => GIVEN) {
  document.head.innerHTML = '<title>Served</title><link rel="canonical" href="https://site.test/en">';
  const page = new PageStore(() => Promise.resolve(LAZY_NAVIGATION));
  await page.learnRoutes();
  const asked: SeoQuestion[] = [];
  const place = { origin: 'https://site.test', hosts: ['site.test'] };
  const gateway = {
    seoPage: (question: SeoQuestion) => {
      asked.push(question);
      const given = answer(question);
      return Promise.resolve(given === undefined ? fail({ kind: 'network' as const }) : ok(given));
    },
  };
  const texts = createTexts('en', () =>
    Promise.resolve({ language: 'en', texts: { 'description.page': '{{title}}' } }),
  );
  const stores = {
    page,
    texts,
    language: 'en',
    lazy: { ensure: () => Promise.resolve(), isLoaded: () => true },
    head: headUpdater({ document, trustJson: (json) => json, gateway, place, timers: manualTimers() }),
    site: { config: { refId: 7, companyName: 'Site', languages: [{ id: 'en', isHidden: false }] } },
    session: { isSignedIn: false },
    settings: { settings: { timeZone: 3 } },
  } as unknown as Stores;
  let navigate: NavigateFunction | undefined;
  const Head = observer(function Head(): ReactNode {
    const go = useNavigate();
    const { key } = useLocation();
    const first = useRef(key);
    // as the outlet of pages does
    useEffect(() => {
      navigate = go;
      if (key === first.current) return;
      page.recover();
      page.markOpening(true);
    }, [go, key]);
    useKeptHead();
    return null;
  });
  render(
    <StoresProvider value={stores}>
      <MemoryRouter initialEntries={['/en']}>
        <Head />
      </MemoryRouter>
    </StoresProvider>,
  );
  return {
    page,
    asked,
    go: async (address: string, title: string) => {
      await act(async () => navigate?.(address));
      act(() => {
        page.setTitle(title);
        page.markOpening(false);
      });
    },
  };
}

const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

describe('the head of a page that came without a document', () => {
  it('is not touched before another page opens', async () => {
    const { asked, page } = await servedPage();
    runInAction(() => {
      page.setTitle('Home');
    });
    expect(document.title).toBe('Served');
    expect(asked).toEqual([]);
  });

  it('is that of its address, its name and what the operator says of it [SEO-4, SEO-8]', async () => {
    const { asked, go } = await servedPage(({ stream }) => ({
      ...GIVEN,
      title: stream === 'rules' ? 'All rules' : '',
    }));
    await go('/en/contacts', 'Contacts');
    await waitFor(() => {
      expect(canonical()).toBe('https://site.test/en/contacts');
    });
    expect(document.title).toBe('Contacts');
    await go('/en/rules/1', 'Rules');
    await waitFor(() => {
      expect(canonical()).toBe('https://site.test/en/rules/1');
    });
    expect(document.title).toBe('All rules');
    expect(asked).toEqual([
      { domain: 'site.test', projectId: 7, timezone: 3, stream: 'contacts', section: 'contacts' },
      { domain: 'site.test', projectId: 7, timezone: 3, stream: 'rules', section: 'rules' },
    ]);
  });

  it('asks the operator once for each kind of page, and again where no answer came', async () => {
    let isThere = false;
    const { asked, go } = await servedPage(() => (isThere ? GIVEN : undefined));
    for (const [address, title] of [
      ['/en/rules/1', 'One'],
      ['/en/contacts', 'Two'],
      ['/en/rules/1', 'Three'],
      ['/en/contacts', 'Four'],
      ['/en/rules/1', 'Five'],
    ] as const) {
      await go(address, title);
      await waitFor(() => {
        expect(document.title).toBe(title);
      });
      isThere = true;
    }
    expect(asked.map(({ stream }) => stream)).toEqual(['rules', 'contacts', 'rules']);
  });

  it('follows the name and the status of the page', async () => {
    const { page, go } = await servedPage();
    await go('/en/contacts', 'Contacts');
    await waitFor(() => {
      expect(document.title).toBe('Contacts');
    });
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
    runInAction(() => {
      page.fail(500);
      page.setTitle('Failure');
    });
    expect(document.title).toBe('Failure');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('link[rel="alternate"]')).toBeNull();
  });
});
