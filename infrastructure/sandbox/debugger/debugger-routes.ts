import type { CouponId } from '../../../core/shared/ids.ts';
import type { Millis } from '../../../core/shared/time.ts';
import type { SimulatedRestrictions } from '../../../core/site/debugger/debugger-gateway.ts';
import { couponReviews, reopenCoupon, voidCoupon } from '../coupons/coupon-reviews.ts';
import { contactOf, setContact } from '../players/player-contact.ts';
import { setRestrictions, restrictionsOf, type PlayerRestrictions } from '../players/player-restrictions.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { GameOverride } from '../world/game-override.ts';
import {
  ABANDON_GAME,
  FINISH_GAME,
  MOVE_CLOCK,
  REOPEN_COUPON,
  RESUME_GAME,
  SANDBOX_STATE,
  SET_CONTACT,
  SET_AVAILABILITY,
  SET_FEED,
  SET_FRAME,
  CHANGE_SITE_RULES,
  SET_RESTRICTIONS,
  SHIFT_PRICES,
  SUSPEND_GAME,
  VOID_COUPON,
} from '../../site/debugger-calls.ts';

/** What the debugger may do to the sandbox beside changing games. */
export interface DebuggerHands {
  readonly moveClock: (by: Millis) => Promise<void>;
  readonly clockOffset: () => Millis;
  readonly tick: () => Promise<void>;
}

type DebuggerParts = Pick<
  SandboxParts,
  | 'options'
  | 'world'
  | 'overrides'
  | 'feed'
  | 'entry'
  | 'frame'
  | 'book'
  | 'database'
  | 'mailbox'
  | 'now'
  | 'random'
  | 'faults'
>;

/** Demo only: the clock, the games, the feed and the availability, changed by hand. */
export function serveDebugger(api: ServedApi, parts: DebuggerParts, hands: DebuggerHands): void {
  const { database, now } = parts;
  serveFeedChanges(api, parts, hands);
  serveGameChanges(api, parts, hands);
  serveReviewChanges(api, parts, hands);
  serveSiteChanges(api, parts);
  serveCall(api, SET_RESTRICTIONS, async ({ body: { areTermsChanged, ...ban }, session }) => {
    await setRestrictions(database, session.userId, { ...ban, termsChangedAt: areTermsChanged ? now() : null });
    return { now: now() };
  });
  serveCall(api, SET_CONTACT, async ({ body, session }) => {
    const refusal = await setContact(database, session.userId, body);
    return refusal ?? { now: now() };
  });
  serveState(api, parts, hands);
}

function serveFeedChanges(
  api: ServedApi,
  { feed, now }: Pick<DebuggerParts, 'feed' | 'now'>,
  { moveClock, tick }: DebuggerHands,
): void {
  serveCall(api, MOVE_CLOCK, async ({ body }) => {
    await moveClock(body.by);
    await tick();
    return { now: now() };
  });
  serveCall(api, SET_FEED, async ({ body }) => {
    feed.mode = body.mode;
    feed.delay = body.delay;
    await tick();
    return { now: now() };
  });
}

function serveGameChanges(
  api: ServedApi,
  { world, overrides, now }: Pick<DebuggerParts, 'world' | 'overrides' | 'now'>,
  { tick }: DebuggerHands,
): void {
  const force = async (gameId: number, change: Partial<GameOverride>) => {
    const end = world.end(gameId, overrides.of(gameId));
    if (end === undefined) return refuse(404, 'game');
    if (end <= now()) return refuse(409, 'game-ended');
    await overrides.change(gameId, change);
    await tick();
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

function serveReviewChanges(api: ServedApi, parts: DebuggerParts, { tick }: DebuggerHands): void {
  serveCall(api, REOPEN_COUPON, async ({ params }) => {
    if (!(await reopenCoupon(parts, params.id as CouponId))) return refuse(409, 'not-under-review');
    await tick();
    return { now: parts.now() };
  });
  serveCall(api, VOID_COUPON, async ({ params }) =>
    (await voidCoupon(parts, params.id as CouponId)) ? { now: parts.now() } : refuse(409, 'not-under-review'),
  );
}

function serveSiteChanges(
  api: ServedApi,
  { options, entry, frame, now }: Pick<DebuggerParts, 'options' | 'entry' | 'frame' | 'now'>,
): void {
  serveCall(api, SET_AVAILABILITY, ({ body }) => {
    entry.availability = body;
    options.onAvailabilityChange?.();
    return { now: now() };
  });
  serveCall(api, SET_FRAME, ({ body }) => {
    Object.assign(frame, body);
    return { now: now() };
  });
  serveCall(api, CHANGE_SITE_RULES, ({ body }) => {
    entry.rules = body;
    return { now: now() };
  });
}

function serveState(api: ServedApi, parts: DebuggerParts, { clockOffset }: DebuggerHands): void {
  const { feed, entry, frame, book, database, mailbox, now } = parts;
  serveCall(api, SANDBOX_STATE, async ({ session }) => ({
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
    },
    ...(session === undefined
      ? {}
      : {
          restrictions: shownRestrictions(await restrictionsOf(database, session.userId)),
          contact: await contactOf(database, session.userId),
        }),
    letters: [...(mailbox?.letters() ?? [])],
    reviews: await couponReviews(database),
    frame: { ...frame },
  }));
}

function shownRestrictions({ termsChangedAt, ...ban }: PlayerRestrictions): SimulatedRestrictions {
  return { ...ban, areTermsChanged: termsChangedAt !== null };
}
