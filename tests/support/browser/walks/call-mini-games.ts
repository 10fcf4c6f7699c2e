import {
  BONUS_GAMES_BOARD,
  BONUS_PLAYS,
  GAMES_PREVIEW,
  PLAY_BONUS_GAME,
} from '../../../../infrastructure/casino/mini-game-calls.ts';
import type { TestPlayer } from '../../sandbox-fixture.ts';

const PLAY_KEY = '6a3f6c1e-3333-4333-8333-333333333333';

/** What the pages of small games ask for, and one bonus game. */
export async function callMiniGames(player: Pick<TestPlayer, 'send'>): Promise<void> {
  const site = { whence: 1, groupId: 1, ref: 1, lng: 'en', fcountry: 'ru', includeCategories: 'false' } as const;
  await player.send(GAMES_PREVIEW, { query: site });
  const { games } = (await player.send(BONUS_GAMES_BOARD)).read();
  const params = { game: 'chest-bonus' } as const;
  const serverHash = games.find(({ route }) => route === params.game)?.nextHash ?? '';
  const body = { serverHash, playerSeed: 'first-seed', picks: [4] };
  await player.send(PLAY_BONUS_GAME, { params, body, key: PLAY_KEY });
  await player.send(BONUS_PLAYS, { params });
}
