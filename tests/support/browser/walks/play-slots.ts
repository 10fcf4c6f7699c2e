import { randomUUID } from 'node:crypto';
import type { SlotMachineId } from '../../../../core/casino/rounds/slot-machine.ts';
import { toMajor, type Minor } from '../../../../core/shared/money.ts';
import { CHANGE_CASINO_SEEDS, PLAY_ROUND } from '../../../../infrastructure/casino/round-calls.ts';
import type { SandboxFixture, TestPlayer } from '../../sandbox-fixture.ts';

/** A game of each machine of the seeded catalogue. */
export async function gameOn({ sandbox }: SandboxFixture, machine: SlotMachineId): Promise<number> {
  const row = await sandbox.database
    .selectFrom('casino_games')
    .select('id')
    .where('machine', '=', machine)
    .orderBy('rank')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A player who has seeds to draw from. */
export async function seededPlayer(fixture: SandboxFixture, playerSeed = 'own-seed'): Promise<TestPlayer> {
  const player = await fixture.player();
  await player.send(CHANGE_CASINO_SEEDS, { body: { playerSeed } });
  return player;
}

/** One round in roubles, as its player's page asks for it. */
export async function spin(
  player: TestPlayer,
  {
    gameId,
    stake = 1000 as Minor,
    key = randomUUID(),
  }: { readonly gameId: number; readonly stake?: Minor; readonly key?: string },
) {
  const body = { gameId, accountId: player.accountId, currency: player.currency, stake: toMajor(stake, 2) };
  return player.send(PLAY_ROUND, { body, key });
}
