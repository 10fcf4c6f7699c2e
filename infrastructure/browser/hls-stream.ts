import Hls, { Events, type ErrorData, type LoaderResponse } from 'hls.js/light';
import type { StreamNews, VideoStream } from '../../core/media/video-stream.ts';
import { VIDEO_TOKEN_HEADER, videoPlaylist } from '../sports/media-calls.ts';

export interface OpenedVideo {
  readonly video: HTMLVideoElement;
  readonly videoId: string;
  /** Asked for each request: it changes while a video plays. */
  readonly token: () => string | undefined;
  readonly tell: (news: StreamNews) => void;
}

/** What fails is tried once more; then the player hears of it. */
const LOADING = {
  default: {
    maxTimeToFirstByteMs: 8000,
    maxLoadTimeMs: 10_000,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 1, retryDelayMs: 1000, maxRetryDelayMs: 1000 },
  },
};

/** Plays a stream in an element of the page; this file comes with the library, and only when a video is opened. */
export function openHlsStream({ video, videoId, token, tell }: OpenedVideo): VideoStream {
  const nothing = (): void => undefined;
  if (!Hls.isSupported()) {
    tell('unsupported');
    return { rest: nothing, resume: nothing, stop: nothing, shownAt: () => undefined };
  }
  const hls = streamPlayer(token);
  const heard = new AbortController();
  const listen = (name: 'playing' | 'waiting' | 'ended', news: StreamNews): void => {
    video.addEventListener(name, () => tell(news), { signal: heard.signal });
  };
  listen('playing', 'playing');
  listen('waiting', 'waiting');
  listen('ended', 'over');
  hls.on(Events.ERROR, (_name, data) => {
    if (answer(data) === 403) tell('refused');
    else if (answer(data) === 410) tell('over');
    else if (data.fatal) tell('failed');
  });
  hls.on(Events.MANIFEST_PARSED, () => void video.play().catch(nothing));
  hls.loadSource(videoPlaylist(videoId));
  hls.attachMedia(video);
  return {
    rest: () => {
      if (document.pictureInPictureElement === video) return;
      video.pause();
      hls.stopLoad();
    },
    resume: () => {
      hls.startLoad();
      if (hls.liveSyncPosition !== null) video.currentTime = hls.liveSyncPosition;
      void video.play().catch(nothing);
    },
    stop: () => {
      heard.abort();
      hls.destroy();
    },
    shownAt: () => hls.playingDate?.getTime(),
  };
}

function streamPlayer(token: OpenedVideo['token']): Hls {
  return new Hls({
    // its worker is made of a text, which the policy of the pages refuses; the fragments need none
    enableWorker: false,
    liveSyncDurationCount: 2,
    backBufferLength: 10,
    manifestLoadPolicy: LOADING,
    playlistLoadPolicy: LOADING,
    fragLoadPolicy: LOADING,
    xhrSetup: (request) => {
      request.setRequestHeader(VIDEO_TOKEN_HEADER, token() ?? '');
    },
  });
}

function answer({ response }: ErrorData & { readonly response?: LoaderResponse }): number | undefined {
  return response?.code;
}
