import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { SET_APPLICATIONS } from '../mini-apps/application-fault-calls.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import type { DebuggerGateway, SiteRules } from '../../core/site/debugger/debugger-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import {
  ABANDON_GAME,
  COLLECTED_EVENTS,
  FINISH_GAME,
  MOVE_CLOCK,
  OUTBOX,
  OUTBOX_ATTACHMENT,
  REOPEN_COUPON,
  RESUME_GAME,
  SANDBOX_STATE,
  SET_CAPTCHA,
  SET_JURISDICTION,
  SET_CONTACT,
  SET_AVAILABILITY,
  SET_FEED,
  SET_FRAME,
  SET_PROMO_CODE,
  CHANGE_SITE_RULES,
  SET_RESTRICTIONS,
  SHIFT_PRICES,
  SUSPEND_GAME,
  VOID_COUPON,
} from './debugger-calls.ts';

export function httpDebuggerGateway(http: HttpClient): DebuggerGateway {
  return {
    state: async () => http.send(SANDBOX_STATE),
    outbox: async () => http.send(OUTBOX),
    attachment: async (id) => http.send(OUTBOX_ATTACHMENT, { params: { id } }),
    collectedEvents: async () => {
      const reply = await http.send(COLLECTED_EVENTS);
      return reply.ok ? ok(reply.value.events) : reply;
    },
    moveClock: async (by) => timeOf(await http.send(MOVE_CLOCK, { body: { by } })),
    suspend: async (id) => timeOf(await http.send(SUSPEND_GAME, { params: { id: `${id}` }, body: {} })),
    resume: async (id) => timeOf(await http.send(RESUME_GAME, { params: { id: `${id}` }, body: {} })),
    shiftPrices: async (id, factor) =>
      timeOf(await http.send(SHIFT_PRICES, { params: { id: `${id}` }, body: { factor } })),
    finish: async (id) => timeOf(await http.send(FINISH_GAME, { params: { id: `${id}` }, body: {} })),
    abandon: async (id) => timeOf(await http.send(ABANDON_GAME, { params: { id: `${id}` }, body: {} })),
    reopenCoupon: async (id) => timeOf(await http.send(REOPEN_COUPON, { params: { id: `${id}` }, body: {} })),
    voidCoupon: async (id) => timeOf(await http.send(VOID_COUPON, { params: { id: `${id}` }, body: {} })),
    setAvailability: async (availability) =>
      timeOf(await http.send(SET_AVAILABILITY, { body: { ...availability, reasons: [...availability.reasons] } })),
    setRules: async (rules) => timeOf(await http.send(CHANGE_SITE_RULES, { body: writeRules(rules) })),
    setRestrictions: async (restrictions) => timeOf(await http.send(SET_RESTRICTIONS, { body: restrictions })),
    setContact: async (contact) => timeOf(await http.send(SET_CONTACT, { body: contact })),
    setFrame: async (frame) => timeOf(await http.send(SET_FRAME, { body: frame })),
    setPromoCode: async (promoCode) => timeOf(await http.send(SET_PROMO_CODE, { body: promoCode })),
    setCaptcha: async (captcha) => timeOf(await http.send(SET_CAPTCHA, { body: captcha })),
    setJurisdiction: async (jurisdiction) => timeOf(await http.send(SET_JURISDICTION, { body: { jurisdiction } })),
    setApplications: async (faults) => timeOf(await http.send(SET_APPLICATIONS, { body: { faults } })),
    setFeed: async (mode, delay) => timeOf(await http.send(SET_FEED, { body: { mode, delay } })),
  };
}

function timeOf(reply: Result<{ readonly now: EpochMillis }, RequestFailure>): Result<EpochMillis, RequestFailure> {
  return reply.ok ? ok(reply.value.now) : reply;
}

function writeRules(rules: SiteRules) {
  return {
    ...rules,
    availableRoutes: [...rules.availableRoutes],
    closedFragments: [...rules.closedFragments],
    couponTypesWithMinAmount: [...rules.couponTypesWithMinAmount],
    couponTypesWithMaxAmount: [...rules.couponTypesWithMaxAmount],
  };
}
