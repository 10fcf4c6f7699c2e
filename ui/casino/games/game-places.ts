import type { HouseGameId } from '../../../core/casino/games/house-game.ts';

interface GamePlace {
  readonly path: string;
  /** The name of a game is its key; that of a place of others, its own. */
  readonly key: HouseGameId | 'crash' | 'toto' | 'slots' | 'virtual' | 'bingo';
  /** What a tile shows: drawn by letters, which every device has. */
  readonly sign: string;
}

/** Games beside the sport, each with the page that it is played on. */
export const GAME_PLACES: readonly GamePlace[] = [
  { path: '/fast-games', key: 'dice', sign: '⚂' },
  { path: '/fast-bet', key: 'coin', sign: '◐' },
  { path: '/crash-games', key: 'crash', sign: '↗' },
  { path: '/keno', key: 'keno', sign: '80' },
  { path: '/scratchcards', key: 'scratch-card', sign: '▦' },
  { path: '/asian-games', key: 'dragon-tiger', sign: '龍' },
  { path: '/tvgames', key: 'wheel', sign: '◎' },
  { path: '/card-games', key: 'blackjack', sign: '21' },
  { path: '/poker', key: 'video-poker', sign: 'A♠' },
  { path: '/skill-games', key: 'darts', sign: '➶' },
  { path: '/virtualsports', key: 'virtual', sign: '⚽' },
  { path: '/fishinghunting', key: 'fishing', sign: '≈' },
  { path: '/bingo', key: 'bingo', sign: '75' },
  { path: '/toto', key: 'toto', sign: '15' },
  { path: '/slots', key: 'slots', sign: '7' },
];
