import { describe, expect, it } from 'vitest';
import { couponHash } from '../../../../core/coupon/bets/coupon-hash.ts';
import {
  EMPTY_JOURNAL,
  PLACEMENT_JOURNAL,
  attemptToResume,
  placedBefore,
  withAttempt,
  withPlacement,
  withoutAttempt,
  type PlacementJournal,
} from '../../../../core/coupon/placement/placement-journal.ts';
import { NOW, idOf } from '../../../support/examples/coupon-examples.ts';
import { attempt, keyOf, order } from '../../../support/examples/placement-examples.ts';

const TWO = order({
  type: 'express',
  bets: [
    { outcomeId: idOf(1), odds: 1.5, version: 1, block: 0 },
    { outcomeId: idOf(2), odds: 2, version: 1, block: 0 },
  ],
});

describe('the hash of a coupon', () => {
  it('is the same whatever the prices and the order of the bets [PL-1]', () => {
    const moved = { ...TWO, bets: TWO.bets.map((bet) => ({ ...bet, odds: 9, version: 9 })).toReversed() };
    expect(couponHash(moved)).toBe(couponHash(TWO));
    expect(couponHash(TWO)).toMatch(/^[0-9a-f]{16}$/);
  });

  it.each([
    ['amount', { amount: 101 }],
    ['account', { accountId: 8 }],
    ['type', { type: 'anti-express' }],
    ['way of placing', { isOneClick: true }],
    ['bets', { bets: TWO.bets.slice(1) }],
    ['block', { bets: TWO.bets.map((bet) => ({ ...bet, block: 1 })) }],
    ['own amounts', { bets: TWO.bets.map((bet) => ({ ...bet, amount: 5 })) }],
  ] as const)('differs with the %s [PL-1]', (_, changes) => {
    expect(couponHash({ ...TWO, ...changes })).not.toBe(couponHash(TWO));
  });

  it('differs with the order of a chain [PL-1]', () => {
    const chain = { ...TWO, type: 'chain' } as const;
    expect(couponHash({ ...chain, bets: chain.bets.toReversed() })).not.toBe(couponHash(chain));
  });
});

describe('the journal', () => {
  it('holds an attempt until its outcome is known [PL-4]', () => {
    const journal = withAttempt(withAttempt(EMPTY_JOURNAL, attempt(1)), attempt(2));
    expect(withAttempt(journal, attempt(1)).attempts).toHaveLength(2);
    expect(withoutAttempt(journal, keyOf(1)).attempts).toEqual([attempt(2)]);
  });

  it('takes up the newest attempt of the player, never that of another [PL-5]', () => {
    const foreign = attempt(3, { userId: 6 });
    const start: PlacementJournal = EMPTY_JOURNAL;
    const journal = [attempt(1), attempt(2), foreign].reduce((kept, next) => withAttempt(kept, next), start);
    expect(attemptToResume(journal, 5, NOW)).toEqual(attempt(2));
    expect(attemptToResume(journal, 6, NOW)).toEqual(foreign);
    expect(attemptToResume(journal, 7, NOW)).toBeUndefined();
    expect(attemptToResume(journal, 5, NOW + 49 * 3_600_000)).toBeUndefined();
  });

  it('keeps an entry of a clock that was ahead for no longer than others [PL-5, PL-36]', () => {
    const journal = withAttempt(EMPTY_JOURNAL, attempt(1));
    expect(attemptToResume(journal, 5, NOW - 47 * 3_600_000)).toEqual(attempt(1));
    expect(attemptToResume(journal, 5, NOW - 49 * 3_600_000)).toBeUndefined();
    expect(placedBefore(journal, attempt(2), NOW - 47 * 3_600_000)).toBe(NOW);
    expect(placedBefore(journal, attempt(2), NOW - 49 * 3_600_000)).toBeUndefined();
  });

  it('knows a coupon placed less than 60 s ago [PL-3]', () => {
    const next = attempt(2);
    const { userId, hash } = next;
    const journal = withPlacement(EMPTY_JOURNAL, { userId, hash, at: NOW });
    expect(placedBefore(journal, next, NOW + 59_999)).toBe(NOW);
    expect(placedBefore(journal, next, NOW + 60_000)).toBeUndefined();
    expect(placedBefore(journal, { ...next, userId: 9 }, NOW)).toBeUndefined();
    expect(placedBefore(journal, { ...next, hash: 'other' }, NOW)).toBeUndefined();
    expect(placedBefore(withPlacement(journal, { userId, hash, at: NOW + 5 }), next, NOW + 10)).toBe(NOW + 5);
  });

  it('knows one that nobody knows of yet, as long as it is kept; not the attempt itself [PL-3, PL-36]', () => {
    const journal = withAttempt(EMPTY_JOURNAL, attempt(1));
    expect(placedBefore(journal, attempt(2), NOW + 60_000)).toBe(NOW);
    expect(placedBefore(journal, attempt(2), NOW + 47 * 3_600_000)).toBe(NOW);
    expect(placedBefore(journal, attempt(2), NOW + 48 * 3_600_000)).toBeUndefined();
    expect(placedBefore(journal, attempt(2, { hash: 'other' }), NOW)).toBeUndefined();
    expect(placedBefore(journal, attempt(1), NOW)).toBeUndefined();
  });

  it('comes back from the storage, without bad entries [PL-2, PL-6]', () => {
    const journal = withPlacement(withAttempt(EMPTY_JOURNAL, attempt(1)), { userId: 5, hash: 'h', at: NOW });
    const stored = JSON.parse(JSON.stringify(journal)) as { attempts: unknown[]; placed: unknown[] };
    stored.attempts.push(null, { key: 'x' }, { ...attempt(2), order: 'all' }, { ...attempt(2), key: '1' });
    stored.placed.push(7, { userId: -1, hash: 'h', at: NOW });
    expect(PLACEMENT_JOURNAL.parse(stored)).toEqual({ ok: true, value: journal });
    expect(PLACEMENT_JOURNAL.parse('garbage')).toEqual({ ok: true, value: EMPTY_JOURNAL });
    expect(PLACEMENT_JOURNAL.keepFor).toBe('ever');
  });

  it('reads the score of an order that an earlier release wrote down as text [PL-37]', () => {
    const [bet] = attempt(1).order.bets;
    const read = (scoreSeen: unknown) => {
      const stored = { ...attempt(1), order: { ...attempt(1).order, bets: [{ ...bet, scoreSeen }] } };
      const journal = PLACEMENT_JOURNAL.parse({ attempts: [stored], placed: [] });
      return journal.ok ? journal.value.attempts.map(({ order: { bets } }) => bets[0]?.scoreSeen) : [];
    };
    expect(read('2:10')).toEqual([{ home: 2, away: 10 }]);
    expect(read({ home: 2, away: 10 })).toEqual([{ home: 2, away: 10 }]);
    expect([read('soon'), read({ home: 2 }), read(7), read(undefined)]).toEqual([
      [undefined],
      [undefined],
      [undefined],
      [undefined],
    ]);
  });
});
