import pg from 'pg';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import type { NodeNews } from './node-link.ts';
import { readNews } from './read-news.ts';

/** A session that is silent for so long is given up; the server gives up one of a machine that is gone as soon. */
const TIMEOUT: Millis = seconds(3);
export const NEWS_CHANNEL = 'oddsmith_site';
/** How the server lists it. */
const NODE_SESSION = `oddsmith node ${String(process.pid)}`;

const OPENING = `
  set default_transaction_isolation = 'read committed';
  set tcp_keepalives_idle = 1; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 2;
  listen ${NEWS_CHANNEL}`;

/** One session with the server, on which news come; a new one where it was lost. */
export interface ServerSession {
  /** Asks again on a new session where this one was lost. */
  readonly ask: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
  /** Asks on that session or on none. */
  readonly askOn: (client: pg.Client, text: string, values: readonly unknown[]) => Promise<readonly object[]>;
  /** The session of this moment: another one after each loss. */
  readonly client: () => Promise<pg.Client>;
  readonly close: () => Promise<void>;
}

export function serverSession(url: string, hear: (news: NodeNews) => void): ServerSession {
  let opening: Promise<pg.Client> | undefined;
  const inTurn = turns();
  const client = async (): Promise<pg.Client> => {
    const mine = (opening ??= connect(url, hear, () => {
      if (opening === mine) opening = undefined;
    }));
    return mine.catch((error: unknown) => {
      if (opening === mine) opening = undefined;
      throw error;
    });
  };
  return {
    client,
    askOn: async (opened, text, values) => inTurn(async () => (await opened.query<object>(text, [...values])).rows),
    ask: async <Row extends object>(text: string, values: readonly unknown[] = []) => {
      for (let isAgain = false; ; isAgain = true) {
        const asked = client();
        const mine = opening;
        const opened = await asked;
        try {
          return await inTurn(async () => (await opened.query<Row>(text, [...values])).rows);
        } catch (error) {
          if (!isLost(error)) throw error;
          // another who asked on it may have opened the next one already
          if (opening === mine) opening = undefined;
          end(opened);
          if (isAgain) throw error;
        }
      }
    },
    close: async () => {
      await (await opening)?.end();
    },
  };
}

/** Runs one after another. */
function turns() {
  let last: Promise<unknown> = Promise.resolve();
  return async <Value>(run: () => Promise<Value>): Promise<Value> => {
    const mine = last.then(run, run);
    last = mine.catch(() => undefined);
    return mine;
  };
}

async function connect(url: string, hear: (news: NodeNews) => void, onEnd: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
    keepAlive: true,
    application_name: NODE_SESSION,
  });
  client.on('error', () => {
    onEnd();
    end(client);
  });
  client.on('end', onEnd);
  client.on('notification', ({ payload = '' }) => {
    const news = readNews(payload);
    if (news !== undefined) hear(news);
  });
  try {
    await client.connect();
    await client.query(OPENING);
    return client;
  } catch (error) {
    end(client);
    throw error;
  }
}

/** Whether the session is gone; whatever else the server refuses, it has heard. */
function isLost(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(?:08|57P)/.test(error.code ?? '');
}

function end(client: pg.Client): void {
  client.end().catch(() => undefined);
}
