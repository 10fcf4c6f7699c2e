import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { Screen } from '#ui/settings/office/office-settings-screen.tsx';
import { fakeLineGateway } from '../../support/fakes/fake-line-gateway.ts';
import { OFFICE_SETTINGS_SAMPLE as SETTINGS } from '../../support/examples/office-settings-example.ts';
import { playerPage } from '../../support/views/player-page.tsx';

afterEach(cleanup);

async function open(part = '') {
  const server = {
    asked: 0,
    isDown: false,
    saved: [] as string[],
    answer: ok(undefined) as Result<string | undefined, RequestFailure>,
  };
  const keep = (what: string) => {
    server.saved.push(what);
    return Promise.resolve(server.answer);
  };
  const officeSettingsGateway = {
    settings: () => {
      server.asked += 1;
      return Promise.resolve(server.isDown ? fail({ kind: 'network' } as const) : ok(SETTINGS));
    },
    save: (id: string, value: number) => keep(`${id}=${String(value)}`),
    disallowSports: ({ line, live }: { readonly line: readonly number[]; readonly live: readonly number[] }) =>
      keep(JSON.stringify([line, live])),
  };
  const bonusGateway = {
    terms: () => Promise.resolve(ok([])),
    checkPromoCode: ({ promoCode }: { readonly promoCode: string }) =>
      Promise.resolve(ok({ isValid: promoCode === 'SPRING-77' })),
  };
  const page = await playerPage({
    userId: 5,
    address: `/en/office/settings${part}`,
    given: { officeSettingsGateway, bonusGateway, lineGateway: fakeLineGateway([]) },
  });
  await page.stores.lazy.ensure(['officeSettings', 'promoCheck', 'sportsHiding']);
  const show = async () => {
    await page.stores.officeSettings.load();
    await act(async () => {
      render(<Screen />, { wrapper: page.Wrapper });
      await Promise.resolve();
    });
  };
  return { ...page, server, show };
}

const settled = async () =>
  act(async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  });

