import type { Millis } from '../../../core/shared/time.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { GameOverride } from '../world/world.ts';
import {
  ABANDON_GAME,
  FINISH_GAME,
  MOVE_CLOCK,
  RESUME_GAME,
  SANDBOX_STATE,
  SET_DOORS,
  SET_FEED,
  SHIFT_PRICES,
  SUSPEND_GAME,
} from '../../site/debugger-calls.ts';

/** What the debugger may do to the sandbox beside changing games. */
export interface DebuggerHands {
  readonly moveClock: (by: Millis) => Promise<void>;
  readonly clockOffset: () => Millis;
  readonly tick: () => Promise<void>;
}

/** Demo only: a person's hand on the clock, the games and the feed. */
export function serveDebugger(api: ServedApi, parts: SandboxParts, hands: DebuggerHands): void {
  const { world, overrides, feed, doors, book, now } = parts;

  const force = async (gameId: number, change: Partial<GameOverride>) => {
    const end = world.end(gameId, overrides.of(gameId));
    if (end === undefined) return refuse(404, 'game');
    if (end <= now()) return refuse(409, 'game-ended');
    await overrides.change(gameId, change);
    await hands.tick();
    return { now: now() };
  };

  serveCall(api, MOVE_CLOCK, async ({ body }) => {
    await hands.moveClock(body.by);
    await hands.tick();
    return { now: now() };
  });
  serveCall(api, SUSPEND_GAME, ({ params }) => force(params.id, { suspendedAt: now(), resumedAt: undefined }));
  serveCall(api, RESUME_GAME, ({ params }) => force(params.id, { resumedAt: now() }));
  serveCall(api, SHIFT_PRICES, ({ params, body }) =>
    force(params.id, { priceShift: { factor: body.factor, at: now() } }),
  );
  serveCall(api, FINISH_GAME, ({ params }) => force(params.id, { finishedAt: now() }));
  serveCall(api, ABANDON_GAME, ({ params }) => force(params.id, { abandonedAt: now() }));
  serveCall(api, SET_FEED, async ({ body }) => {
    feed.mode = body.mode;
    feed.delay = body.delay;
    await hands.tick();
    return { now: now() };
  });
  serveCall(api, SET_DOORS, ({ body: { moved, ...closed } }) => {
    Object.assign(doors, closed, { moved });
    return { now: now() };
  });
  serveCall(api, SANDBOX_STATE, () => ({
    now: now(),
    clockOffset: hands.clockOffset(),
    feed: feed.mode,
    delay: feed.delay,
    gameCount: book.games().length,
    doors: {
      isMaintenance: doors.isMaintenance,
      blockTemplate: doors.blockTemplate,
      arePartitionsOpen: doors.arePartitionsOpen,
    },
  }));
}
