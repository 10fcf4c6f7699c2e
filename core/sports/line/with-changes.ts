import { fail, ok, type Result } from '../../shared/result.ts';
import type { Champ } from '../tree/champ.ts';
import type { Game } from '../game/game.ts';
import { withGameChange } from './game-change.ts';
import type { LineChanges, LineDelta } from './line-reply.ts';
import { lineState, type LineState } from './line-state.ts';

/** Why changes cannot be made in a line: changes between are missing, or they are changes of another line. */
export interface LineMisfit {
  readonly code: 'gap' | 'misfit';
}

/** LN-5 Changes of the version at hand make the line of their own version. LN-6 Changes up to the version at hand are over, and change nothing. LN-7 Changes of any other version, or that name what the line does not have, are refused: the whole line has to be asked for. LN-58 A whole line takes the place of what was there. */
export function withChanges(state: LineState, changes: LineChanges): Result<LineState, LineMisfit> {
  if (changes.isWhole) return ok(lineState(changes));
  if (changes.base !== state.version) return changes.version <= state.version ? ok(state) : fail({ code: 'gap' });
  const games = changedGames(state.games, changes);
  if (games === undefined) return fail({ code: 'misfit' });
  const champs = changedChamps(state.champs, changes.champs, games);
  const rest = changes.rest === undefined ? state.rest : (changes.rest ?? undefined);
  return ok({ version: changes.version, games, champs, counts: changes.counts ?? state.counts, rest });
}

function changedGames(
  known: ReadonlyMap<number, Game>,
  { games: whole, changed, removed, order }: LineDelta,
): ReadonlyMap<number, Game> | undefined {
  const games = new Map(known);
  for (const id of removed) games.delete(id);
  for (const change of changed) {
    const game = games.get(change.id);
    const now = game && withGameChange(game, change);
    if (now === undefined) return undefined;
    games.set(now.id, now);
  }
  for (const game of whole) games.set(game.id, game);
  return order === undefined ? games : inOrder(games, order);
}

function inOrder(games: ReadonlyMap<number, Game>, order: readonly number[]): ReadonlyMap<number, Game> | undefined {
  const ordered = new Map<number, Game>();
  for (const id of order) {
    const game = games.get(id);
    if (game !== undefined) ordered.set(id, game);
  }
  return ordered.size === games.size ? ordered : undefined;
}

function changedChamps(
  known: ReadonlyMap<number, Champ>,
  changed: readonly Champ[],
  games: ReadonlyMap<number, Game>,
): ReadonlyMap<number, Champ> {
  const used = new Set([...games.values()].map(({ champId }) => champId));
  const champs = new Map(known);
  for (const champ of changed) champs.set(champ.id, champ);
  for (const id of champs.keys()) if (!used.has(id)) champs.delete(id);
  return champs;
}
