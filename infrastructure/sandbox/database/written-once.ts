import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Stands in a statement where a value will. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type ReadRows<Given, Row> = (database: Kysely<Tables>, given: Given) => Promise<readonly Row[]>;

/**
 * A statement that is written once and asked often: each request brings no more than its values. They go into it as they
 * are: nothing may be made of them while it is written.
 */
export function writtenOnce<Given extends object, Row>(
  write: (database: Kysely<Tables>, places: Given) => Compilable<Row>,
): ReadRows<Given, Row> {
  // whatever is no part of a statement is a value to Kysely
  const places = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as Given;
  let written: CompiledQuery<Row> | undefined;
  return async (database, given) => {
    written ??= write(database, places).compile();
    const values = new Map<string, unknown>(Object.entries(given));
    const parameters = written.parameters.map((value) => (value instanceof Place ? values.get(value.name) : value));
    return (await database.executeQuery<Row>({ ...written, parameters })).rows;
  };
}
