import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Screen } from '#ui/site/alphabet/alphabet-screen.tsx';
import { AlphabetStore } from '#ui/site/alphabet/alphabet-store.ts';
import type { InformationGateway } from '../../../../core/site/documents/information-gateway.ts';
import type { AlphabetTerm } from '../../../../core/site/alphabet/alphabet-term.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import { couponTab, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';
import { milli } from '../../../support/units.ts';

afterEach(cleanup);

const OFFLINE = fail<RequestFailure>({ kind: 'network' });
const Texts = withTexts('kit', 'shell', 'coupon', 'slip', 'sports', 'calculator', 'information');

const term = (slug: string, title: string, rest: Partial<AlphabetTerm> = {}): AlphabetTerm => ({
  slug,
  title,
  topic: 'totals',
  language: 'en',
  summary: `${title} in a sentence.`,
  body: [{ tag: 'p', children: [`${title} at length.`] }],
  mistakes: [`Misreading ${title}.`],
  related: [],
  ...rest,
});
const TERMS = [
  term('total', 'Total', { related: ['asian-total'] }),
  term('asian-total', 'Asian total', { example: { kind: 'total', line: 2.25, odds: milli(1900) } }),
  term('margin', 'Margin', { topic: 'odds' }),
];

function Address() {
  return <p id="address">{useLocation().pathname}</p>;
}

async function opened(path: string) {
  const tab = await couponTab(sharedBrowser());
  const gateway: InformationGateway = {
    news: async () => Promise.resolve(ok([])),
    terminals: async () => Promise.resolve(ok([])),
    page: async () => Promise.resolve(OFFLINE),
    terms: async () => Promise.resolve(ok(TERMS)),
    term: async (slug) => {
      const found = TERMS.find((each) => each.slug === slug);
      return Promise.resolve(found === undefined ? OFFLINE : ok(found));
    },
  };
  const alphabet = new AlphabetStore(gateway);
  await alphabet.show(path.split('/')[3]);
  await tab.stores.page.learnRoutes();
  tab.stores.page.markHydrated();
  render(
    <Texts>
      <StoresProvider value={{ ...tab.stores, information: { alphabet }, informationTitles: { titles: [] } }}>
        <MemoryRouter initialEntries={[`/en/${path}`]}>
          <Screen />
          <Address />
        </MemoryRouter>
      </StoresProvider>
    </Texts>,
  );
}

const list = () => screen.getByRole('region', { name: 'Terms' });
const names = () =>
  within(list())
    .queryAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent);

describe('the betting alphabet', () => {
  it('lists the terms by letter or by topic, and finds them', async () => {
    await opened('betting-alphabet');
    expect(names()).toEqual(['Asian total', 'Margin', 'Total']);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a term' }), { target: { value: 'TOTAL' } });
    expect(names()).toEqual(['Asian total', 'Total']);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a term' }), { target: { value: 'horoscope' } });
    expect(names()).toEqual([]);
    expect(list().textContent).toContain('Nothing found');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a term' }), { target: { value: '' } });
    fireEvent.click(screen.getByRole('radio', { name: 'By topic' }));
    await waitFor(() => {
      expect(document.querySelector('#address')?.textContent).toBe('/en/betting-alphabet/topics');
    });
    expect(names()).toEqual(['Margin', 'Asian total', 'Total']);
  });

  it('shows a term with its example, its mistakes and its neighbours [WEX-2, BT-71]', async () => {
    await opened('betting-alphabet/letters/totals/asian-total');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Asian total');
    const rows = screen.getAllByRole('row').map((row) => row.textContent.replaceAll('\u{a0}', ' '));
    expect(rows.slice(1)).toEqual(['3 or moreWon₽1,900.00', 'exactly 2½ lost₽500.00', '1 or fewerLost₽0.00']);
    expect(screen.getByText('on over 2')).toBeTruthy();
    expect(screen.getByText('Misreading Asian total.')).toBeTruthy();
    const next = within(screen.getByRole('navigation', { name: 'Previous and next term' }));
    expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/betting-alphabet/letters/odds/margin',
    ]);
  });
});
