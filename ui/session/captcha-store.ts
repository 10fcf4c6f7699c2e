import { makeAutoObservable, reaction, runInAction } from 'mobx';
import {
  CAPTCHA_CHALLENGE,
  type CaptchaChallengeEffect,
  type CaptchaChallengeEvent,
  type CaptchaChallengeState,
} from '../../core/session/captcha-challenge.ts';
import { CAPTCHA_EVENTS, type CaptchaKind } from '../../core/session/captcha.ts';
import type { CaptchaAnswer, CaptchaGateway, CaptchaSolver, CaptchaTask } from '../../core/session/captcha-gateway.ts';
import { countedEvent } from '../../core/analytics/counted-event.ts';
import type { Timers } from '../../core/shared/timers.ts';
import { MachineStore, type RunEffect } from '../kit/behaviour/machine-store.ts';

export interface CaptchaDependencies {
  readonly gateway: CaptchaGateway;
  readonly solve: CaptchaSolver;
  readonly timers: Timers;
  /** A challenge belongs to the player who was asked. */
  readonly session: { readonly epoch: number };
  readonly log: (line: string) => void;
  /** An answer signed the player out. */
  readonly onSignedOut: () => void;
}

/** 'words': the visitor answers in words; 'failed': nothing can be solved just now. */
export type CaptchaPhase = 'working' | 'words' | 'failed';

/** The challenge that refused calls wait for: worked off by the device, or answered in words. */
export class CaptchaStore {
  phase: CaptchaPhase = 'working';
  /** From 0 to 1. */
  progress = 0;
  task: CaptchaTask | undefined = undefined;
  /** Whether the server takes an answer in words by now. */
  isOpenToWords = false;
  isChecking = false;
  readonly #machine: MachineStore<CaptchaChallengeState, CaptchaChallengeEvent, CaptchaChallengeEffect>;
  readonly #dependencies: CaptchaDependencies;
  readonly #waiting = new Map<number, (token: string | undefined) => void>();
  #calls = 0;
  /** Grows with every task: what an older one brings is dropped. */
  #round = 0;
  #stop = (): void => undefined;

  constructor(dependencies: CaptchaDependencies) {
    this.#dependencies = dependencies;
    this.#machine = new MachineStore(CAPTCHA_CHALLENGE, this.#run);
    makeAutoObservable(this, {}, { autoBind: true });
    reaction(
      () => dependencies.session.epoch,
      () => {
        this.forgetPlayer();
      },
    );
  }

  get isShown(): boolean {
    return this.#machine.state.phase === 'shown';
  }

  /** Why the last answer was not taken. */
  get isRefused(): boolean {
    return this.#machine.state.phase === 'shown' && this.#machine.state.refusal !== undefined;
  }

  /** The token that this call is sent again with; nothing where the challenge was dismissed. */
  async demand(kind: CaptchaKind, action: string): Promise<string | undefined> {
    this.#calls += 1;
    const call = this.#calls;
    return new Promise((resolve) => {
      this.#waiting.set(call, resolve);
      this.#machine.send({ type: 'challenge-demanded', kind, action, call });
    });
  }

  dismiss(): void {
    this.#machine.send({ type: 'dismissed' });
  }

  forgetPlayer(): void {
    this.#machine.send({ type: 'signed-out' });
  }

  chooseWords(): void {
    this.#stop();
    this.phase = 'words';
  }

  async answer(words: string): Promise<void> {
    const { task } = this;
    if (task === undefined || this.isChecking) return;
    await this.#check({ kind: 'words', challenge: task.challenge, answer: words });
  }

  /** Begins again with a new task. */
  async begin(): Promise<void> {
    const { state } = this.#machine;
    if (state.phase !== 'shown') return;
    const round = this.#newRound();
    const reply = await this.#dependencies.gateway.task(state.challenge.action);
    if (!this.#isCurrent(round)) return;
    if (!reply.ok) {
      this.#fail();
      return;
    }
    runInAction(() => {
      this.task = reply.value;
    });
    const { challenge, question } = reply.value;
    const forgetWake = this.#dependencies.timers.after(question.opensIn, () => {
      if (this.#isCurrent(round)) runInAction(() => (this.isOpenToWords = true));
    });
    const work = this.#dependencies.solve(challenge, (share) => {
      if (this.#isCurrent(round)) runInAction(() => (this.progress = share));
    });
    this.#stop = () => {
      work.stop();
      if (!this.isShown) forgetWake();
    };
    const solution = await work.solution;
    if (!this.#isCurrent(round) || this.phase === 'words') return;
    if (solution === undefined) this.chooseWords();
    else await this.#check({ kind: 'proof', challenge, solution });
  }

  async #check(answer: CaptchaAnswer): Promise<void> {
    const { state } = this.#machine;
    if (state.phase !== 'shown') return;
    const round = this.#round;
    runInAction(() => (this.isChecking = true));
    const reply = await this.#dependencies.gateway.validate(answer, state.challenge.calls.length);
    if (!this.#isCurrent(round)) return;
    runInAction(() => {
      this.isChecking = false;
    });
    if (!reply.ok) {
      this.#fail();
      return;
    }
    if (reply.value.ok) {
      this.#machine.send({ type: 'answer-passed', token: reply.value.value });
      return;
    }
    this.#machine.send({ type: 'answer-refused', refusal: reply.value.error });
    // a challenge is answered once: the next answer needs a new one
    if (this.isShown) await this.begin();
  }

  readonly #run: RunEffect<CaptchaChallengeEvent, CaptchaChallengeEffect> = (effect) => {
    switch (effect.type) {
      case 'show':
        void this.begin();
        break;
      case 'hide':
        this.#newRound();
        break;
      case 'repeat':
        this.#settle(effect.call, effect.token);
        break;
      case 'give-up':
        this.#settle(effect.call, undefined);
        break;
      case 'count': {
        const name = effect.event === CAPTCHA_EVENTS.passed ? 'captcha-passed' : 'captcha-failed';
        this.#dependencies.log(`counted ${String(countedEvent(name, {})?.code)} ${name}`);
        break;
      }
      case 'sign-out':
        this.#dependencies.onSignedOut();
        break;
    }
  };

  #settle(call: number, token: string | undefined): void {
    this.#waiting.get(call)?.(token);
    this.#waiting.delete(call);
  }

  #newRound(): number {
    this.#stop();
    this.#stop = () => undefined;
    this.#round += 1;
    this.phase = 'working';
    this.progress = 0;
    this.task = undefined;
    this.isOpenToWords = false;
    this.isChecking = false;
    return this.#round;
  }

  #isCurrent(round: number): boolean {
    return round === this.#round && this.isShown;
  }

  #fail(): void {
    runInAction(() => {
      this.isChecking = false;
      this.phase = 'failed';
    });
  }
}

declare module './use-session.ts' {
  interface SessionStores {
    readonly captcha: CaptchaStore;
  }
}
