import * as v from 'valibot';
import { ACCOUNT_TYPES, type AccountType } from '../../core/accounts/account.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { wireAmount, wireCurrency, wireId } from '../http/wire.ts';

const accountType = v.pipe(
  v.picklist(ACCOUNT_TYPES.map((known) => known.id)),
  v.transform((id): AccountType => ACCOUNT_TYPES.find((known) => known.id === id)?.type ?? 'main'),
);

const accounts = v.object({
  accounts: v.array(
    v.pipe(
      v.object({ id: wireId, iso: wireCurrency, money: wireAmount, type: accountType, isActive: v.boolean() }),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const { iso, money, ...account } = dataset.value;
        const read = minorReader(iso);
        const units = { ...account, currency: iso, money: read.amount(money) };
        if (read.isExact()) return units;
        addIssue({ message: INEXACT_AMOUNT });
        return NEVER;
      }),
    ),
  ),
});

export const ACCOUNT_LIST = defineCall({
  name: 'accounts',
  summary: "The player's accounts with their balances",
  method: 'GET',
  path: '/web-api/accounts',
  reply: accounts,
  access: 'player',
  changes: 'none',
});

export const SET_ACTIVE_ACCOUNT = defineCall({
  name: 'setActiveAccount',
  summary: 'Makes one account the one that is bet from',
  method: 'POST',
  path: '/web-api/accounts/active',
  body: v.object({ id: wireId }),
  reply: accounts,
  access: 'player',
  changes: 'state',
});

export const ADD_CURRENCY = defineCall({
  name: 'addCurrency',
  summary: 'Opens an account in one more currency; 409 where there is one',
  method: 'POST',
  path: '/web-api/accounts/currency',
  body: v.object({ iso: wireCurrency }),
  reply: accounts,
  access: 'player',
  changes: 'state',
});

export const TOP_UP = defineCall({
  name: 'topUp',
  summary: 'Adds play money; 404 outside demo mode',
  method: 'POST',
  path: '/web-api/accounts/top-up',
  body: v.object({ id: wireId, amount: wireAmount }),
  reply: accounts,
  access: 'player',
  changes: 'money',
});
