export * from './game-video.ts';
export * from './media-entity.ts';
export * from './media-game-type.ts';
export * from './media-look.ts';
export * from './media-offer.ts';
export * from './media-selection.ts';
export * from './media-window.ts';
export * from './zone-happening.ts';
