import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { InformationStore } from '#ui/site/documents/information-store.ts';
import { InformationTitlesStore } from '#ui/site/documents/information-titles-store.ts';
import { TerminalFinder } from '#ui/site/terminals/terminal-finder.tsx';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import type { InformationGateway } from '../../../../core/site/documents/information-gateway.ts';
import type { CashTerminal } from '../../../../core/site/terminals/cash-terminal.ts';
import { StoresProvider } from '../../../../ui/page/feature-hook.ts';
import { couponTab, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { withTexts } from '../../../support/views/with-texts.tsx';

afterEach(cleanup);

const Texts = withTexts('kit', 'information');
const OFFLINE = fail<RequestFailure>({ kind: 'network' });
const TERMINALS: readonly CashTerminal[] = [
  {
    id: 1,
    language: 'en',
    city: 'Omsk',
    address: '18 Steppe Street',
    latitude: 55,
    longitude: 73,
    opens: 510,
    closes: 1440,
  },
  {
    id: 2,
    language: 'en',
    city: 'Kazan',
    address: '40 Craft Street',
    latitude: 56,
    longitude: 49,
    opens: 0,
    closes: 0,
  },
];

async function opened(...replies: (readonly CashTerminal[] | undefined)[]) {
  const tab = await couponTab(sharedBrowser());
  const gateway: InformationGateway = {
    news: async () => Promise.resolve(OFFLINE),
    terms: async () => Promise.resolve(OFFLINE),
    term: async () => Promise.resolve(OFFLINE),
    page: async () => Promise.resolve(OFFLINE),
    terminals: async () => {
      const reply = replies.shift();
      return Promise.resolve(reply === undefined ? OFFLINE : ok(reply));
    },
  };
  const titles = new InformationTitlesStore({ titles: async () => Promise.resolve(OFFLINE) });
  const information = new InformationStore(gateway, titles);
  await information.terminals.load();
  tab.stores.page.markHydrated();
  render(
    <Texts>
      <StoresProvider value={{ ...tab.stores, information }}>
        <TerminalFinder />
      </StoresProvider>
    </Texts>,
  );
}

const citiesInList = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the finder of cash terminals', () => {
  it('lists the cities with addresses and hours, and finds one by its name [CNT-1, CNT-2, CNT-4]', async () => {
    await opened(TERMINALS);
    expect(citiesInList()).toEqual(['Kazan', 'Omsk']);
    expect(screen.getByText('40 Craft Street').parentElement?.textContent).toContain('Around the clock');
    expect(screen.getByText('18 Steppe Street').parentElement?.textContent).toContain('Daily 08:30–00:00');
    fireEvent.change(screen.getByRole('searchbox', { name: 'City' }), { target: { value: 'oms' } });
    expect(citiesInList()).toEqual(['Omsk']);
    expect(screen.getByRole('status').textContent).toBe('1 terminal found');
    fireEvent.change(screen.getByRole('searchbox', { name: 'City' }), { target: { value: 'Paris' } });
    expect(citiesInList()).toEqual([]);
    expect(screen.getByText('No terminals in this city')).toBeTruthy();
  });

  it('takes a city from the map, and lets it go again [CNT-3]', async () => {
    await opened(TERMINALS);
    const omsk = screen.getByRole('button', { name: 'Omsk' });
    fireEvent.click(omsk);
    expect(omsk.getAttribute('aria-pressed')).toBe('true');
    expect(citiesInList()).toEqual(['Omsk']);
    fireEvent.click(omsk);
    expect(citiesInList()).toEqual(['Kazan', 'Omsk']);
  });

  it('says that the list did not come, and asks again', async () => {
    await opened(undefined, []);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(screen.getByText('There are no terminals yet.')).toBeTruthy();
    });
  });
});
