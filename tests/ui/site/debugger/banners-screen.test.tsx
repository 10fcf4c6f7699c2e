import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ok } from '../../../../core/shared/result.ts';
import type { BannerEditingGateway, KeptBanner } from '../../../../core/sports/showcase/banner-gateway.ts';
import { Screen } from '#ui/site/debugger/banners/banners-screen.tsx';
import { playerPage } from '../../../support/views/player-page.tsx';

afterEach(cleanup);

function kept(id: number, name: string): KeptBanner {
  return {
    id,
    titles: { ru: name, en: name },
    texts: { ru: 'Text', en: 'Text' },
    picture: 'ball',
    link: '/results',
    audience: 'all',
    countries: [],
    startsAt: Date.UTC(2026, 10, 23, 15),
    isOn: true,
  };
}

async function show(banners: readonly KeptBanner[]) {
  const sent: unknown[] = [];
  const answer = (command: string, ...rest: unknown[]) => {
    sent.push([command, ...rest]);
    return Promise.resolve(ok(banners));
  };
  const gateway: BannerEditingGateway = {
    all: () => Promise.resolve(ok(banners)),
    add: (banner) => answer('add', banner),
    change: (banner) => answer('change', banner),
    move: (id, step) => answer('move', id, step),
  };
  const page = await playerPage({ given: { bannerEditingGateway: gateway } });
  await page.stores.lazy.ensure(['bannerEditing']);
  await act(async () => {
    render(<Screen />, { wrapper: page.Wrapper });
    await Promise.resolve();
  });
  return sent;
}

const press = async (name: string): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
};

const write = (label: string, value: string): void => {
  fireEvent.change(within(screen.getByRole('form')).getByLabelText(label), { target: { value } });
};

describe('the page of the banners', () => {
  it('says that there are none, and keeps one only when nothing is wrong with it [BNR-3]', async () => {
    const sent = await show([]);
    expect(screen.getByText(/There are no banners/)).toBeDefined();
    await press('Add a banner');
    expect(document.activeElement).toBe(screen.getByLabelText('Title (ru)'));
    for (const language of ['ru', 'en']) {
      write(`Title (${language})`, 'Title');
      write(`Text (${language})`, 'Text');
    }
    write('Leads to', 'https://elsewhere.example');
    await press('Save');
    expect(screen.getByText('Enter a path of this site without a language')).toBeDefined();
    expect(sent).toEqual([]);
    write('Leads to', '/multi');
    write('Countries', 'KZ, ru');
    write('Shown from', '2026-11-23T18:30');
    write('Shown until', '2026-11-24T18:30');
    await press('Save');
    const moments = { startsAt: Date.UTC(2026, 10, 23, 15, 30), endsAt: Date.UTC(2026, 10, 24, 15, 30) };
    expect(sent).toEqual([['add', expect.objectContaining({ link: '/multi', countries: ['kz', 'ru'], ...moments })]]);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('changes their order as far as there is one, and switches them off [BNR-4]', async () => {
    const [first, last] = [kept(1, 'First'), kept(2, 'Last')];
    const sent = await show([first, last]);
    await press('Move up: First');
    await press('Move down: First');
    await press('Move down: Last');
    await act(async () => {
      fireEvent.click(screen.getByRole('switch', { name: 'Last' }));
      await Promise.resolve();
    });
    expect(sent).toEqual([
      ['move', 1, 1],
      ['change', { ...last, isOn: false }],
    ]);
  });

  it('changes the words of one and may be left without a change [BNR-3]', async () => {
    const sent = await show([kept(1, 'First')]);
    await press('Edit: First');
    await press('Cancel');
    await press('Edit: First');
    write('Title (en)', 'Other');
    write('Title (de)', 'Andere');
    await press('Save');
    expect(screen.getByText(/^Write a text in Russian and English/)).toBeDefined();
    write('Text (de)', 'Worte');
    await press('Save');
    const { titles, texts } = kept(1, 'First');
    const words = { titles: { ...titles, en: 'Other', de: 'Andere' }, texts: { ...texts, de: 'Worte' } };
    expect(sent).toEqual([['change', { ...kept(1, 'First'), ...words }]]);
  });
});
