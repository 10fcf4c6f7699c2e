import type { HouseGameId } from '../../../core/casino/games/house-game.ts';

interface GamePlace {
  /** The address of its page, by which it is drawn. */
  readonly route: string;
  /** The name of a game is its key; that of a place of others, its own. */
  readonly key: HouseGameId | 'crash' | 'toto' | 'slots' | 'virtual' | 'bingo' | 'live';
}

/** Games beside the sport, each with the page that it is played on. */
export const GAME_PLACES: readonly GamePlace[] = [
  { route: 'fast-games', key: 'dice' },
  { route: 'fast-bet', key: 'coin' },
  { route: 'crash-games', key: 'crash' },
  { route: 'casino', key: 'live' },
  { route: 'keno', key: 'keno' },
  { route: 'scratchcards', key: 'scratch-card' },
  { route: 'asian-games', key: 'dragon-tiger' },
  { route: 'tvgames', key: 'wheel' },
  { route: 'card-games', key: 'blackjack' },
  { route: 'poker', key: 'video-poker' },
  { route: 'skill-games', key: 'darts' },
  { route: 'virtualsports', key: 'virtual' },
  { route: 'fishinghunting', key: 'fishing' },
  { route: 'games/ladder', key: 'ladder' },
  { route: 'bingo', key: 'bingo' },
  { route: 'toto', key: 'toto' },
  { route: 'slots', key: 'slots' },
];
