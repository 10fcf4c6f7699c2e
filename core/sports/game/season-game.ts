import type { Game } from './game.ts';

/** LN-91 What is asked about a season of a league: it has a page of its own beside the table, and its address as a game leads there. */
export function isSeasonGame({ away, markets }: Pick<Game, 'away' | 'markets'>): boolean {
  return away === undefined && markets.some(({ kind }) => kind.startsWith('season-'));
}
