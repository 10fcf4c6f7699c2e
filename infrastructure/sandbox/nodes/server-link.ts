import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import { changesSince } from './changes-since.ts';
import type { LineTick, NodeLink, NodeNews, SharedRow } from './node-link.ts';
import { NEWS_CHANNEL, serverSession, type ServerSession } from './server-session.ts';

const LEASE: Millis = seconds(2);
/** How long a leader may be silent, and how long a node is waited for that does not learn: well past its lease, without which it answers nothing. */
const SILENT_FOR: Millis = seconds(3);
const LOOK_PERIOD: Millis = 15;
const FORGOTTEN_AFTER = seconds(60);
/** Whoever holds it makes the ticks. */
const LEADER_LOCK = 20_261_122;

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
const HERE = `
  insert into site_nodes (id, revision, seen_at, session) values ($1, $2, ${NOW}, pg_backend_pid())
  on conflict (id) do update set
    revision = excluded.revision, seen_at = excluded.seen_at, session = excluded.session`;
const CHANGES = changesSince('$1::bigint');
const BEHIND = `select 1 from site_nodes where revision < $1 and seen_at > ${NOW} - ${String(LEASE)} limit 1`;
const LEAD = `select pg_try_advisory_lock(${String(LEADER_LOCK)}) as leads`;
/**
 * A leader that lives and does nothing, since its process is stopped or too busy to tick; or a session that no living node has.
 * One that was just opened may be of a node that has not said so yet.
 */
const DEPOSE = `
  select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and objid = ${String(LEADER_LOCK)} and granted
    and database = (select oid from pg_database where datname = current_database()) and usename = current_user
    and extract(epoch from backend_start) * 1000 < ${NOW} - ${String(SILENT_FOR)}
    and not exists (select 1 from site_nodes where session = pid and seen_at >= ${NOW} - ${String(SILENT_FOR)})`;
const FORGET = `delete from site_nodes where seen_at < ${NOW} - ${String(FORGOTTEN_AFTER)}`;
const PUBLISH = `
  with kept as (
    insert into site_values as line (name, value, revision) values ('line', $1, $2)
    on conflict (name) do update set value = excluded.value, revision = excluded.revision
      where (line.value::json ->> 'version')::bigint < $3
    returning name
  ) select pg_notify('${NEWS_CHANNEL}', $4) from kept`;

interface KeptRow extends Omit<SharedRow, 'revision'> {
  readonly revision: string;
}

/**
 * The link of processes that share a server: one session each, on which news come and on which the one that leads holds its lock.
 * Where the session ends, so does the lead; the moments of the line are published on it, so that nobody else can publish meanwhile.
 */
export function serverLink(url: string, hear: (news: NodeNews) => void): NodeLink {
  const id = randomUUID();
  const session = serverSession(url, hear);
  return {
    ...leadership(session),
    lease: LEASE,
    exchange: async (known) => {
      // before it reads: whoever changes something after that finds this node here, and waits for it
      await session.ask(HERE, [id, known]);
      const rows = await session.ask<KeptRow>(CHANGES, [known]);
      return rows.map((row) => ({ ...row, revision: Number(row.revision) }));
    },
    everybodyKnows: async (revision) => {
      const until = performance.now() + SILENT_FOR;
      while ((await session.ask(BEHIND, [revision])).length > 0 && performance.now() < until) await pause(LOOK_PERIOD);
    },
    tell: async (news) => {
      await session.ask('select pg_notify($1, $2)', [NEWS_CHANNEL, JSON.stringify(news)]);
    },
    close: async () => {
      await session.ask('delete from site_nodes where id = $1', [id]).catch(() => undefined);
      await session.close().catch(() => undefined);
    },
  };
}

function leadership(session: ServerSession): Pick<NodeLink, 'lead' | 'publish'> {
  let leading: pg.Client | undefined;
  return {
    lead: async () => {
      const client = await session.client();
      if (leading === client) return true;
      const [locked] = await session.ask<{ readonly leads: boolean }>(LEAD);
      if (locked?.leads !== true) await session.ask(DEPOSE);
      if (locked?.leads !== true || client !== (await session.client())) return false;
      leading = client;
      await session.ask(FORGET);
      return true;
    },
    publish: async (tick: LineTick) => {
      if (leading === undefined || leading !== (await session.client())) return false;
      const news: NodeNews = { kind: 'changed' };
      const values = [JSON.stringify(tick), tick.revision, tick.version, JSON.stringify(news)];
      return (await session.askOn(leading, PUBLISH, values)).length === 1;
    },
  };
}
