import type { PlayerGateway } from '../../../core/player/player-gateway.ts';
import type { PlayerRight } from '../../../core/player/player-rights.ts';
import type { Player } from '../../../core/player/player.ts';
import { ok } from '../../../core/shared/result.ts';
import { playerOf } from '../examples/players/player-of.ts';

/** A server that says no more of the player than this, and keeps what it is told. */
export function fakePlayerGateway(facts: Partial<Player> = {}, rights: readonly PlayerRight[] = []): PlayerGateway {
  return {
    player: () => Promise.resolve(ok(playerOf(facts))),
    rights: () => Promise.resolve(ok(rights)),
    hideBalance: () => Promise.resolve(ok(undefined)),
  };
}
