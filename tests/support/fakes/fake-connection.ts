import type { Connection } from '../../../core/shared/connection.ts';

export interface FakeConnection extends Connection {
  readonly turn: (isOnline: boolean) => void;
}

/** A connection that comes and goes by hand. */
export function fakeConnection(): FakeConnection {
  let isUp = true;
  const watchers = new Set<(isOnline: boolean) => void>();
  return {
    isOnline: () => isUp,
    isThrifty: () => false,
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    turn: (isOnline) => {
      isUp = isOnline;
      for (const changed of watchers) changed(isOnline);
    },
  };
}
