import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JURISDICTION_PROFILES as PROFILE, JURISDICTIONS } from '../../../core/limits/jurisdiction.ts';
import { elapsedTime, isLivePage, netPosition, showsNetPosition } from '../../../core/limits/net-position.ts';
import {
  pausesNewBets,
  REALITY_CHECK,
  REALITY_CHECK_LINKS,
  realityCheckEvery,
  type RealityCheckEvent,
  type RealityCheckState,
} from '../../../core/limits/reality-check.ts';
import { REALITY_CHECK_SAMPLES } from '../../support/samples/limits/reality-check-samples.ts';
import { limitOf, pendingOf, PROFILES } from '../../support/examples/limit-examples.ts';

const { initial, step } = REALITY_CHECK;
const MINUTE = 60_000;
const every = 5 * MINUTE;

function counting(fields: Partial<Extract<RealityCheckState, { phase: 'counting' }>>): RealityCheckState {
  return { phase: 'counting', isVisible: true, startedAt: 0, countedFrom: 0, every, ...fields };
}

const shown: RealityCheckState = { phase: 'shown', isVisible: true, startedAt: 0, countedFrom: 0, every };
const overdue: RealityCheckState = { phase: 'overdue', startedAt: 0, countedFrom: 0, every };

describe('the interval of the reality check', () => {
  it.each(PROFILES)("is the player's, else an hour: %s [RC-1]", (_, profile) => {
    expect(realityCheckEvery([limitOf('reality-check', { value: 15 })], 0, profile)).toBe(15 * MINUTE);
    expect(realityCheckEvery([pendingOf('reality-check', { value: 15 })], 0, profile)).toBe(60 * MINUTE);
    expect(realityCheckEvery([], 0, profile)).toBe(60 * MINUTE);
  });

  it('is that of the profile where the player chose none [RC-1]', () => {
    const often = { ...PROFILE.default, realityCheckEvery: 30 };
    for (const value of [0, 'unlimited', undefined] as const) {
      expect(realityCheckEvery([limitOf('reality-check', { value })], 0, often)).toBe(30 * MINUTE);
    }
    expect(realityCheckEvery([limitOf('reality-check', { value: 5 })], 0, often)).toBe(5 * MINUTE);
  });

  it('is an hour where nothing sensible is known [RC-1]', () => {
    const nonsense = { ...PROFILE.default, realityCheckEvery: Number.NaN };
    expect(realityCheckEvery([], 0, nonsense)).toBe(60 * MINUTE);
    expect(realityCheckEvery([limitOf('reality-check', { value: 0 })], 0, PROFILE.default)).toBe(60 * MINUTE);
    expect(realityCheckEvery([limitOf('reality-check', { value: 'unlimited' })], 0, PROFILE.default)).toBe(60 * MINUTE);
    const [state] = step(initial, { type: 'session-began', at: 0, every: -1, isVisible: true });
    expect(state).toEqual(counting({ every: 60 * MINUTE }));
    expect(step(counting({}), { type: 'interval-changed', at: 0, every: Number.NaN })[0]).toEqual(
      counting({ every: 60 * MINUTE }),
    );
    expect(step(initial, { type: 'session-began', at: 0, every: 0, isVisible: true })[0]).toEqual(
      counting({ every: 60 * MINUTE }),
    );
  });
});

