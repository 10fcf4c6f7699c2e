import { refuseVipBetsOf } from '../coupons/vip-bets/decide-vip-bet.ts';
import { endOtherReaders } from '../debugger/outbox-readers.ts';
import type { LimitScene } from './limit-changes.ts';

/** LP-4 Nobody who is shut out is courted: the news stop, and come again only when they are asked for. */
export async function stopCourting({ transaction, userId }: LimitScene): Promise<void> {
  await transaction.updateTable('users').set({ newsletter_wanted_at: null }).where('id', '=', userId).execute();
}

/** RG-10 What goes with a self-exclusion, in its transaction: every session ends, and the stakes that are held go back. */
export async function endPlay(scene: LimitScene): Promise<void> {
  const { transaction, userId, regime } = scene;
  await stopCourting(scene);
  await refuseVipBetsOf({ parts: { now: () => regime.now }, transaction }, userId);
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await endOtherReaders(transaction, { userId, browser: undefined });
}
