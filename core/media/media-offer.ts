import type { MediaEntity, MediaType } from './media-entity.ts';

/** MD-16 Videos are offered always, zones where they are available and the player did not switch them off. */
export function isMediaOffered(
  type: MediaType,
  zones: { readonly isAvailable: boolean; readonly isSwitchedOff: boolean },
): boolean {
  return type === 'video' || (zones.isAvailable && !zones.isSwitchedOff);
}

/** MD-17 A picture whose place has left the window floats where the player wants it, and returns to its place with it. */
export function withFloating(
  entity: MediaEntity,
  { isInSight, isMovedOnScroll }: { readonly isInSight: boolean; readonly isMovedOnScroll: boolean },
): MediaEntity {
  const isFloating = isMovedOnScroll && !isInSight;
  return isFloating === entity.isFloating ? entity : { ...entity, isFloating };
}
