import * as v from 'valibot';
import {
  MOVEMENT_KINDS,
  type AccountMovement,
  type NetDeposits,
} from '../../core/accounts/history/account-movement.ts';
import type { Minor } from '../../core/shared/money.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import {
  queryAccountId,
  queryNumber,
  wireAccountId,
  wireAmount,
  wireCount,
  wireCouponId,
  wireCurrency,
  wireMillis,
} from '../http/wire.ts';

const wireMovementId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));

const wireMovement = v.pipe(
  v.object({
    id: wireMovementId,
    kind: v.picklist(MOVEMENT_KINDS),
    accountId: wireAccountId,
    currency: wireCurrency,
    amount: wireAmount,
    isGain: v.boolean(),
    couponId: v.optional(wireCouponId),
    game: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(120))),
    at: wireMillis,
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): AccountMovement => {
    const { isGain, amount, ...movement } = dataset.value;
    const read = minorReader(movement.currency);
    const units = read.amount(amount);
    if (read.isExact()) return { ...movement, amount: isGain ? units : ((0 - units) as Minor) };
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wireNetDeposits = v.pipe(
  v.object({ currency: wireCurrency, paidIn: wireAmount, paidOut: wireAmount }),
  v.rawTransform(({ dataset, addIssue, NEVER }): NetDeposits => {
    const { currency, paidIn, paidOut } = dataset.value;
    const read = minorReader(currency);
    const units = { currency, paidIn: read.amount(paidIn), paidOut: read.amount(paidOut) };
    if (read.isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const choiceFields = {
  isIncludeArchive: v.picklist(['true', 'false']),
  accountId: v.optional(queryAccountId),
};

export const ACCOUNT_HISTORY = defineCall({
  name: 'accountHistory',
  summary:
    'What moved on the accounts of the player, the newest first, 20 a page; the archive has what is older than 92 days. Net deposits are of all time',
  method: 'GET',
  path: '/web-api/office/account-history',
  query: v.object({
    ...choiceFields,
    pageNumber: v.pipe(queryNumber, v.safeInteger(), v.minValue(1), v.maxValue(9999)),
  }),
  reply: v.object({
    movements: v.array(wireMovement),
    pageNumber: wireCount,
    pageCount: wireCount,
    totalCount: wireCount,
    netDeposits: v.array(wireNetDeposits),
  }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const ACCOUNT_STATEMENT = defineCall({
  name: 'accountStatement',
  summary:
    'What moved on the accounts of the player as rows of a file, the newest first, 500 at a time; the next ones are those before a movement. 404 with code "movement" for one that is not theirs',
  method: 'GET',
  path: '/web-api/office/account-history/statement',
  query: v.object({ ...choiceFields, before: v.optional(wireMovementId) }),
  reply: v.object({ movements: v.array(wireMovement), before: v.optional(wireMovementId) }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});
