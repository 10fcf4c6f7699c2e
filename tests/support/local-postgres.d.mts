/** A PostgreSQL server of the tests' own; undefined where none is installed. */
export function startPostgres(): Promise<
  | {
      readonly url: string;
      /** Ends it at once, and starts it again. */
      readonly crash: () => void;
      readonly stop: () => void;
    }
  | undefined
>;
