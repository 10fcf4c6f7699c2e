import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fail, ok } from '../../../../core/shared/result.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { LineBody } from '#ui/sports/line/line-body.tsx';
import { linePage } from '../../../support/views/line-page.tsx';
import { OFFICE_SETTINGS_SAMPLE as SETTINGS } from '../../../support/examples/office-settings-example.ts';
import { playerPage } from '../../../support/views/player-page.tsx';
import { fakeLineGateway } from '../../../support/fakes/fake-line-gateway.ts';

afterEach(cleanup);

describe('a line that did not load', () => {
  it.each([
    [{ kind: 'network' }, /We can’t reach the server/],
    [{ kind: 'refused', status: 500 }, /Something went wrong on our side/],
  ] as const)('says so and why, and offers to ask again: %j [NO-23]', async (error, why) => {
    const page = linePage([]);
    page.gateway.answers.line = () => ({ ok: false, error });
    await page.stores.line.open(page.stores.line.view);
    render(<LineBody />, { wrapper: page.Wrapper });
    expect(await screen.findByText('We couldn’t load the events')).toBeDefined();
    expect(screen.getByText(why)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('the empty line of a sport', () => {
  const open = async (hiddenSports: string, section: 'all' | 'line' | 'live' = 'all') => {
    const server = { saved: [] as string[], failure: undefined as RequestFailure | undefined };
    const officeSettingsGateway = {
      settings: () =>
        Promise.resolve(
          server.failure === undefined
            ? ok({ ...SETTINGS, disallowedLineSports: [1, 4], disallowedLiveSports: [4] })
            : fail(server.failure),
        ),
      save: () => Promise.resolve(ok(undefined)),
      disallowSports: (lists: object) => {
        server.saved.push(JSON.stringify(lists));
        return Promise.resolve(ok(undefined));
      },
    };
    const page = await playerPage({
      userId: 5,
      address: '/en/line/tennis',
      given: { officeSettingsGateway, lineGateway: fakeLineGateway([]) },
    });
    const { settings, line, lazy } = page.stores;
    settings.change({ hiddenSports });
    page.stores.page.markHydrated();
    await lazy.ensure(['sportsHiding', 'officeSettings']);
    await line.open({
      filter: { section, sportId: 4, champId: undefined, time: 'all', hoursAhead: 0 },
      isFavourites: false,
    });
    render(<LineBody />, { wrapper: page.Wrapper });
    return { ...page, server };
  };
  const press = async () =>
    act(async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Show this sport' }));
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    });

  it('says that the player has hidden it, and shows it again by one press [SP-34]', async () => {
    const { stores, server } = await open('1.4-4');
    expect(await screen.findByText('You have hidden this sport')).toBeDefined();
    expect(screen.getByRole('link', { name: 'All sports' }).getAttribute('href')).toBe('/en/office/settings');
    await press();
    expect(server.saved.at(-1)).toBe('{"line":[1],"live":[]}');
    expect(stores.settings.settings.hiddenSports).toBe('1-');
    expect(await screen.findByText('No events here yet')).toBeDefined();
  });

  it('says so where it could not be shown again, and stays hidden [SP-34]', async () => {
    const { stores, server, said } = await open('1.4-4');
    server.failure = { kind: 'network' };
    await press();
    expect(said).toContain('save-setting: network');
    expect([server.saved, stores.settings.settings.hiddenSports]).toEqual([[], '1.4-4']);
  });

  it.each([
    ['4-', 'live'],
    ['-4', 'line'],
    ['1-1', 'all'],
  ] as const)('that hides %s and shows %s is merely empty [SP-34]', async (hidden, section) => {
    await open(hidden, section);
    expect(await screen.findByText('No events here yet')).toBeDefined();
  });
});
