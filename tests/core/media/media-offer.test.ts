import { describe, expect, it } from 'vitest';
import { mediaEntity, type MediaEntity, type MediaType } from '../../../core/media/media-entity.ts';
import { isMediaOffered, openedPosition, withFloating, zoneOf } from '../../../core/media/media-offer.ts';

function media(type: MediaType, isFloating = false): MediaEntity {
  const entity = mediaEntity({ type, gameId: 1, sportId: 1, videoId: 'v', isFloating });
  if (!entity.ok) throw new Error(entity.error.code);
  return entity.value;
}

describe('what is opened', () => {
  it('stands on the board of its own page and leaves with it, elsewhere it floats in the overview and stays [MD-39]', () => {
    expect(openedPosition(true)).toEqual({ target: 'board', isFloating: false, isAutoClearable: true });
    expect(openedPosition(false)).toEqual({ target: 'overview', isFloating: true, isAutoClearable: false });
  });
});

describe('what is offered to watch', () => {
  it.each([
    ['video', false, true, true],
    ['video', true, false, true],
    ['zone', true, false, true],
    ['zone', true, true, false],
    ['zone', false, false, false],
    ['zone', false, true, false],
  ] as const)(
    'as a %s with zones available %s and off %s: %s [MD-16]',
    (type, isAvailable, isSwitchedOff, isOffered) => {
      expect(isMediaOffered(type, { isAvailable, isSwitchedOff })).toBe(isOffered);
    },
  );
});

describe('the zone of a game', () => {
  const list = {
    zones: [1, 2].map((gameId) => ({ gameId, state: gameId === 1 ? ('on' as const) : ('broken' as const) })),
  };

  it('is as the list says, taken to work before that has come, and none where it is not in it [MD-41]', () => {
    expect([1, 2, 3].map((id) => zoneOf(list, id))).toEqual(['on', 'broken', undefined]);
    expect(zoneOf(undefined, 3)).toBe('on');
    expect(zoneOf({ zones: [] }, 1)).toBeUndefined();
  });
});

describe('what leaves the window', () => {
  it.each([
    ['video', false, true, true],
    ['video', true, true, false],
    ['video', false, false, false],
    ['zone', false, true, true],
    ['zone', false, false, false],
  ] as const)(
    'as a %s in sight %s and moved on scroll %s floats: %s [MD-17]',
    (type, isInSight, isMovedOnScroll, isFloating) => {
      expect(withFloating(media(type), { isInSight, isMovedOnScroll }).isFloating).toBe(isFloating);
      expect(withFloating(media(type, true), { isInSight, isMovedOnScroll }).isFloating).toBe(isFloating);
    },
  );

  it('stays the same where nothing changes [MD-17]', () => {
    const video = media('video');
    expect(withFloating(video, { isInSight: true, isMovedOnScroll: true })).toBe(video);
  });
});