describe('a reality check', () => {
  it('is shown when the interval has passed, and again an interval after it was acknowledged [RC-2, RC-4]', () => {
    const [began, ...first] = step(initial, { type: 'session-began', at: 1000, every, isVisible: true });
    expect(first).toEqual([{ type: 'wake-in', delay: every }]);
    expect(began).toEqual(counting({ startedAt: 1000, countedFrom: 1000 }));
    expect(step(began, { type: 'wait-ended', at: 1000 + every - 1 })).toEqual([began, { type: 'wake-in', delay: 1 }]);
    const [due, ...effects] = step(began, { type: 'wait-ended', at: 1000 + every });
    expect(due).toEqual({ ...shown, startedAt: 1000, countedFrom: 1000 });
    expect(effects).toEqual([{ type: 'show', elapsed: every }]);
    expect(step(due, { type: 'wait-ended', at: 9 * every })).toEqual([due]);
    expect(step(due, { type: 'acknowledged', at: 1000 + 2 * every })).toEqual([
      counting({ startedAt: 1000, countedFrom: 1000 + 2 * every }),
      { type: 'hide' },
      { type: 'wake-in', delay: every },
    ]);
  });

  it('tells the whole time since the session began [RC-2]', () => {
    const second = counting({ startedAt: 0, countedFrom: 7 * MINUTE });
    expect(step(second, { type: 'wait-ended', at: 12 * MINUTE }).slice(1)).toEqual([
      { type: 'show', elapsed: 12 * MINUTE },
    ]);
  });

  it('waits for the player to return where it fell due unseen [RC-3]', () => {
    const [hidden, ...none] = step(counting({}), { type: 'became-hidden' });
    expect([hidden, none]).toEqual([counting({ isVisible: false }), []]);
    expect(step(hidden, { type: 'wait-ended', at: every })).toEqual([overdue]);
    expect(step(overdue, { type: 'became-visible', at: 60 * MINUTE })).toEqual([
      shown,
      { type: 'show', elapsed: 60 * MINUTE },
    ]);
    expect(step(hidden, { type: 'became-visible', at: every })).toEqual([shown, { type: 'show', elapsed: every }]);
    expect(step(hidden, { type: 'became-visible', at: MINUTE })).toEqual([
      counting({}),
      { type: 'wake-in', delay: 4 * MINUTE },
    ]);
    expect(step(initial, { type: 'session-began', at: 0, every, isVisible: false })[0]).toEqual(
      counting({ isVisible: false }),
    );
    expect(step(overdue, { type: 'became-hidden' })).toEqual([overdue]);
    const [unseen] = step(shown, { type: 'became-hidden' });
    expect(unseen).toEqual({ ...shown, isVisible: false });
    expect(step(unseen, { type: 'became-visible', at: every })).toEqual([shown]);
    expect(step(unseen, { type: 'acknowledged', at: every })[0]).toEqual(
      counting({ isVisible: false, countedFrom: every }),
    );
  });

  it('ends with the session [RC-4]', () => {
    expect(step(shown, { type: 'session-ended' })).toEqual([initial, { type: 'hide' }]);
    expect(step(counting({}), { type: 'session-ended' })).toEqual([initial, { type: 'forget-wake' }]);
    expect(step(overdue, { type: 'session-ended' })).toEqual([initial, { type: 'forget-wake' }]);
    expect(step(initial, { type: 'session-ended' })).toEqual([initial]);
    expect(step(initial, { type: 'became-visible', at: 5 })).toEqual([initial]);
    expect(step(initial, { type: 'became-hidden' })).toEqual([initial]);
  });

  it('stays through whatever else happens [RC-4]', () => {
    for (const event of REALITY_CHECK_SAMPLES.events) {
      const [next] = step(shown, event);
      expect(next.phase === 'shown').toBe(event.type !== 'acknowledged' && event.type !== 'session-ended');
    }
    expect(step(overdue, { type: 'acknowledged', at: 5 })).toEqual([overdue]);
    expect(step(counting({}), { type: 'session-began', at: 5, every, isVisible: true })).toEqual([counting({})]);
  });

  it('follows a changed interval at once [RC-2]', () => {
    expect(step(counting({}), { type: 'interval-changed', at: 2 * MINUTE, every: 10 * MINUTE })).toEqual([
      counting({ every: 10 * MINUTE }),
      { type: 'wake-in', delay: 8 * MINUTE },
    ]);
    expect(step(counting({}), { type: 'interval-changed', at: 2 * MINUTE, every: MINUTE })[0].phase).toBe('shown');
    expect(step(shown, { type: 'interval-changed', at: 2 * MINUTE, every: MINUTE })).toEqual([
      { ...shown, every: MINUTE },
    ]);
    expect(step(initial, { type: 'interval-changed', at: 2 * MINUTE, every: MINUTE })).toEqual([initial]);
  });

  it('offers ways out [RC-5]', () => {
    expect(REALITY_CHECK_LINKS).toEqual(['history', 'set-limit', 'sign-out', 'break']);
  });

  it('pauses new bets until it is acknowledged [RC-6, RG-15]', () => {
    expect(REALITY_CHECK_SAMPLES.states.map(pausesNewBets)).toEqual([false, false, false, true, true]);
  });

  it('is never lost and never comes early, over any run [RC-2, RC-3, RG-15]', () => {
    const happenings = fc.array(
      fc.tuple(
        fc.oneof(
          { weight: 5, arbitrary: fc.constant('wait-ended' as const) },
          { weight: 2, arbitrary: fc.constantFrom('became-hidden' as const, 'became-visible' as const) },
          { weight: 2, arbitrary: fc.constant('acknowledged' as const) },
        ),
        fc.integer({ min: 0, max: 4 * MINUTE }),
      ),
    );
    fc.assert(
      fc.property(happenings, (run) => {
        let [state] = step(initial, { type: 'session-began', at: 0, every, isVisible: true });
        let [now, last, isVisible] = [0, 0, true];
        for (const [type, time] of run) {
          now += time;
          const event = { type, at: now } as RealityCheckEvent;
          const [next, ...effects] = step(state, event);
          if (type === 'became-hidden') isVisible = false;
          if (type === 'became-visible') isVisible = true;
          const isShown = effects.some((effect) => effect.type === 'show');
          expect(isShown && (now - last < every || !isVisible)).toBe(false);
          if (state.phase === 'shown' && type === 'acknowledged') last = now;
          expect(type === 'wait-ended' && now - last >= every && !pausesNewBets(next)).toBe(false);
          state = next;
        }
      }),
    );
  });

  it.each([Number.NaN, Infinity, 1e300])('takes no notice of what happens at %s [RC-2]', (at) => {
    for (const state of REALITY_CHECK_SAMPLES.states) {
      for (const type of ['wait-ended', 'became-visible', 'acknowledged'] as const)
        expect(step(state, { type, at })).toEqual([state]);
    }
  });
});

