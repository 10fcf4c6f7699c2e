import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { matchPath } from '../../../../core/navigation/route-table.ts';
import { httpClient } from '../../../../infrastructure/http/http-client.ts';
import { httpSeoTextGateway } from '../../../../infrastructure/site/seo/http-seo-text-gateway.ts';
import { SeoWords } from '../../../../ui/app/footer/seo-text.tsx';
import type { Stores } from '../../../../ui/app/stores.ts';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import { SeoTextStore } from '#ui/site/documents/seo-text-store.ts';
import { manualTimers } from '../../../support/fakes/manual-timers.ts';

afterEach(cleanup);

interface Said {
  readonly html?: string;
  readonly heading?: string;
  readonly links?: readonly object[];
}

function page(said: Said | undefined) {
  const asked: URL[] = [];
  const http = httpClient({
    timers: manualTimers(),
    csrfToken: () => undefined,
    transport: (request) => {
      const url = new URL(request.url, 'http://site');
      asked.push(url);
      if (said === undefined) return Promise.resolve('network' as const);
      const { html = '', heading = '', links = [] } = said;
      const result = url.pathname.endsWith('/content') ? { html } : { heading, links };
      return Promise.resolve({ status: 200, body: { result } });
    },
  });
  const seoTexts = new SeoTextStore(httpSeoTextGateway(http, 'en'));
  const stores = {
    seoTexts,
    language: 'en',
    lazy: { isLoaded: () => true, ensure: () => Promise.resolve() },
    page: { match: (path: string) => matchPath(path) },
    settings: { settings: { timeZone: 3 } },
    site: { config: { refId: 5 } },
  };
  render(
    <StoresProvider value={stores as unknown as Stores}>
      <MemoryRouter initialEntries={['/en/live']}>
        <SeoWords />
      </MemoryRouter>
    </StoresProvider>,
  );
  return { asked, seoTexts };
}

describe('the text at the end of a page', () => {
  it('is asked for by what the operator tells pages apart by, and shown [SEO-40]', async () => {
    const { asked } = page({
      html: '<p>Read the <a href="/rules/1">rules</a></p>',
      heading: 'Live betting',
      links: [
        { text: 'Football', address: '/live/football' },
        { text: 'Football again', address: '/live/football' },
        { text: 'Elsewhere', address: 'https://evil.test/' },
        { text: 'Script', address: 'javascript:alert(1)' },
      ],
    });
    expect((await screen.findByRole('heading', { name: 'Live betting' })).tagName).toBe('H2');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/rules/1',
      '/en/live/football',
    ]);
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/bff-api/seo/content', '/bff-api/seo/page-visual']);
    expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
      domain: 'localhost',
      projectId: '5',
      language: 'en',
      timezone: '3',
      stream: 'live',
      section: 'section',
    });
  });

  it('runs and loads nothing of what it says [SEC-15, SEO-40]', async () => {
    page({
      html: '<p>Safe</p><script>globalThis.pwned=1</script><img src=x onerror="pwned=1"><svg onload="pwned=1"></svg><a href="javascript:pwned=1">x</a><iframe src="//evil.test"></iframe><base href="//evil.test"><form action="//evil.test"><input name=a></form><style>*{display:none}</style>',
      heading: '<img src=x onerror=pwned=1>',
    });
    const [section] = [await screen.findByText('Safe')].map((text) => text.closest('section')!);
    expect(section!.querySelectorAll('script, img, svg, iframe, base, form, input, style, a')).toHaveLength(0);
    expect(screen.getByRole('heading').textContent).toBe('<img src=x onerror=pwned=1>');
    expect('pwned' in globalThis).toBe(false);
  });

  it('is not there where nothing was written or nothing comes [SEO-40]', async () => {
    const { seoTexts } = page({ heading: 'Alone' });
    await seoTexts.load({ section: 'section', stream: 'live', domain: 'localhost', projectId: 5, timezone: 3 });
    expect(document.querySelector('section')).toBeNull();
    cleanup();
    const lost = page(undefined);
    await lost.seoTexts.load({ section: 'section', stream: 'live', domain: 'localhost', projectId: 5, timezone: 3 });
    expect(document.querySelector('section')).toBeNull();
  });
});
