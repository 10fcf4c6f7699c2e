import type { World } from '../../../infrastructure/sandbox/world/world.ts';

/** Ids of games are below 2^40; those of champs below this. */
const GAME_STEP = 2 ** 40;
const CHAMP_STEP = 1000;

/** A world with each champ and game so many times over, under ids and names of their own: as large as is wanted, and played only once. The copies are no top champs, so that what stands first is the same. */
export function repeatedWorld(world: World, times: number): World {
  const copies = Array.from({ length: times }, (_, copy) => copy);
  const all = (ids: readonly number[]): readonly number[] =>
    copies.flatMap((copy) => ids.map((id) => id + copy * GAME_STEP));
  const first = (id: number): number => id % GAME_STEP;
  const copyOf = (id: number): number => Math.floor(id / GAME_STEP);
  const known = new Map<string, ReturnType<World['game']>>();
  let knownAt = 0;
  return {
    ...world,
    openGames: (now) => all(world.openGames(now)),
    endedGames: (from, to) => all(world.endedGames(from, to)),
    version: (id, now, override) => world.version(first(id), now, override),
    end: (id, override) => world.end(first(id), override),
    game: (id, glance) => {
      if (knownAt !== glance.now) known.clear();
      knownAt = glance.now;
      const key = `${String(first(id))} ${glance.language}`;
      const game = known.has(key) ? known.get(key) : world.game(first(id), glance);
      known.set(key, game);
      return (
        game && { ...game, id, isTop: game.isTop && copyOf(id) === 0, champId: game.champId + copyOf(id) * CHAMP_STEP }
      );
    },
    card: (id, language) => {
      const card = world.card(first(id), language);
      return card && { ...card, id, champId: card.champId + copyOf(id) * CHAMP_STEP };
    },
    champs: (language) =>
      copies.flatMap((copy) =>
        world
          .champs(language)
          .map((champ) =>
            copy === 0
              ? champ
              : { ...champ, id: champ.id + copy * CHAMP_STEP, name: `${champ.name} ${String(copy + 1)}`, isTop: false },
          ),
      ),
  };
}
