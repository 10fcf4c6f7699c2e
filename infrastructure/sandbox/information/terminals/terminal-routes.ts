import { CASH_TERMINALS } from '../../../site/information-calls.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { bestVersion } from '../best-version.ts';

const TEN_THOUSANDTHS = 10_000;

/** The cash terminals, each in the best language it is written in. */
export function serveTerminals(api: ServedApi, { database }: Pick<SandboxParts, 'database'>): void {
  serveCall(api, CASH_TERMINALS, async ({ query }) => {
    const rows = await database.selectFrom('cash_terminals').selectAll().orderBy('id').execute();
    const written = [...new Set(rows.map(({ id }) => id))].flatMap((id) => {
      const versions = rows.filter((row) => row.id === id);
      return bestVersion(versions, query.lng) ?? [];
    });
    return {
      terminals: written.map(({ latitude, longitude, ...terminal }) => ({
        ...terminal,
        latitude: latitude / TEN_THOUSANDTHS,
        longitude: longitude / TEN_THOUSANDTHS,
      })),
    };
  });
}
