import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

type ReadRows<Given, Row> = (database: Kysely<Tables>, given: Given) => Promise<readonly Row[]>;

/**
 * A statement that is written once and asked often: each request brings no more than its values. They go into it as they
 * are: nothing may be made of them while it is written.
 */
export function writtenOnce<Given extends object, Row>(
  write: (database: Kysely<Tables>, places: Given) => Compilable<Row>,
): ReadRows<Given, Row> {
  // no value of a request is a symbol, and to Kysely it is a value like any other
  const places = new Proxy({}, { get: (_, name) => Symbol(String(name)) }) as Given;
  let written: CompiledQuery<Row> | undefined;
  return async (database, given) => {
    written ??= write(database, places).compile();
    const values = new Map<string | undefined, unknown>(Object.entries(given));
    const parameters = written.parameters.map((value) =>
      typeof value === 'symbol' ? values.get(value.description) : value,
    );
    return (await database.executeQuery<Row>({ ...written, parameters })).rows;
  };
}
