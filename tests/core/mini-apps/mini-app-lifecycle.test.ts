import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MINI_APP_LIFECYCLE,
  showsRefreshBlock,
  type MiniAppEvent,
  type MiniAppState,
} from '../../../core/mini-apps/mini-app-lifecycle.ts';
import { MINI_APP_LIFECYCLE_SAMPLES } from '../../support/samples/mini-apps/mini-app-lifecycle-samples.ts';

const { initial, step } = MINI_APP_LIFECYCLE;

function after(...events: readonly MiniAppEvent[]): MiniAppState {
  return events.reduce<MiniAppState>((state, event) => step(state, event)[0], initial);
}

const OPENED: MiniAppEvent = { type: 'view-opened', view: 'a' };
const READY: MiniAppState = { phase: 'ready', generation: 1, views: ['a'] };
const FAILED: MiniAppState = { phase: 'error', generation: 1, views: ['a'], failures: 1, isRetryDue: true };
const GIVEN_UP: MiniAppState = { phase: 'error', generation: 4, views: ['a'], failures: 4, isRetryDue: false };

describe('a mini application', () => {
  it('does not exist, and loads when the first view opens it [APP-1, APP-4]', () => {
    expect(initial).toEqual({ phase: 'not-exist', generation: 0, views: [] });
    expect(step(initial, OPENED)).toEqual([
      { phase: 'loading', generation: 1, views: ['a'], failures: 0 },
      { type: 'load', generation: 1, timeout: 10_000 },
    ]);
  });

  it('loads once for many views, and counts each view once [APP-1]', () => {
    const loading = after(OPENED);
    expect(step(loading, { type: 'view-opened', view: 'b' })).toEqual([{ ...loading, views: ['a', 'b'] }]);
    expect(step(loading, OPENED)).toEqual([loading]);
  });

  it('is ready when it says so, while it loads [APP-2]', () => {
    expect(after(OPENED, { type: 'became-ready', generation: 1 })).toEqual(READY);
    expect(step(FAILED, { type: 'became-ready', generation: 1 })).toEqual([FAILED]);
    expect(step(initial, { type: 'became-ready', generation: 0 })).toEqual([initial]);
  });

  it('shows a refresh block after an error, and only then [APP-3]', () => {
    expect(step(READY, { type: 'failed', generation: 1 })[0]).toEqual(FAILED);
    expect(step(after(OPENED), { type: 'failed', generation: 1 })[0]).toEqual(FAILED);
    const shown = MINI_APP_LIFECYCLE_SAMPLES.states.filter(showsRefreshBlock).map(({ phase }) => phase);
    expect(shown).toEqual(['error', 'error']);
    expect(step(FAILED, { type: 'failed', generation: 1 })).toEqual([FAILED]);
  });

  it('is loaded again after 1, 2 and 4 s and not a fourth time [APP-5]', () => {
    let state = after(OPENED);
    const waits: number[] = [];
    for (let failures = 1; failures <= 4; failures += 1) {
      const { generation } = state;
      const [failed, ...effects] = step(state, { type: 'failed', generation });
      expect(effects[0]).toEqual({ type: 'unload', generation });
      for (const effect of effects) if (effect.type === 'retry-in') waits.push(effect.delay);
      [state] = step(failed, { type: 'wait-ended', generation });
    }
    expect(waits).toEqual([1000, 2000, 4000]);
    expect(state).toEqual(GIVEN_UP);
  });

  it('begins to count anew once it was ready [APP-6]', () => {
    const second = after(OPENED, { type: 'failed', generation: 1 }, { type: 'wait-ended', generation: 1 });
    const [ready] = step(second, { type: 'became-ready', generation: 2 });
    expect(ready).toEqual({ phase: 'ready', generation: 2, views: ['a'] });
    expect(step(ready, { type: 'failed', generation: 2 })).toEqual([
      { phase: 'error', generation: 2, views: ['a'], failures: 1, isRetryDue: true },
      { type: 'unload', generation: 2 },
      { type: 'retry-in', delay: 1000, generation: 2 },
    ]);
  });

  it('is reloaded by hand at most once a second [APP-7]', () => {
    const [first, ...effects] = step(FAILED, { type: 'reload-pressed', at: 5000 });
    expect(first).toEqual({ phase: 'loading', generation: 2, views: ['a'], failures: 1, reloadedAt: 5000 });
    expect(effects).toEqual([{ type: 'forget-retry' }, { type: 'load', generation: 2, timeout: 10_000 }]);
    const [failed] = step(first, { type: 'failed', generation: 2 });
    for (const at of [5000, 5999]) expect(step(failed, { type: 'reload-pressed', at })).toEqual([failed]);
    expect(step(failed, { type: 'reload-pressed', at: 6000 })[0].phase).toBe('loading');
    expect(step(failed, { type: 'reload-pressed', at: 10 })[0].phase).toBe('loading');
    expect(step(failed, { type: 'reload-pressed', at: Number.NaN })).toEqual([failed]);
    expect(step(first, { type: 'reload-pressed', at: 90_000 })).toEqual([first]);
    expect(step(initial, { type: 'reload-pressed', at: 90_000 })).toEqual([initial]);
  });

  it('is reloaded by hand while it is ready, and after it was given up [APP-7]', () => {
    expect(step(READY, { type: 'reload-pressed', at: 5000 })).toEqual([
      { phase: 'loading', generation: 2, views: ['a'], failures: 0, reloadedAt: 5000 },
      { type: 'unload', generation: 1 },
      { type: 'load', generation: 2, timeout: 10_000 },
    ]);
    const reloading = step({ ...READY, reloadedAt: 5000 }, { type: 'reload-pressed', at: 5999 });
    expect(reloading).toEqual([{ ...READY, reloadedAt: 5000 }]);
    expect(step(GIVEN_UP, { type: 'reload-pressed', at: 5000 })).toEqual([
      { phase: 'loading', generation: 5, views: ['a'], failures: 4, reloadedAt: 5000 },
      { type: 'load', generation: 5, timeout: 10_000 },
    ]);
  });

  it('does not exist once it died, and loads when a view opens it again [APP-8]', () => {
    const [dead, ...effects] = step(READY, { type: 'died', generation: 1 });
    expect(dead).toEqual({ phase: 'not-exist', generation: 1, views: ['a'] });
    expect(effects).toEqual([{ type: 'unload', generation: 1 }]);
    expect(step(FAILED, { type: 'died', generation: 1 }).slice(1)).toEqual([{ type: 'forget-retry' }]);
    expect(step(dead, OPENED)[0]).toEqual({ phase: 'loading', generation: 2, views: ['a'], failures: 0 });
    expect(step(dead, { type: 'died', generation: 1 })).toEqual([dead]);
  });

  it('is dropped with its last view [APP-9]', () => {
    const both = after(OPENED, { type: 'view-opened', view: 'b' });
    const [one, ...none] = step(both, { type: 'view-closed', view: 'b' });
    expect([one.views, none]).toEqual([['a'], []]);
    expect(step(one, { type: 'view-closed', view: 'a' })).toEqual([
      { phase: 'not-exist', generation: 1, views: [] },
      { type: 'unload', generation: 1 },
    ]);
    expect(step(FAILED, { type: 'view-closed', view: 'a' }).slice(1)).toEqual([{ type: 'forget-retry' }]);
    expect(step(GIVEN_UP, { type: 'view-closed', view: 'a' })).toEqual([
      { phase: 'not-exist', generation: 4, views: [] },
    ]);
    expect(step(READY, { type: 'view-closed', view: 'z' })).toEqual([READY]);
    expect(step(initial, { type: 'view-closed', view: 'a' })).toEqual([initial]);
    const dead: MiniAppState = { phase: 'not-exist', generation: 1, views: ['a'] };
    expect(step(dead, { type: 'view-closed', view: 'a' })).toEqual([{ ...dead, views: [] }]);
  });

  it('ignores what an older load says [APP-10]', () => {
    const reloaded = after(OPENED, { type: 'failed', generation: 1 }, { type: 'reload-pressed', at: 1 });
    for (const type of ['became-ready', 'failed', 'died', 'wait-ended'] as const) {
      expect(step(reloaded, { type, generation: 1 })).toEqual([reloaded]);
    }
    expect(step(GIVEN_UP, { type: 'wait-ended', generation: 4 })).toEqual([GIVEN_UP]);
    expect(step(READY, { type: 'wait-ended', generation: 1 })).toEqual([READY]);
    expect(step(READY, { type: 'unknown' } as never)).toEqual([READY]);
  });
});

