import { describe, expect, it } from 'vitest';
import { couponHash } from '../../../../core/coupon/bets/coupon-hash.ts';
import { PLACEMENT_JOURNAL, UNIT_JOURNAL, plainJournal } from '../../../../core/coupon/placement/placement-journal.ts';
import type { PlacementOrder, UnitOrder } from '../../../../core/coupon/placement/placement-verdict.ts';
import { orderInUnits } from '../../../../core/coupon/placement/unit-order.ts';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { attempt, keyOf, order } from '../../../support/examples/placement-examples.ts';
import { milli, minor, money, price } from '../../../support/units.ts';

/** The odds of an order. */
function prices({ bets, antiExpressOdds, exactOdds }: PlacementOrder) {
  return { bets, antiExpressOdds, exactOdds };
}

/** What the journal has of an order that was written down as this text. */
function journaled(...orders: readonly (PlacementOrder | UnitOrder)[]) {
  const attempts = orders.map((each, index) => ({ ...attempt(index + 1), order: each }));
  return UNIT_JOURNAL.parse(JSON.parse(JSON.stringify({ attempts, placed: [] })));
}

const CONDITION = order({
  type: 'condition',
  amount: 12.5,
  blockAmounts: ['max', 0.1, 7],
  bets: order().bets.map((bet) => ({ ...bet, amount: 30.05 })),
});

