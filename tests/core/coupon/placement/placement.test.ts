import { describe, expect, it } from 'vitest';
import { isFrozen, isSupportDue, type PlacementEvent } from '../../../../core/coupon/placement/placement-state.ts';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { NOW, idOf, plainPlacedCoupon } from '../../../support/examples/coupon-examples.ts';
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

function turnAfter(placedAt: number): PlacementEvent {
  return { type: 'turn-came', placedAt, at: NOW, jitter: 0 };
}

function failed(failure: RequestFailure, at = NOW + 100): PlacementEvent {
  return { type: 'request-failed', key: keyOf(1), failure, at, jitter: 0 };
}

function refusedWith(status: number, retryAfterSeconds?: number): RequestFailure {
  return { kind: 'refused', status, retryAfterSeconds };
}

function waited(wait: number, at: number, jitter = 0): PlacementEvent {
  return { type: 'wait-ended', wait, at, jitter };
}

function voided(n: number): PlacementEvent {
  return { type: 'key-voided', key: keyOf(n) };
}

function foundNothing(asked: number, at = NOW + 10_000): PlacementEvent {
  return { type: 'look-up-found-nothing', key: keyOf(1), asked, at, jitter: 0 };
}

const UNKNOWN = [...SUBMITTING, waited(1, NOW + 8000)] as const;

describe('the press', () => {
  it('waits for its turn, then writes the key down before it sends [PL-11, PL-14]', () => {
    expect(kinds(run(press()).effects)).toEqual(['take-turn']);
    expect(kinds(run(...SUBMITTING).effects)).toEqual(['record-attempt', 'send', 'wait']);
    expect(run(...SUBMITTING).effects.at(-1)).toEqual({ type: 'wait', wait: 1, delay: 8000 });
  });

  it.each([
    ['queued', [press()]],
    ['submitting', SUBMITTING],
    ['unknown', UNKNOWN],
    ['pending', [...SUBMITTING, verdictOf({ status: 'pending', acceptAt: NOW + 5000, serverTime: NOW })]],
  ] as const)('does nothing while the order is %s [PL-10, PL-31]', (phase, events) => {
    const { state, effects } = run(...events, press({ attempt: attempt(2, { at: NOW + 9000 }) }));
    expect(state.phase).toBe(phase);
    expect(effects).toEqual([]);
    expect(isFrozen(state)).toBe(true);
  });

  it('leaves the coupon free where nothing is on its way [PL-31]', () => {
    expect(isFrozen({ phase: 'idle' })).toBe(false);
    expect(isFrozen(run(...SUBMITTING, verdictOf(ACCEPTED)).state)).toBe(false);
  });

  it('ten times in 200 ms is one request [PL-10]', () => {
    const presses = Array.from({ length: 10 }, (_, n) => press({ attempt: attempt(n + 1, { at: NOW + n * 20 }) }));
    const { all } = run(...presses, TURN);
    expect(all.filter(({ type }) => type === 'send')).toHaveLength(1);
  });

  it('does nothing offline, then and later [PL-12]', () => {
    const { state, all } = run(press({ isOnline: false }), { type: 'went-online', at: NOW, jitter: 0 });
    expect(state.phase).toBe('idle');
    expect(all).toEqual([]);
  });

  it.each([
    [299, 'idle'],
    [300, 'queued'],
  ])('counts %d ms after the button moved or its price changed: %s [PL-13]', (age, phase) => {
    expect(run(press({ steadySince: NOW - age })).state.phase).toBe(phase);
  });
});

describe('the same coupon placed a moment ago', () => {
  const asked = [press(), turnAfter(NOW - 3000)] as const;

  it('is asked about, and nothing is sent without a yes [PL-3]', () => {
    const { state, all } = run(...asked);
    expect(state).toMatchObject({ phase: 'asking-again', placedAt: NOW - 3000 });
    expect(kinds(all)).toEqual(['take-turn', 'leave-turn']);
    expect(run(...asked, { type: 'again-declined' }).state.phase).toBe('idle');
  });

  it('is sent after a yes, in its turn [PL-3, PL-11]', () => {
    const yes = [...asked, { type: 'again-confirmed', isOnline: true }] as const;
    expect(kinds(run(...yes).effects)).toEqual(['take-turn']);
    expect(kinds(run(...yes, turnAfter(NOW - 3000)).effects)).toEqual(['record-attempt', 'send', 'wait']);
  });

  it('ignores a yes offline [PL-12]', () => {
    expect(run(...asked, { type: 'again-confirmed', isOnline: false }).state.phase).toBe('asking-again');
  });
});

