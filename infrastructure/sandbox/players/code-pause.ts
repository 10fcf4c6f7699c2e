import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NEXT_CODE_AFTER, secondsUntilNextCode } from '../../../core/registration/sent-code.ts';
import { minutes, type EpochMillis } from '../../../core/shared/time.ts';

import type { RateLimit } from '../sandbox-options.ts';
import { networkKey } from '../../http/client-address.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { giveBackTry } from '../server/database-rate-store.ts';
import { tryCounter, type TryCounter } from '../server/try-counter.ts';

/** RGF-13 Counted before it is looked at: of two at once one is the second. */
const PAUSE: RateLimit = { times: 1, within: NEXT_CODE_AFTER };

/** RGF-13 What proves a contact shares one minute of the network, in whatever way it is asked for. */
export const PROOF_PAUSE = 'proof';

/** How long a code holds, and how long another is not sent to the same reader. */
export const CODE_HOLDS_FOR = minutes(10);

/** RGF-13 What is said of a code that ends then. */
export function sentCode(expiresAt: EpochMillis): { readonly expires_at: EpochMillis; readonly again_at: EpochMillis } {
  return { expires_at: expiresAt, again_at: nextCodeAt(expiresAt) };
}

/** RGF-13 The seconds to wait where the code that was sent before is too young for another. */
export function nextCodeWait(former: EpochMillis | undefined, now: EpochMillis): number | undefined {
  if (former === undefined) return undefined;
  const wait = secondsUntilNextCode({ againAt: nextCodeAt(former) }, now);
  return wait === 0 ? undefined : wait;
}

interface PausedAsking {
  readonly request: FastifyRequest;
  readonly contact: string;
  /** What the browser or the session is known by; who was sent nothing yet has none. */
  readonly reader: string | undefined;
  /** The known device of the contact's owner: a stranger of the same network takes no minute of it. */
  readonly home?: string | undefined;
}

/**
 * RGF-13 Takes the minute of a contact for its reader, and for the network: cookies can be left behind. Gives the seconds to
 * wait where it is taken, or where the other limits of the asking refuse it: who is refused has taken nothing.
 */
export function codePauses(
  app: FastifyInstance,
  { database, now }: Pick<SandboxParts, 'database' | 'now'>,
  name: string,
) {
  const ofReader = tryCounter(app, `${name} pause`, PAUSE);
  const ofNetwork = tryCounter(app, `${name} pause of network`, PAUSE);
  return async (
    { request, contact, reader, home }: PausedAsking,
    otherWait: () => Promise<number | undefined>,
  ): Promise<number | undefined> => {
    const taken: string[] = [];
    const take = async (counter: TryCounter, who: string): Promise<number | undefined> => {
      taken.push(counter.key(who));
      return counter.attempt(request, who);
    };
    const network = await take(ofNetwork, `${home ?? networkKey(request)} ${contact}`);
    const own = reader === undefined ? undefined : `${hashOf(reader)} ${contact}`;
    // of several at once in one browser the first has both
    const ofOwn =
      own === undefined
        ? undefined
        : await (network === undefined ? take(ofReader, own) : ofReader.usedUp(request, own));
    const longest = Math.max(network ?? 0, ofOwn ?? 0);
    const wait = longest > 0 ? longest : await otherWait();
    if (wait === undefined) return undefined;
    for (const key of taken) await giveBackTry(database, key, now());
    return wait;
  };
}

function hashOf(reader: string): string {
  return createHash('sha256').update(reader).digest('base64url');
}

function nextCodeAt(expiresAt: EpochMillis): EpochMillis {
  return expiresAt - CODE_HOLDS_FOR + NEXT_CODE_AFTER;
}
