import * as v from 'valibot';
import type { GroupTotals, StatisticsGroup } from '../../core/coupon/placed/betting-totals.ts';
import { COUPON_STATES } from '../../core/coupon/placed/placed-coupon.ts';
import type { StatementRow } from '../../core/coupon/statement/bet-statement.ts';
import type { Minor } from '../../core/shared/money.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import {
  queryCouponId,
  queryLanguage,
  queryNumber,
  wireAccountId,
  wireAmount,
  wireCount,
  wireCouponId,
  wireCurrency,
  wireId,
  wireMillis,
  wireOdds,
  wireText,
} from '../http/wire.ts';
import { betOriginFields, wireCouponType } from './coupon-wire.ts';
import { pickFields } from './named-bet-wire.ts';
import { historyFilterFields } from './history-filter-wire.ts';

/** The furthest that a time zone is from Greenwich. */
const FURTHEST_MINUTES = 14 * 60;
/** A time zone in minutes. */
const queryZone = v.pipe(queryNumber, v.minValue(-FURTHEST_MINUTES), v.maxValue(FURTHEST_MINUTES));

const totalsFields = {
  accountId: wireAccountId,
  currency: wireCurrency,
  open: wireCount,
  won: wireCount,
  part: wireCount,
  returned: wireCount,
  lost: wireCount,
  staked: wireAmount,
  stakedOpen: wireAmount,
  paid: wireAmount,
};

const wireAccountTotals = v.pipe(
  v.object(totalsFields),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const units = inUnits(dataset.value);
    if (units !== undefined) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wireGroupTotals = v.pipe(
  v.object({
    ...totalsFields,
    group: v.variant('by', [
      v.object({ by: v.literal('month'), month: v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)) }),
      v.object({ by: v.literal('sport'), sportId: v.optional(wireId) }),
      v.object({ by: v.literal('type'), typeId: wireCouponType }),
    ]),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): GroupTotals<Minor> => {
    const { group, ...totals } = dataset.value;
    const units = inUnits(totals);
    const known: StatisticsGroup = group.by === 'type' ? { by: group.by, type: group.typeId } : group;
    if (units !== undefined) return { ...units, group: known };
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

type WireTotals = v.InferOutput<v.ObjectSchema<typeof totalsFields, undefined>>;

function inUnits(totals: WireTotals) {
  const { amount, isExact } = minorReader(totals.currency);
  const { staked, stakedOpen, paid } = totals;
  const units = { ...totals, staked: amount(staked), stakedOpen: amount(stakedOpen), paid: amount(paid) };
  return isExact() ? units : undefined;
}

export const HISTORY_TOTALS = defineCall({
  name: 'historyTotals',
  summary:
    "What the chosen coupons come to, an account each: how many of each outcome, the player's own stakes, what was paid",
  method: 'GET',
  path: '/web-api/coupon/history/totals',
  query: v.object(historyFilterFields),
  reply: v.object({ accounts: v.array(wireAccountTotals) }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const BETTING_STATISTICS = defineCall({
  name: 'bettingStatistics',
  summary:
    'What the chosen coupons come to by the month of placing in a time zone, by sport (none where there are several) and by type, an account each',
  method: 'GET',
  path: '/web-api/coupon/history/statistics',
  query: v.object({
    ...historyFilterFields,
    zoneMinutes: queryZone,
  }),
  reply: v.object({ groups: v.array(wireGroupTotals) }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

const wireStatementRow = v.pipe(
  v.object({
    id: wireCouponId,
    accountId: wireAccountId,
    currency: wireCurrency,
    typeId: wireCouponType,
    placedAt: wireMillis,
    settledAt: v.optional(wireMillis),
    state: v.picklist(COUPON_STATES),
    odds: wireOdds,
    staked: wireAmount,
    possibleWin: wireAmount,
    paid: v.optional(wireAmount),
    games: v.array(
      v.object({
        home: wireText,
        away: v.optional(wireText),
        sportId: wireId,
        pick: v.object({ ...pickFields, label: v.optional(wireText) }),
        pageType: betOriginFields.pageType,
        source: betOriginFields.source,
      }),
    ),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): StatementRow => {
    const { typeId, staked, possibleWin, paid, ...row } = dataset.value;
    const { amount, optional, isExact } = minorReader(row.currency);
    const units = {
      ...row,
      type: typeId,
      staked: amount(staked),
      possibleWin: amount(possibleWin),
      paid: optional(paid),
    };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const STATEMENT_ROWS = defineCall({
  name: 'statementRows',
  summary: 'The chosen coupons as rows of a file, newest first, 250 at a time; the next ones are those before a number',
  method: 'GET',
  path: '/web-api/coupon/history/statement',
  query: v.object({ ...historyFilterFields, lng: queryLanguage, before: v.optional(queryCouponId) }),
  reply: v.object({ rows: v.array(wireStatementRow), before: v.optional(wireCouponId) }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const SEND_STATEMENT = defineCall({
  name: 'sendStatement',
  summary:
    'Sends the chosen coupons, the newest 1,000 at most, as a file to the proven e-mail address of the player. 409 with code "unproven" without one, 429 after 3 within a day, 503 where no letters are sent',
  method: 'POST',
  path: '/web-api/coupon/history/statement',
  body: v.object({ ...historyFilterFields, lng: queryLanguage, zoneMinutes: queryZone }),
  reply: v.object({ to: wireText, count: wireCount, isWhole: v.boolean() }),
  access: 'player',
  changes: 'state',
});