describe('the net position', () => {
  it.each([
    [100, 87.5, 'EUR', -12.5],
    [0.3, 0.1, 'EUR', -0.2],
    [0, 0, 'RUB', 0],
    [10, 30.005, 'KWD', 20.005],
  ])('of %s staked and %s won in %s is %s [RC-7]', (stakes, wins, currency, net) => {
    expect(netPosition({ stakes, wins, currency })).toEqual({ ok: true, value: net });
  });

  it.each([
    [Number.NaN, 1, 'not-a-number'],
    [1, Infinity, 'not-a-number'],
    [-1, 1, 'negative'],
    [1, 1.005, 'too-precise'],
    [1e300, 1, 'out-of-range'],
  ])('of %s staked and %s won is refused as %s [RC-7]', (stakes, wins, code) => {
    expect(netPosition({ stakes, wins, currency: 'EUR' })).toEqual({ ok: false, error: { code } });
  });
});

describe('elapsed time', () => {
  it.each([
    [0, [0, 0, 0]],
    [5_025_999, [1, 23, 45]],
    [59_999, [0, 0, 59]],
    [60_000, [0, 1, 0]],
    [3_599_999, [0, 59, 59]],
    [360_000_000, [100, 0, 0]],
    [-5, [0, 0, 0]],
    [Number.NaN, [0, 0, 0]],
    [Infinity, [0, 0, 0]],
  ])('of %s ms is %j [RC-8]', (elapsed, [hours, minutes, seconds]) => {
    expect(elapsedTime(elapsed)).toEqual({ hours, minutes, seconds });
  });
});

describe('the time and net result over a page', () => {
  it.each(JURISDICTIONS)(
    'stand in %s over live pages, and over every page where its law fixes them [NP-1, RG-16]',
    (law) => {
      const profile = PROFILE[law];
      expect([true, false].map((isLive) => showsNetPosition(isLive, profile))).toEqual([true, law === 'UK']);
    },
  );

  it.each([
    ['/live/football', true],
    ['/multi', true],
    ['/slots/game/7/dragon-ledger', true],
    ['/casino', true],
    ['/crash-games', true],
    ['/tvgames', true],
    ['/games/lucky-card', true],
    ['/', false],
    ['/line/football', false],
    ['/casino-search', false],
    ['/promotions/games', false],
    ['/games-landing/wheel', false],
  ])('hold %s for a page of games that are played: %s [NP-1, RG-16]', (path, isLive) => {
    expect(isLivePage(path)).toBe(isLive);
  });
});
