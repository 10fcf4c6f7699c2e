import { GAMES } from '../../../../infrastructure/sports/found-games-calls.ts';
import { GAME, GAME_CHANGES } from '../../../../infrastructure/sports/game-calls.ts';
import { PRICE_HISTORY } from '../../../../infrastructure/sports/price-history-calls.ts';
import type { Visitor } from '../visitor.ts';

interface Offered {
  readonly gameId: number;
  readonly outcomeId: string;
}

/** Games by id, one with its changes, and how a price of it went. */
export async function callGames(
  player: Visitor,
  { offered, liveId }: { readonly offered: readonly [Offered, ...Offered[]]; readonly liveId: number },
): Promise<void> {
  const game = { id: offered[0].gameId };
  await player.send(GAMES, { query: { lng: 'en', ids: offered.map(({ gameId }) => gameId).join(',') } });
  await player.send(GAME, { params: { id: liveId }, query: { lng: 'ru' } });
  await player.send(GAME_CHANGES, { params: { id: liveId }, query: { lng: 'ru', since: 1 } });
  const { body: details } = await player.send(GAME, { params: game, query: { lng: 'ru' } });
  await player.send(GAME_CHANGES, { params: game, query: { lng: 'ru', since: details.game.version } });
  const prices = (since: number) =>
    player.send(PRICE_HISTORY, { params: game, query: { outcome: offered[0].outcomeId, since } });
  await prices((await prices(-1)).body.version);
}
