import { BEFORE_ALL, type LineTick, type NodeLink, type SharedRow } from './node-link.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { SharedLine } from './shared-line.ts';
import type { SharedState } from './shared-state.ts';

/** What this node has learned of the site, and when. */
export interface NodeKnowledge {
  /** Learns what is new, even where nobody told it. */
  readonly refresh: () => Promise<void>;
  /** Resolves once nothing can have changed that this node does not count with; undefined where that is so already. */
  readonly current: () => Promise<void> | undefined;
  /** Whether that is so. */
  readonly isCurrent: () => boolean;
  /** The revision of the last override. */
  readonly revision: () => number;
}

export interface KnowledgeParts {
  readonly link: NodeLink;
  readonly state: SharedState;
  readonly line: SharedLine;
  /** Called when anything was changed, by whichever node. */
  readonly onChange: () => void;
  readonly onFailure: (error: unknown) => void;
}

export function nodeKnowledge({ link, state, line, onChange, onFailure }: KnowledgeParts): NodeKnowledge {
  let known = BEFORE_ALL;
  let forced = BEFORE_ALL;
  let freshAt = -Infinity;
  const learn = (rows: readonly SharedRow[]): void => {
    state.learn(rows);
    known = newest(rows, known);
    const overrides = rows.filter(({ kind }) => kind === 'override');
    forced = newest(overrides, forced);
    onChange();
  };
  const learnLine = (tick: LineTick): void => {
    try {
      // a node that begins may lead: then it makes a line of its own
      if (freshAt === -Infinity) line.note(tick);
      else line.follow(tick, forced);
    } catch (error) {
      onFailure(error);
    }
  };
  const refresh = oneAtATime(async () => {
    // others count with a node from its first exchange on: what it reads with the next one is whole
    for (let isWhole = freshAt !== -Infinity; ; isWhole = true) {
      const began = performance.now();
      const rows = await link.exchange(known);
      const changes = rows.filter(({ kind }) => kind !== 'line');
      if (changes.length > 0) learn(changes);
      for (const { kind, value } of rows) if (kind === 'line') learnLine(JSON.parse(value) as LineTick);
      if (!isWhole || changes.length > 0) continue;
      freshAt = began;
      return;
    }
  });
  const isCurrent = (): boolean => performance.now() - freshAt <= link.lease;
  return {
    refresh,
    revision: () => forced,
    current: () => (isCurrent() ? undefined : refresh()),
    isCurrent,
  };
}

function newest(rows: readonly SharedRow[], known: number): number {
  return rows.reduce((most, { revision }) => Math.max(most, revision), known);
}
