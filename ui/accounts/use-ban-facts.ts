import type { BanFacts } from '../../core/player/player-ban.ts';
import { useAccounts } from './use-accounts.ts';

/** NV-49 What is known of a ban of the player; nothing until it has come. Read by an observer. */
export function useBanFacts(): BanFacts | undefined {
  const stores = useAccounts();
  return stores.lazy.isLoaded('player') ? stores.player.player : undefined;
}
