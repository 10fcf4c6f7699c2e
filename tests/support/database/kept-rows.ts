import type { PGlite } from '@electric-sql/pglite';

/** The rows of a database at one moment, and how to come back to them. */
export interface KeptRows {
  /** Brings back the rows of the tables that were written since. */
  readonly bringBack: (pglite: PGlite, written: Written) => Promise<void>;
  /** Makes all tables anew: whatever rows they hold, and without the room that deleted ones leave behind. */
  readonly makeAnew: (pglite: PGlite) => Promise<void>;
}

/** Names of tables. */
export interface Written {
  readonly rows: Set<string>;
  /** Those whose numbers were counted on, even where no row came of it. */
  readonly numbers: Set<string>;
}

const WRITING = /\b(insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?(?:public\.)?"?(\w+)/gi;
/** What may write to a table under another's count of rows. */
const MANY_PARTS = /^\s*with\b|;\s*\S/i;

/** Adds the tables that a statement wrote, by its text: a name too many costs a moment, and one that is no table nothing. */
export function addWritten({ rows, numbers }: Written, statement: string, rowCount: number | null | undefined): void {
  const isWithoutRows = rowCount === 0 && !MANY_PARTS.test(statement);
  for (const [, how = '', name = ''] of statement.matchAll(WRITING)) {
    if (/^[im]/i.test(how)) numbers.add(name);
    if (!isWithoutRows) rows.add(name);
  }
}

interface Table {
  readonly name: string;
  /** Tables whose rows go, or change, with a row of this one. */
  readonly followers: readonly string[];
  /** Tables that rows of this one refer to. */
  readonly referred: readonly string[];
}

interface Sequence {
  readonly name: string;
  readonly table: string | null;
  readonly value: string;
  readonly isCalled: boolean;
}

/** Keeps the rows as they are now. */
export async function keepRows(pglite: PGlite): Promise<KeptRows> {
  const tables = parentsFirst(await tablesOf(pglite));
  const sequences = await sequencesOf(pglite);
  const insertions = new Map<string, string>();
  for (const { name } of tables) {
    const insertion = await insertionOf(pglite, name);
    if (insertion !== undefined) insertions.set(name, insertion);
  }
  const byName = new Map(tables.map((table) => [table.name, table]));
  const inserted = (names: ReadonlySet<string>) =>
    tables.flatMap(({ name }) => (names.has(name) ? (insertions.get(name) ?? []) : []));
  return {
    bringBack: async (pglite, { rows, numbers }) => {
      const changed = withFollowers(byName, rows);
      const deleted = tables.filter(({ name }) => changed.has(name)).map(({ name }) => `delete from ${name}`);
      const counted = sequences.filter(({ table }) => table === null || numbers.has(table) || changed.has(table));
      await pglite.exec([...deleted.toReversed(), ...inserted(changed), ...counted.map(counting)].join(';'));
    },
    makeAnew: async (pglite) => {
      const names = tables.map(({ name }) => name);
      const emptied = `truncate ${names.join(', ')} restart identity cascade`;
      await pglite.exec([emptied, ...inserted(new Set(names)), ...sequences.map(counting)].join(';'));
    },
  };
}

function counting({ name, value, isCalled }: Sequence): string {
  return `select setval('${name}', ${value}, ${String(isCalled)})`;
}

async function tablesOf(pglite: PGlite): Promise<readonly Table[]> {
  const { rows } = await pglite.query<Table>(`
    select relname as name,
      coalesce((select json_agg(distinct conrelid::regclass::text) from pg_constraint
        where confrelid = made.oid and confdeltype in ('c', 'n', 'd')), '[]') as followers,
      coalesce((select json_agg(distinct confrelid::regclass::text) from pg_constraint
        where conrelid = made.oid and contype = 'f' and confrelid <> made.oid), '[]') as referred
    from pg_class as made
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'`);
  return rows;
}

async function sequencesOf(pglite: PGlite): Promise<readonly Sequence[]> {
  const { rows } = await pglite.query<Sequence>(`
    select made.sequencename as name, coalesce(last_value, start_value)::text as value,
      last_value is not null as "isCalled",
      (select refobjid::regclass::text from pg_depend where classid = 'pg_class'::regclass
        and objid = made.sequencename::regclass and deptype in ('a', 'i')) as table
    from pg_sequences as made where schemaname = 'public'`);
  return rows;
}

async function insertionOf(pglite: PGlite, name: string): Promise<string | undefined> {
  const { rows } = await pglite.query<{ readonly json: string | null }>(
    `select quote_literal(json_agg(made)) as json from ${name} as made`,
  );
  const json = rows[0]?.json ?? undefined;
  if (json === undefined) return undefined;
  return `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${json})`;
}

/** A row can be inserted once those are there that it refers to. */
function parentsFirst(tables: readonly Table[]): readonly Table[] {
  const ordered = new Map<string, Table>();
  let rest = tables;
  while (rest.length > 0) {
    const ready = rest.filter(({ referred }) => referred.every((name) => ordered.has(name)));
    if (ready.length === 0) throw new Error(`tables refer to each other: ${rest.map(({ name }) => name).join(', ')}`);
    for (const table of ready) ordered.set(table.name, table);
    rest = rest.filter(({ name }) => !ordered.has(name));
  }
  return [...ordered.values()];
}

function withFollowers(byName: ReadonlyMap<string, Table>, written: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const table = byName.get(name);
    if (table === undefined || found.has(name)) return;
    found.add(name);
    for (const follower of table.followers) add(follower);
  };
  for (const name of written) add(name);
  return found;
}
