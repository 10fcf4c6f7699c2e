import {
  CLAIM_PROMOTION,
  JOIN_PROMOTION,
  OWN_PROMOTIONS,
  PROMOTIONS,
} from '../../../../infrastructure/promotions/promotion-calls.ts';
import {
  OWN_TOURNAMENTS,
  TAKE_PART,
  TOURNAMENT,
  TOURNAMENTS,
} from '../../../../infrastructure/promotions/tournament-calls.ts';
import type { SandboxFixture, TestPlayer } from '../../sandbox-fixture.ts';

/** Every call of tournaments and promotions, with one of each that is joined. */
export async function callPromotions(fixture: SandboxFixture, player: TestPlayer): Promise<void> {
  const { currency } = player;
  const query = { lng: 'en', currency } as const;
  await fixture.visitor().send(TOURNAMENTS, { query });
  const { id } = (await fixture.visitor().send(TOURNAMENT, { params: { id: 'fruit-day' }, query })).read();
  await player.send(TAKE_PART, { params: { id }, body: { isIn: true, currency } });
  await player.send(OWN_TOURNAMENTS);
  await fixture.visitor().send(PROMOTIONS, { query });
  await player.send(JOIN_PROMOTION, { params: { id: 'slots-week' }, body: { isIn: true, currency } });
  await player.send(OWN_PROMOTIONS);
  await player.send(CLAIM_PROMOTION, { params: { id: 'slots-week' }, body: {} });
}
