import { isCount, isText } from '../shared/untrusted.ts';
import { fail, ok, type Result } from '../shared/result.ts';

export const MEDIA_TYPES = ['video', 'zone'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** Where a picture is shown: on the board of a game, over the whole window, in the overview of live games, at the side. */
export const MEDIA_TARGETS = ['board', 'fullscreen', 'overview', 'side'] as const;
export type MediaTarget = (typeof MEDIA_TARGETS)[number];

/** Pixels of the window. */
export interface MediaBounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A video of a game, or the zone that draws what happens in it. */
export interface MediaEntity {
  /** Made of the type, the game and the video or zone. */
  readonly id: string;
  readonly type: MediaType;
  readonly target: MediaTarget;
  readonly gameId: number;
  readonly sportId: number;
  readonly videoId?: string | undefined;
  readonly zoneId?: string | undefined;
  readonly title: string;
  /** Where it stood before it began to float. */
  readonly bounds?: MediaBounds | undefined;
  /** The page of the game. */
  readonly gameLink: string;
  /** Leaves with the page that showed it. */
  readonly isAutoClearable: boolean;
  readonly isFloating: boolean;
  /** Where the video comes from: 'LIVE' unless said otherwise. */
  readonly videoSource: string;
  readonly isRecommended: boolean;
}

export type MediaEntityError =
  | { readonly code: 'no-video-or-zone'; readonly message: typeof NO_VIDEO_OR_ZONE }
  | { readonly code: 'malformed-field'; readonly field: string };

export const NO_VIDEO_OR_ZONE = 'One of the parameters of the MediaEntity constructor is required: videoId or zoneId';

type MediaFlags = Pick<MediaEntity, 'isAutoClearable' | 'isFloating' | 'isRecommended'>;

const ID = /^[\w.-]{1,80}$/;
const SOURCE = /^[A-Z0-9_]{1,32}$/;

/** MD-1 Two entities are the same where type, game and video, or zone where there is no video, are. */
export function mediaId({
  type,
  gameId,
  videoId,
  zoneId,
}: Pick<MediaEntity, 'type' | 'gameId' | 'videoId' | 'zoneId'>): string {
  return `${type}:${gameId}:${videoId ?? ''}:${videoId === undefined ? (zoneId ?? '') : ''}`;
}

/**
 * MD-2 An entity needs a video or a zone, otherwise the error has the text `NO_VIDEO_OR_ZONE`; MD-3 unless said otherwise it stands on the board,
 * leaves with its page, does not float, is not recommended and its source is `LIVE`; MD-4 a field of another shape is refused by its name.
 */
export function mediaEntity(given: unknown): Result<MediaEntity, MediaEntityError> {
  if (typeof given !== 'object' || given === null) return malformed('type');
  const fields = given as Readonly<Record<string, unknown>>;
  const { videoId: video, zoneId: zone, gameId, sportId, title = '', gameLink = '', videoSource = 'LIVE' } = fields;
  const videoId = idOf(video);
  const zoneId = idOf(zone);
  if (isAbsent(video) && isAbsent(zone)) return fail({ code: 'no-video-or-zone', message: NO_VIDEO_OR_ZONE });
  if (!isAbsent(video) && videoId === undefined) return malformed('videoId');
  if (!isAbsent(zone) && zoneId === undefined) return malformed('zoneId');
  const type = MEDIA_TYPES.find((known) => known === fields['type']);
  if (type === undefined) return malformed('type');
  const target = MEDIA_TARGETS.find((known) => known === (fields['target'] ?? 'board'));
  if (target === undefined) return malformed('target');
  if (!isCount(gameId)) return malformed('gameId');
  if (!isCount(sportId)) return malformed('sportId');
  if (!isText(title, 0)) return malformed('title');
  if (!isText(gameLink, 0)) return malformed('gameLink');
  if (typeof videoSource !== 'string' || !SOURCE.test(videoSource)) return malformed('videoSource');
  const flags = flagsOf(fields);
  if (!flags.ok) return flags;
  const bounds = boundsOf(fields['bounds']);
  if (!isAbsent(fields['bounds']) && bounds === undefined) return malformed('bounds');
  return ok({
    id: mediaId({ type, gameId, videoId, zoneId }),
    type,
    target,
    gameId,
    sportId,
    ...(videoId === undefined ? {} : { videoId }),
    ...(zoneId === undefined ? {} : { zoneId }),
    title,
    ...(bounds === undefined ? {} : { bounds }),
    gameLink,
    ...flags.value,
    videoSource,
  });
}

function flagsOf({
  isAutoClearable = true,
  isFloating = false,
  isRecommended = false,
}: Readonly<Record<string, unknown>>): Result<MediaFlags, MediaEntityError> {
  if (typeof isAutoClearable !== 'boolean') return malformed('isAutoClearable');
  if (typeof isFloating !== 'boolean') return malformed('isFloating');
  if (typeof isRecommended !== 'boolean') return malformed('isRecommended');
  return ok({ isAutoClearable, isFloating, isRecommended });
}

/** MD-5 Ids are texts, or numbers that are written as texts. */
function idOf(value: unknown): string | undefined {
  const text = isCount(value) ? String(value) : value;
  return typeof text === 'string' && ID.test(text) ? text : undefined;
}

function boundsOf(value: unknown): MediaBounds | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { left, top, width, height } = value as Readonly<Record<string, unknown>>;
  if (!isFinite(left) || !isFinite(top) || !isFinite(width) || !isFinite(height)) return undefined;
  return width >= 0 && height >= 0 ? { left, top, width, height } : undefined;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isFinite(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function malformed(field: string): Result<never, MediaEntityError> {
  return fail({ code: 'malformed-field', field });
}
