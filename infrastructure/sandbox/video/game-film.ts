import { LRUCache } from 'lru-cache';
import { zoneHappening, zoneSituation, zoneSpot, type ZoneSpot } from '../../../core/media/zone-happening.ts';
import { seconds, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { GameScene } from '../world/game-scene.ts';
import { drawScene } from './draw-scene.ts';
import { encodeSegment, FRAMES_A_SECOND } from './encode-segment.ts';

const SEGMENT: Millis = seconds(2);
const FRAMES = (SEGMENT / 1000) * FRAMES_A_SECOND;
/** So many of the last segments can be played. */
const WINDOW = 6;
/** How long the end of a game can still be watched. */
const KEPT_AFTER: Millis = seconds(60);
const MOST_KEPT = 300;
/** Segments that wait to be encoded; whoever comes then is asked to come again. */
const MOST_WAITING = 40;

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
  readonly segment: (gameId: number, number: number) => Promise<Buffer> | 'busy' | undefined;
}

export function openFilm(parts: FilmParts): GameFilm {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });
  let init: Promise<Buffer> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** One after another: however many watch, the site stays answering. */
  const inTurn = async (run: () => Promise<Buffer>): Promise<Buffer> => {
    waiting += 1;
    const turn = last.then(run).finally(() => {
      waiting -= 1;
    });
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    window: (gameId) => filmWindow(parts, gameId),
    init: async () => {
      init ??= inTurn(async () => (await encodeSegment(() => undefined, { start: 0, frames: 1 })).init);
      init.catch(() => {
        init = undefined;
      });
      return init;
    },
    segment: (gameId, number) => {
      const window = filmWindow(parts, gameId);
      if (window === undefined || number < window.first || number > window.last) return undefined;
      const key = `${gameId} ${number}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      if (waiting >= MOST_WAITING) return 'busy';
      const segment = inTurn(async () => filmed(parts, gameId, window.startsAt + number * SEGMENT));
      kept.set(key, segment);
      segment.catch(() => kept.delete(key));
      return segment;
    },
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

async function filmed({ world, overrides }: FilmParts, gameId: number, from: EpochMillis): Promise<Buffer> {
  const sceneAt = (now: EpochMillis): GameScene | undefined =>
    world.scene(gameId, { now, override: overrides.of(gameId) });
  const [before, start, end] = [sceneAt(from - SEGMENT), sceneAt(from), sceneAt(from + SEGMENT)];
  const [origin, target] = [ballOf(before, start), ballOf(start, end)];
  const startsAt = world.card(gameId, 'en')?.startsAt ?? from;
  const { media } = await encodeSegment(
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
