import type { FastifyReply } from 'fastify';
import { SET_APPLICATIONS } from '../../mini-apps/application-fault-calls.ts';
import type { CouponId } from '../../../core/shared/ids.ts';
import type { SimulatedRestrictions } from '../../../core/site/debugger/debugger-gateway.ts';
import { couponReviews, reopenCoupon, voidCoupon } from '../coupons/coupon-reviews.ts';
import { overrideChange, valueChange } from '../nodes/shared-changes.ts';
import { contactOf, setContact } from '../players/player-contact.ts';
import { isInKuna, switchKuna } from './kuna-account.ts';
import { setRestrictions, restrictionsOf, type PlayerRestrictions } from '../players/player-restrictions.ts';
import { refuse } from '../server/refusal.ts';
import { outboxBrowser } from './outbox-readers.ts';
import { areExtraLimitsOff, switchExtraLimits } from '../limits/extra-limits-switch.ts';
import { setPromoCode, shownPromoCodes } from './promo-code-changes.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { GameOverride } from '../world/game-override.ts';
import {
  ABANDON_GAME,
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
} from '../../site/debugger-calls.ts';

type DebuggerParts = Pick<
  SandboxParts,
  | 'nodes'
  | 'clockOffset'
  | 'world'
  | 'overrides'
  | 'feed'
  | 'entry'
  | 'frame'
  | 'captcha'
  | 'jurisdiction'
  | 'applications'
  | 'book'
  | 'database'
  | 'mailbox'
  | 'options'
  | 'now'
  | 'random'
  | 'faults'
>;

/** Demo only: the clock, the games, the feed and the availability, changed by hand. */
export function serveDebugger(api: ServedApi, parts: DebuggerParts): void {
  const { database, now } = parts;
  serveFeedChanges(api, parts);
  serveGameChanges(api, parts);
  serveReviewChanges(api, parts);
  serveSiteChanges(api, parts);
  serveCall(api, SET_RESTRICTIONS, async ({ body, session }) => {
    const { areTermsChanged, areExtraLimitsOff, isInKuna: isKunaWanted, ...ban } = body;
    await setRestrictions(database, session.userId, { ...ban, termsChangedAt: areTermsChanged ? now() : null });
    if (areExtraLimitsOff !== undefined) await switchExtraLimits(parts, session.userId, areExtraLimitsOff);
    if (isKunaWanted !== undefined) await switchKuna(parts, session.userId, isKunaWanted);
    return { now: now() };
  });
  serveCall(api, SET_CONTACT, async ({ body, session }) => {
    const refusal = await setContact(database, session.userId, body);
    return refusal ?? { now: now() };
  });
  serveCall(api, SET_PROMO_CODE, async ({ body }) => (await setPromoCode(database, body, now())) ?? { now: now() });
  serveState(api, parts);
  serveCall(api, OUTBOX, async ({ session, reply }) => {
    const shown = await parts.mailbox?.messages(readerOf(parts, reply, session));
    return { messages: [...(shown?.messages ?? [])], isShared: shown?.isShared ?? false };
  });
  serveCall(api, OUTBOX_ATTACHMENT, async ({ params, session, reply }) => {
    const file = await parts.mailbox?.attachment(readerOf(parts, reply, session), params.id);
    return file ?? refuse(404, 'attachment');
  });
}

/** OBX-3 */
function readerOf({ options, now }: DebuggerParts, { request }: FastifyReply, session?: PlayerSession) {
  if (options.isOutboxShared === true) return 'everybody';
  return { userId: session?.userId, browser: outboxBrowser(request), now: now() };
}

function serveFeedChanges(api: ServedApi, { nodes, now }: Pick<DebuggerParts, 'nodes' | 'now'>): void {
  serveCall(api, MOVE_CLOCK, async ({ body }) => {
    await nodes.changeLine(valueChange('clock-offset', (offset = 0) => offset + body.by));
    return { now: now() };
  });
  serveCall(api, SET_FEED, async ({ body: { mode, delay } }) => {
    await nodes.changeLine(valueChange('feed', () => ({ mode, delay })));
    return { now: now() };
  });
}

