import { describe, expect, it } from 'vitest';
import type { PlacementEvent } from '../../../../core/coupon/placement/placement-state.ts';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import {
  ACCEPTED,
  TURN,
  attempt,
  keyOf,
  kinds,
  press,
  run,
  verdictOf,
} from '../../../support/examples/placement-examples.ts';

const OTHER: PlacementEvent = { type: 'player-changed', userId: 6 };
const NOBODY: PlacementEvent = { type: 'player-changed', userId: undefined };
const SAME: PlacementEvent = { type: 'player-changed', userId: 5 };
const LOST: PlacementEvent = {
  type: 'request-failed',
  key: keyOf(1),
  failure: { kind: 'network' },
  at: NOW + 100,
  jitter: 0,
};
const PENDING = verdictOf({ status: 'pending', acceptAt: NOW + 500, serverTime: NOW });
const UNREADABLE: PlacementEvent = {
  type: 'look-up-failed',
  key: keyOf(1),
  asked: 9,
  failure: { kind: 'malformed', path: 'status' },
  at: NOW + 9000,
  jitter: 0,
};

describe('a change of player', () => {
  it.each([
    ['queued', [press()]],
    ['submitting', [press(), TURN]],
    ['unknown', [press(), TURN, LOST]],
    ['pending', [press(), TURN, PENDING]],
    ['accepted', [press(), TURN, verdictOf(ACCEPTED)]],
  ])('puts an attempt that is %s away and leaves it in the journal [PL-35]', (_, events) => {
    for (const change of [OTHER, NOBODY]) {
      const { state, effects } = run(...events, change);
      expect(state).toEqual({ phase: 'idle' });
      expect(kinds(effects)).not.toContain('remove-attempt');
    }
  });

  it('gives the turn back that the attempt held [PL-35]', () => {
    expect(run(press(), TURN, OTHER).effects).toEqual([{ type: 'leave-turn' }]);
  });

  it('changes nothing for the player of the attempt [PL-35]', () => {
    const before = run(press(), TURN);
    const after = run(press(), TURN, SAME);
    expect([after.state, after.effects]).toEqual([before.state, []]);
  });

  it('lets no answer of the first attempt through; its player takes it up again [PL-35]', () => {
    const late = run(press(), TURN, OTHER, verdictOf(ACCEPTED));
    expect([late.state, late.effects]).toEqual([{ phase: 'idle' }, []]);
    const back: PlacementEvent = { type: 'attempt-found', attempt: attempt(), at: NOW + 5000, jitter: 0 };
    expect(run(press(), TURN, OTHER, back, verdictOf(ACCEPTED)).state).toMatchObject({ phase: 'accepted' });
  });
});

describe('a server that goes on saying pending', () => {
  it('is asked ever later, at most every 30 s, a little later by chance [PL-24]', () => {
    const again = verdictOf({ status: 'pending', acceptAt: NOW, serverTime: NOW });
    const jittered = { ...again, jitter: 0.5 } as PlacementEvent;
    const waits = Array.from({ length: 9 }, (_, count) => {
      const { effects } = run(press(), TURN, PENDING, ...Array.from({ length: count }, () => again), jittered);
      return effects.flatMap((effect) => (effect.type === 'wait' ? [effect.delay] : []))[0];
    });
    expect(waits).toEqual([1500, 3000, 6000, 12_000, 24_000, 45_000, 45_000, 45_000, 45_000]);
  });
});

describe('answers that cannot be read', () => {
  it('let the coupon go after three in a row, and keep the attempt [PL-36]', () => {
    const twice = run(press(), TURN, LOST, UNREADABLE, UNREADABLE);
    expect(twice.state).toMatchObject({ phase: 'unknown' });
    const thrice = run(press(), TURN, LOST, UNREADABLE, UNREADABLE, UNREADABLE);
    expect(thrice.state).toMatchObject({ phase: 'unreadable', attempt: { key: keyOf(1) } });
    expect(kinds(thrice.all)).not.toContain('remove-attempt');
  });

  it('are forgotten with an answer that can be read [PL-36]', () => {
    const nothing: PlacementEvent = {
      type: 'look-up-found-nothing',
      key: keyOf(1),
      asked: 9,
      at: NOW + 9000,
      jitter: 0,
    };
    const lostAgain = { ...LOST, at: NOW + 9100 } as PlacementEvent;
    const state = run(press(), TURN, LOST, UNREADABLE, UNREADABLE, nothing, lostAgain, UNREADABLE).state;
    expect(state).toMatchObject({ phase: 'unknown', misread: 1 });
  });

  it('are no such answers where the network failed [PL-23, PL-36]', () => {
    const failed = { ...UNREADABLE, failure: { kind: 'network' } } as PlacementEvent;
    const state = run(press(), TURN, LOST, failed, failed, failed, failed).state;
    expect(state).toMatchObject({ phase: 'unknown', misread: 0 });
  });
});
