import {
  OWN_TOURNAMENTS,
  TAKE_PART,
  TOURNAMENT,
  TOURNAMENTS,
} from '../../../../infrastructure/promotions/tournaments/tournament-calls.ts';
import type { SandboxFixture, TestPlayer } from '../../sandbox-fixture.ts';

/** Every call of the tournaments, with one that is joined. */
export async function callTournaments(fixture: SandboxFixture, player: TestPlayer): Promise<void> {
  const { currency } = player;
  const query = { lng: 'en', currency } as const;
  await fixture.visitor().send(TOURNAMENTS, { query });
  const { id } = (await fixture.visitor().send(TOURNAMENT, { params: { id: 'fruit-day' }, query })).read();
  await player.send(TAKE_PART, { params: { id }, body: { isIn: true, currency } });
  await player.send(OWN_TOURNAMENTS);
}
