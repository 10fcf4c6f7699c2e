import { LRUCache } from 'lru-cache';
import type { GameFault } from '../../../infrastructure/sandbox/world/game-faults.ts';
import { createWorld, type World, type WorldOptions } from '../../../infrastructure/sandbox/world/world.ts';

interface SharedWorld {
  readonly world: World;
  report: ((fault: GameFault) => void) | undefined;
}

const worlds = new Map<string, SharedWorld>();

/** The world of a seed and speed, with what earlier sandboxes of this process computed of it; its faults go to the latest. */
export function sharedWorld({ onFault, ...options }: WorldOptions): World {
  const key = JSON.stringify([options.seed, options.speed]);
  const shared = worlds.get(key) ?? newWorld(options);
  worlds.set(key, shared);
  shared.report = onFault;
  // a copy, so that what a test replaces in it stays that test's own
  return { ...shared.world };
}

/** The rows of all live games at some fifty moments. */
const KEPT_ROWS = 10_000;

function newWorld(options: WorldOptions): SharedWorld {
  const world = createWorld({ ...options, onFault: (fault) => shared.report?.(fault) });
  const rows = new LRUCache<string, NonNullable<ReturnType<World['game']>>>({ max: KEPT_ROWS });
  // the sandboxes of a file begin at one moment, and are moved to the same ones
  const game: World['game'] = (id, asked) => {
    const key = JSON.stringify([id, asked]);
    const row = rows.get(key) ?? world.game(id, asked);
    if (row !== undefined) rows.set(key, row);
    return row;
  };
  const shared: SharedWorld = { world: { ...world, game }, report: undefined };
  return shared;
}
