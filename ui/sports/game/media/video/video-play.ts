import { makeAutoObservable, runInAction, when } from 'mobx';
import {
  STREAM_DELAY_MEASURED,
  STREAM_TOKEN_AWAITED,
  STREAM_TRIED_AGAIN,
  streamDelay,
  type StreamNews,
  type VideoStream,
} from '../../../../../core/media/video-stream.ts';
import type { VideosNeeds } from './videos-store.ts';

export type VideoPhase = 'opening' | 'playing' | 'waiting' | 'unopened' | 'stopped' | 'over' | 'unsupported';

interface Played {
  readonly video: HTMLVideoElement;
  readonly videoId: string;
}

type PlayNeeds = Pick<VideosNeeds, 'videoToken' | 'clock' | 'timers' | 'visibility' | 'open'>;

/** MD-35 MD-36 One video as it plays: stops, tries again, and has its token renewed once. */
export class VideoPlay {
  phase: VideoPhase = 'opening';
  /** By how many seconds the picture is behind play; undefined while that is not known. */
  delay: number | undefined = undefined;
  readonly #needs: PlayNeeds;
  readonly #played: Played;
  readonly #stops: (() => void)[] = [];
  #stream: VideoStream | undefined = undefined;
  #cancelWait = (): void => undefined;
  #isRenewed = false;
  /** Which of the attempts the stream belongs to. */
  #attempt = 0;

  constructor(needs: PlayNeeds, played: Played) {
    this.#needs = needs;
    this.#played = played;
    makeAutoObservable(this, {}, { autoBind: true });
    this.#stops.push(
      needs.visibility.watch((isVisible) => {
        if (isVisible) this.#stream?.resume();
        else this.#stream?.rest();
      }),
      needs.timers.every(STREAM_DELAY_MEASURED, () => this.#measure()),
    );
    this.again();
  }

  /** From the beginning, as soon as there is a token. */
  again(): void {
    this.#leave();
    this.phase = 'opening';
    const attempt = this.#attempt;
    const { videoToken, timers } = this.#needs;
    const giveUp = timers.after(STREAM_TOKEN_AWAITED, () => {
      runInAction(() => this.#wait('unopened'));
      videoToken.refuse(undefined);
    });
    const cancel = when(
      () => videoToken.token !== undefined,
      () => {
        giveUp();
        void this.#open(attempt);
      },
    );
    this.#cancelWait = () => {
      giveUp();
      cancel();
    };
  }

  stop(): void {
    this.#leave();
    for (const stop of this.#stops) stop();
  }

  async #open(attempt: number): Promise<void> {
    const { open, videoToken } = this.#needs;
    let used: string | undefined;
    const token = (): string | undefined => {
      used = videoToken.token;
      return used;
    };
    const tell = (news: StreamNews): void => {
      if (attempt === this.#attempt) this.#hear(news, used);
    };
    const stream = await open({ ...this.#played, token, tell }).catch(() => undefined);
    if (attempt !== this.#attempt) stream?.stop();
    else if (stream === undefined) tell('failed');
    else this.#stream = stream;
  }

  /** MD-43 */
  #measure(): void {
    runInAction(() => {
      const shownAt = this.phase === 'playing' ? this.#stream?.shownAt() : undefined;
      this.delay = streamDelay(shownAt, this.#needs.clock.exact());
    });
  }

  #hear(news: StreamNews, used: string | undefined): void {
    runInAction(() => {
      if (news === 'refused' && !this.#isRenewed && used !== undefined) {
        this.#isRenewed = true;
        this.#needs.videoToken.refuse(used);
        this.again();
      } else if (news === 'refused' || news === 'failed') this.#wait('stopped');
      else {
        if (news === 'playing') this.#isRenewed = false;
        this.phase = news;
      }
    });
    this.#measure();
  }

  #wait(phase: 'unopened' | 'stopped'): void {
    this.#leave();
    this.phase = phase;
    this.#cancelWait = this.#needs.timers.after(STREAM_TRIED_AGAIN, () => {
      this.again();
    });
  }

  #leave(): void {
    this.#attempt += 1;
    this.#cancelWait();
    this.#stream?.stop();
    this.#stream = undefined;
  }
}
