import type { LottoStores } from '../use-lotto.ts';

/** Opens the room with its draws, and the player's cards. */
export async function prepareBingo({ bingo, bingoCard }: LottoStores): Promise<undefined> {
  await Promise.all([bingo.load(), bingoCard.load()]);
}
