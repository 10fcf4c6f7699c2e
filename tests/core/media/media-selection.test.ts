import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mediaEntity, type MediaEntity } from '../../../core/media/media-entity.ts';
import {
  MEDIA_LIST_ASKED_EVERY,
  mediaAfter,
  NO_MEDIA,
  replacedMedia,
  restoredMedia,
  STORED_MEDIA,
  type MediaEvent,
  type MediaState,
} from '../../../core/media/media-selection.ts';

function video(gameId: number, videoId: string, change: object = {}): MediaEntity {
  const entity = mediaEntity({ type: 'video', gameId, sportId: 1, videoId, ...change });
  if (!entity.ok) throw new Error(entity.error.code);
  return entity.value;
}

function after(...events: readonly MediaEvent[]): MediaState {
  return events.reduce(mediaAfter, NO_MEDIA);
}

const A = video(1, 'a');
const B = video(2, 'b', { isAutoClearable: false });
const BOTH = after({ type: 'selected', entity: A }, { type: 'selected', entity: B });

describe('what is watched', () => {
  it('grows by what is selected [MD-6]', () => {
    expect(BOTH.entities).toEqual([A, B]);
  });

  it('merges what has the same identity and keeps its place [MD-6]', () => {
    const floating = video(1, 'a', { isFloating: true, title: 'now' });
    expect(mediaAfter(BOTH, { type: 'selected', entity: floating }).entities).toEqual([floating, B]);
    const withBounds = { ...A, bounds: { left: 0, top: 0, width: 1, height: 1 } };
    const bounded = mediaAfter(NO_MEDIA, { type: 'selected', entity: withBounds });
    expect(mediaAfter(bounded, { type: 'selected', entity: A }).entities).toEqual([withBounds]);
  });

  it('loses what is unselected [MD-7]', () => {
    expect(mediaAfter(BOTH, { type: 'unselected', id: A.id }).entities).toEqual([B]);
    expect(mediaAfter(BOTH, { type: 'unselected', id: 'none' })).toBe(BOTH);
  });

  it('loses with its page only what leaves with it [MD-8]', () => {
    const cleared = mediaAfter(BOTH, { type: 'cleared' });
    expect(cleared.entities).toEqual([B]);
    expect(mediaAfter(cleared, { type: 'cleared' })).toBe(cleared);
  });

  it('loses everything of a game [MD-9]', () => {
    const more = mediaAfter(BOTH, { type: 'selected', entity: video(1, 'c') });
    expect(mediaAfter(more, { type: 'game-unselected', gameId: 1 }).entities).toEqual([B]);
    expect(mediaAfter(more, { type: 'game-unselected', gameId: 9 })).toBe(more);
  });

  it('comes back from the store only while nothing is selected [MD-10]', () => {
    expect(mediaAfter(NO_MEDIA, { type: 'restored', entities: [A, B, A] }).entities).toEqual([A, B]);
    expect(mediaAfter(BOTH, { type: 'restored', entities: [video(3, 'z')] })).toBe(BOTH);
  });

  it('knows which screen is shown [MD-3]', () => {
    const shown = mediaAfter(BOTH, { type: 'target-chosen', target: 'fullscreen' });
    expect(shown).toEqual({ entities: [A, B], target: 'fullscreen' });
    expect(mediaAfter(shown, { type: 'target-chosen', target: undefined }).target).toBeUndefined();
  });

  it('is asked for every 10 minutes [MD-14]', () => {
    expect(MEDIA_LIST_ASKED_EVERY).toBe(600_000);
  });
});

