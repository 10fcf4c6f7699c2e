import { fail, ok, type Result } from '../shared/result.ts';
import type { StoredValue } from '../shared/stored-value.ts';
import { isFields } from '../shared/untrusted.ts';
import type { MediaPlace } from './media-window.ts';

/** How a player watches on this device. */
export interface MediaLook {
  readonly isZoneOff: boolean;
  /** Whether a picture floats once its place is scrolled out of sight. */
  readonly isMovedOnScroll: boolean;
  /** Where it floated last. */
  readonly place?: MediaPlace | undefined;
}

/** MD-26 Zones are offered and pictures float on scrolling until the player chooses; the choice is of the device. */
export const DEFAULT_MEDIA_LOOK: MediaLook = { isZoneOff: false, isMovedOnScroll: true };

/** MD-27 A stored choice of another shape is dropped, and a place that is none. */
export const MEDIA_LOOK: StoredValue<MediaLook> = {
  key: 'media-look',
  keepFor: 'ever',
  staysAtSignOut: true,
  version: 1,
  parse: readLook,
};

function readLook(stored: unknown): Result<MediaLook, { readonly code: string }> {
  if (!isFields(stored)) return fail({ code: 'not-a-look' });
  const { isZoneOff, isMovedOnScroll, place } = stored;
  if (typeof isZoneOff !== 'boolean' || typeof isMovedOnScroll !== 'boolean') return fail({ code: 'not-a-look' });
  const read = readPlace(place);
  return ok({ isZoneOff, isMovedOnScroll, ...(read === undefined ? {} : { place: read }) });
}

function readPlace(stored: unknown): MediaPlace | undefined {
  if (!isFields(stored)) return undefined;
  const { left, top, width } = stored;
  const isPlace = [left, top, width].every((value) => typeof value === 'number' && Number.isFinite(value));
  return isPlace ? { left: Number(left), top: Number(top), width: Number(width) } : undefined;
}
