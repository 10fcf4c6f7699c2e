import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Limit, LimitState, LimitValue } from '../../../core/limits/limit.ts';
import { limitKindById, limitSection, limitUnit, type LimitKind } from '../../../core/limits/limit-kind.ts';
import { limitOptions, type YearLength } from '../../../core/limits/limit-options.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import { hours, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { PlayTimeRow } from '../database/limits/limit-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { LimitRegime } from '../jurisdiction-profile.ts';
import { MAIN_ACCOUNT, majorAmount } from '../players/player-accounts.ts';
import { usedLimits, usedOf, type UsedLimitRow } from './limit-usage.ts';
import { playedTime, type PlayTimeFacts } from './play-time.ts';

/** What the database says of a player's limits, at once. */
export interface LimitFacts {
  readonly limits: readonly UsedLimitRow[];
  /** Of the main account: in it sums are limited. */
  readonly currency: string | null;
  readonly play_time: Pick<PlayTimeRow, 'day' | 'counted' | 'seen_at'> | null;
  readonly staked_at: EpochMillis | null;
  readonly session_began: EpochMillis | null;
  readonly checked_from: EpochMillis | null;
}

/** A player's limits with what is left of each. */
export interface KnownLimits {
  readonly limits: readonly Limit[];
  /** The row that a limit was read from. */
  readonly rowOf: ReadonlyMap<Limit, number>;
  readonly currency: string;
  readonly time: PlayTimeFacts;
}

/** The years of this site's exclusions. */
const YEAR_LENGTH: YearLength = 365;
const MEASURES = { days: 'day', hours: 'hour', minutes: 'minute' } as const;

/** The columns of one statement that tell all there is to know; the session is asked for only where there is one. */
export function limitFactColumns(
  userId: UserId,
  regime: LimitRegime,
  sessionHash: string | undefined,
): RawBuilder<unknown> {
  return sql`
    (select coalesce(json_agg(row_to_json(known)), '[]') from (${usedLimits(userId, regime)}) as known) as limits,
    (select currency from accounts where user_id = ${userId} and type_id = ${MAIN_ACCOUNT} order by id limit 1) as currency,
    (select row_to_json(played) from (
      select day, counted, seen_at from play_time where user_id = ${userId}) as played) as play_time,
    (select max(ledger.at) from accounts join ledger on ledger.account_id = accounts.id and ledger.kind in ('stake', 'casino-bet')
      and ledger.at >= (select seen_at from play_time where user_id = ${userId})
      where accounts.user_id = ${userId}) as staked_at,
    (select created_at from sessions where id_hash = ${sessionHash ?? ''}) as session_began,
    (select counted_from from reality_checks where user_id = ${userId}) as checked_from`;
}

export async function knownLimits(
  database: Kysely<Tables>,
  { userId, sessionHash }: { readonly userId: UserId; readonly sessionHash?: string | undefined },
  regime: LimitRegime,
): Promise<KnownLimits> {
  const { rows } = await sql<LimitFacts>`select ${limitFactColumns(userId, regime, sessionHash)}`.execute(database);
  const [facts] = rows;
  if (facts === undefined) throw new Error('a question without an answer');
  return readFacts(facts, regime);
}

export function readFacts(facts: LimitFacts, regime: LimitRegime): KnownLimits {
  const {
    currency,
    play_time: kept,
    staked_at: stakedAt,
    session_began: sessionBegan,
    checked_from: checkedFrom,
  } = facts;
  if (currency === null) throw new RangeError('a player without a main account');
  const time = { kept, stakedAt, sessionBegan, checkedFrom: checkedFrom ?? sessionBegan };
  const read = facts.limits.flatMap((row): readonly (readonly [Limit, number])[] => {
    const kind = limitKindById(row.kind);
    return kind === undefined ? [] : [[readLimit(row, { kind, time, regime }), row.id]];
  });
  return { limits: read.map(([limit]) => limit), rowOf: new Map(read), currency, time };
}

/** What a limit of a kind is chosen from here. */
export function availableValues(kind: LimitKind, { profile }: LimitRegime): readonly number[] {
  const options = limitOptions(kind, { profile, yearLength: YEAR_LENGTH, availableValues: [] });
  return options.filter((option): option is number => typeof option === 'number');
}

/** What the value of a limit counts, as the wire names it. */
export function limitMeasure(kind: LimitKind, currency: string): string | undefined {
  const unit = limitUnit(kind);
  if (unit === undefined || unit === 'switch') return undefined;
  return unit === 'money' ? currency : MEASURES[unit];
}

interface Reading {
  readonly kind: LimitKind;
  readonly time: PlayTimeFacts;
  readonly regime: LimitRegime;
}

function readLimit(row: UsedLimitRow, { kind, time, regime }: Reading): Limit {
  const limit: Limit = {
    kind,
    value: readValue(row, kind),
    state: row.state satisfies LimitState,
    needsApproval: row.needs_approval,
    startedAt: row.started_at,
    endsAt: row.ends_at ?? undefined,
    measure: limitMeasure(kind, row.currency ?? ''),
    selfExclusionReason: row.reason_id === null ? undefined : { id: row.reason_id, text: '' },
    availableValues: availableValues(kind, regime),
  };
  return { ...limit, balance: balanceOf(row, limit, { time, regime }) };
}

function readValue({ value, currency }: UsedLimitRow, kind: LimitKind): LimitValue {
  if (value === null) return 'unlimited';
  return limitUnit(kind) === 'money' ? majorAmount(value as Minor, currency ?? '') : value;
}

/** LM-7 What is left, in the unit of the value; nothing of what counts nothing. */
function balanceOf(
  { value, currency, used }: UsedLimitRow,
  limit: Limit,
  { time, regime }: Omit<Reading, 'kind'>,
): number | undefined {
  if (value === null || limit.state !== 'active') return undefined;
  if (limit.kind === 'session') {
    const left =
      hours(value) - playedTime(time, { ...regime, limitedSince: limit.startedAt ?? 0, isCertain: false }).counted;
    return hoursOf(Math.max(0, left));
  }
  const section = limitSection(limit.kind);
  if (used === null || (section !== 'deposit' && section !== 'wagering' && section !== 'loss')) return undefined;
  const spent = usedOf(used, section, currency ?? '');
  return majorAmount(spent < value ? ((value - Math.max(0, spent)) as Minor) : NO_MONEY, currency ?? '');
}

/** In thousandths, never too many. */
function hoursOf(left: Millis): number {
  return Math.floor(left / 3600) / 1000;
}
