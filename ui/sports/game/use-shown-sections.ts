import { usePage } from '../../page/use-page.ts';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplay } from '../../../core/settings/market-settings.ts';
import { displayedColumns, shownSections } from '../../../core/sports/game/market-display.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import { firstSections } from '../../../core/sports/game/first-sections.ts';
import {
  isInTab,
  marketSections,
  marketTabs,
  type MarketSection,
  type MarketTab,
} from '../../../core/sports/game/market-sections.ts';
import { playerRows, withPlayerTables } from '../../../core/sports/game/player-table.ts';
import { marketName } from '../../../core/sports/names/pick-name.ts';
import { isFoundByStem } from '../../../core/sports/search/found-words.ts';
import { speak } from '../../page/speak.ts';
import { useSports } from '../use-sports.ts';

export interface ShownSections {
  readonly tabs: ReturnType<typeof marketTabs>;
  /** The wanted tab, else the first that is offered. */
  readonly tab: MarketTab;
  readonly isSearching: boolean;
  /** Whether those behind the first screens are still to come. */
  readonly isBegun: boolean;
  /** Whether a section shows its heading only, as long as the player does not turn it. */
  readonly isFolded: (section: MarketSection) => boolean;
  readonly columns: readonly (readonly MarketSection[])[];
  readonly nameOf: (section: MarketSection) => string;
}

/** The markets of a game that are shown: those whose names have what is looked for, else those of a tab. */
export function useShownSections(game: Game, chosen: MarketTab, wanted: string | undefined): ShownSections {
  const { favourites } = useSports();
  const { page, settings } = usePage();
  const isAlive = useDeferredValue(page.isHydrated);
  const { t } = useTranslation('game');
  const display = marketDisplay(settings.settings);
  const sections = withPlayerTables(
    shownSections(
      marketSections(game.markets, (kind) => favourites.hasMarket(kind)),
      display,
    ),
  );
  const tabs = marketTabs(sections);
  const tab = tabs.some((known) => known.tab === chosen) ? chosen : (tabs[0]?.tab ?? 'all');
  const nameOf = ({ kind, period, markets, players }: MarketSection): string => {
    const { sportId, home, away } = game;
    if (players !== undefined) {
      const team = (players.side === 'home' ? home : away)?.name ?? '';
      return t(players.table === 'scorers' ? 'scorers' : 'deeds', { team });
    }
    const named = { kind, period, line: markets[0]?.line, sportId, homeName: home.name, awayName: away?.name };
    return speak(t, marketName(named));
  };
  /** A table of players is found by each of them. */
  const namesIn = (section: MarketSection): readonly string[] =>
    section.players === undefined
      ? [nameOf(section)]
      : [nameOf(section), ...playerRows(section.markets, section.players).map(({ name }) => name)];
  const isSearching = wanted !== undefined && wanted.trim() !== '';
  const shown = sections.filter((section) =>
    isSearching ? namesIn(section).some((name) => isFoundByStem(name, wanted)) : isInTab(section, tab),
  );
  /** Tables of players would push all that follows out of sight where every market stands. */
  const isFolded = ({ players }: MarketSection): boolean =>
    display.areCollapsed || (players !== undefined && tab === 'all' && !isSearching);
  const first = isAlive ? shown : firstSections(shown);
  const columns = displayedColumns(first, display, settings.settings.marketColumns);
  return { tabs, tab, isSearching, isBegun: first.length < shown.length, isFolded, nameOf, columns };
}
