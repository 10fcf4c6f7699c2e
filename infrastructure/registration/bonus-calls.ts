import * as v from 'valibot';
import { BONUS_CHOICES } from '../../core/registration/registration-type.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { wireAmount, wireCountry, wireCount, wireCurrency } from '../http/wire.ts';

export const wireBonusChoice = v.pipe(
  v.picklist(BONUS_CHOICES.map(({ id }) => id)),
  v.transform((id) => BONUS_CHOICES.find((known) => known.id === id)?.choice),
  v.picklist(BONUS_CHOICES.map(({ choice }) => choice)),
);

export const FIRST_BONUSES = defineCall({
  name: 'firstBonuses',
  summary:
    'What the bonuses to a first deposit give in a country and a currency; none where the operator has none there. 400 where either is not offered',
  method: 'GET',
  path: '/web-api/registration/bonuses',
  query: v.object({ countryCode: wireCountry, iso: wireCurrency }),
  reply: v.pipe(
    v.object({
      iso: wireCurrency,
      bonuses: v.array(
        v.object({
          first_deposit_bonus_choice: wireBonusChoice,
          percent: wireCount,
          max_amount: wireAmount,
          wager: wireCount,
        }),
      ),
    }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { iso, bonuses } = dataset.value;
      const read = minorReader(iso);
      const terms = bonuses.map(({ first_deposit_bonus_choice: choice, percent, max_amount: most, wager }) => ({
        choice,
        percent,
        most: read.amount(most),
        wager,
      }));
      if (read.isExact()) return terms;
      addIssue({ message: INEXACT_AMOUNT });
      return NEVER;
    }),
  ),
  access: 'public',
  changes: 'none',
});

export const CHECK_PROMO_CODE = defineCall({
  name: 'checkPromoCode',
  summary:
    'Whether a promo code holds now for a country and a currency, and which bonus it is for; 429 after too many codes that do not exist',
  method: 'POST',
  path: '/web-api/registration/promo-code',
  body: v.object({
    promocode: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{3,20}$/)),
    countryCode: wireCountry,
    iso: wireCurrency,
  }),
  reply: v.pipe(
    v.object({ is_valid: v.boolean(), first_deposit_bonus_choice: v.optional(wireBonusChoice) }),
    v.transform(({ is_valid: isValid, first_deposit_bonus_choice: choice }) => ({
      isValid,
      ...(choice === undefined ? {} : { choice }),
    })),
  ),
  access: 'public',
  changes: 'state',
});
