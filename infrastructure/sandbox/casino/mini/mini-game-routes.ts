import { bonusDay } from '../../../../core/casino/mini/bonus-draw.ts';
import { BONUS_GAME_LIST } from '../../../../core/casino/mini/bonus-games.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import { BONUS_GAMES_BOARD, BONUS_PLAYS, GAMES_PREVIEW, PLAY_BONUS_GAME } from '../../../casino/mini-game-calls.ts';
import type { WireReply } from '../../../http/call.ts';
import { pointsOf } from '../../bonuses/points/earned-points.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import { lockPlayer } from '../../limits/permit-deposit.ts';
import { playerRegime } from '../../limits/player-regime.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { isRefusal } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { listedGames } from './listed-games.ts';
import { attemptsLeft, bonusStop, nextSeed, playBonusGame, type KeptPlay } from './play-bonus-game.ts';

type MiniParts = Pick<SandboxParts, 'database' | 'random' | 'jurisdiction' | 'now'>;

const PLAYS_SHOWN = 20;

/** The list of small games, and the bonus games among them. */
export function serveMiniGames(api: ServedApi, parts: MiniParts): void {
  serveCall(api, GAMES_PREVIEW, async ({ query: { lng } }) => ({ games: await listedGames(parts.database, lng) }));
  serveCall(api, BONUS_GAMES_BOARD, async ({ session: { userId } }) => boardOf(parts, userId));
  serveCall(api, BONUS_PLAYS, async ({ session: { userId }, params: { game } }) => {
    const plays = await parts.database
      .selectFrom('bonus_plays')
      .selectAll()
      .where('user_id', '=', userId)
      .where('game', '=', game)
      .orderBy('id', 'desc')
      .limit(PLAYS_SHOWN)
      .execute();
    return { plays: plays.map(wirePlayOf) };
  });
  serveCall(api, PLAY_BONUS_GAME, async ({ session: { userId }, params: { game: route }, body, key }) => {
    const played = await inTransaction(parts, async (transaction) =>
      playBonusGame(transaction, { ...body, userId, key, route }, await playerRegime(parts, transaction, userId)),
    );
    return isRefusal(played) ? played : wirePlayOf(played);
  });
}

async function boardOf(parts: MiniParts, userId: UserId): Promise<WireReply<typeof BONUS_GAMES_BOARD>> {
  return inTransaction(parts, async (transaction) => {
    // whoever asks at once waits for the first seeds
    await lockPlayer(transaction, userId);
    const regime = await playerRegime(parts, transaction, userId);
    const stop = await bonusStop(transaction, userId, regime);
    const games: WireReply<typeof BONUS_GAMES_BOARD>['games'] = [];
    for (const game of BONUS_GAME_LIST) {
      const { route } = game;
      const { server_hash: nextHash } = await nextSeed(transaction, userId, route);
      const left = stop === undefined ? await attemptsLeft(transaction, { userId, game }, regime) : 0;
      games.push({ route, left, nextHash });
    }
    return {
      serverTime: regime.now,
      renewsAt: bonusDay(regime.now).until,
      points: await pointsOf(transaction, userId),
      ...(stop === undefined ? {} : { stop }),
      games,
    };
  });
}

function wirePlayOf(row: KeptPlay): WireReply<typeof PLAY_BONUS_GAME> {
  const { key: id, game, at, points } = row;
  const { server_hash: serverHash, server_seed: serverSeed, player_seed: playerSeed } = row;
  const picks = JSON.parse(row.picks) as number[];
  const drawn = JSON.parse(row.drawn) as number[];
  return { id, game, at, serverHash, serverSeed, playerSeed, picks, drawn, points };
}
