import type { Transaction } from 'kysely';
import { limitsAfterChange, type LimitDraft, type LimitProblem } from '../../../core/limits/limit-change.ts';
import { limitInput, type Limit } from '../../../core/limits/limit.ts';
import { boundsPlay, nextLimitReminder } from '../../../core/limits/limit-reminder.ts';
import { isExclusion, limitKindId, limitUnit } from '../../../core/limits/limit-kind.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { currencyDecimals, toMinor } from '../../../core/shared/money.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import type { Tables } from '../database/tables.ts';
import type { LimitRegime } from '../jurisdiction-profile.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { tellPlayer } from '../support/player-messages.ts';
import { availableValues, knownLimits, type KnownLimits } from './known-limits.ts';

/** Where limits are changed: of a player who is locked. */
export interface LimitScene {
  readonly transaction: Transaction<Tables>;
  readonly userId: UserId;
  readonly regime: LimitRegime;
}

/**
 * MA-8 The player is locked first, as by whoever debits: limits and the money that they count change one after the other.
 * LP-8 Whoever was transferred since the request began is the player of the new account.
 */
export async function lockedPlayer(transaction: Transaction<Tables>, userId: UserId): Promise<UserId> {
  let id = userId;
  for (;;) {
    const { transferred_to: next } = await transaction
      .selectFrom('users')
      .select('transferred_to')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (next === null) return id;
    id = next;
  }
}

/** The limits of a scene, whose player is locked. */
export async function lockedLimits({ transaction, userId, regime }: LimitScene): Promise<KnownLimits> {
  return knownLimits(transaction, { userId }, regime);
}

/** The limits after changes, one after the other; the first that cannot be made refuses them all. */
export function limitsAfterChanges(
  known: KnownLimits,
  drafts: readonly LimitDraft[],
  regime: LimitRegime,
): Result<readonly Limit[], LimitProblem> {
  let limits = known.limits;
  for (const draft of drafts) {
    const problem = offerProblem(draft, known.currency, regime);
    if (problem !== undefined) return fail({ code: problem });
    const changed = limitsAfterChange(limits, draft, regime);
    if (!changed.ok) return changed;
    limits = changed.value;
  }
  return ok(limits);
}

/** LO-1 Only what is offered here can be chosen; a sum is exact in its currency. */
function offerProblem(
  { kind, value }: LimitDraft,
  currency: string,
  regime: LimitRegime,
): LimitProblem['code'] | undefined {
  if (value === 'unlimited' || limitUnit(kind) === 'switch') return undefined;
  if (limitInput(kind) === 'free-amount') {
    return toMinor(value, currencyDecimals(currency)).ok ? undefined : 'not-a-value';
  }
  return availableValues(kind, regime).includes(value) ? undefined : 'out-of-range';
}

/** Whether something waits now that did not wait before. */
export function isLoosened({ limits }: KnownLimits, next: readonly Limit[]): boolean {
  return next.some((limit) => limit.state === 'pending' && !limits.includes(limit));
}

/** Writes down what changed: what no longer counts is closed and stays as history. */
export async function writeLimits(
  { transaction, userId, regime: { now } }: LimitScene,
  { limits, rowOf, currency }: KnownLimits,
  next: readonly Limit[],
): Promise<void> {
  const closed = limits.flatMap((limit) => {
    const row = rowOf.get(limit);
    return next.includes(limit) || row === undefined ? [] : [row];
  });
  if (closed.length > 0) {
    await transaction
      .updateTable('limits')
      .set({ state: 'inactive', closed_at: now })
      .where('id', 'in', closed)
      .where('state', '<>', 'inactive')
      .execute();
  }
  const added = next.filter((limit) => !rowOf.has(limit) && limit.state !== 'inactive');
  if (closed.length > 0 || added.length > 0) {
    const remindAt = nextLimitReminder(boundsPlay(next, now), now);
    await transaction.updateTable('users').set({ limits_remind_at: remindAt }).where('id', '=', userId).execute();
  }
  if (added.length === 0) return;
  const rows = await transaction
    .insertInto('limits')
    .values(added.map((limit) => ({ ...rowFrom(limit, currency), user_id: userId })))
    .returning(['id', 'state'])
    .execute();
  const inForce = rows.filter(({ state }) => state === 'active').map(({ id }) => Number(id));
  if (inForce.length > 0)
    await tellPlayer(transaction, { userId, kind: 'limits-changed', about: Math.max(...inForce), at: now });
}

function rowFrom(limit: Limit, currency: string) {
  const { kind, value, state, needsApproval, startedAt, endsAt, selfExclusionReason: reason } = limit;
  const id = limitKindId(kind);
  if (id === undefined || startedAt === undefined) throw new RangeError('a limit that cannot be kept');
  const isMoney = limitUnit(kind) === 'money';
  return {
    kind: id,
    value: typeof value === 'number' ? (isMoney ? minorOf(value, currency) : value) : null,
    currency: isMoney ? currency : null,
    state,
    needs_approval: needsApproval,
    started_at: startedAt,
    ends_at: endsAt ?? null,
    reason_id: reason?.id ?? null,
    closed_at: null,
  };
}

function minorOf(value: number, currency: string): number {
  const minor = toMinor(value, currencyDecimals(currency));
  if (!minor.ok) throw new RangeError(`${String(value)} is no amount of ${currency}`);
  return minor.value;
}

/** A change that cannot be made, as the wire says it. */
export function refusedChange({ code }: LimitProblem): Refusal {
  return refuse(code === 'cannot-shorten' || code === 'switched-off' ? 409 : 400, code);
}

/** Whether a change shuts the player out. */
export function shutsOut(drafts: readonly LimitDraft[]): boolean {
  return drafts.some(({ kind }) => isExclusion(kind));
}
