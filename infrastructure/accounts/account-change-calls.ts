import * as v from 'valibot';
import { LANGUAGES } from '../../core/site/config/language.ts';
import { defineCall } from '../http/call.ts';
import { wireAccountId, wireAmount, wireId } from '../http/wire.ts';
import { wireAccounts, wireChangedAccounts } from './accounts-calls.ts';
import { currencyOfNumber } from './currency-wire.ts';

/** The wire numbers currencies; one that the site does not take is refused. */
const wireCurrencyId = v.pipe(
  wireId,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const currency = currencyOfNumber(dataset.value);
    if (currency !== undefined) return currency;
    addIssue({ message: 'an unknown currency' });
    return NEVER;
  }),
);

const body = v.pipe(
  // in which language the server's message is to be
  v.object({ currencyId: wireCurrencyId, lng: v.optional(v.picklist(LANGUAGES)) }),
  v.transform(({ currencyId: currency, lng }) => ({ currency, ...(lng === undefined ? {} : { language: lng }) })),
);

export const SET_ACTIVE_ACCOUNT = defineCall({
  name: 'setActiveAccount',
  summary: 'Makes one account the one that is bet from',
  method: 'POST',
  path: '/web-api/accounts/active',
  body: v.object({ id: wireAccountId }),
  reply: wireAccounts,
  access: 'player',
  changes: 'state',
});

export const ADD_CURRENCY = defineCall({
  name: 'addCurrency',
  summary: 'Opens an account in one more currency; 409 where there is one',
  method: 'POST',
  path: '/web-api/accounts/currency',
  body,
  reply: wireChangedAccounts,
  access: 'player',
  isAuthorised: true,
  right: 'deposit',
  changes: 'state',
});

export const REMOVE_CURRENCY = defineCall({
  name: 'removeCurrency',
  summary:
    'Closes the account in a currency; 404 where there is none, 409 where it is the main or the active one, holds money or has open bets',
  method: 'POST',
  path: '/web-api/accounts/currency/remove',
  body,
  reply: wireChangedAccounts,
  access: 'player',
  isAuthorised: true,
  changes: 'state',
});

export const TOP_UP = defineCall({
  name: 'topUp',
  summary: 'Adds play money; 404 outside demo mode, 403 where a limit of the player is in the way, with its title',
  method: 'POST',
  path: '/web-api/accounts/top-up',
  // in which language its refusal is said
  body: v.object({ id: wireAccountId, amount: wireAmount, lng: v.optional(v.picklist(LANGUAGES)) }),
  reply: wireAccounts,
  access: 'player',
  isAuthorised: true,
  right: 'deposit',
  changes: 'money',
});
