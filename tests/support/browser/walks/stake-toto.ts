import { randomUUID } from 'node:crypto';
import type { TotoVerdict } from '../../../../core/lotto/toto-gateway.ts';
import { PLACE_TOTO, TOTO_BOARD } from '../../../../infrastructure/lotto/toto-calls.ts';
import type { SandboxFixture, TestPlayer } from '../../sandbox-fixture.ts';

/** One line of the draw that takes coupons now. */
export async function stakeToto(fixture: SandboxFixture, player: TestPlayer, stake: number): Promise<TotoVerdict> {
  const { accountId, currency } = player;
  const { draw } = (
    await fixture.visitor().send(TOTO_BOARD, { query: { lng: 'en', sort: 'fifteen', currency } })
  ).read();
  if (draw === undefined) throw new Error('no draw takes coupons');
  const answers = draw.games.map(() => [1]);
  const body = { drawId: draw.id, accountId, currency, stake, answers };
  return (await player.send(PLACE_TOTO, { body, key: randomUUID() })).read();
}
