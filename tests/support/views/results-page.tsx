import { useLayoutEffect, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { sportsWiring } from '../../../composition/wiring/sports-wiring.ts';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { resultType } from '../../../core/sports/results/game-results.ts';
import { readResultsQuery } from '../../../core/sports/results/results-query.ts';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { sampleResult, fakeResultsGateway } from '../examples/sample-results.ts';
import { fakeLineGateway } from '../fakes/fake-line-gateway.ts';
import { pageEnvironment } from './page-environment.ts';
import { storesUnderTest } from './stores-under-test.ts';
import { withTexts } from './with-texts.tsx';

/** 2026-11-23, 12:00 UTC. */
const RESULTS_NOW = 1_795_435_200_000;

/** The stores of the results over a gateway made by hand, and a page that opens every address it is led to. */
export async function resultsPage(games = [sampleResult(1), sampleResult(2)], address = '/en/results') {
  const gateway = fakeResultsGateway(games);
  const { environment, clock, timers, visibility, frames } = pageEnvironment(RESULTS_NOW);
  const stores = storesUnderTest(
    { ...environment, lineGateway: fakeLineGateway(), ...({ resultsGateway: gateway } as object) },
    { eager: sportsWiring },
  );
  await stores.lazy.ensure(['results']);
  const open = async (asked: string): Promise<void> => {
    const { pathname, searchParams } = new URL(asked, 'http://site.example');
    const type = resultType(splitLanguage(pathname).rest.split('/')[2]);
    await stores.results.open(type, readResultsQuery(searchParams));
  };
  const Texts = withTexts('kit', 'sports', 'game', 'results', 'line-pages', 'shell', 'notice-catalogue');
  const seen = { address };
  function Address(): ReactNode {
    const { pathname, search } = useLocation();
    useLayoutEffect(() => {
      seen.address = pathname + search;
    }, [pathname, search]);
    return null;
  }
  function Wrapper({ children }: { readonly children: ReactNode }): ReactNode {
    return (
      <StoresProvider value={stores}>
        <Texts>
          <MemoryRouter initialEntries={[address]}>
            {children}
            <Address />
          </MemoryRouter>
        </Texts>
      </StoresProvider>
    );
  }
  return { stores, results: stores.results, gateway, clock, timers, visibility, frames, seen, open, Wrapper };
}
