import { randomUUID } from 'node:crypto';
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
