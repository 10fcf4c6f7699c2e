import { BLACKJACK } from './blackjack.ts';
import { COIN } from './coin.ts';
import { DARTS } from './darts.ts';
import { DICE } from './dice.ts';
import { DRAGON_TIGER } from './dragon-tiger.ts';
import { FISHING } from './fishing.ts';
import type { HouseGame, HouseGameId } from './house-game.ts';
import { KENO } from './keno.ts';
import { LADDER } from './ladder.ts';
import { SCRATCH_CARD } from './scratch-card.ts';
import { VIDEO_POKER } from './video-poker.ts';
import { WHEEL } from './wheel.ts';

/** The games that the house draws itself. */
export const HOUSE_GAMES: Readonly<Record<HouseGameId, HouseGame>> = {
  dice: DICE,
  coin: COIN,
  keno: KENO,
  'scratch-card': SCRATCH_CARD,
  'dragon-tiger': DRAGON_TIGER,
  wheel: WHEEL,
  blackjack: BLACKJACK,
  'video-poker': VIDEO_POKER,
  darts: DARTS,
  fishing: FISHING,
  ladder: LADDER,
};

/** The game of an id; undefined for what is none. */
export function houseGameById(id: string): HouseGame | undefined {
  return Object.values(HOUSE_GAMES).find((game) => game.id === id);
}
