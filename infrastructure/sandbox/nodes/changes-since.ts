/** Selects what changed since a revision, and the last moment of the line; one statement, so that it is of one moment. */
export function changesSince(known: string): string {
  return `
    select case name when 'line' then 'line' else 'value' end as kind, name, value, revision
      from site_values where revision > ${known} or name = 'line'
    union all
    select 'override', game_id::text, row_to_json(overrides)::text, revision from overrides where revision > ${known}`;
}
