import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUPON_TYPES } from '../../../../core/coupon/maths/coupon-type.ts';
import type { CouponEvent } from '../../../../core/coupon/building/coupon-event.ts';
import { checkCoupon } from '../../../../core/coupon/building/checked-coupon.ts';
import { couponSystemValue } from '../../../../core/coupon/building/coupon-slip.ts';
import {
  EMPTY_COUPON,
  couponAfter,
  couponType,
  playedBets,
  type CouponState,
} from '../../../../core/coupon/building/coupon-state.ts';
import { safeLineCount } from '../../../../core/coupon/maths/line-count.ts';
import { typeMenu } from '../../../../core/coupon/building/type-menu.ts';
import { NOW, idOf, pick, terms, updateOf } from '../../../support/examples/coupon-examples.ts';
import { milli } from '../../../support/units.ts';

/** The little that must hold of a coupon: which games it has, which are left out. */
interface Model {
  games: number[];
  leftOut: Set<number>;
}
interface Real {
  state: CouponState;
}

const FACTS = { currency: 'RUB', isBonusBetOffered: true };

function checkInvariants(model: Model, { state }: Real): void {
  assert.deepEqual(
    state.bets.map(({ gameId }) => gameId),
    model.games,
  );
  const played = playedBets(state);
  assert.equal(played.length, model.games.filter((game) => !model.leftOut.has(game)).length);
  const blocks = [...new Set(state.bets.map(({ block }) => block))].filter((block) => block > 0);
  assert.deepEqual(
    blocks.toSorted((left, right) => left - right),
    blocks.map((_, index) => index + 1),
  );
  assert(state.blockAmounts.length <= blocks.length);
  if (played.length === 0) return;
  assert(typeMenu(played.length).includes(couponType(state)));
  assert((couponSystemValue(state) ?? 2) >= 2);
  const { slip } = checkCoupon(state, FACTS);
  const lines = slip.ok ? safeLineCount(slip.value) : slip;
  // only blocks merged below three can make a coupon that the maths refuses
  assert(lines.ok || ['multi', 'condition', 'system'].includes(couponType(state)));
}

class Happened implements fc.Command<Model, Real> {
  private readonly event: CouponEvent;
  private readonly apply: (model: Model) => void;

  constructor(event: CouponEvent, apply: (model: Model) => void = () => undefined) {
    this.event = event;
    this.apply = apply;
  }

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    const frozen = structuredClone(real.state);
    const next = couponAfter(real.state, this.event);
    assert.deepEqual(real.state, frozen);
    real.state = next;
    this.apply(model);
    checkInvariants(model, real);
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

const game = fc.integer({ min: 1, max: 9 });

function removeFrom(model: Model, n: number): void {
  model.games = model.games.filter((other) => other !== n);
  model.leftOut.delete(n);
}

const commands = [
  game.map(
    (n) =>
      new Happened({ type: 'bet-toggled', bet: pick(n), at: NOW }, (model) => {
        if (model.games.includes(n)) removeFrom(model, n);
        else model.games.push(n);
      }),
  ),
  game.map((n) => new Happened({ type: 'bet-removed', outcomeId: idOf(n) }, (model) => removeFrom(model, n))),
  game.map(
    (n) =>
      new Happened({ type: 'bet-left-out', outcomeId: idOf(n) }, (model) => {
        if (model.games.includes(n)) model.leftOut.add(n);
      }),
  ),
  game.map((n) => new Happened({ type: 'bet-put-back', outcomeId: idOf(n) }, (model) => model.leftOut.delete(n))),
  fc.tuple(game, fc.integer({ min: -2, max: 12 })).map(
    ([n, to]) =>
      new Happened({ type: 'bet-moved', outcomeId: idOf(n), to }, (model) => {
        if (!model.games.includes(n)) return;
        const others = model.games.filter((other) => other !== n);
        others.splice(Math.max(0, Math.min(to, others.length)), 0, n);
        model.games = others;
      }),
  ),
  fc.constantFrom(...COUPON_TYPES).map((couponType) => new Happened({ type: 'type-chosen', couponType })),
  fc.integer({ min: 0, max: 9 }).map((value) => new Happened({ type: 'system-value-chosen', value })),
  fc
    .tuple(game, fc.integer({ min: 0, max: 9 }))
    .map(([n, block]) => new Happened({ type: 'bet-block-chosen', outcomeId: idOf(n), block })),
  game.map((n) => new Happened({ type: 'banker-toggled', outcomeId: idOf(n) })),
  game.map((block) => new Happened({ type: 'block-removed', block })),
  fc.tuple(game, game).map(([block, to]) => new Happened({ type: 'block-moved', block, to })),
  fc.tuple(game, fc.integer({ min: 1, max: 99 })).map(([n, odds]) => {
    const update = updateOf(n, { odds: milli(1000 + odds * 100), version: odds });
    return new Happened({ type: 'terms-arrived', terms: terms([update]), at: NOW });
  }),
  fc.constant(new Happened({ type: 'changes-accepted' })),
];

describe('a coupon under any row of events', () => {
  it('always has dense blocks, a type that fits, and the bets that were put in [CS-1, CS-2, CS-6, CS-7, CS-13]', () => {
    const property = fc.property(fc.commands(commands, { maxCommands: 40 }), (row) => {
      fc.modelRun(() => ({ model: { games: [], leftOut: new Set<number>() }, real: { state: EMPTY_COUPON } }), row);
    });
    expect(fc.check(property, { numRuns: 500 }).failed).toBe(false);
  });
});
