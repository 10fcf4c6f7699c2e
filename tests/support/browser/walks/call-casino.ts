import {
  CASINO_CATALOGUE,
  CASINO_FAVOURITES,
  CASINO_PROVIDERS,
  KEEP_CASINO_FAVOURITE,
  OWN_CASINO_GAMES,
} from '../../../../infrastructure/casino/catalogue-calls.ts';
import {
  CASINO_GAME,
  CASINO_ROUNDS,
  CASINO_SEEDS,
  CHANGE_CASINO_SEEDS,
  PLAY_ROUND,
} from '../../../../infrastructure/casino/round-calls.ts';
import { CASINO_JACKPOTS } from '../../../../infrastructure/casino/jackpot-calls.ts';
import { GAME_ROUNDS, GAME_STAKES, MOVE_GAME, PLAY_GAME } from '../../../../infrastructure/casino/house-game-calls.ts';
import {
  CASH_OUT_CRASH,
  CRASH_BETS,
  CRASH_STAKES,
  CRASH_TABLE,
  PLACE_CRASH_BET,
} from '../../../../infrastructure/casino/crash-calls.ts';
import { SERVER_DIGESTS } from '../../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';
import { crashLength, MOST_CASH_OUT } from '../../../../core/casino/games/crash.ts';
import { seconds } from '../../../../core/shared/time.ts';
import type { SandboxFixture, TestPlayer } from '../../sandbox-fixture.ts';
import { callLiveTables } from '../../casino/call-live-tables.ts';

const GAME_KEY = '6a3f6c1e-4444-4444-8444-444444444444';
const POKER_KEY = '6a3f6c1e-5555-4555-8555-555555555555';
const CRASH_KEY = '6a3f6c1e-6666-4666-8666-666666666666';
const JACKPOT_KEY = '6a3f6c1e-7777-4777-8777-777777777777';
const ROUND_KEY = '6a3f6c1e-2222-4222-8222-222222222222';

/** What the pages of the casino ask for, and one round for money. */
export async function callCasino(
  fixture: Pick<SandboxFixture, 'sandbox' | 'clock'>,
  player: Pick<TestPlayer, 'send' | 'accountId' | 'userId'>,
): Promise<void> {
  await player.send(CASINO_CATALOGUE, { query: { theme: 'sea', machines: 'calm' } });
  await player.send(CASINO_PROVIDERS);
  await player.send(CASINO_JACKPOTS, { query: { currency: 'RUB' } });
  await player.send(KEEP_CASINO_FAVOURITE, { body: { gameId: 5, isFavourite: true } });
  await player.send(CASINO_FAVOURITES);
  await player.send(OWN_CASINO_GAMES, { params: { kind: 'favourites' } });
  await player.send(KEEP_CASINO_FAVOURITE, { body: { gameId: 5, isFavourite: false } });
  const { body } = await player.send(CASINO_GAME, { params: { id: 5 }, query: { currency: 'RUB' } });
  await player.send(CHANGE_CASINO_SEEDS, { body: { playerSeed: 'first-seed' } });
  await player.send(CASINO_SEEDS);
  const order = { gameId: 5, accountId: player.accountId, currency: 'RUB', stake: body.stakes[0] ?? 0 };
  await player.send(PLAY_ROUND, { body: order, key: ROUND_KEY });
  await player.send(CASINO_ROUNDS, { query: {} });
  const stakes = await player.send(GAME_STAKES, { params: { game: 'dice' }, query: { currency: 'RUB' } });
  const dice = { game: 'dice', accountId: player.accountId, currency: 'RUB' } as const;
  await player.send(PLAY_GAME, {
    body: { ...dice, choice: [50], stake: stakes.body.stakes[0] ?? 0 },
    key: GAME_KEY,
  });
  const poker = { ...dice, game: 'video-poker', choice: [], stake: stakes.body.stakes[0] ?? 0 } as const;
  await player.send(PLAY_GAME, { body: { ...poker, choice: [] }, key: POKER_KEY });
  await player.send(MOVE_GAME, { params: { id: POKER_KEY }, body: { at: 0, move: 31 } });
  await player.send(GAME_ROUNDS, { query: { game: 'dice' } });
  await winJackpot(fixture, player);
  await callCrash(fixture, player);
  await callLiveTables(fixture, player);
}

/** A round of ten roubles that wins the minor jackpot by its seeds. */
async function winJackpot(
  { sandbox: { database } }: Pick<SandboxFixture, 'sandbox'>,
  player: Pick<TestPlayer, 'send' | 'accountId' | 'userId'>,
): Promise<void> {
  const seed = '11'.repeat(32);
  const hash = await SERVER_DIGESTS.commitment(seed);
  await database
    .updateTable('slot_seeds')
    .set({ server_seed: seed, server_hash: hash, nonce: 98_968 })
    .where('user_id', '=', player.userId)
    .where('player_seed', 'is not', null)
    .where('revealed_at', 'is', null)
    .execute();
  const { id: gameId } = await database
    .selectFrom('casino_games')
    .select('id')
    .where('machine', '=', 'royal')
    .limit(1)
    .executeTakeFirstOrThrow();
  const order = { gameId, accountId: player.accountId, currency: 'RUB', stake: 10 };
  await player.send(PLAY_ROUND, { body: order, key: JACKPOT_KEY });
}

/** A stake on a round that runs for long, and its cash-out. */
async function callCrash(
  { sandbox: { database }, clock }: Pick<SandboxFixture, 'sandbox' | 'clock'>,
  player: Pick<TestPlayer, 'send' | 'accountId'>,
): Promise<void> {
  const { body: open } = await player.send(CRASH_TABLE);
  const endsAt = open.startsAt + crashLength(MOST_CASH_OUT);
  await database
    .updateTable('crash_rounds')
    .set({ point: MOST_CASH_OUT, ends_at: endsAt })
    .where('id', '=', open.id)
    .execute();
  const { body: offer } = await player.send(CRASH_STAKES, { query: { currency: 'RUB' } });
  const bet = { accountId: player.accountId, currency: 'RUB', stake: offer.stakes[0] ?? 0, target: MOST_CASH_OUT };
  await player.send(PLACE_CRASH_BET, { body: bet, key: CRASH_KEY });
  clock.move(seconds(9));
  await player.send(CASH_OUT_CRASH, { params: { id: CRASH_KEY } });
  await player.send(CRASH_BETS);
  await player.send(CRASH_TABLE);
}
