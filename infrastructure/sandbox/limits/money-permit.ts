import { sql, type Kysely } from 'kysely';
import { limitInForce } from '../../../core/limits/limit-in-force.ts';
import type { LimitKind } from '../../../core/limits/limit-kind.ts';
import { fitsLimits, lowestRemaining, type SumSection } from '../../../core/limits/limit-remaining.ts';
import { nextMidnight, periodEnd } from '../../../core/limits/period-end.ts';
import { playPermission } from '../../../core/limits/play-permission.ts';
import { isCheckDue, realityCheckEvery } from '../../../core/limits/reality-check.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { currencyDecimals, NO_MONEY, toMinor, type Minor } from '../../../core/shared/money.ts';
import { hours, type EpochMillis } from '../../../core/shared/time.ts';
import { heldWins, type HeldWin } from '../coupons/player-exposure.ts';
import { MOST_COUNTED, worthInCurrency } from '../accounts/worth-in-currency.ts';
import type { Tables } from '../database/tables.ts';
import type { LimitRegime } from '../jurisdiction-profile.ts';
import { majorAmount } from '../players/player-accounts.ts';
import { limitFactColumns, readFacts, type KnownLimits, type LimitFacts } from './known-limits.ts';
import { playedTime } from './play-time.ts';

/** Money that is about to move. */
export interface MoneyAsk {
  readonly userId: UserId;
  readonly purpose: 'stake' | 'deposit';
  /** Nothing where the house stakes. */
  readonly amount: Minor;
  readonly currency: string;
  /** Absent where nobody waits for it: what was asked for in time is done, though the session's time is over. */
  readonly sessionHash?: string | undefined;
  /** The outcomes whose wins are asked for along with it. */
  readonly outcomes?: readonly string[] | undefined;
}

/** Why money may not move: which limit is in its way, and until when. */
export interface MoneyRefusal {
  readonly kind: LimitKind;
  /** When what is closed opens again, or the limit begins anew. */
  readonly until?: EpochMillis | undefined;
  /** What is left of a sum, where it is limited in the same currency. */
  readonly left?: Minor | undefined;
}

export interface MoneyPermit {
  readonly refusal?: MoneyRefusal | undefined;
  readonly wins: readonly HeldWin[];
}

/**
 * RG-09 Whether money may move, by the player's limits and exclusions: asked by one statement, in the transaction that moves it and once
 * the player is locked, so that whatever is asked at once, on whichever node, sees one another.
 */
export async function permitMoney(
  transaction: Kysely<Tables>,
  ask: MoneyAsk,
  regime: LimitRegime,
): Promise<MoneyPermit> {
  const { userId, outcomes = [] } = ask;
  const wins =
    outcomes.length === 0
      ? sql`'[]'::json`
      : sql`(select coalesce(json_agg(row_to_json(held)), '[]') from ${heldWins(transaction, { userId, outcomes })} as held)`;
  const { rows } = await sql<LimitFacts & { readonly wins: readonly HeldWin[] }>`
    select ${limitFactColumns(userId, regime, ask.sessionHash)}, ${wins} as wins`.execute(transaction);
  const [facts] = rows;
  if (facts === undefined) throw new Error('a question without an answer');
  return { refusal: moneyRefusal(readFacts(facts, regime), ask, regime), wins: facts.wins };
}

function moneyRefusal(known: KnownLimits, ask: MoneyAsk, regime: LimitRegime): MoneyRefusal | undefined {
  return (
    closedRefusal(known, ask, regime) ??
    spentSession(known, ask, regime) ??
    dueCheck(known, ask, regime) ??
    sumRefusal(known, ask, regime)
  );
}

/** LP-1, LP-2 */
function closedRefusal({ limits }: KnownLimits, { purpose }: MoneyAsk, regime: LimitRegime): MoneyRefusal | undefined {
  const { now, profile } = regime;
  const { canDeposit, canPlay, closedUntil } = playPermission(limits, now, profile);
  if (purpose === 'stake' ? canPlay : canDeposit) return undefined;
  const isExcluded = limitInForce(limits, 'self-exclusion', now) !== undefined;
  return { kind: isExcluded ? 'self-exclusion' : 'deposit-time-out', until: closedUntil };
}

/** SN-5, SN-8 */
function spentSession({ limits, time }: KnownLimits, ask: MoneyAsk, regime: LimitRegime): MoneyRefusal | undefined {
  const limit = limitInForce(limits, 'session', regime.now);
  if (ask.sessionHash === undefined || typeof limit?.value !== 'number') return undefined;
  const played = playedTime(time, { ...regime, limitedSince: limit.startedAt ?? 0, isCertain: true });
  if (played.counted < hours(limit.value)) return undefined;
  return { kind: 'session', until: nextMidnight(regime.now, regime.zone) };
}

/** RC-11 */
function dueCheck({ limits, time }: KnownLimits, ask: MoneyAsk, regime: LimitRegime): MoneyRefusal | undefined {
  if (ask.purpose !== 'stake' || ask.sessionHash === undefined) return undefined;
  const every = realityCheckEvery(limits, regime.now, regime.profile);
  const isDue = time.checkedFrom === null || isCheckDue(time.checkedFrom, every, regime.now);
  return isDue ? { kind: 'reality-check' } : undefined;
}

/** LR-2, LR-3 */
function sumRefusal(known: KnownLimits, ask: MoneyAsk, regime: LimitRegime): MoneyRefusal | undefined {
  if (ask.amount === NO_MONEY) return undefined;
  const sections: readonly SumSection[] = ask.purpose === 'stake' ? ['wagering', 'loss'] : ['deposit'];
  const { now } = regime;
  const worth = worthInCurrency(known.currency, ask);
  const sum = majorAmount(worth === undefined ? MOST_COUNTED : worth, known.currency);
  const passed = sections.find((section) => {
    const isLimited = lowestRemaining(known.limits, section, now) !== undefined;
    return isLimited && !fitsLimits(known.limits, section, { sum, now });
  });
  const lowest = passed === undefined ? undefined : lowestRemaining(known.limits, passed, now);
  if (lowest === undefined) return undefined;
  const limit = limitInForce(known.limits, lowest.kind, now);
  const left = toMinor(lowest.remaining, currencyDecimals(known.currency));
  return {
    kind: lowest.kind,
    until: limit === undefined ? undefined : periodEnd(limit, regime),
    left: ask.currency === known.currency && left.ok ? left.value : undefined,
  };
}
