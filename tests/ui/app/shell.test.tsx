import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_VIEW_SETTINGS, type ViewSettings } from '../../../core/settings/view-settings.ts';
import { AppFrame } from '../../../ui/app/frame/app-frame.tsx';
import { ErrorPage } from '../../../ui/page/error-page.tsx';
import { PageColumns } from '../../../ui/page/page-columns.tsx';
import { PageNotice } from '../../../ui/page/page-notice.tsx';
import { SiteFooter } from '../../../ui/app/footer/site-footer.tsx';
import { SiteHeader } from '../../../ui/app/frame/site-header.tsx';
import { LineSettings } from '../../../ui/app/frame/line-settings.tsx';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { SectionPlaces } from '../../../ui/page/places/section-places.tsx';
import { OfflineNotice } from '#ui/notices/offline-notice.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

const Texts = withTexts('kit', 'notices', 'shell', 'site');
const changed = vi.fn<(change: Partial<ViewSettings>) => void>();
const opened = vi.fn<() => void>();
const STORES = {
  page: { lazyParts: undefined },
  clock: { now: Date.parse('2026-03-19T18:47:09Z') },
  settings: { settings: DEFAULT_VIEW_SETTINGS, change: changed },
  dialogs: { show: opened },
};

beforeAll(() => {
  HTMLElement.prototype.showPopover = function showPopover() {
    this.removeAttribute('popover');
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(() => {
  cleanup();
  changed.mockClear();
  opened.mockClear();
});

function Page(): ReactNode {
  return (
    <StoresProvider value={STORES}>
      <MemoryRouter>
        <AppFrame
          hasCoupon
          impaired={{ isOn: false, onSwitch: opened }}
          header={
            <SiteHeader
              homeHref="/en"
              sections={[
                { text: 'Sports', href: '/en', isCurrent: true },
                { text: 'Live', href: '/en/live', isCurrent: false, liveCount: '348' },
              ]}
            >
              <SectionPlaces links={[{ text: 'Home', icon: 't-home', href: '/en', isCurrent: true }]}>
                <LineSettings settings={DEFAULT_VIEW_SETTINGS} onSettings={changed} />
              </SectionPlaces>
            </SiteHeader>
          }
          notice={<OfflineNotice isOnline={false} />}
        >
          <PageColumns
            left="tree"
            right={<p>the bets</p>}
            coupon={{ count: 4, odds: '6.504' }}
            footer={<SiteFooter companyName="Oddsmith" minAge={18} isLive />}
          >
            events
          </PageColumns>
        </AppFrame>
      </MemoryRouter>
    </StoresProvider>
  );
}

describe('the shell', () => {
  it('begins with the switch of the mode for the visually impaired [SE-8]', () => {
    render(<Page />, { wrapper: Texts });
    const first = document.querySelector('a, button');
    expect(first?.textContent).toBe('High contrast version');
    expect(first?.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(screen.getByRole('button', { name: 'High contrast version' }));
    expect(opened).toHaveBeenCalledOnce();
  });

  it('is sent by the server without any style of its own', () => {
    const html = renderToStaticMarkup(
      <Texts>
        <Page />
      </Texts>,
    );
    expect(html).not.toMatch(/style=/);
    expect(html).toContain('21:47:09');
    expect(html).toContain('UTC+3');
  });

  it('has landmarks, and links over the navigation to what matters', () => {
    render(<Page />, { wrapper: Texts });
    for (const role of ['banner', 'main', 'complementary', 'contentinfo']) expect(screen.getByRole(role)).toBeDefined();
    for (const text of ['Skip to events', 'Skip to bet slip']) {
      const target = screen.getByRole('link', { name: text }).getAttribute('href')!;
      expect(document.querySelector(target)).not.toBeNull();
    }
  });

  it('marks the open section and counts live games', () => {
    render(<Page />, { wrapper: Texts });
    const sections = within(screen.getByRole('navigation', { name: 'Main sections' }));
    expect(sections.getByRole('link', { name: 'Sports' }).getAttribute('aria-current')).toBe('page');
    expect(sections.getByRole('link', { name: 'Live 348' }).getAttribute('href')).toBe('/en/live');
  });

  it('changes the odds format and the view of the line at once', () => {
    render(<Page />, { wrapper: Texts });
    fireEvent.click(screen.getByRole('button', { name: 'Decimal' }));
    expect(screen.getAllByRole('menuitemradio')).toHaveLength(9);
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Malay' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Asian' }));
    fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
    expect(changed.mock.calls).toEqual([[{ coefViewId: 5 }], [{ appViewType: 1 }]]);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('says that live lags behind, who may play, and that it is offline', () => {
    render(<Page />, { wrapper: Texts });
    const footer = screen.getByRole('contentinfo').textContent;
    expect(footer).toContain('18+');
    expect(footer).toMatch(/are delayed/);
    expect(within(screen.getByRole('contentinfo')).getByRole('link').getAttribute('href')).toBe('/api-docs');
    expect(screen.getByRole('status').textContent).toMatch(/No internet connection/);
  });
});

describe('page notices', () => {
  it('close when they can', () => {
    const close = vi.fn<() => void>();
    render(
      <PageNotice tone="info" onClose={close}>
        Maintenance at noon
      </PageNotice>,
      { wrapper: Texts },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('are not there while the device is online', () => {
    const { container } = render(<OfflineNotice isOnline />, { wrapper: Texts });
    expect(container.textContent).toBe('');
  });
});

describe('the error page', () => {
  it.each([
    [404, 'This page couldn’t be found', 0],
    [500, 'This page couldn’t be loaded', 1],
    [503, 'This page couldn’t be loaded', 1],
  ])('8.11.10 8.11.11 of status %d says what happened and leads home', (status, title, retries) => {
    render(
      <MemoryRouter>
        <ErrorPage status={status} homeHref="/en" onRetry={() => undefined} />
      </MemoryRouter>,
      { wrapper: Texts },
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en');
    expect(screen.queryAllByRole('button')).toHaveLength(retries);
  });
});
