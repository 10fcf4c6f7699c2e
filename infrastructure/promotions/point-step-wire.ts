import * as v from 'valibot';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { wireAmount, wireCurrency } from '../http/wire.ts';

/** What points are counted by in a currency. */
export const wirePointStep = v.pipe(
  v.object({ currency: wireCurrency, step: wireAmount }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { currency, step } = dataset.value;
    const { amount, isExact } = minorReader(currency);
    const units = { currency, step: amount(step) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);
