import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  needsUpdate,
  SERVICE_WORKER,
  WORKER_PHASES,
  type ServiceWorkerEffect,
  type ServiceWorkerEvent,
  type ServiceWorkerState,
} from '../../../../core/site/browser/service-worker-state.ts';
import { SERVICE_WORKER_SAMPLES } from '../../../support/samples/site/service-worker-state-samples.ts';

const { initial, step } = SERVICE_WORKER;
const ARRIVED = { type: 'version-arrived', current: '1', latest: '2' } as const;

function run(...events: readonly ServiceWorkerEvent[]): {
  readonly state: ServiceWorkerState;
  readonly effects: readonly ServiceWorkerEffect['type'][];
} {
  let state = initial;
  const effects: ServiceWorkerEffect['type'][] = [];
  for (const event of events) {
    const [next, ...more] = step(state, event);
    effects.push(...more.map(({ type }) => type));
    state = next;
  }
  return { state, effects };
}

describe('the service worker', () => {
  it('is installing, waiting and active in turn [SWK-1]', () => {
    expect(WORKER_PHASES).toEqual(['none', 'installing', 'waiting', 'active']);
    expect(initial.phase).toBe('none');
    expect(run({ type: 'worker-found' }).state.phase).toBe('installing');
    expect(run({ type: 'worker-found' }, { type: 'worker-installed' }).state.phase).toBe('waiting');
    expect(run({ type: 'worker-found' }, { type: 'worker-activated' }).state.phase).toBe('active');
    expect(run({ type: 'worker-installed' }).state.phase).toBe('none');
  });

  it('has its version asked for after 60 s and every 60 s [SWK-2]', () => {
    expect(step(initial, { type: 'page-started' })).toEqual([initial, { type: 'wake-in', delay: 60_000 }]);
    expect(step(initial, { type: 'wait-ended' })).toEqual([
      initial,
      { type: 'ask-version' },
      { type: 'wake-in', delay: 60_000 },
    ]);
  });

  it.each([
    ['1', '2', true],
    ['2', '1', true],
    ['1', '1', false],
    ['1', '', false],
    ['', '1', true],
    [undefined as never, '1', false],
    ['1', null as never, false],
  ])('running %j is out of date at %j: %s [SWK-3]', (current, latest, isNeeded) => {
    expect(needsUpdate(current, latest)).toBe(isNeeded);
  });

  it('is not out of date any more when the versions are the same [SWK-3]', () => {
    const { state } = run(ARRIVED, { type: 'version-arrived', current: '2', latest: '2' });
    expect(state).toMatchObject({ isUpdateNeeded: false, isAccepted: false });
  });

  it('offers an update once for a version [SWK-4]', () => {
    expect(run(ARRIVED, ARRIVED).effects).toEqual(['offer-update']);
    expect(run(ARRIVED, { ...ARRIVED, latest: '3' }).effects).toEqual(['offer-update', 'offer-update']);
  });

  it('updates only when the player accepts it [SWK-4]', () => {
    expect(run({ type: 'update-accepted' }).effects).toEqual([]);
    expect(run(ARRIVED, { type: 'update-accepted' }).effects).toEqual(['offer-update', 'reload']);
    expect(run(ARRIVED, { type: 'update-accepted' }, { type: 'update-accepted' }).effects).toHaveLength(2);
    expect(
      run(ARRIVED, { type: 'worker-found' }, { type: 'worker-installed' }, { type: 'update-accepted' }).effects,
    ).toEqual(['offer-update', 'activate', 'reload']);
  });

  it('waits with the offer and with the reload for a bet in flight [SWK-5]', () => {
    const offered = run({ type: 'bet-sent' }, ARRIVED);
    expect(offered.effects).toEqual([]);
    expect(step(offered.state, { type: 'bet-answered' }).slice(1)).toEqual([{ type: 'offer-update' }]);
    const accepted = run(ARRIVED, { type: 'bet-sent' }, { type: 'update-accepted' }, { type: 'update-accepted' });
    expect(accepted.effects).toEqual(['offer-update']);
    const [left, ...effects] = step(accepted.state, { type: 'bet-answered' });
    expect(effects).toEqual([{ type: 'reload' }]);
    expect(left).toMatchObject({ isUpdateNeeded: false, isAccepted: false, isBetInFlight: false });
    expect(run({ type: 'bet-sent' }, { type: 'bet-answered' }).effects).toEqual([]);
  });

  it('forgets an acceptance of an update that is not needed any more [SWK-5]', () => {
    const current: ServiceWorkerEvent = { type: 'version-arrived', current: '2', latest: '2' };
    const { effects } = run(ARRIVED, { type: 'bet-sent' }, { type: 'update-accepted' }, current, {
      type: 'bet-answered',
    });
    expect(effects).toEqual(['offer-update']);
  });

  it('leaves the site as it is when it fails [SWK-6]', () => {
    const { state, effects } = run({ type: 'worker-found' }, ARRIVED, { type: 'worker-failed' });
    expect(state).toMatchObject({ phase: 'none', isUpdateNeeded: true });
    expect(effects).toEqual(['offer-update']);
    expect(step(state, { type: 'update-accepted' }).slice(1)).toEqual([{ type: 'reload' }]);
  });

  it('never reloads or offers with a bet in flight, nor reloads unasked [SWK-4] [SWK-5]', () => {
    const rare = SERVICE_WORKER_SAMPLES.events.map((event) => ({ weight: 1, arbitrary: fc.constant(event) }));
    const often = (['bet-sent', 'update-accepted'] as const).map((type) => ({
      weight: 3,
      arbitrary: fc.constant<ServiceWorkerEvent>({ type }),
    }));
    fc.assert(
      fc.property(fc.array(fc.oneof(...rare, ...often, { weight: 3, arbitrary: fc.constant(ARRIVED) })), (events) => {
        let state = initial;
        let accepted = 0;
        let reloads = 0;
        for (const event of events) {
          const [next, ...effects] = step(state, event);
          if (event.type === 'update-accepted') accepted += 1;
          const moves = effects.filter(({ type }) => type === 'reload' || type === 'offer-update');
          expect(next.isBetInFlight ? moves : []).toEqual([]);
          reloads += effects.filter(({ type }) => type === 'reload').length;
          expect(reloads).toBeLessThanOrEqual(accepted);
          state = next;
        }
      }),
    );
  });
});
