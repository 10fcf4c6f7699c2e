import { describe, expect, it } from 'vitest';
import { UNKNOWN_PLAYER } from '../../../core/player/player.ts';
import { isBanned } from '../../../core/player/player-ban.ts';
import { contactsToActivate } from '../../../core/player/contact-activation.ts';
import { playerStatus } from '../../../core/player/player-status.ts';
import { protectionLevel } from '../../../core/player/protection-level.ts';

describe('a player of whom nothing is known', () => {
  it('has the balance hidden, no contact activated and no ban [PR-1]', () => {
    expect(UNKNOWN_PLAYER.isBalanceHidden).toBe(true);
    expect(UNKNOWN_PLAYER.activationType).toBe('none');
    expect(isBanned(UNKNOWN_PLAYER.banLevel)).toBe(false);
    expect(contactsToActivate(UNKNOWN_PLAYER)).toEqual([]);
    expect(playerStatus(UNKNOWN_PLAYER)).toBe('unknown');
    expect(protectionLevel(UNKNOWN_PLAYER.protectionScore)).toBe('none');
  });

  it('has every switch but the hidden balance off and every list empty [PR-1]', () => {
    const { isBalanceHidden, ...rest } = UNKNOWN_PLAYER;
    const values = Object.values(rest).flatMap((value): readonly unknown[] =>
      typeof value === 'object' ? Object.values(value) : [value],
    );
    expect(values.filter((value) => value !== false && value !== 0 && value !== 'none')).toEqual([]);
    expect(isBalanceHidden).toBe(true);
  });
});