/** A page that loads and unloads what the machine says, with an app that does as it likes. */
class Page {
  state: MiniAppState = initial;
  now = 0;
  retryOf: number | undefined;
  retries = 0;
  mostRetries = 0;
  /** Waits set while another one ran. */
  doubleWaits = 0;
  readonly running = new Set<number>();
  readonly reloads: number[] = [];

  dispatch(event: MiniAppEvent): void {
    const [next, ...effects] = step(this.state, event);
    this.state = next;
    if (event.type === 'reload-pressed' && effects.some(({ type }) => type === 'load')) this.reloads.push(this.now);
    if (next.phase === 'ready' || next.phase === 'not-exist') this.retries = 0;
    for (const effect of effects) {
      if (effect.type === 'load') this.running.add(effect.generation);
      if (effect.type === 'unload') this.running.delete(effect.generation);
      if (effect.type === 'forget-retry') this.retryOf = undefined;
      if (effect.type !== 'retry-in') continue;
      if (this.retryOf !== undefined) this.doubleWaits += 1;
      this.retryOf = effect.generation;
      this.retries += 1;
      this.mostRetries = Math.max(this.mostRetries, this.retries);
    }
  }

  retry(): void {
    const generation = this.retryOf;
    if (generation === undefined) return;
    this.retryOf = undefined;
    this.dispatch({ type: 'wait-ended', generation });
  }
}

