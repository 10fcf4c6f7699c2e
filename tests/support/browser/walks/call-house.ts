import type { SandboxFixture } from '../../sandbox-fixture.ts';
import { callBingo, callLotto } from './call-lotto.ts';
import { callMiniGames } from './call-mini-games.ts';
import { callPromotions } from './call-promotions.ts';
import { callToto } from './call-toto.ts';

/** What is played beside sport, each by a player of its own. */
export async function callHouse(fixture: SandboxFixture): Promise<void> {
  for (const walk of [callToto, callLotto, callBingo, callPromotions]) await walk(fixture, await fixture.player());
  await callMiniGames(await fixture.player());
}
