import { LRUCache } from 'lru-cache';
import { zoneHappening, zoneSituation, zoneSpot, type ZoneSpot } from '../../../core/media/zone-happening.ts';
import { seconds, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { boundedQueue, type QueueBounds, type QueueTurn } from '../../http/bounded-queue.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { GameScene } from '../world/game-scene.ts';
import { drawScene } from './draw-scene.ts';
import { encodeSegment, FRAMES_A_SECOND } from './encode-segment.ts';
import { MOST_FILMS } from './running-films.ts';

const SEGMENT: Millis = seconds(2);
const FRAMES = (SEGMENT / 1000) * FRAMES_A_SECOND;
/** So many of the last segments can be played. */
const WINDOW = 6;
/** How long the end of a game can still be watched. */
const KEPT_AFTER: Millis = seconds(60);
const MOST_KEPT = 600;
const MOST_BYTES_KEPT = 32_000_000;
/** MD-37 One encoding at a time, those of different players in turns; as many of one player's wait as that player may watch. */
const BOUNDS: QueueBounds = { atOnce: 1, waiting: 40, waitingEach: MOST_FILMS };

type FilmParts = Pick<SandboxParts, 'world' | 'overrides' | 'now'>;

/** What of a game can be played now: segments by their numbers, counted from its start. */
export interface FilmWindow {
  readonly first: number;
  readonly last: number;
  readonly startsAt: EpochMillis;
  readonly isOver: boolean;
}

/** Films games: a segment is drawn of what was played, once, when the first viewer asks for it, and never before it is over. */
export interface GameFilm {
  readonly window: (gameId: number) => FilmWindow | undefined;
  readonly init: () => Promise<Buffer>;
  /** 'busy' where too many wait; undefined outside of the window. */
  readonly segment: (gameId: number, number: number, viewer: QueueTurn) => Promise<Buffer | 'busy'> | undefined;
}

/** A segment that is still to be encoded, and whoever waits for it. */
interface PendingSegment {
  readonly viewers: QueueTurn[];
  readonly encoded: Promise<Buffer | undefined>;
}

type Encode = typeof encodeSegment;

export function openFilm(parts: FilmParts, encode: Encode = encodeSegment): GameFilm {
  const segments = sharedSegments();
  let init: Promise<Buffer> | undefined;
  return {
    window: (gameId) => filmWindow(parts, gameId),
    init: async () => {
      init ??= encode(() => undefined, { start: 0, frames: 1 }).then((encoded) => encoded.init);
      init.catch(() => {
        init = undefined;
      });
      return init;
    },
    segment: (gameId, number, viewer) => {
      const window = filmWindow(parts, gameId);
      if (window === undefined || number < window.first || number > window.last) return undefined;
      return segments(`${gameId} ${number}`, viewer, async () =>
        filmed(parts, encode, { gameId, from: window.startsAt + number * SEGMENT }),
      );
    },
  };
}

/** Encodes each segment once for all who wait for it, one after another, and keeps the last of them. */
function sharedSegments() {
  const kept = new LRUCache<string, Buffer>({
    max: MOST_KEPT,
    maxSize: MOST_BYTES_KEPT,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const pending = new Map<string, PendingSegment>();
  const queue = boundedQueue(BOUNDS);
  const begin = (
    key: string,
    viewer: QueueTurn,
    run: () => Promise<Buffer>,
  ): Promise<Buffer | undefined> | undefined => {
    const viewers = [viewer];
    const turn = { by: viewer.by, isGone: () => viewers.every((each) => each.isGone?.() === true) };
    const encoded = queue(async () => {
      const segment = await run();
      kept.set(key, segment);
      return segment;
    }, turn)?.finally(() => pending.delete(key));
    if (encoded !== undefined) pending.set(key, { viewers, encoded });
    return encoded;
  };
  const join = async (key: string, viewer: QueueTurn, run: () => Promise<Buffer>): Promise<Buffer | undefined> => {
    const shared = pending.get(key);
    if (shared === undefined) return begin(key, viewer, run);
    shared.viewers.push(viewer);
    return shared.encoded;
  };
  return async (key: string, viewer: QueueTurn, run: () => Promise<Buffer>): Promise<Buffer | 'busy'> => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const isShared = pending.has(key);
    const joined = await join(key, viewer, run);
    // whoever began it may have lost the turn: who waited with them asks in their own name
    return joined ?? (isShared ? await join(key, viewer, run) : undefined) ?? 'busy';
  };
}

/** The seconds of a segment. */
export const SEGMENT_SECONDS = SEGMENT / 1000;

function filmWindow({ world, overrides, now }: FilmParts, gameId: number): FilmWindow | undefined {
  const startsAt = world.card(gameId, 'en')?.startsAt;
  const end = world.end(gameId, overrides.of(gameId));
  if (startsAt === undefined || end === undefined || now() > end + KEPT_AFTER) return undefined;
  const isOver = now() >= end + SEGMENT;
  const last = Math.floor((Math.min(now(), end + SEGMENT) - startsAt) / SEGMENT) - 1;
  return last < 0 ? undefined : { first: Math.max(0, last - WINDOW + 1), last, startsAt, isOver };
}

async function filmed(
  { world, overrides }: FilmParts,
  encode: Encode,
  { gameId, from }: { readonly gameId: number; readonly from: EpochMillis },
): Promise<Buffer> {
  const sceneAt = (now: EpochMillis): GameScene | undefined =>
    world.scene(gameId, { now, override: overrides.of(gameId) });
  const [before, start, end] = [sceneAt(from - SEGMENT), sceneAt(from), sceneAt(from + SEGMENT)];
  const [origin, target] = [ballOf(before, start), ballOf(start, end)];
  const startsAt = world.card(gameId, 'en')?.startsAt ?? from;
  const { media } = await encode(
    (picture, frame) => {
      const share = frame / FRAMES;
      const at = from + share * SEGMENT;
      const scene = sceneAt(at);
      if (scene !== undefined) drawScene(picture, { scene, at, ball: between(origin, target, share) });
    },
    { start: (from - startsAt) / 1000, frames: FRAMES },
  );
  return media;
}

const MIDDLE: ZoneSpot = { along: 0.5, across: 0.5 };

/** Where the ball is after what happened between two moments. */
function ballOf(before: GameScene | undefined, now: GameScene | undefined): ZoneSpot {
  if (now === undefined) return MIDDLE;
  if (before === undefined) return zoneSpot(zoneSituation(now));
  return zoneSpot(zoneHappening(before, now, zoneSituation(before)));
}

/** On its way from one place to the other, slower at both ends, and never quite still. */
function between(from: ZoneSpot, to: ZoneSpot, share: number): ZoneSpot {
  const part = share * share * (3 - 2 * share);
  const sway = Math.sin(share * 2 * Math.PI) * 0.02;
  return {
    along: from.along + (to.along - from.along) * part + sway,
    across: from.across + (to.across - from.across) * part + sway / 2,
  };
}
