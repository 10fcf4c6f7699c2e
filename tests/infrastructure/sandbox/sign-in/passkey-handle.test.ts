import { describe, expect, it } from 'vitest';
import type { UserId } from '../../../../core/shared/ids.ts';
import { isHandleOf, userHandle } from '../../../../infrastructure/sandbox/sign-in/passkeys/passkey-attempts.ts';
import type { SecretVault } from '../../../../infrastructure/sandbox/sign-in/secret-vault.ts';

const vaultOf = (...names: readonly [string, ...string[]]): SecretVault => ({
  seal: (text) => text,
  open: (text) => text,
  hashes: (text) => {
    const [first, ...others] = names;
    return [`${first}:${text}`, ...others.map((name) => `${name}:${text}`)];
  },
});

describe('the handle of a player in an authenticator', () => {
  const before = vaultOf('stored');
  const since = vaultOf('operator', 'stored');
  const [player, other] = [7 as UserId, 8 as UserId];

  it('holds on once the operator has named a secret, for its player alone [PK-3]', () => {
    const kept = userHandle(before, player);
    expect(isHandleOf(since, player, kept)).toBe(true);
    expect(isHandleOf(since, other, kept)).toBe(false);
    expect(isHandleOf(since, player, userHandle(since, player))).toBe(true);
    expect(isHandleOf(before, player, userHandle(since, player))).toBe(false);
  });
});
