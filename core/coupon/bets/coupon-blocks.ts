import type { Minor } from '../../shared/money.ts';
import type { CouponBet } from './coupon-bet.ts';
import { LARGEST_COUPON } from '../maths/type-bounds.ts';

export type BlockAmount = Minor | 'max';

/** The bets of a coupon with what its blocks stake; the first block stakes the coupon's amount. */
export interface BlockedBets {
  readonly bets: readonly CouponBet[];
  readonly blockAmounts: readonly BlockAmount[];
}

/** The highest number of a block; what no coupon can number does not count. */
export function blockCount(bets: readonly CouponBet[]): number {
  const numbers = bets.map(({ block }) => block).filter((block) => Number.isInteger(block) && block <= LARGEST_COUPON);
  return Math.max(0, ...numbers);
}

/** CS-13 Blocks stay numbered 1, 2, ... without gaps, and each keeps its amount. */
export function closedGaps({ bets, blockAmounts }: BlockedBets): BlockedBets {
  const used = [...new Set(bets.map(({ block }) => block))].filter((block) => block > 0).toSorted(ascending);
  return renumbered(bets, blockAmounts, used);
}

/** CS-14 A bet goes to the lobby (0), to a block that exists, or to a new one behind the last. */
export function withBetInBlock(blocked: BlockedBets, outcomeId: string, block: number): BlockedBets {
  const last = blockCount(blocked.bets);
  const target = Math.max(0, Math.min(block, last + 1));
  const bets = blocked.bets.map((bet) => (bet.outcomeId === outcomeId ? { ...bet, block: target } : bet));
  return closedGaps({ bets, blockAmounts: blocked.blockAmounts });
}

/** CS-15 The bets of a removed block go back to blocks of their own behind the last; its amount goes. */
export function withoutBlock({ bets, blockAmounts }: BlockedBets, block: number): BlockedBets {
  let next = blockCount(bets);
  const freed = bets.map((bet) => {
    if (bet.block !== block) return bet;
    next += 1;
    return { ...bet, block: next };
  });
  return closedGaps({ bets: freed, blockAmounts });
}

/** CS-16 A block that moves takes its bets and its amount along; the others close up. */
export function withBlockAt({ bets, blockAmounts }: BlockedBets, block: number, to: number): BlockedBets {
  const order = Array.from({ length: blockCount(bets) }, (_, index) => index + 1);
  if (!order.includes(block)) return { bets, blockAmounts };
  const others = order.filter((number) => number !== block);
  const place = Math.max(1, Math.min(to, order.length)) - 1;
  return renumbered(bets, blockAmounts, [...others.slice(0, place), block, ...others.slice(place)]);
}

/** CS-17 While every block holds one bet, the blocks follow the order of the bets. */
export function followingOrder(blocked: BlockedBets): BlockedBets {
  const blocks = blocked.bets.map(({ block }) => block).filter((block) => block > 0);
  if (new Set(blocks).size !== blocks.length) return blocked;
  return renumbered(blocked.bets, blocked.blockAmounts, blocks);
}

/** CS-18 A condition has no lobby: bets of one get blocks of their own behind the last. */
export function withoutLobby(blocked: BlockedBets): BlockedBets {
  return withoutBlock(blocked, 0);
}

/** What a block stakes; `'max'` where nothing is said of it. */
export function amountOfBlock(blockAmounts: readonly BlockAmount[], block: number): BlockAmount {
  return blockAmounts[block - 1] ?? 'max';
}

function renumbered(
  bets: readonly CouponBet[],
  blockAmounts: readonly BlockAmount[],
  order: readonly number[],
): BlockedBets {
  return {
    bets: bets.map((bet) => (bet.block === 0 ? bet : { ...bet, block: order.indexOf(bet.block) + 1 })),
    blockAmounts: order.map((block) => amountOfBlock(blockAmounts, block)),
  };
}

function ascending(left: number, right: number): number {
  return left - right;
}