describe('an order that is kept', () => {
  it('by the previous release is in major units, and becomes units once [PL-39]', () => {
    const journal = journaled(CONDITION);
    const [read] = journal.ok ? journal.value.attempts : [];
    expect(read).toMatchObject({ key: keyOf(1), userId: 5, at: NOW });
    expect(read?.order).toMatchObject({
      isInUnits: true,
      areOddsInUnits: true,
      amount: money(12.5),
      blockAmounts: ['max', money(0.1), money(7)],
      bets: [{ amount: money(30.05), odds: price(1.5) }],
    });
  });

  it('has its odds as thousandths, whichever release wrote it down [PL-39]', () => {
    const kept = order({ type: 'anti-express', antiExpressOdds: 1.171, exactOdds: 1.1 });
    const units = orderInUnits(kept)!;
    // amounts in units, and odds still decimal
    const between = { ...units, ...prices(kept), areOddsInUnits: undefined };
    const journal = journaled(kept, between as unknown as UnitOrder, units);
    const read = journal.ok ? journal.value.attempts.map((each) => each.order) : [];
    expect(read.map(({ amount }) => amount)).toEqual([money(100), money(100), money(100)]);
    for (const each of read) {
      expect(each).toMatchObject({
        antiExpressOdds: milli(1171),
        exactOdds: milli(1100),
        bets: [{ odds: milli(1500) }],
      });
    }
  });

  it('keeps its odds, however often it is written down and read again [PL-39]', () => {
    let stored: unknown = { attempts: [{ ...attempt(1), order: CONDITION }], placed: [] };
    for (let time = 0; time < 3; time += 1) {
      const journal = UNIT_JOURNAL.parse(JSON.parse(JSON.stringify(stored)));
      expect(journal.ok && journal.value.attempts[0]?.order.bets.map(({ odds }) => odds)).toEqual([price(1.5)]);
      stored = journal.ok && journal.value;
    }
  });

  it('is neither lost nor multiplied, however often it is written down and read again [PL-39]', () => {
    let stored: unknown = { attempts: [{ ...attempt(1), order: CONDITION }], placed: [] };
    for (let time = 0; time < 3; time += 1) {
      const journal = UNIT_JOURNAL.parse(JSON.parse(JSON.stringify(stored)));
      expect(journal.ok && journal.value.attempts.map((each) => each.order.amount)).toEqual([money(12.5)]);
      stored = journal.ok && journal.value;
    }
  });

  it('is written down in the form that every release reads, and is the same when it is read again [PL-39]', () => {
    const units = orderInUnits({ ...CONDITION, antiExpressOdds: 1.171, exactOdds: 1.1 })!;
    const journal = { attempts: [{ ...attempt(1), order: units }], placed: [] };
    const written: unknown = JSON.parse(JSON.stringify(plainJournal(journal)));
    expect(written).toEqual({
      attempts: [{ ...attempt(1), order: { ...CONDITION, antiExpressOdds: 1.171, exactOdds: 1.1 } }],
      placed: [],
    });
    expect(PLACEMENT_JOURNAL.parse(written)).toEqual({ ok: true, value: written });
    const read = UNIT_JOURNAL.parse(written);
    expect(read.ok && read.value.attempts.map((each) => each.order)).toEqual([units]);
  });

  it.each([
    ['block amounts that are none', { blockAmounts: {} }],
    ['block amounts that are a text', { blockAmounts: '10' }],
    ['an amount that is a text', { isInUnits: true, areOddsInUnits: true, bets: [{ outcomeId: 'x', odds: '1850' }] }],
  ])('is dropped alone where it has %s [PL-6]', (_, spoilt) => {
    const bad = { ...attempt(1), order: { ...order(), ...spoilt } };
    const stored = { attempts: [bad, { ...attempt(2), order: order() }], placed: [] };
    const journal = UNIT_JOURNAL.parse(JSON.parse(JSON.stringify(stored)));
    expect(journal.ok && journal.value.attempts.map(({ key }) => key)).toEqual([keyOf(2)]);
  });

  it('stands beside one of the other release in the same journal, for both are read by what they say [PL-39]', () => {
    const inUnits = orderInUnits(order({ amount: 20 }))!;
    const journal = journaled(order({ amount: 10 }), inUnits);
    expect(journal.ok && journal.value.attempts.map((each) => each.order.amount)).toEqual([money(10), money(20)]);
  });

  it.each([
    ['JPY', 500, 500],
    ['KWD', 0.125, 125],
    ['EUR', 0.29, 29],
  ])('is read with the decimals of its currency: %s %d [PL-39]', (currency, amount, units) => {
    expect(orderInUnits(order({ currency, amount }))?.amount).toBe(minor(units));
  });

  it('is dropped where one of its amounts is none of its currency [PL-6, PL-39]', () => {
    const bets = order().bets.map((bet) => ({ ...bet, amount: 0.001 }));
    expect(orderInUnits(order({ amount: 1.001 }))).toBeUndefined();
    expect(orderInUnits(order({ amount: -1 }))).toBeUndefined();
    expect(orderInUnits(order({ currency: 'JPY', amount: 0.5 }))).toBeUndefined();
    expect(orderInUnits(order({ blockAmounts: ['max', 0.001] }))).toBeUndefined();
    expect(orderInUnits(order({ bets }))).toBeUndefined();
    const inUnits = orderInUnits(order())!;
    expect(orderInUnits({ ...inUnits, amount: 0.5 } as UnitOrder)).toBeUndefined();
    expect(orderInUnits({ ...inUnits, amount: minor(-1) })).toBeUndefined();
  });

  it('is dropped where its odds are none [PL-6, PL-39]', () => {
    const [bet] = order().bets;
    expect(orderInUnits(order({ bets: [{ ...bet!, odds: 1.2345 }] }))).toBeUndefined();
    expect(orderInUnits(order({ bets: [{ ...bet!, odds: undefined as never }] }))).toBeUndefined();
    expect(orderInUnits(order({ antiExpressOdds: 1.1715 }))).toBeUndefined();
    expect(orderInUnits(order({ exactOdds: Number.NaN }))).toBeUndefined();
    const inUnits = orderInUnits(order())!;
    const [unit] = inUnits.bets;
    const fractional: unknown = { ...inUnits, bets: [{ ...unit, odds: 1.5 }] };
    expect(orderInUnits(fractional as UnitOrder)).toBeUndefined();
  });

  it('has the same hash in either form, so that both releases know it for the same coupon [PL-1, PL-39]', () => {
    for (const kept of [CONDITION, order(), order({ currency: 'KWD', amount: 0.125 })]) {
      expect(couponHash(orderInUnits(kept)!)).toBe(couponHash(kept));
    }
    expect(couponHash(orderInUnits(order({ amount: 1 }))!)).not.toBe(couponHash(order({ amount: 100 })));
  });

  it('in units is none for who keeps orders in major units [PL-39]', () => {
    const attempts = [attempt(1), { ...attempt(2), order: orderInUnits(order())! }];
    expect(PLACEMENT_JOURNAL.parse({ attempts, placed: [] })).toEqual({
      ok: true,
      value: { attempts: [attempt(1)], placed: [] },
    });
  });
});
