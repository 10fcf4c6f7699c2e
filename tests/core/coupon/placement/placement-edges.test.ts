import { describe, expect, it } from 'vitest';
import {
  EMPTY_JOURNAL,
  PLACEMENT_JOURNAL,
  attemptToResume,
  withPlacement,
} from '../../../../core/coupon/placement/placement-journal.ts';
import type { PlacementEvent } from '../../../../core/coupon/placement/placement-state.ts';
import { NOW, idOf } from '../../../support/examples/coupon-examples.ts';
import {
  ACCEPTED,
  TURN,
  attempt,
  keyOf,
  kinds,
  order,
  press,
  run,
  verdictOf,
} from '../../../support/examples/placement-examples.ts';

const SUBMITTING = [press(), TURN] as const;
const PENDING = [...SUBMITTING, verdictOf({ status: 'pending', acceptAt: NOW + 5000, serverTime: NOW })] as const;
const CHANGED = [...SUBMITTING, verdictOf({ status: 'price-changed', bets: [] })] as const;
const REJECTED = [...SUBMITTING, verdictOf({ status: 'rejected', reason: 'suspended', bets: [] })] as const;

function refused(status: number, retryAfterSeconds?: number, at = NOW + 100): PlacementEvent {
  return {
    type: 'request-failed',
    key: keyOf(1),
    failure: { kind: 'refused', status, retryAfterSeconds },
    at,
    jitter: 0,
  };
}

function waited(wait: number, at: number): PlacementEvent {
  return { type: 'wait-ended', wait, at, jitter: 0 };
}

function inVain(type: 'look-up-found-nothing' | 'look-up-failed', asked: number, at = NOW + 10_000): PlacementEvent {
  return { type, key: keyOf(1), asked, at, jitter: 0 };
}

const UNKNOWN = [...SUBMITTING, waited(1, NOW + 8000)] as const;
const VOIDED: PlacementEvent = { type: 'key-voided', key: keyOf(1) };
const LOST = [...UNKNOWN, inVain('look-up-found-nothing', 2, NOW + 90_000), VOIDED] as const;

describe('an event out of its place', () => {
  it.each<readonly [string, readonly PlacementEvent[], PlacementEvent]>([
    ['a turn at rest', [], TURN],
    ['a second turn', SUBMITTING, TURN],
    ['a yes that nobody asked for', SUBMITTING, { type: 'again-confirmed', isOnline: true }],
    ['a no that nobody asked for', SUBMITTING, { type: 'again-declined' }],
    ['putting away what is on its way', SUBMITTING, { type: 'dismissed' }],
    ['putting away nothing', [], { type: 'dismissed' }],
    ['a verdict at rest', [], verdictOf(ACCEPTED)],
    ['a second verdict', REJECTED, verdictOf(ACCEPTED)],
    ['a failure of another key', SUBMITTING, { ...refused(400), key: keyOf(9) } as PlacementEvent],
    ['a failure after the time-out', UNKNOWN, refused(400)],
    ['a look-up at rest', [], inVain('look-up-failed', 1)],
    ['a look-up of another key', PENDING, { ...inVain('look-up-failed', 2), key: keyOf(9) } as PlacementEvent],
    ['a look-up in vain of an order just sent', SUBMITTING, inVain('look-up-found-nothing', 1, NOW + 100)],
    ['a void key at rest', [], VOIDED],
    ['another void key', UNKNOWN, { type: 'key-voided', key: keyOf(9) }],
    ['the end of another wait', SUBMITTING, waited(2, NOW + 8000)],
    ['the end of a wait at rest', [], waited(1, NOW)],
    ['a connection that is back while the answer is awaited', SUBMITTING, { type: 'went-online', at: NOW, jitter: 0 }],
    [
      'an attempt found while one is on its way',
      UNKNOWN,
      { type: 'attempt-found', attempt: attempt(3), at: NOW, jitter: 0 },
    ],
  ])('%s leaves everything as it is [PL-10, PL-24]', (_, events, event) => {
    const { state } = run(...events);
    expect(run(...events, event).state).toEqual(state);
    expect(run(...events, event).effects).toEqual([]);
  });

  it.each([
    ['accepted', [...SUBMITTING, verdictOf(ACCEPTED)]],
    ['needs-confirm', CHANGED],
    ['rejected', REJECTED],
    ['not-received', LOST],
  ] as const)(
    'does not keep an order that is %s from being put away or followed by another [PL-10]',
    (phase, events) => {
      expect(run(...events).state.phase).toBe(phase);
      expect(run(...events, { type: 'dismissed' }).state).toEqual({ phase: 'idle' });
      const next = press({ attempt: attempt(2, { at: NOW + 95_000 }) });
      expect(run(...events, next).effects).toEqual([{ type: 'take-turn' }]);
    },
  );
});

