import type { FastifyRequest } from 'fastify';
import { seconds, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { giveBackTry, takeTurn, type TakenTurn } from './database-rate-store.ts';
import type { Tries, TryCounter } from './try-counter.ts';

/** What the first tries beyond a limit wait; the last is that of all further ones. */
const PAUSES: readonly Millis[] = [1, 2, 4, 8, 15].map(seconds);

/** When somebody's guess may be looked at. */
export interface LookTurn {
  readonly at: EpochMillis;
  /** For a guess that was wrong. */
  readonly countFailure: () => Promise<Tries>;
  /** For what turned out to be no wrong guess. */
  readonly giveBack: () => Promise<void>;
}

interface AskedTurn {
  readonly request: FastifyRequest;
  readonly who: string;
  /** After so many failures a try is counted before it is looked at, so that of many at once each has its own turn. */
  readonly from: number;
  readonly until: EpochMillis;
}

/**
 * The turns of those that one counter counts, on all nodes together: each after the one before, with a pause that grows by each.
 * A turn is a moment that a row has moved on to: nothing is held while somebody waits for it. Undefined where it would be too late.
 */
export function lookTurns(
  { database, now }: Pick<SandboxParts, 'database' | 'now'>,
  counter: TryCounter,
): (asked: AskedTurn) => Promise<LookTurn | undefined> {
  const { key, limit } = counter;
  const counted = ({ request, who }: AskedTurn, { at, tries, endsAt }: TakenTurn): LookTurn => ({
    at,
    countFailure: async () => {
      // what was guessed when the window was over counts in the next
      if (endsAt <= now()) return counter.add(request, who);
      return { count: tries, secondsLeft: Math.ceil((endsAt - now()) / 1000) };
    },
    giveBack: async () => {
      if (endsAt > now()) await giveBackTry(database, key(who), now());
    },
  });
  return async (asked) => {
    const { request, who, from, until } = asked;
    const { count } = await counter.read(request, who);
    if (count < from) {
      return { at: now(), countFailure: async () => counter.add(request, who), giveBack: () => Promise.resolve() };
    }
    const name = key(who);
    const turn = await takeTurn(database, { name, now: now(), free: limit.times, pauses: PAUSES, until });
    return turn && counted(asked, turn);
  };
}

/** What somebody waits who has nobody before them. */
export async function pauseOf(counter: TryCounter, request: FastifyRequest, who: string): Promise<Millis> {
  const beyond = (await counter.read(request, who)).count - counter.limit.times;
  return Math.max(0, ...PAUSES.filter((_pause, place) => place <= beyond));
}
