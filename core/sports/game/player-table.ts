import type { LineUpPlayer } from './line-up.ts';
import type { MarketKind } from './market-kind.ts';
import type { Market, Outcome } from './market.ts';
import type { MarketSection } from './market-sections.ts';
import { isPlayerKind, TABLE_KINDS, type PlayerKind, type PlayerTable } from './player-kinds.ts';

type Side = 'home' | 'away';

/** A price of a player's row; undefined where the question is decided or not asked. */
type PlayerCell = { readonly market: Market; readonly outcome: Outcome } | undefined;

interface PlayerRow {
  readonly code: string;
  readonly number: string;
  readonly name: string;
  /** In the order of the kinds of the table. */
  readonly cells: readonly PlayerCell[];
}

const LETTERS = { home: 'h', away: 'a' } as const;
const CODE = /^[ha](\d{1,2})$/;

function isOfSide(code: string, side: Side): boolean {
  return code.startsWith(LETTERS[side]) && CODE.test(code);
}

/** Which players are shown, and what is asked about them. */
interface TableOfPlayers {
  readonly side: Side;
  readonly table: PlayerTable;
}

/** GLS-6 PLP-5 Of each team the players, a row for each and a column for each question; rows stand in the feed's order, so that none moves with its price. */
export function playerRows(markets: readonly Market[], { side, table }: TableOfPlayers): readonly PlayerRow[] {
  if (!Object.hasOwn(TABLE_KINDS, table)) return [];
  const kinds = TABLE_KINDS[table];
  const rows = new Map<string, { name: string; cells: PlayerCell[] }>();
  for (const market of markets) {
    const column = kinds.findIndex((kind) => kind === market.kind);
    for (const outcome of column === -1 ? [] : market.outcomes) {
      if (!isOfSide(outcome.code, side)) continue;
      const row = rows.get(outcome.code) ?? {
        name: outcome.label ?? outcome.code,
        cells: kinds.map(() => undefined),
      };
      row.cells[column] = { market, outcome };
      rows.set(outcome.code, row);
    }
  }
  return [...rows].map(([code, row]) => ({ code, number: CODE.exec(code)?.[1] ?? '', ...row }));
}

type Done = Pick<LineUpPlayer, 'goals' | 'assists' | 'shotsOnTarget' | 'yellowCards'>;

/** What wins a question before the end of the game; who scored first or last is not among it. */
const WON_BY: Partial<Record<PlayerKind, (done: Done) => boolean>> = {
  'anytime-goalscorer': ({ goals }) => goals >= 1,
  'two-or-more-goals': ({ goals }) => goals >= 2,
  'player-shot-on-target': ({ shotsOnTarget }) => shotsOnTarget >= 1,
  'player-two-or-more-shots': ({ shotsOnTarget }) => shotsOnTarget >= 2,
  'player-assist': ({ assists }) => assists >= 1,
  'player-yellow-card': ({ yellowCards }) => yellowCards >= 1,
};

/** GLS-10 PLP-6 What a cell without a price says: that what he did has won it already, or that it is not bet on. */
export function emptyPlayerCell(kind: PlayerKind, done: Done | undefined): 'won' | 'closed' {
  return done !== undefined && WON_BY[kind]?.(done) === true ? 'won' : 'closed';
}

/** By what a table is found among the sections: the question that most ask. */
const LEADING: Readonly<Record<PlayerTable, PlayerKind>> = {
  scorers: 'anytime-goalscorer',
  deeds: 'player-shot-on-target',
};

function tableOf(kind: MarketKind): PlayerTable | undefined {
  if (!isPlayerKind(kind)) return undefined;
  return TABLE_KINDS.scorers.includes(kind) ? 'scorers' : 'deeds';
}

function sidesOf(markets: readonly Market[], table: PlayerTable): readonly MarketSection[] {
  return (['home', 'away'] as const)
    .map((side): MarketSection => ({
      key: `${table}-${side}`,
      kind: LEADING[table],
      period: 0,
      markets,
      outcomeCount: markets.reduce(
        (count, { outcomes }) => count + outcomes.filter(({ code }) => isOfSide(code, side)).length,
        0,
      ),
      isTable: false,
      players: { side, table, rowCount: playerRows(markets, { side, table }).length },
    }))
    .filter(({ outcomeCount }) => outcomeCount > 0);
}

/** GLS-7 PLP-5 The questions whose answers are players make a table of scorers and one of what else they do for each team, where the first of its questions stands. */
export function withPlayerTables(sections: readonly MarketSection[]): readonly MarketSection[] {
  return sections.flatMap((section, index) => {
    const table = tableOf(section.kind);
    if (table === undefined) return [section];
    if (sections.findIndex(({ kind }) => tableOf(kind) === table) !== index) return [];
    const markets = sections.flatMap((other) => (tableOf(other.kind) === table ? other.markets : []));
    return sidesOf(markets, table);
  });
}
