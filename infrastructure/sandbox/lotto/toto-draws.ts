import { TOTO_RULES, type TotoRules } from '../../../core/lotto/toto-rules.ts';
import type { TotoSort } from '../../../core/lotto/toto-page.ts';
import { TOTO_SECTIONS } from '../../../core/navigation/route-parameters.ts';
import { hours, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { GameCard } from '../world/game-card.ts';

/** TT-17 A draw takes coupons for so long, and its games begin within the same time after that. */
export const TOTO_TERM: Millis = hours(2);
/** The one that takes coupons, and the one after. */
const DRAWS_AHEAD = 2;

type Chosen = Pick<GameCard, 'id' | 'startsAt'>;

/** TT-17 Sees to it that each sort has a draw that takes coupons and one to come, of games that have not begun. */
export async function prepareTotoDraws(parts: SandboxParts, now: EpochMillis): Promise<void> {
  const { upkeep } = parts;
  const first = (Math.floor(now / TOTO_TERM) + 1) * TOTO_TERM;
  const last = first + (DRAWS_AHEAD - 1) * TOTO_TERM;
  if (upkeep.totoUntil === last) return;
  for (let closesAt = first; closesAt <= last; closesAt += TOTO_TERM) await prepareDraws(parts, closesAt);
  upkeep.totoUntil = last;
}

async function prepareDraws(parts: SandboxParts, closesAt: EpochMillis): Promise<void> {
  const { database } = parts;
  const kept = await database
    .selectFrom('toto_draws')
    .select('sort')
    // by the sorts, too: the index begins with them
    .where('sort', 'in', TOTO_SECTIONS)
    .where('closes_at', '=', closesAt)
    .execute();
  const missing = TOTO_SECTIONS.filter((sort) => !kept.some((draw) => draw.sort === sort));
  if (missing.length === 0) return;
  const cards = rankedCards(parts, closesAt);
  for (const sort of missing) {
    const games = chosenGames(cards, TOTO_RULES[sort]);
    if (games !== undefined) await keepDraw(parts, { sort, closesAt, games });
  }
}

/** The games of a term, those of the greatest champs first. */
function rankedCards({ world }: SandboxParts, closesAt: EpochMillis): readonly GameCard[] {
  const ranks = new Map(world.champs('en').map(({ id }, rank) => [id, rank]));
  return world
    .startingGames(closesAt, closesAt + TOTO_TERM)
    .flatMap((id) => world.card(id, 'en') ?? [])
    .toSorted((one, other) => (ranks.get(one.champId) ?? 0) - (ranks.get(other.champId) ?? 0));
}

/** TT-18 As many games as the sort has, of the greatest champs; where there are too few there is no draw. */
function chosenGames(
  cards: readonly GameCard[],
  { sportIds, gameCount }: Pick<TotoRules, 'sportIds' | 'gameCount'>,
): readonly Chosen[] | undefined {
  const games = cards
    .filter(({ sportId, away }) => away !== undefined && sportIds.includes(sportId))
    .slice(0, gameCount)
    .toSorted((one, other) => one.startsAt - other.startsAt || one.id - other.id);
  return games.length === gameCount ? games : undefined;
}

interface NewDraw {
  readonly sort: TotoSort;
  readonly closesAt: EpochMillis;
  readonly games: readonly Chosen[];
}

async function keepDraw(parts: SandboxParts, { sort, closesAt, games }: NewDraw): Promise<void> {
  await inTransaction(parts, async (transaction) => {
    const draw = await transaction
      .insertInto('toto_draws')
      .columns(['sort', 'number', 'closes_at'])
      .expression((of) =>
        of
          .selectFrom('toto_draws')
          .select((each) => [
            each.val(sort).as('sort'),
            each(each.fn.coalesce(each.fn.max('number'), each.lit(0)), '+', 1).as('number'),
            each.val(closesAt).as('closes_at'),
          ])
          .where('sort', '=', sort),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    // another process has prepared it
    if (draw === undefined) return;
    await transaction
      .insertInto('toto_games')
      .values(games.map(({ id, startsAt }, place) => ({ draw_id: draw.id, place, game_id: id, starts_at: startsAt })))
      .execute();
  });
}
