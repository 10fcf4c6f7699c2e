import * as v from 'valibot';
import { COUNTED_NAMES } from '../../core/analytics/counted-event.ts';
import { JURISDICTIONS } from '../../core/limits/jurisdiction.ts';
import { CAPTCHA_KINDS } from '../../core/session/captcha.ts';
import { COUPON_TYPES } from '../../core/coupon/maths/coupon-type.ts';
import { COUPON_TYPE_LISTS, FEED_SWITCHES, SITE_SWITCHES } from '../../core/site/debugger/debugger-gateway.ts';
import { MESSAGE_KINDS, MESSAGE_PURPOSES } from '../../core/site/debugger/sent-message.ts';
import { applicationFaults } from '../mini-apps/application-fault-calls.ts';
import { defineCall } from '../http/call.ts';
import { queryNumber, wireCountry, wireCurrency, wireId, wireMillis, wireText } from '../http/wire.ts';

const done = v.object({ now: wireMillis });
const idParams = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number)) });
const wireAddress = v.pipe(v.string(), v.maxLength(2048));
const LONGEST_MOVE = 30 * 86_400_000;
const shared = { method: 'POST', reply: done, access: 'public', changes: 'state' } as const;
/** A command that needs no more than to know which game or coupon is meant. */
const byId = { ...shared, params: idParams, body: v.object({}) } as const;

export const MOVE_CLOCK = defineCall({
  ...shared,
  name: 'debuggerMoveClock',
  summary: "Moves the sandbox's clock forward and plays what happens meanwhile",
  path: '/debugger-api/clock',
  body: v.object({ by: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(LONGEST_MOVE)) }),
});

export const SUSPEND_GAME = defineCall({
  ...byId,
  name: 'debuggerSuspendGame',
  summary: 'Takes the prices of a game away',
  path: '/debugger-api/game/:id/suspend',
});

export const RESUME_GAME = defineCall({
  ...byId,
  name: 'debuggerResumeGame',
  summary: 'Gives the prices of a suspended game back',
  path: '/debugger-api/game/:id/resume',
});

export const SHIFT_PRICES = defineCall({
  ...shared,
  name: 'debuggerShiftPrices',
  summary: 'Multiplies the prices of a game by a factor from 0.2 to 5; 1 undoes it',
  path: '/debugger-api/game/:id/shift',
  params: idParams,
  body: v.object({ factor: v.pipe(v.number(), v.minValue(0.2), v.maxValue(5)) }),
});

export const FINISH_GAME = defineCall({
  ...byId,
  name: 'debuggerFinishGame',
  summary: 'Plays a game to its end at once and settles its bets',
  path: '/debugger-api/game/:id/finish',
});

export const ABANDON_GAME = defineCall({
  ...byId,
  name: 'debuggerAbandonGame',
  summary: 'Breaks a game off: what is not decided is returned',
  path: '/debugger-api/game/:id/abandon',
});

export const REOPEN_COUPON = defineCall({
  ...byId,
  name: 'debuggerReopenCoupon',
  summary: 'Settles a coupon under review again; 409 where it is not under review',
  path: '/debugger-api/coupon/:id/reopen',
});

export const VOID_COUPON = defineCall({
  ...byId,
  name: 'debuggerVoidCoupon',
  summary: 'Voids a coupon under review and returns its stake; 409 where it is not under review',
  path: '/debugger-api/coupon/:id/void',
});

export const SET_FEED = defineCall({
  ...shared,
  name: 'debuggerSetFeed',
  summary: 'Lets the line run, freezes it as it is, or answers 503 for it; slows its replies by up to 10 seconds',
  path: '/debugger-api/feed',
  body: v.object({
    mode: v.picklist(FEED_SWITCHES),
    delay: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000)),
  }),
});

const availability = v.object({
  isMaintenance: v.boolean(),
  planned: v.optional(
    v.object({ startAt: wireMillis, finishAt: wireMillis, notifyStartAt: wireMillis, notifyEndAt: wireMillis }),
  ),
  reasons: v.pipe(v.array(wireId), v.maxLength(20)),
  blockTemplate: wireId,
  moved: v.optional(v.object({ from: wireAddress, to: wireAddress })),
  arePartitionsOpen: v.boolean(),
});

const restrictions = v.object({
  banLevel: wireId,
  banVersion: wireId,
  areTermsChanged: v.boolean(),
  conversionLevel: v.optional(wireId),
  isTransferRequired: v.optional(v.boolean()),
  areExtraLimitsOff: v.optional(v.boolean()),
  isCountedInPoints: v.optional(v.boolean()),
  isInKuna: v.optional(v.boolean()),
});

const contact = v.object({ email: wireText, phone: wireText });

const rules = v.object({
  ...v.entriesFromList(SITE_SWITCHES, v.boolean()),
  ...v.entriesFromList(
    COUPON_TYPE_LISTS,
    v.pipe(v.array(v.pipe(wireId, v.maxValue(COUPON_TYPES.length - 1))), v.maxLength(COUPON_TYPES.length)),
  ),
  availableRoutes: v.pipe(v.array(wireId), v.maxLength(20)),
  closedFragments: v.pipe(v.array(v.pipe(wireText, v.minLength(1))), v.maxLength(20)),
});

export const SET_AVAILABILITY = defineCall({
  ...shared,
  name: 'debuggerSetAvailability',
  summary:
    'Closes the site: maintenance, blocking reasons, a template of the block service, a moved address, partitions',
  path: '/debugger-api/availability',
  body: availability,
});

