import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LineGateway, LineSearch } from '../../../core/sports/line/line-gateway.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Millis } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';

const SHORTEST_TEXT = 2;
const LONGEST_TEXT = 60;
const TYPING_PAUSE: Millis = 250;
const NOTHING: LineSearch = { games: [], champs: [], outrights: [], players: [] };

export type SearchPhase = 'idle' | 'searching' | 'found' | 'failed';

/** Search over games and champs while the player types. */
export class SearchStore {
  text = '';
  phase: SearchPhase = 'idle';
  found = NOTHING;
  /** Why the last search brought nothing. */
  failure: RequestFailure | undefined = undefined;
  readonly #gateway: LineGateway;
  readonly #timers: Timers;
  #cancelWait = (): void => undefined;
  #running: AbortController | undefined = undefined;

  constructor(gateway: LineGateway, timers: Timers) {
    this.#gateway = gateway;
    this.#timers = timers;
    makeAutoObservable(this, { found: observableRef, failure: observableRef }, { autoBind: true });
  }

  get isEmpty(): boolean {
    return this.phase === 'found' && Object.values(this.found).every(({ length }) => length === 0);
  }

  type(text: string): void {
    this.text = text.slice(0, LONGEST_TEXT);
    this.#cancelWait();
    this.#running?.abort();
    if (this.text.trim().length < SHORTEST_TEXT) {
      this.phase = 'idle';
      return;
    }
    this.phase = 'searching';
    this.#cancelWait = this.#timers.after(TYPING_PAUSE, () => void this.#search());
  }

  clear(): void {
    this.type('');
    this.found = NOTHING;
  }

  async #search(): Promise<void> {
    const call = new AbortController();
    this.#running = call;
    const reply = await this.#gateway.search(this.text.trim(), call.signal);
    if (call.signal.aborted) return;
    runInAction(() => {
      this.phase = reply.ok ? 'found' : 'failed';
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.found = reply.value;
    });
  }
}

declare module '../use-sports.ts' {
  interface SportsStores {
    readonly search: SearchStore;
  }
}
