import { sql } from 'kysely';
import { limitInForce } from '../../../core/limits/limit-in-force.ts';
import { sessionTime } from '../../../core/limits/session-limit.ts';
import { nextMidnight } from '../../../core/limits/period-end.ts';
import { NO_MONEY } from '../../../core/shared/money.ts';
import { ACKNOWLEDGE_CHECK, PING, PLAY_SESSION } from '../../limits/limit-calls.ts';
import { MOST_COUNTED } from '../accounts/worth-in-currency.ts';
import type { LimitRegime } from '../jurisdiction-profile.ts';
import { playerRegime } from './player-regime.ts';
import { majorAmount } from '../players/player-accounts.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { acknowledgedCheck } from './due-check.ts';
import { knownLimits, type KnownLimits } from './known-limits.ts';
import { usedOf, sumsSince, type CurrencyUse } from './limit-usage.ts';
import { keepPlayTime, playedTime } from './play-time.ts';

type PlayTimeParts = Pick<SandboxParts, 'database' | 'jurisdiction' | 'now'>;

/** SN-2 The pings that a session limit is counted by, RC-7 and what the session brought so far. */
export function servePlayTime(api: ServedApi, parts: PlayTimeParts): void {
  const { database } = parts;
  serveCall(api, PING, async ({ session }) => {
    await countedLimits(parts, session, await playerRegime(parts, database, session.userId));
    return { success: true } as const;
  });
  serveCall(api, ACKNOWLEDGE_CHECK, async ({ session }) => ({
    success: true as const,
    checkedFrom: await acknowledgedCheck(parts, session),
  }));
  serveCall(api, PLAY_SESSION, async ({ session }) => {
    const regime = await playerRegime(parts, database, session.userId);
    const known = await countedLimits(parts, session, regime);
    const remaining = sessionTime(known.limits, regime.now);
    const startedAt = known.time.sessionBegan ?? regime.now;
    return {
      startedAt,
      now: regime.now,
      checkedFrom: known.time.checkedFrom ?? startedAt,
      ...(await sessionPlay(parts, session, { startedAt, currency: known.currency })),
      ...(remaining === undefined ? {} : { remaining: Math.round(remaining) }),
      midnight: nextMidnight(regime.now, regime.zone),
    };
  });
}

/** SN-7 Counts the time up to now where a session limit is in force, and gives the limits with it: whoever reads them is here. */
export async function countedLimits(
  { database }: PlayTimeParts,
  { userId, idHash }: PlayerSession,
  regime: LimitRegime,
): Promise<KnownLimits> {
  const asked = { userId, sessionHash: idHash };
  const known = await knownLimits(database, asked, regime);
  const limit = limitInForce(known.limits, 'session', regime.now);
  if (typeof limit?.value !== 'number') return known;
  const counting = { ...regime, limitedSince: limit.startedAt ?? 0, isCertain: false };
  await keepPlayTime(database, userId, playedTime(known.time, counting));
  return known;
}

async function sessionPlay(
  { database }: PlayTimeParts,
  { userId }: PlayerSession,
  { startedAt, currency }: { readonly startedAt: number; readonly currency: string },
) {
  const { rows } = await sql<CurrencyUse>`${sumsSince(sql`${userId}`, sql`${startedAt}`)}`.execute(database);
  // the player's own money alone, on both sides: a bonus is neither lost nor won by the player
  const sum = (of: 'risked' | 'won') =>
    usedOf(
      rows.map((row) => ({ ...row, staked: row[of] })),
      'wagering',
      currency,
    );
  const [stakes, wins] = [sum('risked'), sum('won')];
  const shown = (amount: typeof stakes) =>
    majorAmount(amount < NO_MONEY || amount === MOST_COUNTED ? NO_MONEY : amount, currency);
  return { stakes: shown(stakes), wins: shown(wins), currency };
}
