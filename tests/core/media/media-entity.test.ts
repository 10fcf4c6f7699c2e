import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mediaEntity,
  mediaId,
  MEDIA_TARGETS,
  MEDIA_TYPES,
  NO_VIDEO_OR_ZONE,
} from '../../../core/media/media-entity.ts';
import { MEDIA_GAMES, mediaGameType } from '../../../core/media/media-game-type.ts';

const VIDEO = { type: 'video', gameId: 7, sportId: 1, videoId: 'v1' };

function errorOf(given: unknown): unknown {
  const entity = mediaEntity(given);
  return entity.ok ? undefined : entity.error;
}

describe('a media entity', () => {
  it('is known by its type, game and video, or zone [MD-1]', () => {
    expect(mediaId({ type: 'video', gameId: 7, videoId: 'v1' })).toBe('video:7:v1:');
    expect(mediaId({ type: 'video', gameId: 7, videoId: 'v1', zoneId: 'z1' })).toBe('video:7:v1:');
    expect(mediaId({ type: 'zone', gameId: 7, zoneId: 'z1' })).toBe('zone:7::z1');
    expect(mediaId({ type: 'zone', gameId: 7 })).toBe('zone:7::');
  });

  it('is the same exactly where type, game and video or zone are [MD-1]', () => {
    const known = fc.record({
      type: fc.constantFrom(...MEDIA_TYPES),
      gameId: fc.integer({ min: 0, max: 3 }),
      videoId: fc.constantFrom(undefined, '1', '2'),
      zoneId: fc.constantFrom(undefined, '1', '2'),
    });
    fc.assert(
      fc.property(known, known, (one, other) => {
        const isSame =
          one.type === other.type &&
          one.gameId === other.gameId &&
          one.videoId === other.videoId &&
          (one.videoId !== undefined || one.zoneId === other.zoneId);
        expect(mediaId(one) === mediaId(other)).toBe(isSame);
      }),
    );
  });

  it('stands on the board, leaves with its page, does not float and is live unless said otherwise [MD-3]', () => {
    expect(mediaEntity(VIDEO)).toStrictEqual({
      ok: true,
      value: {
        id: 'video:7:v1:',
        type: 'video',
        target: 'board',
        gameId: 7,
        sportId: 1,
        videoId: 'v1',
        title: '',
        gameLink: '',
        isAutoClearable: true,
        isFloating: false,
        videoSource: 'LIVE',
        isRecommended: false,
      },
    });
  });

  it('has every field that is said [MD-3]', () => {
    const whole = {
      type: 'zone',
      target: 'side',
      gameId: 7,
      sportId: 1,
      videoId: 'v1',
      zoneId: 'z1',
      title: 'Arsenal – Chelsea',
      bounds: { left: -1, top: 2.5, width: 300, height: 0 },
      gameLink: '/line/football/10/7',
      isAutoClearable: false,
      isFloating: true,
      videoSource: 'ARCHIVE_2',
      isRecommended: true,
    };
    expect(mediaEntity(whole)).toEqual({ ok: true, value: { id: 'zone:7:v1:', ...whole } });
  });

  it('has texts of 300 characters, and bounds without width or none at all [MD-4]', () => {
    const long = { ...VIDEO, title: 'a'.repeat(300), gameLink: 'b'.repeat(300) };
    expect(mediaEntity(long)).toMatchObject({ ok: true, value: { title: long.title, gameLink: long.gameLink } });
    const flat = { left: 0, top: 0, width: 0, height: 9 };
    expect(mediaEntity({ ...VIDEO, bounds: flat })).toMatchObject({ ok: true, value: { bounds: flat } });
    for (const bounds of [null, '']) {
      const entity = mediaEntity({ ...VIDEO, bounds });
      expect(entity.ok && 'bounds' in entity.value).toBe(false);
      expect(entity.ok).toBe(true);
    }
  });

  it.each([{}, { videoId: null }, { videoId: '', zoneId: '' }, { zoneId: undefined }])(
    'needs a video or a zone, and has none in %o [MD-2]',
    (change) => {
      expect(errorOf({ ...VIDEO, videoId: undefined, ...change })).toEqual({
        code: 'no-video-or-zone',
        message: 'One of the parameters of the MediaEntity constructor is required: videoId or zoneId',
      });
      expect(NO_VIDEO_OR_ZONE.startsWith('One of the parameters')).toBe(true);
    },
  );

  it.each([
    ['videoId', 'a b'],
    ['videoId', -1],
    ['videoId', 'a'.repeat(81)],
    ['videoId', {}],
    ['zoneId', '<'],
    ['type', 'audio'],
    ['type', undefined],
    ['target', 'moon'],
    ['gameId', undefined],
    ['gameId', 1.5],
    ['gameId', Number.NaN],
    ['sportId', '1'],
    ['title', 1],
    ['title', 'a'.repeat(301)],
    ['gameLink', null],
    ['videoSource', 'live'],
    ['videoSource', ''],
    ['videoSource', 5],
    ['isAutoClearable', 'yes'],
    ['isFloating', 0],
    ['isRecommended', null],
    ['bounds', {}],
    ['bounds', 1],
    ['bounds', { left: 0, top: 0, width: -1, height: 1 }],
    ['bounds', { left: 0, top: 0, width: 1, height: -1 }],
    ['bounds', { left: Number.NaN, top: 0, width: 1, height: 1 }],
    ['bounds', { left: 0, top: Number.POSITIVE_INFINITY, width: 1, height: 1 }],
    ['bounds', { left: 0, top: 0, width: 1 }],
    ['bounds', { left: 0, top: 0, width: '1', height: 1 }],
  ])('is refused for its %s: %o [MD-4]', (field, value) => {
    expect(errorOf({ ...VIDEO, [field]: value })).toEqual({ code: 'malformed-field', field });
  });

  it.each([null, undefined, 1, 'video'])('is none as %o [MD-4]', (given) => {
    expect(errorOf(given)).toEqual({ code: 'malformed-field', field: 'type' });
  });

  it('has ids that may come as numbers [MD-5]', () => {
    expect(mediaEntity({ ...VIDEO, videoId: 12 })).toMatchObject({ value: { videoId: '12', id: 'video:7:12:' } });
    expect(mediaEntity({ ...VIDEO, videoId: null, zoneId: 0 })).toMatchObject({ value: { zoneId: '0' } });
  });

  it('never throws, and is known by its own id [MD-1, MD-4]', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.dictionary(fc.string(), fc.anything()).map((more) => ({ ...more, ...VIDEO })),
        ),
        (given) => {
          const entity = mediaEntity(given);
          expect(!entity.ok || entity.value.id === mediaId(entity.value)).toBe(true);
        },
      ),
    );
  });

  it('stands in one of four places [MD-3]', () => {
    expect(MEDIA_TARGETS).toEqual(['board', 'fullscreen', 'overview', 'side']);
    for (const target of MEDIA_TARGETS) expect(mediaEntity({ ...VIDEO, target })).toMatchObject({ value: { target } });
  });
});

describe('the games that are watched', () => {
  it.each([
    [1, 'backgammon'],
    [2, 'wheel'],
    [3, 'poker'],
    [4, 'the21'],
    [19, 'the21'],
    [5, 'battle'],
    [6, '5of36'],
    [7, '7of42'],
    [8, 'guesscard'],
    [9, 'keno'],
    [11, 'warbetfun'],
    [12, 'lucky6'],
    [15, 'mega6'],
    [16, 'spin2wheels'],
    [17, 'andarbahar'],
  ])('of id %d are %s [MD-15]', (id, type) => {
    expect(mediaGameType(id)).toBe(type);
  });

  it.each([0, 10, 13, 14, 18, 20, -1, 1.5, Number.NaN])('have no type for %d [MD-15]', (id) => {
    expect(mediaGameType(id)).toBeUndefined();
    expect(MEDIA_GAMES).toHaveLength(15);
  });
});
