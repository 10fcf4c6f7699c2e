import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { initialInUnits } from '../../../core/coupon/amounts/initial-amount.ts';
import type { Bet } from '../../../core/coupon/bets/bet.ts';
import { playedBets } from '../../../core/coupon/building/coupon-state.ts';
import { couponSlip } from '../../../core/coupon/building/coupon-slip.ts';
import { readCalculation, writeCalculation } from '../../../core/coupon/calculator/calculation-address.ts';
import {
  EMPTY_CALCULATION,
  calculationOf,
  withoutBet,
  type Calculation,
} from '../../../core/coupon/calculator/calculation.ts';
import { useCoupon, type CouponStores } from '../use-coupon.ts';

export interface HeldCalculation {
  readonly calculation: Calculation;
  readonly currency: string;
  /** Who plays in the bets that were taken from the coupon. */
  readonly named: readonly (Bet | undefined)[];
  /** The address said something that is no calculation. */
  readonly isMalformed: boolean;
  /** Grows where fields are to forget what was typed into them. */
  readonly turn: number;
  readonly query: string;
  readonly edit: (calculation: Calculation) => void;
  readonly remove: (place: number) => void;
  readonly clear: () => void;
  readonly take: () => void;
}

interface Held extends Pick<HeldCalculation, 'calculation' | 'named' | 'isMalformed' | 'turn'> {
  /** The query that the address has, as far as is known here. */
  readonly seen: string;
  /** What was written into the address and has not been seen there. */
  readonly written: readonly string[];
}

/** CLC-12 The calculation is what the address says; each edit replaces the address, and adds nothing to the history. Call it in an observer. */
export function useCalculation(): HeldCalculation {
  const { coupon } = useCoupon();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [held, setHeld] = useState(() => heldOf(search, coupon.currency, 0));
  if (held.seen !== search) {
    setHeld(held.written.includes(search) ? seenIn(held, search) : heldOf(search, coupon.currency, held.turn + 1));
  }
  const { calculation } = held;
  const currency = calculation.currency ?? coupon.currency;
  const keep = (next: Calculation, kept: Partial<Held> = {}): void => {
    const whole = { ...next, currency: next.currency ?? currency };
    const query = `?${writeCalculation(whole)}`;
    setHeld((before) => ({
      ...before,
      isMalformed: false,
      ...kept,
      calculation: whole,
      written: query === before.seen ? before.written : [...before.written, query],
    }));
    void navigate({ search: query }, { replace: true, preventScrollReset: true });
  };
  const query = `?${writeCalculation({ ...calculation, currency })}`;
  return { ...held, currency, query, edit: keep, ...wholeEdits(held, keep, { coupon, currency }) };
}

interface EditSources {
  readonly coupon: CouponStores['coupon'];
  readonly currency: string;
}

/** The edits after which fields forget what was typed into them. */
function wholeEdits(
  { calculation, named, turn }: Held,
  keep: (next: Calculation, kept: Partial<Held>) => void,
  { coupon, currency }: EditSources,
): Pick<HeldCalculation, 'remove' | 'clear' | 'take'> {
  return {
    remove: (place) => {
      keep(withoutBet(calculation, place), { named: named.filter((_, index) => index !== place), turn: turn + 1 });
    },
    clear: () => {
      keep({ ...EMPTY_CALCULATION, stake: initialInUnits(currency) }, { named: [], turn: turn + 1 });
    },
    take: () => {
      const { state, facts } = coupon;
      const taken = calculationOf(couponSlip(state, facts), coupon.currency);
      keep(taken, { named: playedBets(state), turn: turn + 1 });
    },
  };
}

function heldOf(search: string, currency: string, turn: number): Held {
  const { calculation, isMalformed } = readCalculation(new URLSearchParams(search));
  const isEmpty = calculation === EMPTY_CALCULATION;
  return {
    calculation: isEmpty ? { ...calculation, stake: initialInUnits(currency) } : calculation,
    named: [],
    isMalformed,
    turn,
    seen: search,
    written: [],
  };
}

function seenIn(held: Held, search: string): Held {
  return { ...held, seen: search, written: held.written.slice(held.written.lastIndexOf(search) + 1) };
}
