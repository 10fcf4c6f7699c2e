import type { Transaction } from 'kysely';
import type { Random } from '../../../core/shared/random.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Database } from '../database/open-database.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import type { LineBook } from '../line/line-book.ts';
import { isRefusal } from '../server/refusal.ts';
import { leaderTicks, type LeaderTicks } from './leader-ticks.ts';
import { nodeKnowledge, type KnowledgeParts, type NodeKnowledge } from './node-knowledge.ts';
import type { NodeNews } from './node-link.ts';
import { keepChange, keepChangeIn, outdateKept, type SharedChange } from './shared-changes.ts';
import { sharedLine } from './shared-line.ts';

/** The nodes of one site, seen from one of them. */
export interface SiteNodes
  extends Pick<NodeKnowledge, 'current' | 'isCurrent' | 'refresh'>, Pick<LeaderTicks, 'tickIfLeading' | 'tick'> {
  /** Learns all, and has a line to answer with. */
  readonly open: () => Promise<void>;
  /** Changes something for all nodes; resolves once each of them counts with it. */
  readonly change: (change: SharedChange) => Promise<void>;
  /** The same for what the line hangs on; resolves once each has a line that counts with it, and keeps nothing of the one before. */
  readonly changeLine: (change: SharedChange) => Promise<void>;
  /** Runs an editor's transaction on rows that pages are made of; resolves once no node keeps a page of before, unless it was refused. */
  readonly edit: <Value>(run: (transaction: Transaction<Tables>) => Promise<Value>) => Promise<Value>;
  /** Moves the line of all nodes to a moment, if this one still leads; one that stands still only where a node could not make it. */
  readonly moveLine: (now: EpochMillis, isStill: boolean) => Promise<void>;
  /** Takes in what another node told. */
  readonly hear: (news: NodeNews) => void;
}

export interface SiteNodesParts extends Omit<KnowledgeParts, 'line'> {
  readonly database: Database;
  readonly random: Random;
  readonly book: LineBook;
  /** One tick of the site. */
  readonly runTick: () => Promise<void>;
}

export function siteNodes(parts: SiteNodesParts): SiteNodes {
  const { link, book, onFailure } = parts;
  const line = sharedLine(book);
  const knowledge = nodeKnowledge({ ...parts, line });
  const ticks = leaderTicks(link, parts.runTick);
  let heard: Promise<void> = Promise.resolve();
  const { change, edit } = changesForAll(parts, knowledge);
  return {
    current: knowledge.current,
    isCurrent: knowledge.isCurrent,
    refresh: knowledge.refresh,
    tickIfLeading: ticks.tickIfLeading,
    tick: ticks.tick,
    open: async () => {
      await knowledge.refresh();
      await ticks.tick();
      if (book.version() === 0) line.followLast(knowledge.revision());
    },
    change,
    changeLine: async (changed) => {
      await change(changed);
      await ticks.tick();
      // a page that was asked for before the tick is of the line before it
      await change(outdateKept);
    },
    edit,
    moveLine: async (now, isStill) => {
      const revision = knowledge.revision();
      const next = line.next({ now, revision, isStill, hasOthers: link.lease < Infinity });
      if (next !== undefined && (await link.publish(next))) line.follow(next, knowledge.revision());
    },
    hear: (news) => {
      if (news.kind === 'tick-wanted') void ticks.tickFor(news.by).catch(onFailure);
      else if (news.kind === 'changed') heard = knowledge.refresh().catch(onFailure);
      // whoever waits for a tick goes on with its line
      else
        void heard.then(() => {
          ticks.ticked(news.by);
        });
    },
  };
}

/** Changes that are told to all. */
function changesForAll(
  parts: SiteNodesParts,
  knowledge: Pick<NodeKnowledge, 'refresh'>,
): Pick<SiteNodes, 'change' | 'edit'> {
  const { link } = parts;
  const spread = async (revision: number): Promise<void> => {
    await link.tell({ kind: 'changed' });
    await knowledge.refresh();
    await link.everybodyKnows(revision);
  };
  return {
    change: async (change) => spread(await keepChange(parts, change)),
    edit: async (run) => {
      const { edited, revision } = await inTransaction(parts, async (transaction) => {
        const value = await run(transaction);
        return { edited: value, revision: isRefusal(value) ? undefined : await keepChangeIn(transaction, outdateKept) };
      });
      if (revision === undefined) return edited;
      try {
        await spread(revision);
      } catch (error) {
        // what was edited is kept: others find it with their next look
        parts.onFailure(error);
        parts.onChange();
      }
      return edited;
    },
  };
}
