import { playPermission } from '../../core/limits/play-permission.ts';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { isRechargeOffered } from '../../core/payments/deposit-permission.ts';
import { isBanned } from '../../core/player/player-ban.ts';
import { usePage } from '../page/use-page.ts';
import { useAccounts } from './use-accounts.ts';

/** DEP-2 Where a player whom nothing keeps from it pays in; nothing until that is known. Read by an observer. */
export function useRechargeOffer(): string | undefined {
  const stores = useAccounts();
  const { clock, language, session } = usePage();
  const { lazy } = stores;
  if (!session.isSignedIn || !lazy.isLoaded('player') || !lazy.isLoaded('limits')) return undefined;
  const { player, rights } = stores.player;
  const { known, profile } = stores.limits;
  const isOffered = isRechargeOffered({
    isSignedIn: true,
    isBanned: player === undefined || isBanned(player.banLevel),
    isRechargeAllowed: rights?.includes('deposit') === true,
    permission: playPermission(known, clock.now, profile),
  });
  return isOffered ? addressInLanguage(routePath('recharge', {}), language) : undefined;
}
