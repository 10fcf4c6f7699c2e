import { useEffect } from 'react';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';

/** MB-7 Turns the player's column to the bets on the game that is unfolded. */
export function useBetsOfGame(gameId: number | undefined): void {
  const stores = useSports();
  const { page, session } = usePage();
  const { coupon } = stores;
  const isShown = session.isSignedIn && gameId !== undefined;
  useEffect(() => {
    stores.lazy.ensure(isShown ? ['myBets'] : []).catch(() => {
      page.reportMissingPart();
    });
  }, [stores, page, isShown]);
  const isReady = isShown && stores.lazy.isLoaded('myBets');
  useEffect(() => {
    if (isReady) stores.myBets.ofGame.show(gameId);
  }, [stores, isReady, gameId]);
  useEffect(() => {
    if (!isReady) return undefined;
    const before = coupon.tab;
    if (!coupon.isFrozen) coupon.show('my-bets');
    return () => {
      stores.myBets.ofGame.show(undefined);
      if (coupon.tab === 'my-bets') coupon.show(before);
    };
  }, [stores, coupon, isReady]);
}
