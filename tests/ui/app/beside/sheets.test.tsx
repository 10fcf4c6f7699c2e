import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MenuPlaces } from '../../../../ui/app/beside/menu-places.tsx';
import { useSheets } from '../../../../ui/app/beside/use-sheets.ts';
import { AppFrame } from '../../../../ui/app/frame/app-frame.tsx';
import { BottomNav } from '../../../../ui/app/frame/bottom-nav.tsx';
import { SiteHeader } from '../../../../ui/app/frame/site-header.tsx';
import { DialogsStore } from '../../../../ui/page/dialogs-store.ts';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import { PageColumns } from '../../../../ui/page/page-columns.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

const Texts = withTexts('kit', 'shell', 'session', 'site');
const WIDTH = window.innerWidth;
const root = document.documentElement;

beforeEach(() => {
  window.innerWidth = 390;
  window.history.replaceState(null, '', '/en/live');
});

afterEach(async () => {
  cleanup();
  // a step that is taken back is gone a moment later
  await new Promise((done) => {
    setTimeout(done, 50);
  });
  window.innerWidth = WIDTH;
  delete root.dataset['platform'];
  vi.unstubAllGlobals();
});

const Page = observer(function Page({ dialogs }: { readonly dialogs: DialogsStore }): ReactNode {
  useSheets();
  return (
    <AppFrame hasCoupon header={<SiteHeader homeHref="/en" sections={[]} />}>
      <PageColumns
        left={<a href="/en/live/tennis">Tennis</a>}
        right={<button type="button">Place</button>}
        coupon={{ count: 2 }}
        foot={<MenuPlaces />}
        sheet={dialogs.sheet}
        onSheet={(name) => {
          dialogs.switchSheet(name);
        }}
      >
        events
      </PageColumns>
      <BottomNav hasCoupon />
    </AppFrame>
  );
});

function shown(): DialogsStore {
  const dialogs = new DialogsStore();
  render(
    <StoresProvider value={{ dialogs, language: 'en', session: { isSignedIn: false } }}>
      <Texts>
        <BrowserRouter>
          <Page dialogs={dialogs} />
        </BrowserRouter>
      </Texts>
    </StoresProvider>,
  );
  return dialogs;
}

const opener = (): HTMLElement => screen.getByRole('button', { name: /^2 / });
const coupon = (): HTMLElement => document.getElementById('coupon')!;
const bar = (): HTMLElement => screen.getByRole('navigation', { name: 'Quick links' });
const isReached = (element: HTMLElement): boolean => !element.hasAttribute('inert');

it('the coupon of a narrow window has the focus for itself, and Escape gives it back', () => {
  shown();
  fireEvent.click(opener());
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(coupon());
  expect(coupon().getAttribute('role')).toBe('dialog');
  const behind = [screen.getByRole('banner', { hidden: true }), screen.getByRole('main', { hidden: true }), bar()];
  expect(behind.map(isReached)).toEqual([false, false, false]);
  expect(isReached(opener())).toBe(true);
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(opener());
  expect(behind.map(isReached)).toEqual([true, true, true]);
  expect(coupon().getAttribute('role')).toBeNull();
});

it('the way back closes the coupon of a narrow window and stays on the page', async () => {
  const dialogs = shown();
  fireEvent.click(opener());
  act(() => {
    window.history.back();
  });
  await waitFor(() => {
    expect(dialogs.sheet).toBeUndefined();
  });
  expect(window.location.pathname).toBe('/en/live');
});

it('a coupon that is closed otherwise leaves no step behind', async () => {
  shown();
  const before = window.history.state as unknown;
  fireEvent.click(opener());
  expect(window.history.state).not.toEqual(before);
  fireEvent.click(opener());
  await waitFor(() => {
    expect(window.history.state).toEqual(before);
  });
});

it('a press beside the coupon closes it', () => {
  const dialogs = shown();
  fireEvent.click(opener());
  fireEvent.pointerDown(coupon());
  expect(dialogs.sheet).toBe('coupon');
  act(() => {
    fireEvent.pointerDown(coupon().parentElement!);
  });
  expect(dialogs.sheet).toBeUndefined();
});

it('in a wider window it is a drawer: the page beside it is reached', () => {
  window.innerWidth = 900;
  shown();
  fireEvent.click(opener());
  expect(document.activeElement).toBe(coupon());
  expect(isReached(screen.getByRole('main'))).toBe(true);
  fireEvent.keyDown(coupon(), { key: 'Escape' });
  expect(document.activeElement).toBe(opener());
});

it('the mobile version has the sheet at any width [PSN-7]', () => {
  window.innerWidth = 1440;
  root.dataset['platform'] = 'mobile';
  shown();
  fireEvent.click(opener());
  expect(isReached(screen.getByRole('main', { hidden: true }))).toBe(false);
});

it('the menu has the left column, the places of the site and its settings, and goes with another page', () => {
  const dialogs = shown();
  const menu = within(bar()).getByRole('button', { name: 'Menu' });
  expect(screen.queryByRole('link', { name: 'Results' })).toBeNull();
  fireEvent.click(menu);
  expect(menu.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement?.id).toBe('left');
  expect(isReached(screen.getByRole('main', { hidden: true }))).toBe(false);
  expect(isReached(bar())).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  expect([dialogs.sheet, dialogs.open]).toEqual([undefined, 'settings']);
  fireEvent.click(menu);
  fireEvent.click(screen.getByRole('link', { name: 'Results' }));
  expect(window.location.pathname).toBe('/en/results');
  expect(dialogs.sheet).toBeUndefined();
});

it('the keyboard of the device is told to the page while it covers a part [OSK-1]', () => {
  const view = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', view);
  vi.stubGlobal('innerHeight', 844);
  shown();
  const tell = (height: number): void => {
    view.height = height;
    view.dispatchEvent(new Event('resize'));
  };
  tell(500);
  expect(root.hasAttribute('data-keyboard')).toBe(true);
  expect(root.style.getPropertyValue('--keyboard')).toBe('344px');
  tell(844);
  expect(root.hasAttribute('data-keyboard')).toBe(false);
});