describe('the verdict', () => {
  it('accepted strikes the key off, notes the coupon, empties it and takes the balance [PL-4, PL-26]', () => {
    const { state, effects } = run(...SUBMITTING, verdictOf(ACCEPTED));
    expect(state).toMatchObject({ phase: 'accepted', balance: 900 });
    expect(effects).toEqual([
      { type: 'remove-attempt', key: keyOf(1) },
      { type: 'note-placed', placement: { userId: 5, hash: attempt().hash, at: NOW + 100 } },
      { type: 'leave-turn' },
      { type: 'empty-coupon', placed: [idOf(1)], refused: [] },
      { type: 'take-balance', accountId: 7, balance: 900 },
    ]);
  });

  it('accepted keeps refused singles in the coupon, and leaves it alone after one click [PL-26]', () => {
    const refused = [{ index: 1, outcomeId: idOf(2), reason: 'suspended' }] as const;
    const some = run(...SUBMITTING, verdictOf({ ...ACCEPTED, refused }));
    expect(some.effects).toContainEqual({ type: 'empty-coupon', placed: [idOf(1)], refused: [idOf(2)] });
    const oneClick = attempt(1, { order: order({ isOneClick: true }) });
    const clicked = run(press({ attempt: oneClick }), TURN, verdictOf(ACCEPTED));
    expect(kinds(clicked.effects)).not.toContain('empty-coupon');
  });

  it('of a changed price is offered again with old and new, and has to be pressed with a new key [PL-15, PL-27]', () => {
    const changes = [{ index: 0, outcomeId: idOf(1), odds: 1.4, version: 3 }];
    const changed = [...SUBMITTING, verdictOf({ status: 'price-changed', bets: changes })] as const;
    expect(run(...changed).state).toMatchObject({ phase: 'needs-confirm', changes });
    expect(kinds(run(...changed).effects)).toEqual(['remove-attempt', 'leave-turn', 'show-prices']);
    const again = run(...changed, press({ attempt: attempt(2, { at: NOW + 5000 }) }));
    expect(again.state).toMatchObject({ phase: 'queued', attempt: { key: keyOf(2) } });
  });

  it('rejected names the reason and the bets to blame [PL-28]', () => {
    const bets = [{ index: 0, outcomeId: idOf(1), trouble: 'suspended' }] as const;
    const { state, effects } = run(...SUBMITTING, verdictOf({ status: 'rejected', reason: 'suspended', bets }));
    expect(state).toMatchObject({ phase: 'rejected', reason: 'suspended', bets });
    expect(effects.at(-1)).toEqual({ type: 'show-prices', bets });
    expect(
      run(...SUBMITTING, verdictOf({ status: 'rejected', reason: 'suspended', bets }), { type: 'dismissed' }).state,
    ).toEqual({
      phase: 'idle',
    });
  });

  it('pending is looked up when the server decides, by the server’s own clock [PL-24, PL-25]', () => {
    const hoursOff = NOW + 50 * 3_600_000;
    const pending = [
      ...SUBMITTING,
      verdictOf({ status: 'pending', serverTime: hoursOff, acceptAt: hoursOff + 6000 }),
    ] as const;
    expect(run(...pending).state).toMatchObject({ phase: 'pending', decidesIn: 6000, since: NOW + 100 });
    expect(run(...pending).effects.at(-1)).toEqual({ type: 'wait', wait: 2, delay: 6000 });
    expect(run(...pending, waited(2, NOW + 6100)).effects).toEqual([{ type: 'look-up', key: keyOf(1), asked: 2 }]);
    expect(run(...pending, waited(2, NOW + 6100), verdictOf(ACCEPTED)).state.phase).toBe('accepted');
  });

  it('of another key changes nothing [PL-24]', () => {
    expect(run(...SUBMITTING, verdictOf(ACCEPTED, keyOf(9))).state.phase).toBe('submitting');
  });

  it('is taken even when it comes after the time-out [PL-24]', () => {
    expect(run(...UNKNOWN, verdictOf(ACCEPTED)).state.phase).toBe('accepted');
  });
});

