import { fail, ok } from '../shared/result.ts';
import type { StoredValue } from '../shared/stored-value.ts';
import { days, isMoment, type EpochMillis, type Millis } from '../shared/time.ts';
import type { Limit } from './limit.ts';
import { limitInForce } from './limit-in-force.ts';
import { sectionKinds } from './limit-kind.ts';

const ASKED_EVERY: Millis = days(182);

/** LQ-1 A signed-in player without a deposit limit is asked to set one, once after registering or before the first deposit and then every half year. */
export function needsLimitPrompt(
  limits: readonly Limit[],
  lastAskedAt: EpochMillis | undefined,
  now: EpochMillis,
): boolean {
  const hasLimit = sectionKinds('deposit').some((kind) => typeof limitInForce(limits, kind, now)?.value === 'number');
  if (hasLimit) return false;
  return lastAskedAt === undefined || now - lastAskedAt >= ASKED_EVERY;
}

/** When a player was asked last. */
interface AskedPlayer {
  readonly userId: number;
  readonly at: EpochMillis;
}

const MOST_KEPT = 8;

/** LQ-2 When players were asked on this device, the last first; it outlives a sign-out, or everybody would be asked each time. */
export const ASKED_FOR_LIMIT: StoredValue<readonly AskedPlayer[]> = {
  key: 'asked-for-limit',
  keepFor: 'ever',
  staysAtSignOut: true,
  version: 1,
  parse: (stored) => {
    if (!Array.isArray(stored) || !stored.every(isAsked)) return fail({ code: 'not-a-list' });
    return ok(stored.slice(0, MOST_KEPT).map(({ userId, at }) => ({ userId, at })));
  },
};

/** LQ-2 The list with one more, of each player once. */
export function withAskedPlayer(kept: readonly AskedPlayer[], asked: AskedPlayer): readonly AskedPlayer[] {
  return [asked, ...kept.filter(({ userId }) => userId !== asked.userId)].slice(0, MOST_KEPT);
}

function isAsked(value: unknown): value is AskedPlayer {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, at } = value as Readonly<Record<string, unknown>>;
  return Number.isSafeInteger(userId) && isMoment(at) && at >= 0;
}
