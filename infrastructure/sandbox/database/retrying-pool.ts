import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { nodeRandom } from '../server/node-random.ts';
import { retried } from './retried-transaction.ts';

/**
 * A pool whose statements outside of transactions are sent again where the database gave them up for another's sake: such a
 * statement is a transaction of its own, and nothing of it happened.
 */
export function retryingPool(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const retrying = known.get(client) ?? retryingClient(client);
      known.set(client, retrying);
      return retrying;
    },
  };
}

const OPENING = /^(?:begin|start transaction)\b/i;
const CLOSING = /^(?:commit|rollback)(?! to\b)/i;

function retryingClient(client: pg.PoolClient): PostgresPoolClient {
  let isOpen = false;
  const send = async <Row>(text: string, parameters: readonly unknown[]) =>
    (await client.query(text, [...parameters])) as unknown as PostgresQueryResult<Row>;
  const sent = async <Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> => {
    if (OPENING.test(text)) isOpen = true;
    if (isOpen && !CLOSING.test(text)) return send<Row>(text, parameters);
    if (!isOpen) return retried(nodeRandom, async () => send<Row>(text, parameters));
    isOpen = false;
    return send<Row>(text, parameters);
  };
  // the sandbox reads no cursors
  const query = sent as PostgresPoolClient['query'];
  return { query, release: (isBroken) => client.release(isBroken) };
}
