import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_EPOCH, isCurrentReply, withPlayer } from '../../../core/session/session-epoch.ts';

const anyPlayer = fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined });

describe('session epoch', () => {
  it('grows when a player comes, goes or is another one [SI-6]', () => {
    const signedIn = withPlayer(FIRST_EPOCH, 7);
    const other = withPlayer(signedIn, 8);
    expect(signedIn).toEqual({ userId: 7, epoch: 1 });
    expect(withPlayer(signedIn, 7)).toBe(signedIn);
    expect(other).toEqual({ userId: 8, epoch: 2 });
    expect(withPlayer(other, undefined)).toEqual({ userId: undefined, epoch: 3 });
  });

  it('never takes a reply that was asked for while another player was signed in [SI-6]', () => {
    fc.assert(
      fc.property(fc.array(anyPlayer), fc.array(anyPlayer), (before, after) => {
        const asked = before.reduce(withPlayer, FIRST_EPOCH);
        const now = after.reduce(withPlayer, asked);
        const sameThroughout = after.every((player) => player === asked.userId);
        expect(isCurrentReply(asked.epoch, now)).toBe(sameThroughout);
      }),
    );
  });
});
