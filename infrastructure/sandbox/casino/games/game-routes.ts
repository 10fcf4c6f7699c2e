import { GAME_ROUNDS, GAME_STAKES, PLAY_GAME } from '../../../casino/games/game-calls.ts';
import type { WireReply } from '../../../http/call.ts';
import { exactMinor, majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { isRefusal } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { numbersOf, readRounds, wireRoundBase, withSeed, type RoundWithSeed } from '../round-rows.ts';
import { gameStakesIn, playGame } from './play-game.ts';

type WireRound = WireReply<typeof PLAY_GAME>;

/** Games that the house draws itself, and their rounds. */
export function serveGames(api: ServedApi, parts: SandboxParts): void {
  serveCall(api, GAME_STAKES, async ({ params: { game }, query: { currency } }) => ({
    stakes: gameStakesIn(game, currency).map((stake) => majorAmount(stake, currency)),
  }));
  serveCall(api, PLAY_GAME, async ({ session: { userId, idHash }, body, key }) => {
    const stake = exactMinor(body.stake, body.currency);
    const round = await playGame(parts, { ...body, stake, key, userId, sessionHash: idHash });
    return isRefusal(round) ? round : wireGameRound(await withSeed(parts, round), body.game);
  });
  serveCall(api, GAME_ROUNDS, async ({ session: { userId }, query: { game } }) => {
    const rows = await readRounds(parts, { userId, machines: [game] });
    return { rounds: rows.map((row) => wireGameRound(row, game)) };
  });
}

function wireGameRound(row: RoundWithSeed, game: WireRound['game']): WireRound {
  return {
    ...wireRoundBase(row),
    game,
    choice: numbersOf(row.choice),
    ...(row.stops === null ? {} : { drawn: numbersOf(row.stops) }),
  };
}
