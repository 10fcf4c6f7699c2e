import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { queryAccountId, wireAccountId, wireAmount, wireCurrency, wireId } from '../http/wire.ts';

const wireFigure = v.pipe(v.string(), v.regex(/^\d{1,12}(?:\.\d{1,12})?$/));
const wireRate = v.object({ from: wireCurrency, to: wireCurrency, paid: wireFigure, got: wireFigure });

const wireConversion = v.pipe(
  v.object({ id: wireId, rate: wireRate, paid: wireAmount, got: wireAmount }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { paid, got, ...conversion } = dataset.value;
    const [reader, other] = [minorReader(conversion.rate.from), minorReader(conversion.rate.to)];
    const units = { ...conversion, paid: reader.amount(paid), got: other.amount(got) };
    if (reader.isExact() && other.isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const CONVERSION_RATES = defineCall({
  name: 'conversionRates',
  summary:
    'What the currency of an account of the player is worth in every other one; 404 for an account that is not converted',
  method: 'GET',
  path: '/web-api/accounts/conversion/rates',
  query: v.object({ accountId: queryAccountId }),
  reply: v.object({ rates: v.array(wireRate) }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const CONVERT_ACCOUNT = defineCall({
  name: 'convertAccount',
  summary:
    'Turns money of an account into another currency, once under its key, at the rate that was shown; 409 where it has moved',
  method: 'POST',
  path: '/web-api/accounts/conversion',
  body: v.object({ accountId: wireAccountId, amount: wireAmount, rate: wireRate }),
  reply: v.object({ conversion: wireConversion }),
  access: 'player',
  isAuthorised: true,
  isKeyed: true,
  right: 'withdraw',
  changes: 'money',
});