describe('a request without a usable answer', () => {
  it('is sent again with the same key when the server asks to wait [PL-16]', () => {
    const held = [...SUBMITTING, failed(refusedWith(409, 2))] as const;
    expect(run(...held).state).toMatchObject({ phase: 'submitting', isHeldBack: true });
    expect(run(...held).effects).toEqual([{ type: 'wait', wait: 2, delay: 2000 }]);
    expect(run(...held, waited(2, NOW + 2100)).effects).toEqual([
      { type: 'send', attempt: attempt() },
      { type: 'wait', wait: 3, delay: 5900 },
    ]);
    expect(run(...held, waited(1, NOW + 8000)).state.phase).toBe('submitting');
  });

  it('gives the key up that came with another order, and waits for a press with a new one [PL-15]', () => {
    const { state, effects } = run(...SUBMITTING, failed(refusedWith(422)));
    expect(state).toMatchObject({ phase: 'rejected', reason: 'order-mismatch' });
    expect(kinds(effects)).not.toContain('send');
  });

  it.each([
    [{ kind: 'network' }, 'unknown'],
    [{ kind: 'cancelled' }, 'unknown'],
    [{ kind: 'malformed', path: 'coupons' }, 'unknown'],
    [refusedWith(500), 'unknown'],
    [refusedWith(503, 5), 'unknown'],
    [refusedWith(408), 'unknown'],
    [refusedWith(401), 'rejected'],
    [refusedWith(429), 'rejected'],
    [refusedWith(400), 'rejected'],
  ] as const)('after %j is %s [PL-18]', (failure, phase) => {
    expect(run(...SUBMITTING, failed(failure)).state.phase).toBe(phase);
  });

  it('proves nothing by a missing session once an earlier send may have arrived [PL-18]', () => {
    const resent = [...UNKNOWN, foundNothing(2)] as const;
    expect(run(...resent, failed(refusedWith(401), NOW + 10_100)).state.phase).toBe('unknown');
  });

  it('is unknown after 8 s, never failed [PL-17]', () => {
    const { state, effects } = run(...UNKNOWN);
    expect(state).toMatchObject({ phase: 'unknown', hasResent: false, lookUps: 0 });
    expect(kinds(effects)).toEqual(['leave-turn', 'wait']);
  });
});

