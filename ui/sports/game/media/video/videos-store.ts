import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GameVideo, MediaGateway, WatchedGames, ZoneState } from '../../../../../core/media/game-video.ts';
import { zoneOf } from '../../../../../core/media/media-offer.ts';
import { MEDIA_LIST_ASKED_EVERY } from '../../../../../core/media/media-selection.ts';
import type { StreamNews, VideoStream } from '../../../../../core/media/video-stream.ts';
import type { Timers } from '../../../../../core/shared/timers.ts';
import type { Visibility } from '../../../../../core/shared/visibility.ts';
import type { PageClock } from '../../../../page/page-clock.ts';
import { keepAsking } from '../../../../page/keep-asking.ts';
import { VideoPlay } from './video-play.ts';

export interface VideosNeeds {
  readonly gateway: MediaGateway;
  readonly session: { readonly isSignedIn: boolean };
  readonly videoToken: { readonly token: string | undefined; readonly refuse: (token: string | undefined) => void };
  readonly clock: Pick<PageClock, 'exact'>;
  readonly timers: Timers;
  readonly visibility: Visibility;
  /** Brings the player library along. */
  readonly open: (given: {
    readonly video: HTMLVideoElement;
    readonly videoId: string;
    readonly token: () => string | undefined;
    readonly tell: (news: StreamNews) => void;
  }) => Promise<VideoStream>;
}

/** Which games have a video or a zone: asked for while a page shows such games. */
export class VideosStore {
  /** Undefined until it has come. */
  list: WatchedGames | undefined = undefined;
  #watchers = 0;
  #stop: (() => void) | undefined = undefined;
  #isStarted = false;
  readonly #needs: VideosNeeds;

  constructor(needs: VideosNeeds) {
    this.#needs = needs;
    makeAutoObservable(this, { list: observableRef, play: false }, { autoBind: true });
  }

  get isSignedIn(): boolean {
    return this.#needs.session.isSignedIn;
  }

  ofGame(gameId: number): GameVideo | undefined {
    return this.list?.videos.find((video) => video.gameId === gameId);
  }

  /** MD-41 The zone of a game; undefined where it has none. */
  zoneOf(gameId: number): ZoneState | undefined {
    return zoneOf(this.list, gameId);
  }

  /** Plays a video in an element of the page. */
  play(video: HTMLVideoElement, videoId: string): VideoPlay {
    return new VideoPlay(this.#needs, { video, videoId });
  }

  /** MD-34 A page needs the list; the returned function ends that. */
  watch(): () => void {
    this.#watchers += 1;
    this.#keepAsking();
    return () => {
      this.#watchers -= 1;
      this.#keepAsking();
    };
  }

  start(): () => void {
    this.#isStarted = true;
    this.#keepAsking();
    return () => {
      this.#isStarted = false;
      this.#keepAsking();
    };
  }

  #keepAsking(): void {
    const isWanted = this.#isStarted && this.#watchers > 0;
    if (isWanted === (this.#stop !== undefined)) return;
    this.#stop?.();
    this.#stop = undefined;
    if (!isWanted) return;
    const { timers, visibility } = this.#needs;
    const ask = (): void => void this.ask();
    this.#stop = keepAsking({ timers, visibility, period: () => MEDIA_LIST_ASKED_EVERY, ask });
    ask();
  }

  async ask(): Promise<void> {
    const reply = await this.#needs.gateway.list();
    if (!reply.ok) return;
    runInAction(() => {
      this.list = reply.value;
    });
  }
}

declare module '../../../use-sports.ts' {
  interface SportsStores {
    readonly videos: VideosStore;
  }
}
