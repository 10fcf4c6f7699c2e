import { randomUUID } from 'node:crypto';
import { BINGO_CARDS, BINGO_RESULTS, BINGO_ROOM, BUY_BINGO } from '../../../../infrastructure/lotto/bingo-calls.ts';
import type { SandboxFixture, TestPlayer } from '../../sandbox-fixture.ts';

/** Row by row: 1 16 31 46 61, 2 17 32 47 62, … with a free centre. */
const CARD = Array.from({ length: 25 }, (_, place) =>
  place === 12 ? 0 : (place % 5) * 15 + Math.floor(place / 5) + 1,
);

/** Every call of bingo, with a card that is bought. */
export async function callBingo(fixture: SandboxFixture, player: TestPlayer): Promise<void> {
  const { currency, accountId } = player;
  const query = { currency };
  const { next, price } = (await fixture.visitor().send(BINGO_ROOM, { query })).body;
  if (next === undefined) throw new Error('no draw takes cards');
  const order = { drawId: next.id, accountId, currency, amount: price, cards: [CARD] };
  await player.send(BUY_BINGO, { body: order, key: randomUUID() });
  await player.send(BINGO_CARDS);
  await fixture.visitor().send(BINGO_RESULTS, { query });
}
