export * from './bonus-game.ts';
export * from './casino-game.ts';
export * from './game-category.ts';
export * from './game-list.ts';
export * from './other-game.ts';
