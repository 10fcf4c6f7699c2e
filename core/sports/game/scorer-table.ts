import type { Market, Outcome } from './market.ts';
import type { MarketSection } from './market-sections.ts';
import { isPlayerKind, PLAYER_KINDS, type PlayerKind } from './scorer-kinds.ts';

type Side = 'home' | 'away';

/** A price of a player's row; undefined where the question is decided or not asked. */
type ScorerCell = { readonly market: Market; readonly outcome: Outcome } | undefined;

interface ScorerRow {
  readonly code: string;
  readonly number: string;
  readonly name: string;
  /** In the order of the kinds whose answers are players. */
  readonly cells: readonly ScorerCell[];
}

const LETTERS = { home: 'h', away: 'a' } as const;
const CODE = /^[ha](\d{1,2})$/;

function isOfSide(code: string, side: Side): boolean {
  return code.startsWith(LETTERS[side]) && CODE.test(code);
}

/** GLS-6 Of each team the players who may score, a row for each and a column for each question; rows stand in the feed's order, so that none moves with its price. */
export function scorerRows(markets: readonly Market[], side: Side): readonly ScorerRow[] {
  const rows = new Map<string, { name: string; cells: ScorerCell[] }>();
  for (const market of markets) {
    const column = PLAYER_KINDS.findIndex((kind) => kind === market.kind);
    for (const outcome of column === -1 ? [] : market.outcomes) {
      if (!isOfSide(outcome.code, side)) continue;
      const row = rows.get(outcome.code) ?? {
        name: outcome.label ?? outcome.code,
        cells: PLAYER_KINDS.map(() => undefined),
      };
      row.cells[column] = { market, outcome };
      rows.set(outcome.code, row);
    }
  }
  return [...rows].map(([code, row]) => ({ code, number: CODE.exec(code)?.[1] ?? '', ...row }));
}

/** GLS-10 What a cell without a price says: that his goals have won it already, or that it is not bet on. */
export function emptyScorerCell(kind: PlayerKind, goals: number): 'won' | 'closed' {
  if (kind === 'anytime-goalscorer' && goals >= 1) return 'won';
  return kind === 'two-or-more-goals' && goals >= 2 ? 'won' : 'closed';
}

/** GLS-7 The questions whose answers are players make one table for each team, where the first of them stands. */
export function withScorerTables(sections: readonly MarketSection[]): readonly MarketSection[] {
  const markets = sections.flatMap((section) => (isPlayerKind(section.kind) ? section.markets : []));
  const place = sections.findIndex(({ kind }) => isPlayerKind(kind));
  const tables = (['home', 'away'] as const)
    .map((side): MarketSection => ({
      key: `scorers-${side}`,
      kind: 'anytime-goalscorer',
      period: 0,
      markets,
      outcomeCount: markets.reduce(
        (count, { outcomes }) => count + outcomes.filter(({ code }) => isOfSide(code, side)).length,
        0,
      ),
      isTable: false,
      players: { side, rowCount: scorerRows(markets, side).length },
    }))
    .filter(({ outcomeCount }) => outcomeCount > 0);
  return sections.flatMap((section, index) => (index === place ? tables : isPlayerKind(section.kind) ? [] : [section]));
}
