import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isInTab,
  marketSections,
  marketTabs,
  type MarketSection,
  type MarketTab,
} from '../../../../core/sports/game/market-sections.ts';
import type { Outcome } from '../../../../core/sports/game/market.ts';
import { marketName, outcomeName, type NamedMarket } from '../../../../core/sports/names/pick-name.ts';
import { resultMark, type ResultMark, type SettledGame } from '../../../../core/sports/results/settled-game.ts';
import { speak } from '../../../page/speak.ts';
import { useSports } from '../../use-sports.ts';
import { marketsOf } from '../result-game.ts';

export interface SettledLine {
  readonly outcome: Outcome;
  readonly name: string;
  readonly mark: ResultMark;
}

export interface SettledSections {
  readonly tabs: ReturnType<typeof marketTabs>;
  /** The wanted tab, else the first that is offered. */
  readonly tab: MarketTab;
  readonly sections: readonly MarketSection[];
  readonly nameOf: (section: MarketSection) => string;
  readonly linesOf: (section: MarketSection) => readonly SettledLine[];
}

/** The settled markets of a game under their tabs, as those of a game that can be bet on. */
export function useSettledSections(game: SettledGame, chosen: MarketTab): SettledSections {
  const { favourites } = useSports();
  const { t } = useTranslation('game');
  const { result, markets } = game;
  const known = useMemo(
    () => ({
      markets: marketsOf(markets),
      marks: new Map(markets.flatMap(({ outcomes }) => outcomes.map(({ id, result: how }) => [id, resultMark(how)]))),
    }),
    [markets],
  );
  const all = marketSections(known.markets, (kind) => favourites.hasMarket(kind));
  const tabs = marketTabs(all);
  const tab = tabs.some((offered) => offered.tab === chosen) ? chosen : (tabs[0]?.tab ?? 'all');
  const named = ({ kind, period }: MarketSection, line: number | undefined): NamedMarket => ({
    kind,
    period,
    line,
    sportId: result.sportId,
    homeName: result.home.name,
    awayName: result.away?.name,
  });
  const nameOf = (section: MarketSection): string => speak(t, marketName(named(section, section.markets[0]?.line)));
  const linesOf = (section: MarketSection): readonly SettledLine[] =>
    section.markets.flatMap(({ kind, line, outcomes }) =>
      outcomes.map((outcome) => ({
        outcome,
        mark: known.marks.get(outcome.id) ?? 'returned',
        name:
          kind === 'double-chance'
            ? t(`sports:column.double-chance.${outcome.code}`)
            : speak(t, outcomeName({ ...named(section, line), code: outcome.code, label: outcome.label })),
      })),
    );
  return { tabs, tab, sections: all.filter((section) => isInTab(section, tab)), nameOf, linesOf };
}
