import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { BonusGameRoute } from '../../../../core/casino/bonus-game.ts';
import {
  areBonusPicks,
  bonusDay,
  bonusDraw,
  bonusDrawnText,
  bonusPoints,
  type BonusStop,
} from '../../../../core/casino/mini/bonus-draw.ts';
import { bonusGameOf, type BonusGame } from '../../../../core/casino/mini/bonus-games.ts';
import { chosenBonus } from '../../../../core/settings/office/office-settings.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { BonusPlayRow } from '../../database/casino/mini-game-tables.ts';
import type { Tables } from '../../database/tables.ts';
import { mayReward } from '../../bonuses/reward-permit.ts';
import type { LimitRegime } from '../../jurisdiction-profile.ts';
import { lockPlayer } from '../../limits/permit-deposit.ts';
import { refuse, type Refusal } from '../../server/refusal.ts';
import { SERVER_DIGESTS } from '../provider/slot-seeds.ts';

/** A bonus game as a player asks for it. */
interface BonusAsk {
  readonly userId: UserId;
  readonly key: string;
  readonly route: BonusGameRoute;
  readonly serverHash: string;
  readonly playerSeed: string;
  readonly picks: readonly number[];
}

export type KeptPlay = Omit<BonusPlayRow, 'id'> & { readonly id: number };

/** MG-9 Why a player is offered no bonus game; undefined where nothing is against it. */
export async function bonusStop(
  transaction: Transaction<Tables>,
  userId: UserId,
  regime: LimitRegime,
): Promise<BonusStop | undefined> {
  if (!(await mayReward(transaction, userId, regime))) return 'restricted';
  const { value } = await transaction
    .selectFrom('users')
    .select('bonus_type as value')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return chosenBonus({ value }) === 'decline' ? 'declined' : undefined;
}

/** MG-8 Plays a game once under its key: the attempt, its outcome and the points are one transaction. */
export async function playBonusGame(
  transaction: Transaction<Tables>,
  ask: BonusAsk,
  regime: LimitRegime,
): Promise<KeptPlay | Refusal> {
  const { userId, key, route } = ask;
  await lockPlayer(transaction, userId);
  const known = await transaction
    .selectFrom('bonus_plays')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known !== undefined) return isSameAsk(known, ask) ? known : refuse(422, 'another-order');
  const game = bonusGameOf(route);
  if (game === undefined || !areBonusPicks(game, ask.picks)) return refuse(400, 'picks');
  if ((await bonusStop(transaction, userId, regime)) !== undefined) return refuse(403, 'bonus-closed');
  if ((await attemptsLeft(transaction, { userId, game }, regime)) <= 0) return refuse(409, 'no-attempts');
  const seed = await nextSeed(transaction, userId, route);
  if (seed.server_hash !== ask.serverHash) return refuse(409, 'another-seed');
  return keepPlay(transaction, { ask, game, seed }, regime);
}

/** MG-1 */
export async function attemptsLeft(
  transaction: Transaction<Tables>,
  { userId, game }: { readonly userId: UserId; readonly game: BonusGame },
  { now }: LimitRegime,
): Promise<number> {
  const { from, until } = bonusDay(now);
  const { count } = await transaction
    .selectFrom('bonus_plays')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('game', '=', game.route)
    .where('at', '>=', from)
    .where('at', '<', until)
    .executeTakeFirstOrThrow();
  return Math.max(0, game.attempts - count);
}

/** MG-6 The seed that the next game is drawn from; the first one is made as soon as somebody asks. */
export async function nextSeed(transaction: Transaction<Tables>, userId: UserId, game: BonusGameRoute) {
  const kept = await transaction
    .selectFrom('bonus_game_seeds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('game', '=', game)
    .executeTakeFirst();
  return kept ?? makeSeed(transaction, userId, game);
}

async function makeSeed(transaction: Transaction<Tables>, userId: UserId, game: BonusGameRoute) {
  const seed = randomBytes(32).toString('hex');
  const hash = await SERVER_DIGESTS.commitment(seed);
  return transaction
    .insertInto('bonus_game_seeds')
    .values({ user_id: userId, game, server_seed: seed, server_hash: hash })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function keepPlay(
  transaction: Transaction<Tables>,
  {
    ask: { userId, key, playerSeed, picks },
    game,
    seed: { server_seed: serverSeed, server_hash: serverHash },
  }: {
    readonly ask: BonusAsk;
    readonly game: BonusGame;
    readonly seed: { readonly server_seed: string; readonly server_hash: string };
  },
  { now: at }: LimitRegime,
): Promise<KeptPlay> {
  const { route } = game;
  const drawn = bonusDraw(game, await SERVER_DIGESTS.draw(serverSeed, bonusDrawnText(playerSeed)));
  const points = bonusPoints(game, drawn, picks);
  const kept = await transaction
    .insertInto('bonus_plays')
    .values({
      user_id: userId,
      key,
      game: route,
      server_seed: serverSeed,
      server_hash: serverHash,
      player_seed: playerSeed,
      picks: JSON.stringify(picks),
      drawn: JSON.stringify(drawn),
      points,
      at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('bonus_game_seeds').where('user_id', '=', userId).where('game', '=', route).execute();
  await givePoints(transaction, kept);
  return kept;
}

/** MG-8 The ledger of points takes the same game once. */
async function givePoints(
  transaction: Transaction<Tables>,
  { id, user_id: userId, points, at }: KeptPlay,
): Promise<void> {
  if (points === 0) return;
  const transfer = `game:${String(id)}`;
  await transaction
    .insertInto('point_moves')
    .values({ transfer, user_id: userId, kind: 'game', amount: points, item: null, at })
    .execute();
}

function isSameAsk(known: KeptPlay, { route, playerSeed, picks }: BonusAsk): boolean {
  return known.game === route && known.player_seed === playerSeed && known.picks === JSON.stringify(picks);
}
