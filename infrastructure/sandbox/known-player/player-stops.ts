import type { AnyCall } from '../../http/call.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import { restrictionsOf } from '../players/player-restrictions.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, TERMS_REFUSAL, type Refusal } from '../server/refusal.ts';
import { rightsOf } from './rights-of.ts';

/**
 * PR-37 What stops a player from changing anything: terms that are yet to be agreed to, where the site asks for it;
 * PR-38 and a right that the call needs and the player has not.
 */
export function playerStops({ database, entry, now }: Pick<SandboxParts, 'database' | 'entry' | 'now'>) {
  return async (call: AnyCall, { userId }: PlayerSession): Promise<Refusal | undefined> => {
    const mustAgree = call.changes !== 'none' && call.isOpenBeforeTerms !== true && entry.rules.isAvailableConfirmTerms;
    if (!mustAgree && call.right === undefined) return undefined;
    const known = await restrictionsOf(database, userId);
    if (mustAgree && known.termsChangedAt !== null) return TERMS_REFUSAL;
    return call.right === undefined || rightsOf(known, now()).includes(call.right)
      ? undefined
      : refuse(403, 'no-right');
  };
}
