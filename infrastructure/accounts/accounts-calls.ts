import * as v from 'valibot';
import { ACCOUNT_TYPES } from '../../core/accounts/account.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { wireAccountId, wireAmount, wireCurrency, wireId, wireText } from '../http/wire.ts';

const accountType = v.pipe(
  v.picklist(ACCOUNT_TYPES.map((known) => known.id)),
  v.transform((id) => ACCOUNT_TYPES.find((known) => known.id === id)?.type),
  v.picklist(ACCOUNT_TYPES.map((known) => known.type)),
);

/** The accounts as every call about them answers. */
export const wireAccounts = v.object({
  accounts: v.array(
    v.pipe(
      v.object({
        id: wireAccountId,
        iso: wireCurrency,
        currencyId: v.optional(wireId),
        symbol: v.optional(wireText),
        label: v.optional(wireText),
        money: wireAmount,
        type: accountType,
        isActive: v.boolean(),
        points: v.optional(wireId),
        isPointsTypeBalance: v.optional(v.boolean()),
        bonus: v.optional(v.object({ idBonus: wireId, money: wireAmount })),
      }),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const { iso, money, bonus, ...account } = dataset.value;
        const read = minorReader(iso);
        const units = {
          ...account,
          currency: iso,
          money: read.amount(money),
          bonus: bonus && { ...bonus, money: read.amount(bonus.money) },
        };
        if (read.isExact()) return units;
        addIssue({ message: INEXACT_AMOUNT });
        return NEVER;
      }),
    ),
  ),
});

/** After an account was added or removed, perhaps with the server's words about it. */
export const wireChangedAccounts = v.object({
  ...wireAccounts.entries,
  data: v.optional(v.object({ message: v.optional(wireText) })),
});

export const ACCOUNT_LIST = defineCall({
  name: 'accounts',
  summary: "The player's accounts with their balances",
  method: 'GET',
  path: '/web-api/accounts',
  reply: wireAccounts,
  access: 'player',
  changes: 'none',
});
