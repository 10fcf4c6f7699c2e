import { TOTO_COUPONS, TOTO_DRAWS, TOTO_NOMINEES } from '../../../../infrastructure/lotto/toto-calls.ts';
import type { SandboxFixture, TestPlayer } from '../../sandbox-fixture.ts';
import { stakeToto } from './stake-toto.ts';

/** Every call of the toto, with a coupon that is placed. */
export async function callToto(fixture: SandboxFixture, player: TestPlayer): Promise<void> {
  const { currency } = player;
  const asked = { sort: 'fifteen', currency } as const;
  await stakeToto(fixture, player, 10);
  await player.send(TOTO_COUPONS);
  await fixture.visitor().send(TOTO_DRAWS, { query: asked });
  await fixture.visitor().send(TOTO_NOMINEES, { query: asked });
}
