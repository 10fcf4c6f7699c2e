import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** Results are worked out again from the seed when somebody asks for them. */
export const RESULTS_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0086-results-of-the-world': statements(['drop table results', "delete from meta where name = 'last-tick'"]),
};