describe('an order', () => {
  it('that is on its way is not held back and was sent once [PL-14]', () => {
    expect(run(...SUBMITTING).state).toMatchObject({ isHeldBack: false, sends: 1, hasResent: false, startedAt: NOW });
    expect(run(...SUBMITTING, waited(1, NOW + 7000)).state.phase).toBe('unknown');
  });

  it.each([
    [undefined, NOW + 100, 1000],
    [0, NOW + 100, 0],
    [60, NOW + 100, 7900],
    [5, NOW + 9000, 0],
  ])('held back for %s s at %d waits %d ms, never beyond its 8 s [PL-16, PL-17]', (asked, at, delay) => {
    expect(run(...SUBMITTING, refused(409, asked, at)).effects).toEqual([{ type: 'wait', wait: 2, delay }]);
  });

  it('held back is sent again while its 8 s last [PL-16, PL-17]', () => {
    const held = [...SUBMITTING, refused(409, 60)] as const;
    expect(run(...held, waited(2, NOW + 7999)).state).toMatchObject({ isHeldBack: false, sends: 2, wait: 3 });
    expect(run(...held, waited(2, NOW + 7999)).effects.at(-1)).toEqual({ type: 'wait', wait: 3, delay: 1 });
    expect(run(...held, waited(2, NOW + 8000)).state.phase).toBe('unknown');
    expect(run(...held, waited(2, NOW + 7000), refused(401, undefined, NOW + 7100)).state.phase).toBe('unknown');
  });

  it.each([
    [401, 'signed-out'],
    [429, 'too-many-requests'],
    [400, 'refused'],
    [451, 'refused'],
    [499, 'refused'],
  ])('answered by %d is rejected as %s, leaves the journal and leaves its turn [PL-18, PL-28]', (status, reason) => {
    const { state, effects } = run(...SUBMITTING, refused(status));
    expect(state).toEqual({ phase: 'rejected', attempt: attempt(), reason, bets: [], limit: undefined });
    expect(effects).toEqual([
      { type: 'remove-attempt', key: keyOf(1) },
      { type: 'leave-turn' },
      { type: 'show-prices', bets: [] },
    ]);
  });

  it('that was not received leaves the journal [PL-4]', () => {
    expect(run(...LOST).effects).toEqual([{ type: 'remove-attempt', key: keyOf(1) }]);
  });

  it('that was not received gives its key to nobody else [PL-22]', () => {
    const other = press({ attempt: attempt(2, { at: NOW + 95_000, userId: 6 }) });
    expect(run(...LOST, other).state).toMatchObject({ attempt: { key: keyOf(2), userId: 6 } });
  });

  it('found in the journal may still be sent once more [PL-20, PL-29]', () => {
    const found: PlacementEvent = { type: 'attempt-found', attempt: attempt(), at: NOW + 2000, jitter: 0 };
    expect(run(found).state).toMatchObject({ hasResent: false, lookUps: 0, wait: 1, firstWait: 1 });
    expect(run(found).effects.at(-1)).toEqual({ type: 'wait', wait: 1, delay: 1000 });
    expect(kinds(run(found, inVain('look-up-found-nothing', 1, NOW + 3000)).effects)).toContain('send');
  });

  it.each([
    ['within', 60_000, 'send'],
    ['beyond', 24 * 3_600_000, 'void-key'],
  ])('found in the journal with a time %s a minute ahead is sent again or made void [PL-21]', (_, ahead, effect) => {
    const kept = attempt(1, { at: NOW + ahead });
    const found: PlacementEvent = { type: 'attempt-found', attempt: kept, at: NOW - 1000, jitter: 0 };
    expect(kinds(run(found, inVain('look-up-found-nothing', 1, NOW)).effects)).toContain(effect);
  });

  it('that the server decides later waits at least half a second, longer by chance [PL-25]', () => {
    const at = { key: keyOf(1), at: NOW + 100 } as const;
    const pending = (decidesIn: number, jitter: number): PlacementEvent => ({
      type: 'verdict-arrived',
      ...at,
      jitter,
      verdict: { status: 'pending', acceptAt: NOW + decidesIn, serverTime: NOW },
    });
    expect(run(...SUBMITTING, pending(6000, 0.5)).effects).toEqual([
      { type: 'leave-turn' },
      { type: 'wait', wait: 2, delay: 6250 },
    ]);
    expect(run(...SUBMITTING, pending(100, 0)).state).toMatchObject({ decidesIn: 500 });
  });

  it('decided later leaves no turn a second time, and after one click empties nothing [PL-11, PL-26]', () => {
    const oneClick = attempt(1, { order: order({ isOneClick: true }) });
    const decidedLater = [press({ attempt: oneClick }), TURN, PENDING[2], verdictOf(ACCEPTED)] as const;
    expect(kinds(run(...decidedLater).effects)).toEqual(['remove-attempt', 'note-placed', 'take-balance']);
  });
});

