import { randomUUID } from 'node:crypto';
import { drawnJackpots } from '../../../../core/casino/jackpots/jackpot.ts';
import type { SlotMachineId } from '../../../../core/casino/rounds/slot-machine.ts';
import { toMajor, type Minor } from '../../../../core/shared/money.ts';
import { CHANGE_CASINO_SEEDS, PLAY_ROUND } from '../../../../infrastructure/casino/round-calls.ts';
import { SERVER_DIGESTS } from '../../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';
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

const SERVER_SEED = '11'.repeat(32);

/** Has the next round of a player with such a stake in roubles be one that wins the minor jackpot by its seeds. */
export async function nextRoundWinsMinor({ sandbox }: SandboxFixture, player: TestPlayer, stake: Minor): Promise<void> {
  for (let nonce = 0; ; nonce += 1) {
    const bytes = await SERVER_DIGESTS.draw(SERVER_SEED, `own-seed:${nonce}`);
    if (drawnJackpots({ stake, currency: 'RUB' }, bytes).join() !== 'minor') continue;
    await sandbox.database
      .updateTable('slot_seeds')
      .set({ server_seed: SERVER_SEED, server_hash: await SERVER_DIGESTS.commitment(SERVER_SEED), nonce })
      .where('user_id', '=', player.userId)
      .where('player_seed', '=', 'own-seed')
      .execute();
    return;
  }
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
