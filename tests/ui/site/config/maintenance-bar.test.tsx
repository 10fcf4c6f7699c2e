import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ok } from '../../../../core/shared/result.ts';
import { hours, minutes } from '../../../../core/shared/time.ts';
import type { MaintenanceWindow } from '../../../../core/site/config/maintenance-window.ts';
import { createTexts } from '../../../../ui/page/texts.ts';
import { MaintenanceBar } from '#ui/site/config/maintenance-bar.tsx';
import { textsSource } from '../../../../composition/texts-source.ts';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { playerPage } from '../../../support/views/player-page.tsx';

afterEach(cleanup);

const PLANNED: MaintenanceWindow = {
  isActive: false,
  webState: 'planned',
  startAt: NOW + hours(1),
  finishAt: NOW + hours(2),
  notifyStartAt: NOW,
  notifyEndAt: NOW + hours(1),
};

async function show(window: Partial<MaintenanceWindow>, geoCountryCode: string) {
  let now: MaintenanceWindow = { ...PLANNED, ...window };
  const texts = createTexts('en', textsSource);
  const page = await playerPage({
    site: { geoCountryCode },
    given: { texts, maintenanceGateway: { window: async () => Promise.resolve(ok(now)) } },
  });
  await Promise.all([texts.ensure(['kit']), page.stores.lazy.ensure(['maintenance'])]);
  const { maintenance } = page.stores;
  await act(async () => {
    render(<MaintenanceBar maintenance={maintenance} />, { wrapper: page.Wrapper });
    await Promise.resolve();
  });
  const change = async (next: Partial<MaintenanceWindow>) =>
    act(async () => {
      now = { ...now, ...next };
      await page.timers.advance(minutes(10));
    });
  return { ...page, change };
}

describe('maintenance to come', () => {
  it.each([
    ['az', 'ru', /^Технические работы на сайте: с .+ до .+/],
    ['ua', 'ru', /^Технические работы на сайте: с .+ до .+/],
    ['ru', 'ru', /^Технические работы на сайте: с .+ до .+/],
    ['kz', 'ru', /^Технические работы на сайте: с .+ до .+/],
    ['de', 'en', /^Scheduled maintenance: .+ to .+/],
  ])('8.9.3 is announced to %s in %s with its times [MW-2, MW-3, NO-18]', async (country, language, text) => {
    await show({}, country);
    expect((await screen.findByText(text)).getAttribute('lang')).toBe(language);
  });

  it('is announced no more once it is closed, but another window is [MW-3]', async () => {
    const { change } = await show({}, 'de');
    expect(await screen.findByText(/^Scheduled maintenance/)).toBeDefined();
    fireEvent.click(screen.getByRole('button'));
    expect(screen.queryByText(/^Scheduled maintenance/)).toBeNull();
    await change({ startAt: NOW + hours(3), finishAt: NOW + hours(4) });
    expect(await screen.findByText(/^Scheduled maintenance/)).toBeDefined();
  });

  it.each([{ isActive: true }, { notifyStartAt: NOW + 1 }, { notifyEndAt: NOW }, { startAt: Number.NaN }])(
    'is not announced at %j [MW-3, MW-4]',
    async (window) => {
      await show(window, 'de');
      expect(screen.queryByRole('status')).toBeNull();
    },
  );
});