describe('the journal', () => {
  const placed = (at: number) => ({ userId: 5, hash: 'h', at });

  it('forgets what was placed 60 s before the next [PL-3]', () => {
    const journal = withPlacement(withPlacement(EMPTY_JOURNAL, placed(NOW)), placed(NOW + 1));
    expect(withPlacement(journal, placed(NOW + 60_000)).placed).toEqual([placed(NOW + 1), placed(NOW + 60_000)]);
  });

  it('takes an attempt up within 48 hours [PL-5]', () => {
    const journal = { attempts: [attempt(1)], placed: [] };
    expect(attemptToResume(journal, 5, NOW + 48 * 3_600_000 - 1)).toEqual(attempt(1));
    expect(attemptToResume(journal, 5, NOW + 48 * 3_600_000)).toBeUndefined();
  });

  it.each([
    ['a key with more before it', { key: `x${keyOf(1)}` }],
    ['a key with more behind it', { key: `${keyOf(1)}x` }],
    ['a list of keys', { key: [keyOf(1)] }],
    ['bets that are no list', { order: { ...order(), bets: 'all' } }],
    ['a bet that is none', { order: { ...order(), bets: [...order().bets, null] } }],
    ['an amount as text', { order: { ...order(), amount: '100' } }],
    ['a hash that is no text', { hash: 5 }],
    ['a player as text', { userId: '5' }],
    ['a moment between moments', { at: 1.5 }],
    ['a moment before all', { at: -1 }],
  ])('drops an attempt of %s [PL-6]', (_, changes) => {
    const stored = { attempts: [{ ...attempt(1), ...changes }, attempt(2)], placed: [null, placed(0)] };
    expect(PLACEMENT_JOURNAL.parse(stored)).toEqual({
      ok: true,
      value: { attempts: [attempt(2)], placed: [placed(0)] },
    });
  });

  it('reads a refused single by its outcome [PL-26]', () => {
    const some = verdictOf({ ...ACCEPTED, refused: [{ index: 0, outcomeId: idOf(1), reason: 'suspended' }] });
    expect(run(...PENDING, some).effects).toContainEqual({ type: 'empty-coupon', placed: [], refused: [idOf(1)] });
  });
});
