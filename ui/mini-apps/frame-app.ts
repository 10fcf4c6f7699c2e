import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FramedApplication, FramesGateway } from '../../core/mini-apps/frames-gateway.ts';
import type { MiniAppAsk } from '../../core/mini-apps/mini-apps-gateway.ts';
import type { Cancellation } from '../../core/shared/cancellation.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { Millis } from '../../core/shared/time.ts';
import { isFields } from '../../core/shared/untrusted.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { MiniApp, type MiniAppNeeds } from './mini-app.ts';

type FrameAppNeeds = Omit<MiniAppNeeds, 'miniAppsGateway'> & { readonly framesGateway: FramesGateway };

const LOOK_EVERY: Millis = 500;

/** What the page's own router names its entry: a frame that goes on leaves it as it is. */
function ownEntry({ state }: Pick<History, 'state'>): unknown {
  return isFields(state) ? state['key'] : undefined;
}

/** FRM-7 An application in a frame, for as long as its view is open: it lives as every other, and is ready when it says so. */
export class FrameApp {
  /** What is to be framed; it is on its way, or there. */
  framed: FramedApplication | undefined = undefined;
  /** Grows with every frame: none is used twice. */
  attempt = 0;
  /** FRM-13 It was ready, and gave up: it comes again by hand alone. */
  hasGivenUp = false;
  height = 0;
  readonly #gateway: FramesGateway;
  readonly #timers: FrameAppNeeds['timers'];
  readonly #app: MiniApp<FramedApplication>;
  #answer: (answer: Result<FramedApplication, RequestFailure>) => void = () => undefined;

  constructor(ask: MiniAppAsk, { framesGateway, ...needs }: FrameAppNeeds) {
    this.#gateway = framesGateway;
    this.#timers = needs.timers;
    const content = async (asked: MiniAppAsk, until?: Cancellation) => this.#load(asked, until);
    this.#app = new MiniApp<FramedApplication>(ask, { ...needs, miniAppsGateway: { content } });
    makeAutoObservable(this, { framed: observableRef }, { autoBind: true });
  }

  get isReady(): boolean {
    return this.#app.state.phase === 'ready' && !this.hasGivenUp;
  }

  get isFailed(): boolean {
    return this.#app.isFailed || this.hasGivenUp;
  }

  get retriesIn(): number | undefined {
    return this.#app.retriesIn;
  }

  open(view: string): () => void {
    this.#app.open(view, false);
    return () => {
      this.#app.close(view);
      runInAction(() => {
        this.framed = undefined;
      });
    };
  }

  /** FRM-40 Gives up where the history of the page grows while the page stays where it is; the returned function ends the watch. */
  watchHistory(history: Pick<History, 'length' | 'state'>): () => void {
    let { length } = history;
    let entry = ownEntry(history);
    return this.#timers.every(LOOK_EVERY, () => {
      const now = ownEntry(history);
      // the page itself has gone on: the next one may be drawn much later
      if (now !== entry) ({ length } = history);
      entry = now;
      if (history.length > length && !this.hasGivenUp) this.giveUp();
    });
  }

  reload(): void {
    const { phase } = this.#app.state;
    this.#app.reload();
    if (phase !== this.#app.state.phase) this.hasGivenUp = false;
  }

  /** APP-2 */
  becomeReady(): void {
    if (this.framed !== undefined) this.#answer(ok(this.framed));
  }

  /** APP-3 */
  giveUp(): void {
    if (this.isReady) this.hasGivenUp = true;
    else this.#answer(fail({ kind: 'network' }));
  }

  resize(height: number): void {
    this.height = height;
  }

  async #load(ask: MiniAppAsk, until?: Cancellation): Promise<Result<FramedApplication, RequestFailure>> {
    runInAction(() => {
      this.framed = undefined;
    });
    const reply = await this.#gateway.frame(ask, until);
    if (!reply.ok || until?.aborted === true) return reply;
    runInAction(() => {
      this.framed = reply.value;
      this.attempt += 1;
    });
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }
}
