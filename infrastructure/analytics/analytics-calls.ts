import * as v from 'valibot';
import { REGISTRATION_TYPES } from '../../core/registration/registration-type.ts';
import { CAPTCHA_EVENTS, CAPTCHA_KINDS } from '../../core/session/captcha.ts';
import { SCREEN_SIZES } from '../../core/site/browser/screen-size.ts';
import { PAGE_TYPES } from '../../core/sports/tree/page-type.ts';
import { defineCall } from '../http/call.ts';
import { wireId } from '../http/wire.ts';
import { COLLECTOR_PATH, MOST_EVENTS } from './event-on-wire.ts';

/** AN-12 So many events come at once, in so many bytes. */
const LONGEST_BODY = 8192;

const plainText = v.pipe(v.string(), v.regex(/^[\w.~-]{1,64}$/));
const registration = v.picklist(REGISTRATION_TYPES.map(({ counted }) => counted));
const captcha = v.strictObject({ kind: v.optional(v.picklist(CAPTCHA_KINDS.map(({ kind }) => kind))) });
const begun = v.strictObject({ type: registration });
const done = v.strictObject({
  type: registration,
  country_id: v.optional(wireId),
  currency_id: v.optional(wireId),
  ref_code: v.optional(plainText),
  first_deposit_bonus_choice: v.picklist([0, 1, 2]),
  socialData: v.optional(
    v.strictObject({
      currencyId: wireId,
      countryId: wireId,
      regType: v.picklist(REGISTRATION_TYPES.map(({ id }) => id)),
      promocode: v.optional(plainText),
      countryCode: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
    }),
  ),
});
const measured = v.strictObject({
  route: plainText,
  name: plainText,
  value: v.pipe(v.number(), v.finite()),
  screen: v.optional(v.picklist(SCREEN_SIZES)),
});
const named = v.strictObject({ source: plainText, pageType: v.optional(v.picklist(PAGE_TYPES)) });

const from = { build: plainText, project: v.literal('desktop') };
/** AN-8 Each with no more than its own fields. */
const countedEvent = v.variant('name', [
  v.strictObject({
    name: v.literal('captcha-passed'),
    code: v.literal(CAPTCHA_EVENTS.passed),
    ...from,
    fields: captcha,
  }),
  v.strictObject({
    name: v.literal('captcha-failed'),
    code: v.literal(CAPTCHA_EVENTS.failed),
    ...from,
    fields: captcha,
  }),
  v.strictObject({ name: v.literal('registration-started'), ...from, fields: begun }),
  v.strictObject({ name: v.literal('registration-done'), ...from, fields: done }),
  v.strictObject({ name: v.literal('registration-abandoned'), ...from, fields: begun }),
  v.strictObject({ name: v.literal('page-measured'), ...from, fields: measured }),
  v.strictObject({ name: v.literal('bet-named'), ...from, fields: named }),
]);

export const COLLECT_EVENTS = defineCall({
  name: 'collectEvents',
  summary: 'Takes what was counted on a page, up to 20 events at once; each has no fields but its own',
  method: 'POST',
  path: COLLECTOR_PATH,
  body: v.object({ events: v.pipe(v.array(countedEvent), v.minLength(1), v.maxLength(MOST_EVENTS)) }),
  bodyLimit: LONGEST_BODY,
  reply: v.object({ accepted: wireId }),
  access: 'public',
  changes: 'state',
  isForAll: true,
});

export type WireEvent = v.InferInput<typeof countedEvent>;