describe('the stored selection', () => {
  it('outlives the visit [MD-11]', () => {
    expect(STORED_MEDIA.keepFor).toBe('ever');
    expect(STORED_MEDIA.parse(JSON.parse(JSON.stringify(BOTH.entities)))).toEqual({ ok: true, value: [A, B] });
  });

  it('drops what is none, and of one identity keeps the later [MD-12]', () => {
    const later = video(1, 'a', { title: 'later' });
    const stored = [A, null, 'text', { ...B, gameId: 'x' }, { type: 'video' }, later];
    expect(STORED_MEDIA.parse(stored)).toEqual({ ok: true, value: [later] });
    for (const bad of [null, {}, 'text', 1]) {
      expect(STORED_MEDIA.parse(bad)).toEqual({ ok: false, error: { code: 'not-a-list' } });
    }
  });

  it('keeps the newest 50 [MD-13]', () => {
    const many = Array.from({ length: 51 }, (_, place) => video(place, 'v'));
    const read = STORED_MEDIA.parse(many);
    expect(read.ok && read.value).toEqual(many.slice(1));
  });
});

const event = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({
        gameId: fc.integer({ min: 1, max: 3 }),
        videoId: fc.constantFrom('a', 'b'),
        isAutoClearable: fc.boolean(),
      })
      .map(({ gameId, videoId, isAutoClearable }): MediaEvent => {
        return { type: 'selected', entity: video(gameId, videoId, { isAutoClearable }) };
      }),
  },
  { weight: 2, arbitrary: fc.constantFrom<MediaEvent>({ type: 'unselected', id: A.id }, { type: 'cleared' }) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 3 }).map((gameId): MediaEvent => ({ type: 'game-unselected', gameId })),
  },
  { weight: 1, arbitrary: fc.constant<MediaEvent>({ type: 'restored', entities: [A, B] }) },
);

describe('what is watched over any run of events', () => {
  it('never holds an identity twice, and is what a plain map of identities would be [MD-6, MD-7, MD-8, MD-9, MD-10]', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const known = new Map<string, MediaEntity>();
        let state = NO_MEDIA;
        for (const each of events) {
          state = mediaAfter(state, each);
          if (each.type === 'selected') known.set(each.entity.id, { ...known.get(each.entity.id), ...each.entity });
          if (each.type === 'unselected') known.delete(each.id);
          if (each.type === 'restored' && known.size === 0)
            for (const entity of each.entities) known.set(entity.id, entity);
          for (const [id, entity] of known) {
            if (each.type === 'cleared' && entity.isAutoClearable) known.delete(id);
            if (each.type === 'game-unselected' && entity.gameId === each.gameId) known.delete(id);
          }
          expect(state.entities).toEqual([...known.values()]);
        }
        expect(STORED_MEDIA.parse(JSON.parse(JSON.stringify(state.entities)))).toEqual({
          ok: true,
          value: state.entities,
        });
      }),
    );
  });
});

describe('places', () => {
  const docked = video(1, 'docked', { target: 'side' });
  const floating = video(2, 'floating', { target: 'side', isFloating: true });
  const boards = [video(3, 'x'), video(4, 'y')];

  it('are taken by one at a time: at the side, in the window, over all of it [MD-29]', () => {
    const all = [docked, floating, ...boards];
    expect(replacedMedia(all, video(9, 'z', { target: 'side' }))).toEqual([docked.id]);
    expect(replacedMedia(all, video(9, 'z', { isFloating: true }))).toEqual([floating.id]);
    expect(
      replacedMedia([video(8, 'w', { target: 'fullscreen' })], video(9, 'z', { target: 'fullscreen' })),
    ).toHaveLength(1);
    expect(replacedMedia(all, video(9, 'z'))).toEqual([]);
    expect(replacedMedia(all, docked)).toEqual([]);
  });

  it('are given anew after a visit: from the whole window to the side, and nothing of a page floats [MD-30]', () => {
    const whole = video(1, 'a', { target: 'fullscreen' });
    const scrolled = video(2, 'b', { isFloating: true });
    const after = restoredMedia([whole, scrolled, floating]);
    expect(after.map(({ target, isFloating, isAutoClearable }) => [target, isFloating, isAutoClearable])).toEqual([
      ['side', false, false],
      ['board', false, true],
      ['side', true, true],
    ]);
  });
});
