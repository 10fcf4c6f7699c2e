import { describe, expect, it } from 'vitest';
import { encodeViewSettings, DEFAULT_VIEW_SETTINGS } from '../../../../core/settings/view-settings.ts';
import { prepareSite } from '../../../../ui/app/routing/prepare-site.ts';
import { VIEW_COOKIE } from '#ui/settings/view-settings-store.ts';
import { playerPage } from '../../../support/views/player-page.tsx';

async function formatOf(geoCountryCode: string, view?: string) {
  const { stores, cookies } = await playerPage({ site: { geoCountryCode } });
  if (view !== undefined) cookies.set(VIEW_COOKIE, view);
  const ready = { ensure: () => Promise.resolve(), isLoaded: () => false };
  Object.assign(stores, { texts: ready, tree: { load: () => Promise.resolve() }, lazy: ready });
  await prepareSite({ ...stores, frame: { load: () => Promise.resolve() } } as typeof stores);
  return stores.settings.settings.coefViewId;
}

describe('the format of odds on the first visit', () => {
  it.each([
    ['gb', 1],
    ['us', 2],
    ['de', 0],
  ])('is what a visitor from %s is used to: %d [GS-5]', async (country, format) => {
    expect(await formatOf(country)).toBe(format);
  });

  it('is the chosen one as soon as anything was chosen [GS-5]', async () => {
    expect(await formatOf('gb', encodeViewSettings({ ...DEFAULT_VIEW_SETTINGS, is12h: true }))).toBe(0);
  });
});
