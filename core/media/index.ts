export * from './media-entity.ts';
export * from './media-game-type.ts';
export * from './media-offer.ts';
export * from './media-selection.ts';
