import { ok } from '../shared/result.ts';
import type { StoredValue } from '../shared/stored-value.ts';
import type { EpochMillis } from '../shared/time.ts';
import { isMarketKind } from '../sports/market-kind.ts';
import { parseOutcomeId } from '../sports/outcome-id.ts';
import type { Bet } from './bet.ts';
import { numberToUnits } from '../shared/exact.ts';
import { couponTypeById, couponTypeId } from './coupon-type.ts';
import type { CouponType } from './coupon-type.ts';
import type { CouponState } from './coupon-state.ts';
import { LARGEST_COUPON } from './type-bounds.ts';

export interface StoredBet extends Bet {
  readonly block: number;
  readonly addedAt: EpochMillis;
}

/** What the device keeps of a coupon: its bets, when each was added, the type and the size of the system. */
export interface StoredCoupon {
  readonly bets: readonly StoredBet[];
  readonly type?: CouponType | undefined;
  readonly systemValue?: number | undefined;
}

interface KeptCoupon {
  readonly bets: readonly (Bet & { readonly block: number })[];
  readonly addedAtByBetId: Readonly<Record<string, EpochMillis>>;
  readonly typeId?: number | undefined;
  readonly systemValue?: number | undefined;
}

/** SB-1 The coupon outlives the visit; it needs no session and is the same in every tab. */
export const STORED_COUPON: StoredValue<KeptCoupon> = {
  key: 'coupon',
  keepFor: 'ever',
  version: 1,
  parse: (stored) => ok(keptCoupon(stored)),
};

export function keepCoupon(state: CouponState): KeptCoupon {
  return {
    bets: state.bets.map(keptBet),
    addedAtByBetId: Object.fromEntries(state.bets.map((bet) => [bet.outcomeId, bet.addedAt])),
    typeId: state.chosenType && couponTypeId(state.chosenType),
    systemValue: state.systemValue,
  };
}

export function storedCoupon({ bets, addedAtByBetId, typeId, systemValue }: KeptCoupon): StoredCoupon {
  return {
    bets: bets.map((bet) => ({ ...bet, addedAt: addedAtByBetId[bet.outcomeId] ?? 0 })),
    type: typeId === undefined ? undefined : couponTypeById(typeId),
    systemValue,
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** SB-2 A corrupt entry is dropped and the others stay; SB-3 at most a full coupon is read, each outcome once. */
function keptCoupon(stored: unknown): KeptCoupon {
  const fields = isFields(stored) ? stored : {};
  const entries: readonly unknown[] = Array.isArray(fields['bets']) ? fields['bets'] : [];
  const bets = new Map<string, Bet & { readonly block: number }>();
  for (const entry of entries) {
    const bet = readBet(entry);
    if (bet !== undefined && bets.size < LARGEST_COUPON && !bets.has(bet.outcomeId)) bets.set(bet.outcomeId, bet);
  }
  const { typeId, systemValue } = fields;
  return {
    bets: [...bets.values()],
    addedAtByBetId: readTimes(fields['addedAtByBetId'], bets),
    typeId: typeof typeId === 'number' && couponTypeById(typeId) !== undefined ? typeId : undefined,
    systemValue: isCount(systemValue) && systemValue >= 2 ? systemValue : undefined,
  };
}

function readTimes(times: unknown, bets: ReadonlyMap<string, unknown>): Record<string, EpochMillis> {
  if (!isFields(times)) return {};
  const known = Object.entries(times).filter(
    (entry): entry is [string, number] => bets.has(entry[0]) && isCount(entry[1]),
  );
  return Object.fromEntries(known);
}

/** SB-4 A stored bet is read only when its outcome, its texts and its price are what a bet has. */
function readBet(entry: unknown): (Bet & { readonly block: number }) | undefined {
  if (!isFields(entry)) return undefined;
  const { outcomeId, kind, code, champName, homeName, awayName, label, line, odds, isLive, block } = entry;
  const { gameId, sportId, champId, period, version, startsAt } = entry;
  if (!isText(outcomeId) || parseOutcomeId(outcomeId) === undefined) return undefined;
  if (!isText(kind) || !isMarketKind(kind)) return undefined;
  if (!isText(code) || !isText(champName) || !isText(homeName) || typeof isLive !== 'boolean') return undefined;
  if (!isMissingOr(isText, awayName) || !isMissingOr(isText, label) || !isMissingOr(isNumber, line)) return undefined;
  if (!isCount(gameId) || !isCount(sportId) || !isCount(champId) || !isCount(period)) return undefined;
  if (!isCount(version) || !isCount(startsAt) || !isOdds(odds)) return undefined;
  return {
    outcomeId,
    kind,
    code,
    champName,
    homeName,
    awayName,
    label,
    line,
    odds,
    isLive,
    gameId,
    sportId,
    champId,
    period,
    version,
    startsAt,
    block: isCount(block) && block <= LARGEST_COUPON ? block : 1,
  };
}

function keptBet(bet: StoredBet): Bet & { readonly block: number } {
  const { outcomeId, gameId, sportId, champId, kind, period, line, code, label, odds, version, isLive } = bet;
  const { champName, homeName, awayName, startsAt, block } = bet;
  return {
    outcomeId,
    gameId,
    sportId,
    champId,
    kind,
    period,
    line,
    code,
    label,
    odds,
    version,
    isLive,
    champName,
    homeName,
    awayName,
    startsAt,
    block,
  };
}

function isOdds(value: unknown): value is number {
  return typeof value === 'number' && value > 1 && typeof numberToUnits(value, 3) === 'bigint';
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 300;
}

function isMissingOr<Value>(check: (value: unknown) => value is Value, value: unknown): value is Value | undefined {
  return value === undefined || check(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