const views = fc.constantFrom('a', 'b', 'c');
const happening = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('view-opened' as const), view: views }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('view-closed' as const), view: views }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom('became-ready' as const, 'failed' as const, 'failed' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('died' as const) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('retry' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('reload-pressed' as const), later: fc.integer({ min: 0, max: 1500 }) }),
  },
);

describe('a mini application over any run of events', () => {
  it('has at most one load running, retries at most three times, and runs nothing without views [APP-5, APP-7, APP-9]', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (run) => {
        const page = new Page();
        for (const each of run) {
          if (each.type === 'retry') page.retry();
          else if (each.type === 'view-opened' || each.type === 'view-closed') page.dispatch(each);
          else if (each.type === 'reload-pressed') {
            page.now += each.later;
            page.dispatch({ type: each.type, at: page.now });
          } else page.dispatch({ type: each.type, generation: page.state.generation });
          const isRunning = page.state.phase === 'loading' || page.state.phase === 'ready';
          expect([...page.running]).toEqual(isRunning ? [page.state.generation] : []);
          expect(page.retryOf !== undefined).toBe(page.state.phase === 'error' && page.state.isRetryDue);
          expect(page.state.views.length > 0 || page.state.phase === 'not-exist').toBe(true);
          expect(new Set(page.state.views).size).toBe(page.state.views.length);
        }
        expect(page.mostRetries).toBeLessThanOrEqual(3);
        expect(page.doubleWaits).toBe(0);
      }),
    );
  });

  it('never goes back to a generation it had, in any state and on any event [APP-10]', () => {
    for (const state of MINI_APP_LIFECYCLE_SAMPLES.states) {
      for (const event of MINI_APP_LIFECYCLE_SAMPLES.events) {
        const [next, ...effects] = step(state, event);
        const loads = effects.filter(({ type }) => type === 'load').length;
        expect(next.generation).toBe(state.generation + loads);
      }
    }
  });
});

describe('answers in any order', () => {
  it('only the newest load decides, however late the older ones answer [APP-7, APP-10]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }),
        async (scheduler, answers) => {
          let state: MiniAppState = initial;
          const said = new Map<number, boolean>();
          let now = 0;
          const dispatch = (event: MiniAppEvent): void => {
            const [next, ...effects] = step(state, event);
            state = next;
            for (const effect of effects) {
              if (effect.type !== 'load') continue;
              const { generation } = effect;
              const isGood = answers[generation % answers.length] === true;
              void scheduler.schedule(Promise.resolve(), `load ${generation}`).then(() => {
                said.set(generation, isGood);
                dispatch({ type: isGood ? 'became-ready' : 'failed', generation });
                return undefined;
              });
            }
          };
          dispatch(OPENED);
          const presses = scheduler.scheduleSequence(
            answers.map((_, press) => async () => {
              now = (press + 1) * 1000;
              dispatch({ type: 'reload-pressed', at: now });
              await Promise.resolve();
            }),
          );
          await scheduler.waitAll();
          await presses.task;
          await scheduler.waitAll();
          expect(state.phase).toBe(said.get(state.generation) === true ? 'ready' : 'error');
        },
      ),
    );
  });
});
