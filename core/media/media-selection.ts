import { fail, ok, type Result } from '../shared/result.ts';
import type { StoredValue } from '../shared/stored-value.ts';
import { minutes, type Millis } from '../shared/time.ts';
import { mediaEntity, type MediaEntity, type MediaTarget } from './media-entity.ts';

/** What is watched, and where; the token that videos are opened with is the session's (VTK-3). */
export interface MediaState {
  /** Each identity once, in the order of choosing. */
  readonly entities: readonly MediaEntity[];
  readonly target?: MediaTarget | undefined;
}

export type MediaEvent =
  | { readonly type: 'selected'; readonly entity: MediaEntity }
  | { readonly type: 'unselected'; readonly id: string }
  /** The page that showed them was left. */
  | { readonly type: 'cleared' }
  | { readonly type: 'game-unselected'; readonly gameId: number }
  | { readonly type: 'target-chosen'; readonly target: MediaTarget | undefined }
  | { readonly type: 'restored'; readonly entities: readonly MediaEntity[] };

export const NO_MEDIA: MediaState = { entities: [] };

/** MD-14 The list of what can be watched is asked for every 10 min. */
export const MEDIA_LIST_ASKED_EVERY: Millis = minutes(10);

const MOST_KEPT = 50;

/**
 * MD-6 Selecting merges with the entity of the same identity, else adds; MD-7 unselecting removes one; MD-8 clearing removes those that leave with their page;
 * MD-9 unselecting a game removes all of the game; MD-10 what was stored comes back only while nothing is selected.
 */
export function mediaAfter(state: MediaState, event: MediaEvent): MediaState {
  switch (event.type) {
    case 'selected':
      return { ...state, entities: withEntity(state.entities, event.entity) };
    case 'unselected':
      return without(state, ({ id }) => id === event.id);
    case 'cleared':
      return without(state, ({ isAutoClearable }) => isAutoClearable);
    case 'game-unselected':
      return without(state, ({ gameId }) => gameId === event.gameId);
    case 'target-chosen':
      return { ...state, target: event.target };
    case 'restored':
      return state.entities.length > 0 ? state : { ...state, entities: event.entities.reduce(withEntity, []) };
  }
}

/** MD-29 One picture is docked at the side, one floats and one has the whole window: what takes such a place takes it from the one before. */
export function replacedMedia(entities: readonly MediaEntity[], entity: MediaEntity): readonly string[] {
  const place = placeOf(entity);
  if (place === 'board') return [];
  return entities.filter((other) => other.id !== entity.id && placeOf(other) === place).map(({ id }) => id);
}

/** MD-30 What had the whole window when the page was left stands at the side, and nothing on a game's page floats before it is seen. */
export function restoredMedia(entities: readonly MediaEntity[]): readonly MediaEntity[] {
  return entities.map((entity) => {
    if (entity.target === 'fullscreen') return { ...entity, target: 'side', isAutoClearable: false };
    return entity.target === 'board' ? { ...entity, isFloating: false } : entity;
  });
}

function placeOf({ target, isFloating }: MediaEntity): MediaTarget | 'window' {
  if (target === 'fullscreen') return target;
  return isFloating ? 'window' : target;
}

/** MD-11 The selection outlives the visit; MD-12 a stored entity that is none is left out, and of one identity the later counts; MD-13 at most 50 are kept. */
export const STORED_MEDIA: StoredValue<readonly MediaEntity[]> = {
  key: 'media',
  keepFor: 'ever',
  staysAtSignOut: false,
  version: 1,
  parse: readSelection,
};

function readSelection(stored: unknown): Result<readonly MediaEntity[], { readonly code: string }> {
  if (!Array.isArray(stored)) return fail({ code: 'not-a-list' });
  const entities = (stored as readonly unknown[]).flatMap((each) => {
    const entity = mediaEntity(each);
    return entity.ok ? [entity.value] : [];
  });
  return ok(entities.reduce<readonly MediaEntity[]>(withEntity, []).slice(-MOST_KEPT));
}

function withEntity(entities: readonly MediaEntity[], added: MediaEntity): readonly MediaEntity[] {
  if (!entities.some(({ id }) => id === added.id)) return [...entities, added];
  return entities.map((entity) => (entity.id === added.id ? { ...entity, ...added } : entity));
}

function without(state: MediaState, isRemoved: (entity: MediaEntity) => boolean): MediaState {
  const entities = state.entities.filter((entity) => !isRemoved(entity));
  return entities.length === state.entities.length ? state : { ...state, entities };
}
