import { randomUUID } from 'node:crypto';
import { BINGO_CARDS, BINGO_RESULTS, BINGO_ROOM, BUY_BINGO } from '../../../../infrastructure/lotto/bingo-calls.ts';
import { BUY_LOTTO, LOTTO_BOARD, LOTTO_RESULTS, LOTTO_TICKETS } from '../../../../infrastructure/lotto/lotto-calls.ts';
import type { SandboxFixture, TestPlayer } from '../../sandbox-fixture.ts';

/** Every call of the lotto, with a ticket that is bought. */
export async function callLotto(fixture: SandboxFixture, player: TestPlayer): Promise<void> {
  const { currency } = player;
  const query = { currency, lotto: 1 };
  const { offers, opened } = (await fixture.visitor().send(LOTTO_BOARD, { query })).body;
  const [offer] = offers;
  const [draw] = opened?.coming ?? [];
  if (offer === undefined || draw === undefined) throw new Error('no draw takes tickets');
  const order = {
    lottoId: offer.lottoId,
    drawId: draw.id,
    drawCount: 1,
    accountId: player.accountId,
    currency,
    amount: offer.price,
    tickets: [[1, 2, 3, 4, 5]],
  };
  await player.send(BUY_LOTTO, { body: order, key: randomUUID() });
  await player.send(LOTTO_TICKETS);
  await fixture.visitor().send(LOTTO_RESULTS, { query });
}

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
