import type { AnyCall } from '../../http/call.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, TERMS_REFUSAL, type Refusal } from '../server/refusal.ts';
import { rightsOf } from './rights-of.ts';

/**
 * PR-37 What stops a player from changing anything: terms that are yet to be agreed to, where the site asks for it;
 * PR-38 and a right that the call needs and the player has not.
 */
export function playerStops({ entry, now }: Pick<SandboxParts, 'entry' | 'now'>) {
  return (call: AnyCall, { restrictions }: PlayerSession): Refusal | undefined => {
    const mustAgree = call.changes !== 'none' && call.isOpenBeforeTerms !== true && entry.rules.isAvailableConfirmTerms;
    if (mustAgree && restrictions.termsChangedAt !== null) return TERMS_REFUSAL;
    return call.right === undefined || rightsOf(restrictions, now()).includes(call.right)
      ? undefined
      : refuse(403, 'no-right');
  };
}
