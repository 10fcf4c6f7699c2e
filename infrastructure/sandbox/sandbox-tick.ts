import { dropOutdated } from './drop-outdated.ts';
import { endDueCrashBets } from './casino/crash/crash-bets.ts';
import { endDueLiveBets } from './casino/live/live-bets.ts';
import { endLeftGames } from './casino/games/move-game.ts';
import { goOnWithSlots } from './casino/provider/slot-provider.ts';
import { payCashback } from './bonuses/cashback/pay-cashback.ts';
import { endOverdueBonuses } from './bonuses/end-bonus.ts';
import { decidePendingOrders } from './coupons/pending-orders.ts';
import { endOverdueVipBets } from './coupons/vip-bets/decide-vip-bet.ts';
import { settleBets } from './coupons/settle-bets.ts';
import { prepareBingoDraws } from './lotto/bingo/bingo-draws.ts';
import { settleBingoDraws } from './lotto/bingo/settle-bingo-draws.ts';
import { prepareLottoDraws } from './lotto/numbers/lotto-draws.ts';
import { settleLottoDraws } from './lotto/numbers/settle-lotto-draws.ts';
import { prepareTotoDraws } from './lotto/toto-draws.ts';
import { tickToto } from './lotto/toto-tick.ts';
import { remindOfLimits } from './limits/limit-reminders.ts';
import { passedByAll } from './nodes/passed-by-all.ts';
import { tickPayments } from './payments/payment-tick.ts';
import { tickTournaments } from './promotions/tick-tournaments.ts';
import type { SandboxParts } from './sandbox-parts.ts';

/** How long a tick prepares rows of the line before anybody asks for them. */
const PREPARING = 60;

/**
 * One tick of the sandbox: the line moves on, orders whose delay is over are decided, and what ended is settled and paid.
 * It does the same for a second and for a week, so a restart catches up by its first tick. A step that fails is reported and stops
 * no other: orders are decided and coupons settled even where the line failed.
 */
export async function tick(parts: SandboxParts): Promise<void> {
  const now = parts.now();
  const { book, feed, nodes } = parts;
  await step(parts, 'line', () => nodes.moveLine(now, feed.mode !== 'running'));
  await step(parts, 'orders', () => decidePendingOrders(parts, now));
  await step(parts, 'vip bets', () => endOverdueVipBets(parts, now));
  await step(parts, 'settlement', () => settleBets(parts, now));
  await step(parts, 'toto draws', () => prepareTotoDraws(parts, now));
  await step(parts, 'toto', () => tickToto(parts, now));
  await step(parts, 'lotto draws', () => prepareLottoDraws(parts, now));
  await step(parts, 'lotto', () => settleLottoDraws(parts, now));
  await step(parts, 'bingo draws', () => prepareBingoDraws(parts, now));
  await step(parts, 'bingo', () => settleBingoDraws(parts, now));
  await step(parts, 'tournaments', () => tickTournaments(parts, now));
  await step(parts, 'bonuses', () => endOverdueBonuses(parts, now));
  await step(parts, 'cashback', () => payCashback(parts, now));
  await step(parts, 'payments', () => tickPayments(parts, now));
  await step(parts, 'casino rounds', () => goOnWithSlots(parts, now));
  await step(parts, 'crash', () => endDueCrashBets(parts, passedByAll(parts)));
  await step(parts, 'live tables', () => endDueLiveBets(parts, now));
  await step(parts, 'games left', () => endLeftGames(parts, now));
  await step(parts, 'limits', () => remindOfLimits(parts, now));
  await step(parts, 'clean-up', () => dropOutdated(parts, now));
  await step(parts, 'rows', () => {
    book.prepareRows(parts.options.preparing ?? PREPARING);
  });
}

async function step({ faults }: SandboxParts, name: string, run: () => Promise<void> | void): Promise<void> {
  try {
    await run();
    faults.mended(name);
  } catch (error) {
    faults.report(name, error);
  }
}