describe('an unknown outcome', () => {
  it('is looked up after 1, 2, 4, 8, 15 s and then every 30 s [PL-19]', () => {
    const events: PlacementEvent[] = [...UNKNOWN];
    const times: number[] = [];
    let at = 0;
    for (let wait = 2; wait < 10; wait += 1) {
      const { effects } = run(...events);
      at += effects.reduce((sum, effect) => sum + (effect.type === 'wait' ? effect.delay : 0), 0);
      times.push(at / 1000);
      events.push(waited(wait, NOW + 8000 + at));
      expect(kinds(run(...events).effects)).toEqual(['look-up', 'wait']);
    }
    expect(times).toEqual([1, 2, 4, 8, 15, 45, 75, 105]);
  });

  it('waits up to a fifth longer by chance [PL-19]', () => {
    const late = run(...SUBMITTING, waited(1, NOW + 8000, 0.5)).effects.at(-1);
    expect(late).toEqual({ type: 'wait', wait: 2, delay: 1100 });
  });

  it('is looked up at once when the connection is back [PL-19]', () => {
    const { effects } = run(...UNKNOWN, { type: 'went-online', at: NOW + 9000, jitter: 0 });
    expect(effects).toEqual([{ type: 'look-up', key: keyOf(1), asked: 2 }]);
  });

  it('that never arrived is sent exactly once more, with the same key [PL-20]', () => {
    const resent = [...UNKNOWN, foundNothing(2)] as const;
    expect(run(...resent).effects[1]).toEqual({ type: 'send', attempt: attempt() });
    const lost = [...resent, waited(3, NOW + 18_000), foundNothing(4, NOW + 19_000)] as const;
    expect(run(...lost).effects).toEqual([{ type: 'void-key', key: keyOf(1), asked: 4 }]);
    expect(run(...lost).all.filter(({ type }) => type === 'send')).toHaveLength(2);
  });

  it('is not sent again more than 60 s after the press [PL-21]', () => {
    expect(run(...UNKNOWN, foundNothing(2, NOW + 60_000)).state.phase).toBe('submitting');
    expect(run(...UNKNOWN, foundNothing(2, NOW + 60_001)).effects).toEqual([
      { type: 'void-key', key: keyOf(1), asked: 2 },
    ]);
  });

  it('counts as not received only once its key is void [PL-34]', () => {
    const late = [...UNKNOWN, foundNothing(2, NOW + 90_000)] as const;
    expect(run(...late).state.phase).toBe('unknown');
    const failed: PlacementEvent = { type: 'look-up-failed', key: keyOf(1), asked: 2, at: NOW + 91_000, jitter: 0 };
    expect(run(...late, failed).state.phase).toBe('unknown');
    expect(run(...late, voided(9)).state.phase).toBe('unknown');
    expect(run(...late, voided(1)).state.phase).toBe('not-received');
  });

  it('that is found while its key is made void is shown as what it is [PL-34]', () => {
    const late = [...UNKNOWN, foundNothing(2, NOW + 90_000)] as const;
    expect(run(...late, verdictOf(ACCEPTED, keyOf(1), NOW + 91_000)).state.phase).toBe('accepted');
  });

  it('is followed by a press with a key of its own after it was not received [PL-22]', () => {
    const lost = [...UNKNOWN, foundNothing(2, NOW + 90_000), voided(1)] as const;
    const late = { at: NOW + 95_000 };
    expect(run(...lost, press({ attempt: attempt(2, late) })).state).toMatchObject({ attempt: { key: keyOf(2) } });
  });

  it('is not decided by a look-up that failed or was asked before the last send [PL-23]', () => {
    const inVain: PlacementEvent = { type: 'look-up-failed', key: keyOf(1), asked: 2, at: NOW + 9000, jitter: 0 };
    expect(run(...UNKNOWN, inVain).state.phase).toBe('unknown');
    const resent = [...UNKNOWN, foundNothing(2), waited(3, NOW + 18_000)] as const;
    expect(run(...resent, foundNothing(2, NOW + 18_500)).state.phase).toBe('unknown');
  });

  it('after a pending verdict is never sent again [PL-20]', () => {
    const lost = run(
      ...SUBMITTING,
      verdictOf({ status: 'pending', acceptAt: NOW + 5000, serverTime: NOW }),
      waited(2, NOW + 5100),
      { type: 'look-up-failed', key: keyOf(1), asked: 2, at: NOW + 5200, jitter: 0 },
      foundNothing(3, NOW + 6200),
    );
    expect(kinds(lost.effects)).toEqual(['void-key']);
    expect(lost.all.filter(({ type }) => type === 'send')).toHaveLength(1);
  });

  it('found in the journal after a reload is looked up first [PL-29]', () => {
    const { state, effects } = run({ type: 'attempt-found', attempt: attempt(), at: NOW + 2000, jitter: 0 });
    expect(state.phase).toBe('unknown');
    expect(effects[0]).toEqual({ type: 'look-up', key: keyOf(1), asked: 1 });
  });

  it('goes to support after 24 hours [PL-30]', () => {
    const { state } = run(...UNKNOWN);
    expect([24 * 3_600_000 - 1, 24 * 3_600_000].map((age) => isSupportDue(state, NOW + age))).toEqual([false, true]);
    expect(isSupportDue(run(...SUBMITTING).state, NOW + 24 * 3_600_000)).toBe(false);
    expect(isSupportDue({ phase: 'idle' }, NOW)).toBe(false);
  });

  it('shows the coupons of the bet that was found [PL-26]', () => {
    const found = run(...UNKNOWN, verdictOf({ ...ACCEPTED, coupons: [plainPlacedCoupon(42)] }));
    expect(found.state).toMatchObject({ phase: 'accepted', coupons: [{ id: 42 }] });
  });
});
