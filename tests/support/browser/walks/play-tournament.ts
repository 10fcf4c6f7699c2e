import { randomUUID } from 'node:crypto';
import { minorUnits, NO_MONEY, type Minor } from '../../../../core/shared/money.ts';
import { takeMessage } from '../../../../infrastructure/sandbox/casino/wallet.ts';
import { nodeRandom } from '../../../../infrastructure/sandbox/server/node-random.ts';
import type { GameTheme } from '../../../../core/casino/catalogue/catalogue-game.ts';
import type { SandboxFixture, TestPlayer } from '../../sandbox-fixture.ts';

const STAKE = minorUnits(1000) as Minor;

/** A round with this win, as a provider tells the wallet of it; cut off before its end where it stays open. */
export async function roundOf(
  { sandbox }: SandboxFixture,
  player: TestPlayer,
  { theme, win, isOpen = false }: { readonly theme: GameTheme; readonly win: number; readonly isOpen?: boolean },
): Promise<string> {
  const { database } = sandbox;
  const game = await database
    .selectFrom('casino_games')
    .select(['id', 'machine'])
    .where('theme', '=', theme)
    .orderBy('rank')
    .limit(1)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  await database
    .insertInto('casino_rounds')
    .values({
      id,
      user_id: player.userId,
      account_id: player.accountId,
      game_id: game.id,
      machine: game.machine,
      currency: player.currency,
      stake: STAKE,
      win: NO_MONEY,
      state: 'asked',
      refusal: null,
      session_hash: null,
      seed_id: null,
      nonce: null,
      stops: null,
      jackpots: null,
      jackpot_win: NO_MONEY,
      at: sandbox.clock.now(),
    })
    .execute();
  const wallet = {
    database,
    random: nodeRandom,
    jurisdiction: () => 'default' as const,
    now: () => sandbox.clock.now(),
  };
  await takeMessage(wallet, { kind: 'bet', round: id, amount: STAKE });
  if (isOpen) return id;
  await endRound(wallet, id, win);
  return id;
}

/** Pays what the round wins, and ends it. */
async function endRound(wallet: Parameters<typeof takeMessage>[0], round: string, win: number): Promise<void> {
  const drawn = { seedId: 1, nonce: 0, stops: [0, 0, 0, 0, 0] };
  const amount = minorUnits(win) as Minor;
  if (win > 0) await takeMessage(wallet, { kind: 'win', round, amount, drawn });
  await takeMessage(wallet, { kind: 'finish', round, amount, drawn });
}
