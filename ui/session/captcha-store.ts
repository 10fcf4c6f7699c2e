import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { EventCounter } from '../../core/analytics/event-counter.ts';
import {
  CAPTCHA_CHALLENGE,
  type CaptchaChallengeEffect,
  type CaptchaChallengeEvent,
  type CaptchaChallengeState,
} from '../../core/session/captcha-challenge.ts';
import { captchaBeginning, CAPTCHA_EVENTS, type CaptchaKind, type CaptchaRefusal } from '../../core/session/captcha.ts';
import type { CaptchaAnswer, CaptchaGateway, CaptchaSolver, CaptchaTask } from '../../core/session/captcha-gateway.ts';
import type { EpochMillis, Millis } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';
import { MachineStore, type RunEffect } from '../kit/behaviour/machine-store.ts';
import type { PageClock } from '../page/page-clock.ts';

export interface CaptchaDependencies {
  readonly gateway: CaptchaGateway;
  readonly solve: CaptchaSolver;
  readonly timers: Timers;
  readonly clock: Pick<PageClock, 'now' | 'exact'>;
  readonly counter: EventCounter;
  /** A challenge belongs to the player who was asked. */
  readonly session: { readonly epoch: number };
  /** An answer signed the player out. */
  readonly onSignedOut: () => void;
}

/** 'asking': the box is not ticked yet; 'words': the visitor answers in words; 'failed': nothing can be solved just now. */
export type CaptchaPhase = 'asking' | 'working' | 'words' | 'failed';

/** The challenge that refused calls wait for: worked off by the device, or answered in words. */
export class CaptchaStore {
  phase: CaptchaPhase = 'working';
  /** From 0 to 1. */
  progress = 0;
  task: CaptchaTask | undefined = undefined;
  isChecking = false;
  /** From when there is another way than the work. */
  questionFrom: EpochMillis | undefined = undefined;
  /** From when the server takes an answer in words. */
  wordsFrom: EpochMillis | undefined = undefined;
  /** CAP-10 Whether the work goes on out of sight. */
  isUnseen = false;
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

  /** Whether the visitor sees anything of it. */
  get isShown(): boolean {
    return this.#isOpen && !this.isUnseen;
  }

  get kind(): CaptchaKind | undefined {
    return this.#machine.state.phase === 'shown' ? this.#machine.state.challenge.kind : undefined;
  }

  /** Why the last answer was not taken. */
  get refusal(): CaptchaRefusal | undefined {
    return this.#machine.state.phase === 'shown' ? this.#machine.state.refusal : undefined;
  }

  /** Whether the question is offered beside the work. */
  get hasAnotherWay(): boolean {
    return this.questionFrom !== undefined && this.#dependencies.clock.now >= this.questionFrom;
  }

  /** CAP-11 How long no answer in words is taken yet. */
  get wordsIn(): Millis {
    return Math.max(0, (this.wordsFrom ?? 0) - this.#dependencies.clock.now);
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

  /** CAP-10 The box begins the work, and ends it where it is unticked. */
  tick(isOn: boolean): void {
    if (isOn) void this.begin();
    else this.#stand();
  }

  /** The question in the place of the work, and from when it is taken. */
  async chooseWords(): Promise<void> {
    this.#stop();
    this.phase = 'words';
    this.isUnseen = false;
    const round = this.#round;
    const reply = await this.#dependencies.gateway.wordsWait();
    runInAction(() => {
      if (this.#isCurrent(round) && reply.ok) this.#takeWordsAfter(reply.value);
    });
  }

  async answer(words: string): Promise<void> {
    const { task } = this;
    if (task === undefined || this.isChecking || this.wordsIn > 0) return;
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
    const { challenge } = reply.value;
    runInAction(() => {
      this.#takeTask(reply.value);
    });
    const forgetWake = this.#dependencies.timers.after(reply.value.question.opensIn, () => {
      if (this.#isCurrent(round)) this.#reveal();
    });
    const work = this.#dependencies.solve(challenge, (share) => {
      if (this.#isCurrent(round)) runInAction(() => (this.progress = share));
    });
    this.#stop = () => {
      work.stop();
      forgetWake();
    };
    const solution = await work.solution;
    if (!this.#isCurrent(round) || this.phase === 'words') return;
    if (solution === undefined) await this.chooseWords();
    else await this.#check({ kind: 'proof', challenge, solution });
  }

  #takeTask(task: CaptchaTask): void {
    this.questionFrom = this.#dependencies.clock.exact() + task.question.opensIn;
    this.#takeWordsAfter(task.wait);
    this.task = task;
  }

  #takeWordsAfter(wait: Millis): void {
    this.wordsFrom = Math.max(this.questionFrom ?? 0, this.#dependencies.clock.exact() + wait);
  }

  /** CAP-10 What goes on out of sight takes too long, or came to nothing. */
  #reveal(): void {
    runInAction(() => (this.isUnseen = false));
  }

  async #check(answer: CaptchaAnswer): Promise<void> {
    const { state } = this.#machine;
    if (state.phase !== 'shown') return;
    const round = this.#round;
    runInAction(() => (this.isChecking = true));
    const reply = await this.#dependencies.gateway.validate(answer, state.challenge.calls.length);
    if (!this.#isCurrent(round)) return;
    if (!reply.ok) {
      this.#fail();
      return;
    }
    runInAction(() => {
      this.isChecking = false;
    });
    if (reply.value.ok) {
      this.#machine.send({ type: 'answer-passed', token: reply.value.value });
      return;
    }
    this.#machine.send({ type: 'answer-refused', refusal: reply.value.error });
    this.#reveal();
    // a challenge is answered once: the next answer needs a new one
    if (this.#isOpen) await this.#present();
  }

  /** CAP-10 Each kind begins in its own way. */
  async #present(): Promise<void> {
    if (this.kind === undefined || captchaBeginning(this.kind) !== 'ticked') return this.begin();
    this.#stand();
    return undefined;
  }

  #stand(): void {
    runInAction(() => {
      this.#newRound();
      this.phase = 'asking';
    });
  }

  readonly #run: RunEffect<CaptchaChallengeEvent, CaptchaChallengeEffect> = (effect) => {
    switch (effect.type) {
      case 'show':
        this.isUnseen = captchaBeginning(effect.kind) === 'out-of-sight';
        void this.#present();
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
        this.#dependencies.counter.count(name, { kind: effect.kind });
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
    this.questionFrom = undefined;
    this.wordsFrom = undefined;
    this.isChecking = false;
    return this.#round;
  }

  #isCurrent(round: number): boolean {
    return round === this.#round && this.#isOpen;
  }

  get #isOpen(): boolean {
    return this.#machine.state.phase === 'shown';
  }

  #fail(): void {
    runInAction(() => {
      this.isChecking = false;
      this.phase = 'failed';
      this.#reveal();
    });
  }
}

declare module './use-session.ts' {
  interface SessionStores {
    readonly captcha: CaptchaStore;
  }
}
