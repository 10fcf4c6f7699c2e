import type { Player } from '../../../../core/player/player.ts';
import { PLAYER_WITHOUT_FACTS } from './player-without-facts.ts';

/** A player of whom no more is known. */
export function playerOf(fields: Partial<Player> = {}): Player {
  return { ...PLAYER_WITHOUT_FACTS, ...fields };
}
