import type { MarketKind } from '../../sports/game/market-kind.ts';
import type { CouponType } from '../maths/coupon-type.ts';
import { betLock } from './bet-classification.ts';
import type { BetTrouble } from './bet.ts';

/** A bet as far as it can stand in the way of others. */
export interface OfferedAnswer {
  readonly gameId: number;
  readonly kind: MarketKind;
  /** Why nobody can bet on it now. */
  readonly trouble?: BetTrouble | undefined;
}

const WITHOUT_OUTRIGHTS: readonly CouponType[] = ['express', 'system', 'multi', 'anti-express', 'lucky', 'patent'];

/** What is decided once a season or an election is over. */
const OUTRIGHTS: ReadonlySet<MarketKind> = new Set(['outright', 'season-top', 'season-relegation', 'season-last']);

/** BC-6 One question with many answers, an election above all, may not stand in a line with other bets. */
export function isBannedFromExpress({ kind }: Pick<OfferedAnswer, 'kind'>): boolean {
  return OUTRIGHTS.has(kind);
}

/** BC-4, BC-5 What keeps each bet out, the first reason there is; two bets on one game depend on each other in every type but singles, where each stands alone. */
export function betTroubles(type: CouponType, answers: readonly OfferedAnswer[]): readonly (BetTrouble | undefined)[] {
  return answers.map((answer) => {
    const isShared = answers.some((other) => other !== answer && other.gameId === answer.gameId);
    const lock = betLock({
      isBlocked: answer.trouble !== undefined,
      isDependent: isShared && type !== 'singles',
      isBannedFromExpress: answers.length > 1 && WITHOUT_OUTRIGHTS.includes(type) && isBannedFromExpress(answer),
    });
    if (lock === 'blocked') return answer.trouble;
    return lock === 'banned-from-express' ? 'banned-express' : lock;
  });
}