describe('the settings of the office', () => {
  it.each([
    ['', 'General'],
    ['#sports', 'Sports'],
    ['#none', 'General'],
  ])('mark the part that the address names, of "%s" %s', async (part, name) => {
    const { show } = await open(part);
    await show();
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    const current = links.filter((link) => link.getAttribute('aria-current') === 'location');
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it('are loaded once, and have no section of what is not there [OFS-1, OFS-2, OFS-7, OFS-9, PTS-2]', async () => {
    const { stores, server, show } = await open();
    await show();
    await stores.officeSettings.load();
    expect(server.asked).toBe(1);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'General',
      'Notifications',
      'Sports',
      'Bonuses',
      'First deposit bonus',
      'Wallets for bonuses',
      'Promo codes',
      'Oddsmith points',
      'Additional cashback terms',
      'Favourite teams',
      'Club points',
    ]);
    expect(screen.getByText('You have 60 points')).toBeTruthy();
    expect(screen.getByText('Earned in all: 110')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Additional cashback terms' }).textContent).toContain('As money: 2% of');
    expect(within(screen.getByRole('region', { name: 'Club points' })).getByText('80')).toBeTruthy();
  });

  it('keep a change at once and say so [OFS-9, SCH-1]', async () => {
    const { server, said, show } = await open();
    await show();
    fireEvent.click(screen.getByRole('switch', { name: 'News and offers' }));
    expect(screen.getByRole('switch', { name: 'News and offers' })).toHaveProperty('checked', true);
    await settled();
    expect(server.saved).toEqual(['mailing_events=1']);
    expect(said).toContain('main_save_success');
  });

  it('say what the server says of what it kept [OFS-14]', async () => {
    const { server, show, stores } = await open();
    await show();
    const raised = vi.spyOn(stores.notices, 'raise');
    for (const [said, title] of [
      ['News come from tomorrow on', { serverTitle: 'News come from tomorrow on' }],
      [' ', {}],
    ] as const) {
      server.answer = ok(said);
      fireEvent.click(screen.getByRole('switch', { name: 'News and offers' }));
      await settled();
      expect(raised).toHaveBeenLastCalledWith({ status: 'success', title: 'main_save_success', ...title });
    }
  });

  it('keep what the first deposit gives [OFS-5, OFS-9]', async () => {
    const { server, show } = await open();
    await show();
    expect(screen.getByRole('radio', { name: 'No bonus' })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('radio', { name: 'For sports' }));
    expect(screen.getByRole('radio', { name: 'For sports' })).toHaveProperty('checked', true);
    await settled();
    expect(server.saved).toEqual(['first_deposit_bonus_type=1']);
  });

  it('keep which bonuses are taken, and for which wallets they come [OFS-10, OFS-11]', async () => {
    const { server, show } = await open();
    await show();
    const wallet = (name: string) => screen.getByRole('switch', { name });
    expect([wallet('RUB · No. 31'), wallet('USD · No. 32')]).toMatchObject([{ checked: true }, { checked: false }]);
    fireEvent.click(wallet('USD · No. 32'));
    fireEvent.click(screen.getByRole('radio', { name: 'None at all' }));
    await settled();
    expect(server.saved).toEqual(['wallet_usd=1', 'bonus_type=0']);
    expect(wallet('USD · No. 32')).toHaveProperty('checked', true);
  });

  it('show what the operator offers as switches and choices, and lead to further wallets [OFS-3, OFS-17, OFS-18, OFS-19]', async () => {
    const { server, show } = await open();
    await show();
    const letters = within(screen.getByRole('group', { name: 'E-mails about sign-ins' }));
    expect(letters.getByRole('radio', { name: 'From new devices' })).toHaveProperty('checked', true);
    fireEvent.click(letters.getByRole('radio', { name: 'Never' }));
    fireEvent.click(screen.getByRole('switch', { name: 'One session' }));
    await settled();
    expect(server.saved).toEqual(['sign_in_letters=0', 'one_session=1']);
    const more = screen.getByRole('link', { name: 'More currencies for a wallet: 1' });
    expect(more.getAttribute('href')).toBe('/en/office/account');
  });

  it('take a refused change back, and not a cancelled one [OFS-9, SCH-2]', async () => {
    const { server, said, show } = await open();
    await show();
    const news = () => screen.getByRole('switch', { name: 'News and offers' });
    server.answer = fail({ kind: 'refused', status: 409, code: 'setting', title: 'No such setting', bodyStatus: 2 });
    fireEvent.click(news());
    await settled();
    expect(news()).toHaveProperty('checked', false);
    expect(said).toContain('save-setting: refused');
    server.answer = fail({ kind: 'cancelled' });
    fireEvent.click(news());
    await settled();
    expect(news()).toHaveProperty('checked', true);
  });

  it('hide a sport in the line and in live apart, on this page’s line at once [SP-4, OFS-9]', async () => {
    const { server, stores, show } = await open();
    await show();
    const table = within(screen.getByRole('table'));
    expect(table.getByRole('checkbox', { name: 'Tennis: show pre-match' })).toHaveProperty('checked', false);
    fireEvent.click(table.getByRole('checkbox', { name: 'Football: show live' }));
    expect(stores.settings.settings.hiddenSports).toBe('4-1');
    expect(screen.getByText('Hidden: 1 pre-match, 1 live')).toBeDefined();
    await settled();
    expect(server.saved).toEqual(['[[4],[1]]']);
    server.answer = fail({ kind: 'network' });
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(stores.settings.settings.hiddenSports).toBe('');
    await settled();
    expect(stores.settings.settings.hiddenSports).toBe('4-1');
  });

  it('take a favourite team out [OFS-6]', async () => {
    const { stores, show } = await open();
    stores.favourites.toggleTeam({ id: 7, name: 'Ladoga' });
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Remove from favourites: Ladoga' }));
    expect(stores.favourites.favourites.teams).toEqual([]);
    expect(screen.getByText(/Star a team on its page/)).toBeDefined();
  });

  it.each([
    ['spring-77', 'Code SPRING-77 is valid'],
    ['AUTUMN-1', 'This code isn’t valid now'],
    ['!', 'Enter a code: 3 to 20 letters, digits or hyphens'],
  ])('check the promo code %s: %s', async (typed, words) => {
    const { show } = await open();
    await show();
    fireEvent.change(screen.getByLabelText('Promo code'), { target: { value: typed } });
    fireEvent.submit(screen.getByLabelText('Promo code').closest('form')!);
    await settled();
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByLabelText('Promo code')).toHaveProperty('value', typed);
  });

  it('say why they did not come, and come when they are asked for again [SLD-2]', async () => {
    const { server, show } = await open();
    server.isDown = true;
    await show();
    server.isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(server.asked).toBe(2);
    expect(screen.getByRole('table')).toBeDefined();
  });
});

describe('the sports of a device that learns what its player hides', () => {
  it('leave the line at once: it is drawn anew, and nothing is struck out [SP-35]', async () => {
    const { stores } = await open();
    await stores.line.open(stores.line.view);
    expect(stores.line.phase).toBe('ready');
    stores.sportsHiding.hide('1-1');
    expect([stores.line.phase, stores.line.groups]).toEqual(['loading', []]);
    await settled();
    expect(stores.line.phase).toBe('ready');
  });
});

describe('the sports of whoever has gone', () => {
  it('are all shown again [SP-4]', async () => {
    const { stores } = await open();
    stores.sportsHiding.hide('1-1');
    const stop = stores.sportsHiding.start();
    await act(async () => {
      stores.session.take(undefined);
      await Promise.resolve();
    });
    expect(stores.settings.settings.hiddenSports).toBe('');
    stop();
  });
});
