import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDatabase } from '../test-database.ts';

/** What a measured site is started with: a folder and a PostgreSQL database of its own. Ends the process where none is installed. */
export async function benchSite() {
  const { choice, drop } = await testDatabase();
  if (choice.kind !== 'postgres') {
    // the embedded one lives in the process of the site: one process alone may open it, and its memory counts as the site's
    console.log('left out: no PostgreSQL is installed');
    process.exit(0);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'oddsmith-bench-'));
  return {
    environment: {
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: choice.url,
      REQUEST_LIMIT: '0',
      TRUST_PROXY: '127.0.0.1,::1',
    },
    remove: async () => {
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
