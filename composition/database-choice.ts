import type { DatabaseChoice } from '../infrastructure/sandbox/sandbox-options.ts';
import type { StartSettings } from './start-settings.ts';

/** The database of the back end: the server that is named, else the one in the data folder. */
export function databaseChoice({
  databaseUrl,
  dataFolder,
}: Pick<StartSettings, 'databaseUrl' | 'dataFolder'>): DatabaseChoice {
  return databaseUrl === undefined ? { kind: 'pglite', dataDir: dataFolder } : { kind: 'postgres', url: databaseUrl };
}
