import { describe, expect, it } from 'vitest';
import { PLAYER_WITHOUT_FACTS } from '../../../core/player/player.ts';
import { isBanned } from '../../../core/player/player-ban.ts';
import { contactsToActivate } from '../../../core/player/contact-activation.ts';
import { playerStatus } from '../../../core/player/player-status.ts';
import { protectionLevel } from '../../../core/player/protection-level.ts';

describe('a player of whom nothing is known', () => {
  it('has the balance hidden, no contact activated and no ban [PR-1]', () => {
    expect(PLAYER_WITHOUT_FACTS.isBalanceHidden).toBe(true);
    expect(PLAYER_WITHOUT_FACTS.activationType).toBe('none');
    expect(isBanned(PLAYER_WITHOUT_FACTS.banLevel)).toBe(false);
    expect(contactsToActivate(PLAYER_WITHOUT_FACTS)).toEqual([]);
    expect(playerStatus(PLAYER_WITHOUT_FACTS)).toBe('unknown');
    expect(protectionLevel(PLAYER_WITHOUT_FACTS.protectionScore)).toBe('none');
  });

  it('has every switch but the hidden balance off and every list empty [PR-1]', () => {
    const { isBalanceHidden, ...rest } = PLAYER_WITHOUT_FACTS;
    const values = Object.values(rest).flatMap((value): readonly unknown[] =>
      typeof value === 'object' ? Object.values(value) : [value],
    );
    expect(
      values.filter((value) => value !== false && value !== 0 && value !== 'not-allowed' && value !== 'none'),
    ).toEqual([]);
    expect(isBalanceHidden).toBe(true);
  });
});
