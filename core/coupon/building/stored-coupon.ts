import { isCount, isFields } from '../../shared/untrusted.ts';
import { decimalOdds } from '../../shared/odds.ts';
import { ok } from '../../shared/result.ts';
import type { StoredValue } from '../../shared/stored-value.ts';
import type { PlainNumber } from '../../shared/tagged.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { Bet } from '../bets/bet.ts';
import { betDetails } from '../bets/bet-details.ts';
import { nameLanguages } from '../bets/name-languages.ts';
import { couponTypeById, couponTypeId } from '../maths/coupon-type.ts';
import type { CouponType } from '../maths/coupon-type.ts';
import type { CouponState } from './coupon-state.ts';
import { betInUnits, readBet } from '../bets/read-bet.ts';
import { LARGEST_COUPON } from '../maths/type-bounds.ts';

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

/** As it is written on the device, where every release reads it: its odds are decimal. */
type KeptBet = Bet<PlainNumber> & { readonly block: number };

interface KeptCoupon {
  readonly bets: readonly KeptBet[];
  readonly addedAtByBetId: Readonly<Record<string, EpochMillis>>;
  readonly typeId?: number | undefined;
  readonly systemValue?: number | undefined;
}

/** SB-1 The coupon outlives the visit; it needs no session and is the same in every tab. */
export const STORED_COUPON: StoredValue<KeptCoupon> = {
  key: 'coupon',
  keepFor: 'ever',
  staysAtSignOut: true,
  version: 1,
  parse: (stored) => ok(keptCoupon(stored)),
};

/** The coupon as the device keeps it. */
export function keepCoupon(state: CouponState): KeptCoupon {
  return {
    bets: state.bets.map(keptBet),
    addedAtByBetId: Object.fromEntries(state.bets.map((bet) => [bet.outcomeId, bet.addedAt])),
    typeId: state.chosenType && couponTypeId(state.chosenType),
    systemValue: state.systemValue,
  };
}

/** The coupon as the device kept it, read back. */
export function storedCoupon({ bets, addedAtByBetId, typeId, systemValue }: KeptCoupon): StoredCoupon {
  return {
    bets: bets
      .map((bet) => betInUnits(bet))
      .filter((bet) => bet !== undefined)
      .map((bet) => ({ ...bet, addedAt: addedAtByBetId[bet.outcomeId] ?? 0 })),
    type: typeId === undefined ? undefined : couponTypeById(typeId),
    systemValue,
  };
}

/** SB-2 A corrupt entry is dropped and the others stay; SB-3 at most a full coupon is read, each outcome once. */
function keptCoupon(stored: unknown): KeptCoupon {
  const fields = isFields(stored) ? stored : {};
  const entries: readonly unknown[] = Array.isArray(fields['bets']) ? fields['bets'] : [];
  const bets = new Map<string, KeptBet>();
  for (const entry of entries) {
    const bet = readKeptBet(entry);
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

/** SB-5 A bet of no known block stands in the first one. */
function readKeptBet(entry: unknown): KeptBet | undefined {
  const bet = readBet(entry);
  const block = isFields(entry) ? entry['block'] : undefined;
  return bet && { ...bet, block: isCount(block) && block <= LARGEST_COUPON ? block : 1 };
}

function keptBet(bet: StoredBet): KeptBet {
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
    odds: decimalOdds(odds),
    version,
    isLive,
    champName,
    homeName,
    awayName,
    startsAt,
    block,
    ...nameLanguages(bet),
    ...betDetails(bet),
  };
}
