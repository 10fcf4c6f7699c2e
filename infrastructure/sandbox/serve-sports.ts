import { serveExpresses } from './coupons/express/express-routes.ts';
import { serveGenerator } from './coupons/generator/generator-routes.ts';
import { serveBingo } from './lotto/bingo/serve-bingo.ts';
import { serveLotto } from './lotto/numbers/serve-lotto.ts';
import { serveToto } from './lotto/toto-routes.ts';
import { serveLine } from './line/line-routes.ts';
import { serveGames } from './line/game-routes.ts';
import { servePriceHistory } from './line/price-history-routes.ts';
import { serveResults } from './results/results-routes.ts';
import { serveTeams } from './teams/team-routes.ts';
import { serveStatistics } from './statistics/statistics-routes.ts';
import { serveVideos } from './video/video-routes.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import type { ServedApi } from './server/serve-call.ts';

/** What is played, what was played, and what can be bet on it. */
export function serveSports(api: ServedApi, parts: SandboxParts): void {
  serveLine(api, parts);
  serveGames(api, parts);
  servePriceHistory(api, parts);
  serveResults(api, parts);
  serveTeams(api, parts);
  serveStatistics(api, parts);
  serveExpresses(api, parts);
  serveVideos(api, parts);
  serveGenerator(api, parts);
  serveToto(api, parts);
  serveLotto(api, parts);
  serveBingo(api, parts);
}
