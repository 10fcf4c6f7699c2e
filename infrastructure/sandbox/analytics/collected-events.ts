import type { Kysely } from 'kysely';
import type { CountedName } from '../../../core/analytics/counted-event.ts';
import { days, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { CollectedEvent } from '../../../core/site/debugger/collected-event.ts';
import type { WireEvent } from '../../analytics/analytics-calls.ts';
import type { Tables } from '../database/tables.ts';

/** AN-12 How long an event is kept, how many are, and how many are shown. */
export const EVENTS_STAY_FOR: Millis = days(1);
const MOST_KEPT = 1000;
const MOST_SHOWN = 200;

/** Keeps events, and drops the oldest beyond the last thousand. */
export async function keepEvents(
  database: Kysely<Tables>,
  events: readonly WireEvent[],
  now: EpochMillis,
): Promise<void> {
  const rows = events.map((event) => ({
    name: event.name,
    code: 'code' in event ? event.code : null,
    fields: JSON.stringify(event.fields),
    collected_at: now,
  }));
  await database.insertInto('collected_events').values(rows).execute();
  const surplus = database.selectFrom('collected_events').select('id').orderBy('id', 'desc').offset(MOST_KEPT).limit(1);
  await database.deleteFrom('collected_events').where('id', '<=', surplus).execute();
}

/** The latest first. */
export async function shownEvents(database: Kysely<Tables>): Promise<readonly CollectedEvent[]> {
  const rows = await database
    .selectFrom('collected_events')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ id, name, code, fields, collected_at: collectedAt }) => ({
    id,
    name: name as CountedName,
    ...(code === null ? {} : { code }),
    parameters: parametersOf(JSON.parse(fields) as object),
    collectedAt,
  }));
}

function parametersOf(fields: object, group = ''): CollectedEvent['parameters'] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? parametersOf(value, `${group}${name}.`)
      : [{ name: `${group}${name}`, value: String(value) }],
  );
}
