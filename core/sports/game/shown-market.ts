import type { ColumnGroup } from '../line/line-columns.ts';
import type { Game } from './game.ts';
import type { Market, Outcome } from './market.ts';

export interface MarketChoice {
  readonly pickedLine?: number | undefined;
  /** 0, the whole game, unless said otherwise. */
  readonly period?: number;
}

/** LN-2 A group shows the first of its kinds that the game has, for the whole game. LN-3 Of its lines the picked one is shown where the game has it, else the main one, else the first. */
export function shownMarket(
  markets: readonly Market[],
  group: Pick<ColumnGroup, 'kinds'>,
  { pickedLine, period = 0 }: MarketChoice = {},
): Market | undefined {
  for (const kind of group.kinds) {
    const candidates = markets.filter((market) => market.kind === kind && market.period === period);
    const shown =
      candidates.find((market) => pickedLine !== undefined && market.line === pickedLine) ??
      candidates.find((market) => market.isMain) ??
      candidates[0];
    if (shown !== undefined) return shown;
  }
  return undefined;
}

/** LN-92 What a group shows of a game: of the part being played, else of the next one, where it is of parts. */
export function columnMarket(
  { markets, clock }: Pick<Game, 'markets' | 'clock'>,
  group: ColumnGroup,
  pickedLine?: number,
): Market | undefined {
  if (group.isOfPart !== true) return shownMarket(markets, group, { pickedLine });
  const parts = markets.flatMap(({ kind, period }) => (group.kinds.includes(kind) ? [period] : []));
  return shownMarket(markets, group, {
    period: Math.min(...parts.filter((part) => part >= Math.max(1, clock.period))),
  });
}

/** The cells of a group in order: the outcome of each, undefined where the slot stays empty. */
export function shownOutcomes(market: Market | undefined, group: ColumnGroup): readonly (Outcome | undefined)[] {
  return group.codes.map((code) =>
    code === undefined ? undefined : market?.outcomes.find((outcome) => outcome.code === code),
  );
}

/** LN-4 The lines to pick from are all that the games at hand have in the group, each once, from the lowest. */
export function pickableLines(
  games: readonly { readonly markets: readonly Market[] }[],
  group: ColumnGroup,
): readonly number[] {
  const lines = new Set<number>();
  for (const { markets } of games) {
    for (const { kind, period, line } of markets) {
      if (period === 0 && line !== undefined && group.kinds.includes(kind)) lines.add(line);
    }
  }
  return [...lines].sort((left, right) => left - right);
}
