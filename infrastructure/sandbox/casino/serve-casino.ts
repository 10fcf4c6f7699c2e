import type { SandboxParts } from '../sandbox-parts.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { serveCrash } from './crash/crash-routes.ts';
import { serveHouseGames } from './games/house-game-routes.ts';
import { serveLiveTables } from './live/live-routes.ts';
import { serveCatalogue } from './catalogue-routes.ts';
import { serveJackpots } from './jackpots/jackpot-routes.ts';
import { serveMiniGames } from './mini/mini-game-routes.ts';
import { roundGate } from './round-gate.ts';
import { serveRounds } from './round-routes.ts';
import { serveWallet } from './serve-wallet.ts';

/** The casino: its catalogue, its rounds, the games of the house, and the wallet that providers speak to. */
export async function serveCasino(api: ServedApi, parts: SandboxParts): Promise<void> {
  serveCatalogue(api, parts);
  const gate = roundGate(api, parts);
  serveRounds(api, parts, gate);
  serveHouseGames(api, parts, gate);
  serveJackpots(api, parts);
  serveMiniGames(api, parts);
  serveCrash(api, parts, gate);
  serveLiveTables(api, parts, gate);
  await serveWallet(api, parts);
}
