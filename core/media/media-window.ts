import type { MediaBounds } from './media-entity.ts';

/** CSS pixels. */
const LEAST_WIDTH = 280;
const MOST_WIDTH = 720;
/** Above the picture. */
const HEAD_HEIGHT = 36;
const EDGE = 16;

/** Where a floating picture stands and how wide it is; its height follows from the width. */
export type MediaPlace = Pick<MediaBounds, 'left' | 'top' | 'width'>;

/** The window that it floats in, and what in it has to stay in sight. */
export interface MediaSpace {
  readonly width: number;
  readonly height: number;
  readonly keptClear: readonly MediaBounds[];
}

/** MD-22 A floating picture is 420 pixels wide until the player chooses, in the middle of the window's lower end. */
export function firstMediaPlace({ width, height }: Pick<MediaSpace, 'width' | 'height'>): MediaPlace {
  const whole = mediaHeight(420);
  return {
    left: Math.max(EDGE, Math.round((width - 420) / 2)),
    top: Math.max(EDGE, height - whole - EDGE),
    width: 420,
  };
}

/** MD-22 Its picture is 16 to 9 under a head of 36 pixels. */
function mediaHeight(width: number): number {
  return HEAD_HEIGHT + Math.round((width * 9) / 16);
}

/**
 * MD-23 It is 280 to 720 pixels wide and stays in the window, 16 pixels from an edge that it comes near;
 * MD-24 where it would cover what has to stay in sight it moves aside by the shortest way, and becomes smaller where there is no other.
 */
export function mediaBounds(asked: MediaPlace, given: MediaSpace): MediaBounds {
  const wanted = { left: finite(asked.left), top: finite(asked.top), width: finite(asked.width) };
  const space = { width: finite(given.width), height: finite(given.height), keptClear: given.keptClear };
  const most = Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, space.width - 2 * EDGE));
  const width = Math.round(Math.min(Math.max(wanted.width, LEAST_WIDTH), most));
  const within = withinWindow(sized(wanted, width), space);
  if (isClear(within, space.keptClear)) return within;
  const least = sized(wanted, LEAST_WIDTH);
  return nearestClear(within, space) ?? nearestClear(withinWindow(least, space), space) ?? withinWindow(least, space);
}

/** What cannot be measured has no size. */
function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}

function sized({ left, top }: MediaPlace, width: number): MediaBounds {
  return { left, top, width, height: mediaHeight(width) };
}

function withinWindow(bounds: MediaBounds, space: MediaSpace): MediaBounds {
  return {
    ...bounds,
    left: alongEdge(bounds.left, space.width - bounds.width),
    top: alongEdge(bounds.top, space.height - bounds.height),
  };
}

/** Near an edge it stands beside it; in a window too small for both gaps the start counts. */
function alongEdge(start: number, room: number): number {
  const last = room - EDGE;
  if (start > last - EDGE) return Math.max(0, Math.min(EDGE, room), Math.round(last));
  return start < 2 * EDGE ? Math.max(0, Math.min(EDGE, room)) : Math.round(start);
}

function isClear(bounds: MediaBounds, keptClear: readonly MediaBounds[]): boolean {
  return !keptClear.some((kept) => covers(bounds, kept));
}

function covers(one: MediaBounds, other: MediaBounds): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** Beside each thing that has to stay in sight there are four places. */
function nearestClear(bounds: MediaBounds, space: MediaSpace): MediaBounds | undefined {
  const places = space.keptClear.flatMap((kept) => [
    { ...bounds, left: kept.left - bounds.width },
    { ...bounds, left: kept.left + kept.width },
    { ...bounds, top: kept.top - bounds.height },
    { ...bounds, top: kept.top + kept.height },
  ]);
  return places
    .filter((place) => isInside(place, space) && isClear(place, space.keptClear))
    .toSorted((one, other) => distance(one, bounds) - distance(other, bounds))[0];
}

function isInside({ left, top, width, height }: MediaBounds, space: MediaSpace): boolean {
  return left >= 0 && top >= 0 && left + width <= space.width && top + height <= space.height;
}

function distance(one: MediaBounds, other: MediaBounds): number {
  return Math.abs(one.left - other.left) + Math.abs(one.top - other.top);
}

const STEP = 16;

const MOVES: ReadonlyMap<string, readonly [across: number, down: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

/** MD-25 Arrows move a floating picture by 16 pixels, with Shift they make it wider or narrower by as much; any other key does not. */
export function mediaMoved(place: MediaPlace, key: string, isResizing: boolean): MediaPlace | undefined {
  const move = MOVES.get(key);
  if (move === undefined) return undefined;
  const [across, down] = move;
  if (isResizing) return { ...place, width: place.width + (across + down) * STEP };
  return { ...place, left: place.left + across * STEP, top: place.top + down * STEP };
}