function serveGameChanges(
  api: ServedApi,
  { nodes, world, overrides, now }: Pick<DebuggerParts, 'nodes' | 'world' | 'overrides' | 'now'>,
): void {
  const force = async (gameId: number, change: Partial<GameOverride>) => {
    const end = world.end(gameId, overrides.of(gameId));
    if (end === undefined) return refuse(404, 'game');
    if (end <= now()) return refuse(409, 'game-ended');
    await nodes.changeLine(overrideChange(gameId, change));
    return { now: now() };
  };
  serveCall(api, SUSPEND_GAME, ({ params }) => force(params.id, { suspendedAt: now(), resumedAt: undefined }));
  serveCall(api, RESUME_GAME, ({ params }) => force(params.id, { resumedAt: now() }));
  serveCall(api, SHIFT_PRICES, ({ params, body }) =>
    force(params.id, { priceShift: { factor: body.factor, at: now() } }),
  );
  serveCall(api, FINISH_GAME, ({ params }) => force(params.id, { finishedAt: now() }));
  serveCall(api, ABANDON_GAME, ({ params }) => force(params.id, { abandonedAt: now() }));
}

function serveReviewChanges(api: ServedApi, parts: DebuggerParts): void {
  serveCall(api, REOPEN_COUPON, async ({ params }) => {
    if (!(await reopenCoupon(parts, params.id as CouponId))) return refuse(409, 'not-under-review');
    await parts.nodes.tick();
    return { now: parts.now() };
  });
  serveCall(api, VOID_COUPON, async ({ params }) =>
    (await voidCoupon(parts, params.id as CouponId)) ? { now: parts.now() } : refuse(409, 'not-under-review'),
  );
}

function serveSiteChanges(api: ServedApi, { nodes, now }: Pick<DebuggerParts, 'nodes' | 'now'>): void {
  serveCall(api, SET_AVAILABILITY, async ({ body }) => {
    await nodes.change(valueChange('availability', () => body));
    return { now: now() };
  });
  serveCall(api, SET_FRAME, async ({ body }) => {
    await nodes.change(valueChange('frame', () => body));
    return { now: now() };
  });
  serveCall(api, SET_CAPTCHA, async ({ body }) => {
    await nodes.change(valueChange('captcha', () => body));
    return { now: now() };
  });
  serveCall(api, SET_JURISDICTION, async ({ body }) => {
    await nodes.change(valueChange('jurisdiction', () => body.jurisdiction));
    return { now: now() };
  });
  serveCall(api, SET_APPLICATIONS, async ({ body: { faults } }) => {
    await nodes.change(valueChange('applications', () => faults));
    return { now: now() };
  });
  serveCall(api, CHANGE_SITE_RULES, async ({ body }) => {
    await nodes.change(valueChange('rules', () => body));
    return { now: now() };
  });
}

function serveState(api: ServedApi, parts: DebuggerParts): void {
  const { feed, entry, frame, captcha, jurisdiction, applications, book, database, mailbox, clockOffset, now } = parts;
  serveCall(api, SANDBOX_STATE, async ({ session, reply }) => ({
    now: now(),
    clockOffset: clockOffset(),
    feed: feed.mode,
    delay: feed.delay,
    gameCount: book.games().length,
    availability: { ...entry.availability, reasons: [...entry.availability.reasons] },
    rules: {
      ...entry.rules,
      availableRoutes: [...entry.rules.availableRoutes],
      closedFragments: [...entry.rules.closedFragments],
      couponTypesWithMinAmount: [...entry.rules.couponTypesWithMinAmount],
      couponTypesWithMaxAmount: [...entry.rules.couponTypesWithMaxAmount],
    },
    ...(session === undefined
      ? {}
      : {
          restrictions: {
            ...shownRestrictions(await restrictionsOf(database, session.userId)),
            areExtraLimitsOff: await areExtraLimitsOff(database, session.userId),
            isInKuna: await isInKuna({ database }, session.userId),
          },
          contact: await contactOf(database, session.userId),
        }),
    letters: [...((await mailbox?.letters(readerOf(parts, reply, session))) ?? [])],
    reviews: await couponReviews(database),
    frame: { ...frame },
    captcha: { ...captcha },
    jurisdiction: jurisdiction(),
    applications: applications(),
    promoCodes: await shownPromoCodes(database, now()),
  }));
}

function shownRestrictions({ termsChangedAt, ...ban }: PlayerRestrictions): SimulatedRestrictions {
  return { ...ban, areTermsChanged: termsChangedAt !== null };
}
