import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_VIEW_SETTINGS, type ViewSettings } from '../../../core/settings/view-settings.ts';
import { DEFAULT_OFFER_SETTINGS, type OfferSettings } from '../../../core/settings/offer-settings.ts';
import { DEFAULT_MEDIA_LOOK, type MediaLook } from '../../../core/media/media-look.ts';
import { SettingsPanel } from '#ui/settings/settings-panel.tsx';
import { SWITCHED_SETTINGS } from '../../support/examples/settings/switched-settings.ts';
import { teachDialogs } from '../../support/views/player-page.tsx';
import { withTexts } from '../../support/views/with-texts.tsx';

const Texts = withTexts('kit', 'shell', 'settings', 'game');
const closed = vi.fn<() => void>();

beforeAll(teachDialogs);
afterEach(() => {
  cleanup();
  closed.mockClear();
});

let held: ViewSettings;
let heldMedia: MediaLook;
let heldOffers: OfferSettings;

function Held({ initial }: { readonly initial: ViewSettings }): ReactNode {
  const [settings, setSettings] = useState(initial);
  const [media, setMedia] = useState(DEFAULT_MEDIA_LOOK);
  const [offers, setOffers] = useState(DEFAULT_OFFER_SETTINGS);
  useEffect(() => {
    held = settings;
    heldMedia = media;
    heldOffers = offers;
  });
  return (
    <SettingsPanel
      settings={settings}
      onChange={(change) => {
        setSettings((before) => ({ ...before, ...change }));
      }}
      media={media}
      onMedia={(change) => {
        setMedia((before) => ({ ...before, ...change }));
      }}
      offers={offers}
      onOffers={(change) => {
        setOffers((before) => ({ ...before, ...change }));
      }}
      onClose={closed}
    />
  );
}

function shown(initial: Partial<ViewSettings> = {}): void {
  render(<Held initial={{ ...DEFAULT_VIEW_SETTINGS, ...initial }} />, { wrapper: Texts });
}

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('the settings panel', () => {
  it('offers every setting that has an effect, and changes each at once [SCH-1]', () => {
    shown();
    for (const name of ['Light', 'Very large', 'Asian', 'Arrow and coloured cell', '3', 'Full']) {
      fireEvent.click(screen.getByRole('radio', { name }));
    }
    for (const { labels } of screen.getAllByRole<HTMLInputElement>('switch')) fireEvent.click(labels![0]!);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Totals' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Odds format' }), { target: { value: '16' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Time zone' }), { target: { value: '5.75' } });
    expect(held).toEqual({
      ...SWITCHED_SETTINGS,
      isSortedByTime: false,
      lineColumns: '',
      liveColumns: '',
      hiddenSports: '',
      marketsNameType: 1,
      appTheme: 0,
      appFontSize: 'xl',
      appViewType: 1,
      coefViewId: 16,
      timeZone: 5.75,
      visuallyImpairedMode: true,
      coefIndicationType: 2,
      marketColumns: 3,
      hiddenMarketGroups: 2,
    });
    expect(heldMedia).toEqual({ isZoneOff: true, isMovedOnScroll: false });
    expect(heldOffers).toEqual({
      isAccumulatorOfTheDay: false,
      isLiveAccumulatorOfTheDay: false,
      isBetGenerator: true,
    });
    // the dialog of the columns has these
    const elsewhere = new Set(['isSortedByTime', 'lineColumns', 'liveColumns', 'hiddenSports']);
    for (const [name, value] of Object.entries(held).filter(([known]) => !elsewhere.has(known))) {
      expect(value, name).not.toEqual(DEFAULT_VIEW_SETTINGS[name as keyof ViewSettings]);
    }
  });

  it('groups the settings under headings that name the groups', () => {
    shown();
    for (const heading of within(screen.getByRole('dialog')).getAllByRole('heading', { level: 3 })) {
      const group = screen.getByRole('region', { name: heading.textContent });
      expect(group.querySelector('input, select'), heading.textContent).not.toBeNull();
    }
  });

  it('keeps one group of markets at least [SE-9]', () => {
    shown({ hiddenMarketGroups: 0b1_1111_1110 });
    const [first, ...others] = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(first!.checked && first!.disabled).toBe(true);
    expect(others.every(({ checked, disabled }) => !checked && !disabled)).toBe(true);
  });

  it('restores the defaults, and what was chosen before', () => {
    shown({ appTheme: 0, marketColumns: 3 });
    fireEvent.click(screen.getByRole('switch', { name: 'Match zone' }));
    press('Restore defaults');
    expect([held, heldMedia, heldOffers]).toEqual([DEFAULT_VIEW_SETTINGS, DEFAULT_MEDIA_LOOK, DEFAULT_OFFER_SETTINGS]);
    expect(screen.getByRole('status').textContent).toBe('Settings restored to defaults.');
    press('Undo');
    expect(held).toEqual({ ...DEFAULT_VIEW_SETTINGS, appTheme: 0, marketColumns: 3 });
    expect(heldMedia.isZoneOff).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('has nothing to restore where nothing was chosen, and forgets the way back with the next choice', () => {
    shown();
    const restore = screen.getByRole('button', { name: 'Restore defaults' });
    expect(restore.getAttribute('aria-disabled')).toBe('true');
    expect(restore.title).toBe('All settings are at their defaults');
    fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
    press('Restore defaults');
    fireEvent.click(screen.getByRole('radio', { name: 'Asian' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    press('Done');
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
