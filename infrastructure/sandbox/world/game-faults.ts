/** A fault in playing or pricing one game. */
export interface GameFault {
  readonly gameId: number;
  readonly error: unknown;
}

/** Keeps a fault inside its game: it is reported once, and whoever asked gets what is offered instead. */
export interface FaultGuard {
  readonly attempt: <Value>(gameId: number, run: () => Value, instead: () => Value) => Value;
}

export function guardFaults(onFault: ((fault: GameFault) => void) | undefined): FaultGuard {
  const reported = new Set<number>();
  return {
    attempt: (gameId, run, instead) => {
      try {
        return run();
      } catch (error) {
        if (!reported.has(gameId)) {
          reported.add(gameId);
          onFault?.({ gameId, error });
        }
        return instead();
      }
    },
  };
}
