import type { WatchedGames, ZoneState } from './game-video.ts';
import type { MediaEntity, MediaType } from './media-entity.ts';

/** MD-16 Videos are offered always, zones where they are available and the player did not switch them off. */
export function isMediaOffered(
  type: MediaType,
  zones: { readonly isAvailable: boolean; readonly isSwitchedOff: boolean },
): boolean {
  return type === 'video' || (zones.isAvailable && !zones.isSwitchedOff);
}

/** MD-41 The zone of a game as the list says it; one that is not in it has none. Before the list has come a zone is taken to work. */
export function zoneOf(list: Pick<WatchedGames, 'zones'> | undefined, gameId: number): ZoneState | undefined {
  return list === undefined ? 'on' : list.zones.find((zone) => zone.gameId === gameId)?.state;
}

/** Where a picture stands, whether it floats, and whether it leaves with its page. */
export type MediaPosition = Pick<MediaEntity, 'target' | 'isFloating' | 'isAutoClearable'>;

/**
 * MD-39 What is opened on the page of its match stands on the board and leaves with the page; what is opened beside other matches stands in the overview:
 * it floats, and stays when the page is left.
 */
export function openedPosition(isOnOwnPage: boolean): MediaPosition {
  return isOnOwnPage
    ? { target: 'board', isFloating: false, isAutoClearable: true }
    : { target: 'overview', isFloating: true, isAutoClearable: false };
}

/** MD-17 A picture whose place has left the window floats where the player wants it, and returns to its place with it. */
export function withFloating(
  entity: MediaEntity,
  { isInSight, isMovedOnScroll }: { readonly isInSight: boolean; readonly isMovedOnScroll: boolean },
): MediaEntity {
  const isFloating = isMovedOnScroll && !isInSight;
  return isFloating === entity.isFloating ? entity : { ...entity, isFloating };
}
