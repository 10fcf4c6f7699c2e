import { autorun, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { mediaEntity, type MediaBounds, type MediaEntity } from '../../../../core/media/media-entity.ts';
import { DEFAULT_MEDIA_LOOK, MEDIA_LOOK, type MediaLook } from '../../../../core/media/media-look.ts';
import {
  isMediaOffered,
  openedPosition,
  withFloating,
  type MediaPosition,
} from '../../../../core/media/media-offer.ts';
import {
  mediaAfter,
  NO_MEDIA,
  replacedMedia,
  restoredMedia,
  STORED_MEDIA,
  type MediaEvent,
  type MediaState,
} from '../../../../core/media/media-selection.ts';
import { mediaRefusal } from '../../../../core/media/media-refusal.ts';
import type { MediaPlace } from '../../../../core/media/media-window.ts';
import type { Notice } from '../../../../core/notices/notice.ts';
import type { ValueStore } from '../../../../core/shared/stored-value.ts';
import type { Visibility } from '../../../../core/shared/visibility.ts';
import type { Game } from '../../../../core/sports/game/game.ts';
import type { GameStore } from '../game-store.ts';
import { FollowedGames } from './followed-games.ts';
import type { GameVideo, ZoneState } from '../../../../core/media/game-video.ts';

export interface MediaNeeds {
  readonly values: ValueStore;
  readonly visibility: Visibility;
  readonly notices: { readonly raise: (notice: Notice) => void };
  /** A store for the game of one picture. */
  readonly gameStore: () => Promise<GameStore>;
  /** What is known of the zones of games. */
  readonly videos: {
    readonly zoneOf: (gameId: number) => ZoneState | undefined;
    readonly watch: () => () => void;
    readonly ask: () => Promise<void>;
  };
}

/** What is watched and where: chosen on a game's page, kept on the device, and drawn on every page that has room for it. */
export class MediaStore {
  state: MediaState = NO_MEDIA;
  look: MediaLook = DEFAULT_MEDIA_LOOK;
  isPageSeen = true;
  /** What was just moved from one place to another, and takes the focus along. */
  moved: string | undefined = undefined;
  /** The game whose page is open: it is watched there. */
  board: number | undefined = undefined;
  /** Whether that game is being played. */
  isBoardPlayed = false;
  readonly #followed: FollowedGames;
  readonly #needs: MediaNeeds;

  constructor(needs: MediaNeeds) {
    this.#needs = needs;
    this.#followed = new FollowedGames(needs.gameStore);
    makeAutoObservable(this, { state: observableRef, look: observableRef }, { autoBind: true });
  }

  get docked(): MediaEntity | undefined {
    return this.#shown.findLast(({ target, isFloating }) => target === 'side' && !isFloating);
  }

  get floating(): MediaEntity | undefined {
    return this.#shown.findLast(({ target, isFloating }) => target !== 'fullscreen' && isFloating);
  }

  get enlarged(): MediaEntity | undefined {
    return this.state.target === 'fullscreen'
      ? this.#shown.findLast(({ target }) => target === 'fullscreen')
      : undefined;
  }

  /** Whether a game that is being played is watched: its player is here, though nothing moves. */
  get isWatching(): boolean {
    const seen = [this.docked, this.floating, this.enlarged, ...this.#shown.filter(({ target }) => target === 'board')];
    return (
      this.isPageSeen &&
      seen.some((entity) => {
        if (entity === undefined) return false;
        if (entity.gameId === this.board) return this.isBoardPlayed;
        const game = this.game(entity.gameId);
        return game?.row?.facts.section === 'live' && !game.isOver;
      })
    );
  }

  /** What is watched of a game, wherever it stands. */
  ofGame(gameId: number): MediaEntity | undefined {
    return this.#shown.find((entity) => entity.gameId === gameId);
  }

  /** Whether the zone of a game can be opened. */
  isZoneOffered(gameId: number): boolean {
    return isMediaOffered('zone', this.#zone(gameId));
  }

  zoneOf(gameId: number): ZoneState | undefined {
    return this.#needs.videos.zoneOf(gameId);
  }

  /** Asks anew whether the zones work. */
  async askForZones(): Promise<void> {
    await this.#needs.videos.ask();
  }

  /** A game that is watched on a page of others. */
  game(id: number): GameStore | undefined {
    return this.#followed.game(id);
  }

  toggleZone(game: Game, { title, gameLink }: Pick<MediaEntity, 'title' | 'gameLink'>): void {
    this.#toggle({ type: 'zone', zoneId: String(game.id), gameId: game.id, sportId: game.sportId, title, gameLink });
  }

  toggleVideo(game: Game, video: GameVideo, page: Pick<MediaEntity, 'title' | 'gameLink'>): void {
    this.#toggle({ ...page, ...video, type: 'video', sportId: game.sportId });
  }

  dock({ id }: MediaEntity): void {
    this.#change(id, { target: 'side', isFloating: false, isAutoClearable: false });
  }

  float({ id }: MediaEntity): void {
    this.#change(id, { target: 'side', isFloating: true, isAutoClearable: false });
  }

  /** Its place on the page has come into sight or left it. */
  see(entity: MediaEntity, { isInSight, bounds }: { readonly isInSight: boolean; readonly bounds: MediaBounds }): void {
    const { isMovedOnScroll } = this.look;
    const moved = withFloating(entity, { isInSight, isMovedOnScroll });
    if (moved === entity || this.#entity(entity.id)?.target !== 'board') return;
    this.#select(moved.isFloating ? { ...moved, bounds } : moved);
  }

  enlarge({ id }: MediaEntity): void {
    this.#change(id, { target: 'fullscreen' });
    this.#step({ type: 'target-chosen', target: 'fullscreen' });
  }

  /** From the whole window back to where it can stand on this page. */
  reduce({ id, gameId, isAutoClearable }: MediaEntity): void {
    this.#step({ type: 'target-chosen', target: undefined });
    const isOnBoard = isAutoClearable && this.board === gameId;
    this.#change(id, isOnBoard ? { target: 'board', isFloating: false } : { target: 'side', isAutoClearable: false });
  }

  close({ id }: MediaEntity): void {
    this.#step({ type: 'unselected', id });
  }

  /** The focus is where it belongs. */
  arrive(): void {
    this.moved = undefined;
  }

  place(place: MediaPlace): void {
    this.changeLook({ place });
  }

  changeLook(change: Partial<MediaLook>): void {
    this.look = { ...this.look, ...change };
    this.#needs.values.write(MEDIA_LOOK, this.look);
  }

  /** The page of a game is open; the returned function ends that, and what belongs to the page goes with it. */
  showBoard(id: number): () => void {
    this.board = id;
    return () => {
      runInAction(() => {
        this.board = undefined;
        this.#step({ type: 'cleared' });
      });
    };
  }

  playOnBoard(isPlayed: boolean): void {
    this.isBoardPlayed = isPlayed;
  }

  start(): () => void {
    const { values, visibility } = this.#needs;
    const showLook = (look: MediaLook | undefined): void => {
      runInAction(() => {
        this.look = look ?? DEFAULT_MEDIA_LOOK;
      });
    };
    const see = (isSeen: boolean): void => {
      runInAction(() => {
        this.isPageSeen = isSeen;
      });
    };
    showLook(values.read(MEDIA_LOOK));
    see(visibility.isVisible());
    this.#step({ type: 'restored', entities: restoredMedia(values.read(STORED_MEDIA) ?? []) });
    const stops = [
      this.#followList(),
      values.watch(MEDIA_LOOK, showLook),
      visibility.watch(see),
      reaction(
        () => this.state.entities,
        (entities) => {
          values.write(STORED_MEDIA, entities);
        },
      ),
      autorun(() => {
        this.#follow();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#followed.follow([]);
    };
  }

  /** What is drawn follows what the list says of it, on whichever page. */
  #followList(): () => void {
    let stopWatching: (() => void) | undefined = undefined;
    const stop = reaction(
      () => this.state.entities.length > 0,
      (isAny) => {
        stopWatching?.();
        stopWatching = isAny ? this.#needs.videos.watch() : undefined;
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      stopWatching?.();
    };
  }

  get #shown(): readonly MediaEntity[] {
    return this.state.entities.filter(({ type, gameId }) => isMediaOffered(type, this.#zone(gameId)));
  }

  #zone(gameId: number) {
    return { isAvailable: this.zoneOf(gameId) !== undefined, isSwitchedOff: this.look.isZoneOff };
  }

  /** MD-34, MD-39 Of a match one picture is watched: what is opened takes the place of the other kind. */
  #toggle(given: Pick<MediaEntity, 'type' | 'gameId' | 'sportId' | 'title' | 'gameLink' | 'videoId' | 'zoneId'>): void {
    const entity = mediaEntity(given);
    const shown = this.ofGame(given.gameId);
    this.#step({ type: 'game-unselected', gameId: given.gameId });
    if (shown?.type === given.type) return;
    if (!entity.ok) {
      this.#needs.notices.raise(mediaRefusal(entity.error));
      return;
    }
    const position = shown === undefined ? openedPosition(this.board === given.gameId) : positionOf(shown);
    this.#select({ ...entity.value, ...position });
  }

  #entity(id: string): MediaEntity | undefined {
    return this.state.entities.find((entity) => entity.id === id);
  }

  #change(id: string, change: Partial<MediaEntity>): void {
    const entity = this.#entity(id);
    if (entity === undefined) return;
    this.moved = id;
    this.#select({ ...entity, ...change });
  }

  #select(entity: MediaEntity): void {
    for (const id of replacedMedia(this.state.entities, entity)) this.#step({ type: 'unselected', id });
    this.#step({ type: 'selected', entity });
  }

  #step(event: MediaEvent): void {
    runInAction(() => {
      this.state = mediaAfter(this.state, event);
    });
  }

  /** Each game that is drawn has a store of its own, unless its page is open. */
  #follow(): void {
    this.#followed.follow(
      [this.docked, this.floating, this.enlarged].flatMap((entity) =>
        entity === undefined || entity.gameId === this.board ? [] : [entity.gameId],
      ),
    );
  }
}

/** Where a picture stands, for the one that comes in its place. */
function positionOf({ target, isFloating, isAutoClearable }: MediaEntity): MediaPosition {
  return { target, isFloating, isAutoClearable };
}

declare module '../../use-sports.ts' {
  interface SportsStores {
    readonly media: MediaStore;
  }
}
