import { currencyDecimals, type Minor } from '../../../core/shared/money.ts';
import { slotStakes } from '../../../core/casino/rounds/slot-stakes.ts';
import { SLOT_MACHINES } from '../../../core/casino/rounds/slot-machines.ts';
import type { SlotMachineId } from '../../../core/casino/rounds/slot-machine.ts';
import { couponLimits } from '../coupons/sandbox-coupon-limits.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import type { NewRound } from './asked-round.ts';
import { beginRound } from './begin-round.ts';
import { anyGameId } from './kept-games.ts';
import type { RoundWithSeed } from './round-rows.ts';

/** A round of a slot as a player asks for it. */
type RoundAsk = Omit<NewRound, 'machine' | 'choice'>;

/** RND-10 What a machine is played with in a currency. */
export function stakesIn(machine: SlotMachineId, currency: string): readonly Minor[] {
  if (currencyDecimals(currency) === undefined) return [];
  const { minBetAmount: least, maxPayout: mostPaid } = couponLimits(currency);
  return slotStakes(SLOT_MACHINES[machine], { least, mostPaid });
}

/** RND-13 Plays a round of a slot once under its key. */
export async function playRound(parts: SandboxParts, ask: RoundAsk): Promise<RoundWithSeed | Refusal> {
  const game = await parts.database
    .selectFrom('casino_games')
    .select('machine')
    .where('id', '=', anyGameId(ask.gameId))
    .executeTakeFirst();
  if (game === undefined) return refuse(404, 'game');
  if (!stakesIn(game.machine, ask.currency).includes(ask.stake)) return refuse(404, 'stake');
  return beginRound(parts, { ...ask, machine: game.machine, choice: null });
}
