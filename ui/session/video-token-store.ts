import { makeAutoObservable, reaction } from 'mobx';
import {
  VIDEO_TOKEN,
  videoToken,
  type VideoTokenEffect,
  type VideoTokenEvent,
  type VideoTokenState,
} from '../../core/session/video-token.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { Result } from '../../core/shared/result.ts';
import type { Timers } from '../../core/shared/timers.ts';
import type { Visibility } from '../../core/shared/visibility.ts';
import { MachineStore, type RunEffect } from '../kit/behaviour/machine-store.ts';
import type { SharedSession } from '../page/shared-stores.ts';

export interface VideoTokenDependencies {
  readonly session: SharedSession;
  readonly timers: Timers;
  readonly visibility: Visibility;
  /** Runs on whatever the device's clock is set to. */
  readonly steady: { readonly now: () => number };
  readonly ask: () => Promise<Result<string, RequestFailure>>;
}

/** What videos are opened with, in the memory of the page alone. */
export class VideoTokenStore {
  readonly #machine: MachineStore<VideoTokenState, VideoTokenEvent, VideoTokenEffect>;
  readonly #dependencies: VideoTokenDependencies;
  #forgetWake = (): void => undefined;

  constructor(dependencies: VideoTokenDependencies) {
    this.#dependencies = dependencies;
    this.#machine = new MachineStore(VIDEO_TOKEN, this.#run);
    makeAutoObservable(this);
  }

  get token(): string | undefined {
    return videoToken(this.#machine.state);
  }

  /** A stream was not opened by this token, or lacks any: another is asked for, once for each. */
  refuse(token: string | undefined): void {
    this.#machine.send({ type: 'token-refused', token, at: this.#dependencies.steady.now() });
  }

  start(): () => void {
    const { session, visibility, steady } = this.#dependencies;
    const tell = (isVisible: boolean): void => {
      this.#machine.send(isVisible ? { type: 'became-visible', at: steady.now() } : { type: 'became-hidden' });
    };
    const stops = [
      reaction(
        () => session.epoch,
        (epoch) => {
          this.#machine.send({ type: 'signed-out' });
          if (!session.isSignedIn) return;
          this.#machine.send({ type: 'signed-in', epoch, at: steady.now() });
          if (!visibility.isVisible()) tell(false);
        },
        { fireImmediately: true },
      ),
      visibility.watch(tell),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#machine.send({ type: 'signed-out' });
    };
  }

  readonly #run: RunEffect<VideoTokenEvent, VideoTokenEffect> = (effect, send) => {
    const { timers, steady, ask } = this.#dependencies;
    switch (effect.type) {
      case 'ask':
        void ask().then((reply) => {
          if (reply.ok) send({ type: 'token-received', epoch: effect.epoch, token: reply.value });
        });
        break;
      case 'wake-in':
        this.#forgetWake();
        this.#forgetWake = timers.after(effect.delay, () => {
          send({ type: 'wait-ended', at: steady.now() });
        });
        break;
      case 'forget-wake':
        this.#forgetWake();
        break;
    }
  };
}

declare module './use-session.ts' {
  interface SessionStores {
    readonly videoToken: VideoTokenStore;
  }
}
