import type { PGlite } from '@electric-sql/pglite';

/**
 * All that a database has but for its rows, by name and number: what was renamed and named back is the same, and what was dropped
 * and made anew is not.
 */
export async function databaseShape(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ readonly shape: string }>(`
    with own as (select oid, relname, relkind from pg_class where relnamespace = 'public'::regnamespace)
    select md5(string_agg(part, E'\\n' order by part)) as shape from (
      select concat_ws(' ', 'relation', oid, relname, relkind) as part from own
      union all select concat_ws(' ', 'column', attrelid, attnum, attname, atttypid, attnotnull, atthasdef)
        from pg_attribute where attrelid in (select oid from own)
      union all select concat_ws(' ', 'default', adrelid, adnum, md5(adbin::text))
        from pg_attrdef where adrelid in (select oid from own)
      union all select concat_ws(' ', 'constraint', oid, conname) from pg_constraint where conrelid in (select oid from own)
      union all select concat_ws(' ', 'trigger', oid, tgname, tgenabled) from pg_trigger where tgrelid in (select oid from own)
      union all select concat_ws(' ', 'rule', oid, rulename) from pg_rewrite where ev_class in (select oid from own)
      union all select concat_ws(' ', 'function', oid, proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
      union all select concat_ws(' ', 'schema', oid, nspname) from pg_namespace where nspname not like 'pg%'
    ) as parts`);
  return rows[0]?.shape ?? '';
}
