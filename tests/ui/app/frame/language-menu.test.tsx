import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../core/site/config/language.ts';
import { LanguageMenu } from '../../../../ui/app/frame/language-menu.tsx';
import type { Stores } from '../../../../ui/app/stores.ts';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import { ViewSettingsStore } from '#ui/settings/view-settings-store.ts';
import { withTexts } from '../../../support/views/with-texts.tsx';

const Texts = withTexts('shell');
const YEAR = 365 * 24 * 3600 * 1000;

beforeAll(() => {
  HTMLElement.prototype.showPopover = function showPopover() {
    this.removeAttribute('popover');
  };
});

afterEach(cleanup);

function shown({
  language = 'en',
  isSignedIn = false,
}: {
  readonly language?: Language;
  readonly isSignedIn?: boolean;
}) {
  const written: unknown[] = [];
  const stores: Partial<Stores> = {
    language,
    session: { isSignedIn } as Stores['session'],
    site: {
      config: { languages: [{ id: 'en' }, { id: 'de' }, { id: 'kk', isHidden: true }, { id: 'xx' }, { id: 'ar' }] },
    } as unknown as Stores['site'],
    settings: new ViewSettingsStore({
      read: () => undefined,
      write: (...cookie) => {
        written.push(cookie);
      },
    }),
  };
  render(
    <MemoryRouter initialEntries={['/en/live/football?time=next']}>
      <StoresProvider value={stores as Stores}>
        <LanguageMenu />
      </StoresProvider>
    </MemoryRouter>,
    { wrapper: Texts },
  );
  fireEvent.click(screen.getByRole('button', { name: language.toUpperCase() }));
  return written;
}

describe('the menu of languages', () => {
  it('leads to this page, with its query, in each language by its own name [NV-4, LA-3]', () => {
    shown({});
    expect(
      screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href'), item.lang]),
    ).toEqual([
      ['English', '/en/live/football?time=next', ''],
      ['Deutsch', '/de/live/football?time=next', ''],
      ['العربية', '/ar/live/football?time=next', ''],
    ]);
    expect(screen.getByText('Deutsch').lang).toBe('de');
    expect(screen.getByRole('menuitem', { name: 'English' }).getAttribute('aria-current')).toBe('true');
  });

  it('offers hidden languages to players alone [LA-3]', () => {
    shown({ isSignedIn: true });
    expect(screen.getByRole('menuitem', { name: 'Қазақ тілі' }).getAttribute('href')).toMatch(/^\/kk\//);
  });

  it('keeps the choice for a year [NV-39]', () => {
    const written = shown({});
    fireEvent.click(screen.getByRole('menuitem', { name: 'Deutsch' }));
    expect(written).toEqual([['language', 'de', YEAR]]);
  });

  it('finds a language by its first letters', () => {
    shown({});
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'd' });
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Deutsch' }));
  });
});
