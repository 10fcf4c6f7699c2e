import { seconds } from '../../../../core/shared/time.ts';
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

import { roundOf } from './play-tournament.ts';

/** Every call of tournaments and promotions, with one of each that is joined. */
export async function callPromotions(fixture: SandboxFixture, player: TestPlayer): Promise<void> {
  const { currency } = player;
  const query = { lng: 'en', currency } as const;
  await fixture.visitor().send(TOURNAMENTS, { query });
  const { id } = (await fixture.visitor().send(TOURNAMENT, { params: { id: 'fruit-day' }, query })).read();
  await player.send(TAKE_PART, { params: { id }, body: { isIn: true, currency } });
  await player.send(OWN_TOURNAMENTS);
  await player.send(TAKE_PART, { params: { id }, body: { isIn: false, currency } });
  await player.send(TAKE_PART, { params: { id }, body: { isIn: true, currency } });
  await roundOf(fixture, player, { theme: 'fruits', win: 2000 });
  await fixture.visitor().send(PROMOTIONS, { query });
  const take = async (isIn: boolean) =>
    player.send(JOIN_PROMOTION, { params: { id: 'slots-week' }, body: { isIn, currency } });
  await take(true);
  await take(false);
  await take(true);
  await player.send(OWN_PROMOTIONS);
  // a round reaches it
  const terms = JSON.stringify({ rewardAmounts: 1, targetAmounts: 0.02, days: 7 });
  await fixture.sandbox.database.updateTable('promotions').set({ terms }).where('id', '=', 'slots-week').execute();
  await roundOf(fixture, player, { theme: 'sea', win: 0 });
  await player.send(CLAIM_PROMOTION, { params: { id: 'slots-week' }, body: {} });
  // and the tournament ends
  const { clock, database } = fixture.sandbox;
  await database
    .updateTable('tournaments')
    .set({ ends_at: clock.now() + 1 })
    .where('id', '=', id)
    .execute();
  await fixture.move(seconds(11));
}
