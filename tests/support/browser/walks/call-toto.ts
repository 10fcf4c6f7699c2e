import { randomUUID } from 'node:crypto';
import {
  PLACE_TOTO,
  TOTO_BOARD,
  TOTO_COUPONS,
  TOTO_DRAWS,
  TOTO_NOMINEES,
} from '../../../../infrastructure/lotto/toto-calls.ts';
import type { SandboxFixture, TestPlayer } from '../../sandbox-fixture.ts';

/** Every call of the toto, with a coupon that is placed. */
export async function callToto(fixture: SandboxFixture, player: TestPlayer): Promise<void> {
  const { currency } = player;
  const asked = { sort: 'fifteen', currency } as const;
  const { draw } = (await fixture.visitor().send(TOTO_BOARD, { query: { lng: 'en', ...asked } })).read();
  if (draw === undefined) throw new Error('no draw takes coupons');
  const answers = draw.games.map(() => [1]);
  const order = { drawId: draw.id, accountId: player.accountId, currency, stake: 10, answers };
  await player.send(PLACE_TOTO, { body: order, key: randomUUID() });
  await player.send(TOTO_COUPONS);
  await fixture.visitor().send(TOTO_DRAWS, { query: asked });
  await fixture.visitor().send(TOTO_NOMINEES, { query: asked });
}