export const CHANGE_SITE_RULES = defineCall({
  ...shared,
  name: 'debuggerSetRules',
  summary: 'Switches parts of the configuration on and off: which pages there are, and for whom',
  path: '/debugger-api/rules',
  body: rules,
});

export const SET_RESTRICTIONS = defineCall({
  ...shared,
  name: 'debuggerSetRestrictions',
  summary:
    'Bans the signed-in player or lifts the ban; changes the terms or has them agreed to; allows to convert an account, or has the player move to a new one; switches the extra limits off',
  path: '/debugger-api/restrictions',
  body: restrictions,
  access: 'player',
  isOpenBeforeTerms: true,
});

export const SET_JURISDICTION = defineCall({
  ...shared,
  name: 'debuggerSetJurisdiction',
  summary: 'Has the limits of players follow the law of another place from now on',
  path: '/debugger-api/jurisdiction',
  body: v.object({ jurisdiction: v.picklist(JURISDICTIONS) }),
});

export const SET_CONTACT = defineCall({
  ...shared,
  name: 'debuggerSetContact',
  summary:
    'Gives the signed-in player an e-mail address and a phone, as an office would; 409 where another has the address',
  path: '/debugger-api/contact',
  body: contact,
  access: 'player',
  isOpenBeforeTerms: true,
});

const frame = v.object({ isSnowOnHome: v.boolean(), ageQuestion: v.picklist(['off', 'session', 'ever']) });

export const SET_FRAME = defineCall({
  ...shared,
  name: 'debuggerSetFrame',
  summary: 'Lets it snow on home, and asks visitors for their age',
  path: '/debugger-api/frame',
  body: frame,
});

const captcha = v.object({
  kind: v.optional(v.picklist(CAPTCHA_KINDS.map(({ kind }) => kind))),
  isAlwaysAsked: v.boolean(),
});

export const SET_CAPTCHA = defineCall({
  ...shared,
  name: 'debuggerSetCaptcha',
  summary: 'Chooses the kind of captcha that is asked for, and has every guarded call ask for one',
  path: '/debugger-api/captcha',
  body: captcha,
});

const promoCode = v.object({
  code: v.pipe(wireText, v.regex(/^[A-Z0-9-]{3,20}$/)),
  bonus: v.picklist(['sport', 'casino']),
  countryCode: v.optional(wireCountry),
  currency: v.optional(wireCurrency),
  isOn: v.boolean(),
});

export const SET_PROMO_CODE = defineCall({
  ...shared,
  name: 'debuggerSetPromoCode',
  summary: 'Adds a promo code for new players or changes it, and has it hold or not; 409 where there are 100 others',
  path: '/debugger-api/promo-code',
  body: promoCode,
});

export const SANDBOX_STATE = defineCall({
  name: 'debuggerState',
  summary:
    'How the sandbox stands: its time, the feed, the availability, the rules, the player, what it would have sent, the coupons that need review, and the number of open games',
  method: 'GET',
  path: '/debugger-api/state',
  reply: v.object({
    now: wireMillis,
    clockOffset: wireMillis,
    feed: v.picklist(FEED_SWITCHES),
    delay: wireMillis,
    gameCount: wireId,
    availability,
    rules,
    restrictions: v.optional(restrictions),
    contact: v.optional(contact),
    letters: v.array(v.object({ to: wireText, code: wireText, sentAt: wireMillis })),
    reviews: v.array(v.object({ couponId: wireId, reason: wireText })),
    frame,
    captcha,
    jurisdiction: v.picklist(JURISDICTIONS),
    applications: applicationFaults,
    promoCodes: v.array(promoCode),
  }),
  access: 'public',
  changes: 'none',
});

export const OUTBOX = defineCall({
  name: 'debuggerOutbox',
  summary:
    'The text messages and e-mails that the sandbox would have sent to whoever asks, with their codes and links, the latest first; whether everybody reads all of them',
  method: 'GET',
  path: '/debugger-api/outbox',
  reply: v.object({
    messages: v.array(
      v.object({
        id: wireId,
        kind: v.picklist(MESSAGE_KINDS),
        to: wireText,
        purpose: v.picklist(MESSAGE_PURPOSES),
        code: v.optional(wireText),
        link: v.optional(wireAddress),
        attachmentName: v.optional(wireText),
        sentAt: wireMillis,
      }),
    ),
    isShared: v.boolean(),
  }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
});

export const OUTBOX_ATTACHMENT = defineCall({
  name: 'debuggerOutboxAttachment',
  summary: 'The file that goes with a message of the outbox; 404 for whoever may not read it',
  method: 'GET',
  path: '/debugger-api/outbox/:id/attachment',
  params: v.object({ id: queryNumber }),
  reply: v.object({ name: wireText, text: v.string() }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
});

export const COLLECTED_EVENTS = defineCall({
  name: 'debuggerEvents',
  summary: 'What was counted on pages of the sandbox and sent to its collector, the latest 200 first',
  method: 'GET',
  path: '/debugger-api/events',
  reply: v.object({
    events: v.array(
      v.object({
        id: wireId,
        name: v.picklist(COUNTED_NAMES),
        code: v.optional(wireId),
        parameters: v.array(v.object({ name: wireText, value: wireText })),
        collectedAt: wireMillis,
      }),
    ),
  }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
});
