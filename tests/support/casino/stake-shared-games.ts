import { randomUUID } from 'node:crypto';
import { CRASH_TABLE, PLACE_CRASH_BET } from '../../../infrastructure/casino/crash-calls.ts';
import { BINGO_ROOM, BUY_BINGO } from '../../../infrastructure/lotto/bingo-calls.ts';
import type { TestPlayer } from '../sandbox-fixture.ts';

/** In hundredths. */
const TARGET = 200;

/** Row by row: 1 16 31 46 61, 2 17 32 47 62, … with a free centre. */
const CARD: readonly number[] = Array.from({ length: 25 }, (_, place) =>
  place === 12 ? 0 : (place % 5) * 15 + Math.floor(place / 5) + 1,
);

/** A stake on the round of crash that is on, which may take none any more. */
export async function stakeCrash(player: TestPlayer, stake: number) {
  const { accountId, currency } = player;
  await player.send(CRASH_TABLE);
  return player.send(PLACE_CRASH_BET, { body: { accountId, currency, stake, target: TARGET }, key: randomUUID() });
}

/** So many cards of the draw that takes them now. */
export async function buyCards(player: TestPlayer, count: number) {
  const { accountId, currency } = player;
  const { next, price } = (await player.send(BINGO_ROOM, { query: { currency } })).body;
  if (next === undefined) throw new Error('no draw takes cards');
  const cards = Array.from({ length: count }, () => [...CARD]);
  const body = { drawId: next.id, accountId, currency, amount: price * count, cards };
  const verdict = (await player.send(BUY_BINGO, { body, key: randomUUID() })).read();
  return { verdict, amount: body.amount };
}
