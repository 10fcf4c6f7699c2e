import type { Random } from '../../../core/shared/random.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Database } from '../database/open-database.ts';
import type { LineBook } from '../line/line-book.ts';
import { leaderTicks, type LeaderTicks } from './leader-ticks.ts';
import { nodeKnowledge, type KnowledgeParts, type NodeKnowledge } from './node-knowledge.ts';
import type { NodeNews } from './node-link.ts';
import { keepChange, type SharedChange } from './shared-changes.ts';
import { sharedLine } from './shared-line.ts';

/** The nodes of one site, seen from one of them. */
export interface SiteNodes
  extends Pick<NodeKnowledge, 'current' | 'refresh'>, Pick<LeaderTicks, 'tickIfLeading' | 'tick'> {
  /** Learns all, and has a line to answer with. */
  readonly open: () => Promise<void>;
  /** Changes something for all nodes; resolves once each of them counts with it. */
  readonly change: (change: SharedChange) => Promise<void>;
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
  return {
    current: knowledge.current,
    refresh: knowledge.refresh,
    tickIfLeading: ticks.tickIfLeading,
    tick: ticks.tick,
    open: async () => {
      await knowledge.refresh();
      await ticks.tick();
      if (book.version() === 0) line.followLast(knowledge.revision());
    },
    change: async (change) => {
      const revision = await keepChange(parts, change);
      await link.tell({ kind: 'changed' });
      await knowledge.refresh();
      await link.everybodyKnows(revision);
    },
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
