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

function newWorld(options: WorldOptions): SharedWorld {
  const shared: SharedWorld = {
    world: createWorld({ ...options, onFault: (fault) => shared.report?.(fault) }),
    report: undefined,
  };
  return shared;
}
