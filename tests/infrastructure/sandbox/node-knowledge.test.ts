import { describe, expect, it, vi } from 'vitest';
import { openAvailability } from '../../../infrastructure/sandbox/availability/availability-state.ts';
import type { LineBook } from '../../../infrastructure/sandbox/line/line-book.ts';
import { nodeKnowledge } from '../../../infrastructure/sandbox/nodes/node-knowledge.ts';
import type { NodeLink, SharedRow } from '../../../infrastructure/sandbox/nodes/node-link.ts';
import { sharedLine } from '../../../infrastructure/sandbox/nodes/shared-line.ts';
import { sharedState } from '../../../infrastructure/sandbox/nodes/shared-state.ts';

function nodeOver(rows: readonly SharedRow[], lease: number) {
  const exchanged: number[] = [];
  const moves: number[] = [];
  const failures: unknown[] = [];
  const kept = [...rows];
  let fault: Error | undefined;
  let isBroken = false;
  const link = {
    lease,
    exchange: async (known: number) => {
      if (fault !== undefined) throw fault;
      exchanged.push(known);
      return kept.filter(({ kind, revision }) => kind === 'line' || revision > known);
    },
  } as unknown as NodeLink;
  const state = sharedState(openAvailability({ isOneClickRegistrationAllowed: true }));
  const book = {
    version: () => moves.at(-1) ?? 0,
    advance: (_: number, version: number) => {
      if (isBroken) throw new Error('broken');
      moves.push(version);
    },
  };
  const line = sharedLine(book as unknown as LineBook);
  const onChange = vi.fn<() => void>();
  const onFailure = (error: unknown) => failures.push(error);
  const knowledge = nodeKnowledge({ link, state, line, onChange, onFailure });
  return {
    knowledge,
    state,
    kept,
    exchanged,
    moves,
    failures,
    onChange,
    cut: (error: Error | undefined) => {
      fault = error;
    },
    breakLine: () => {
      isBroken = true;
    },
  };
}

const frame = (isSnowOnHome: boolean, revision: number): SharedRow => ({
  kind: 'value',
  name: 'frame',
  value: JSON.stringify({ isSnowOnHome, ageQuestion: 'off' }),
  revision,
});
const suspended: SharedRow = {
  kind: 'override',
  name: '7',
  value: JSON.stringify({ game_id: 7, suspended_at: 100, shift_factor: null, shift_at: null }),
  revision: 3,
};
const tick = (version: number, revision: number): SharedRow => ({
  kind: 'line',
  name: 'line',
  value: JSON.stringify({ version, moment: version, revision }),
  revision,
});

describe('what a node knows of its site', () => {
  it('is read again after the others count with the node, so that no change falls between', async () => {
    const { knowledge, exchanged } = nodeOver([], 1000);
    await knowledge.refresh();
    expect(exchanged).toEqual([-1, -1]);
    await knowledge.refresh();
    expect(exchanged).toEqual([-1, -1, -1]);
  });

  it('is confirmed as soon as it is learned', async () => {
    const { knowledge, state, exchanged, onChange } = nodeOver([frame(true, 2), suspended], 1000);
    await knowledge.refresh();
    expect(exchanged).toEqual([-1, 3]);
    expect(state.frame.isSnowOnHome).toBe(true);
    expect(state.overrides.of(7)).toEqual({ suspendedAt: 100 });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('holds for its lease; what nobody told is asked for before the next answer', async () => {
    const { knowledge, state, kept, exchanged } = nodeOver([], 30);
    await knowledge.refresh();
    kept.push(frame(true, 2));
    await knowledge.current();
    expect([exchanged.length, state.frame.isSnowOnHome]).toEqual([2, false]);
    await new Promise((resolve) => setTimeout(resolve, 40));
    await knowledge.current();
    expect(state.frame.isSnowOnHome).toBe(true);
  });

  it('is no ground to answer on where it cannot be asked for', async () => {
    const { knowledge, cut } = nodeOver([], 0);
    await knowledge.refresh();
    cut(new Error('cut off'));
    await expect(knowledge.current()).rejects.toThrow('cut off');
    cut(undefined);
    expect(await knowledge.current()).toBeUndefined();
  });

  it('moves the line once it has begun, only where it knows the same overrides', async () => {
    const { knowledge, kept, moves } = nodeOver([tick(1000, -1)], 1000);
    await knowledge.refresh();
    expect(moves).toEqual([]);
    kept.splice(0, 1, tick(2000, -1));
    await knowledge.refresh();
    expect(moves).toEqual([2000]);
    kept.splice(0, 1, tick(3000, 9));
    await knowledge.refresh();
    expect(moves).toEqual([2000]);
  });

  it('stays whole where the line cannot move', async () => {
    const { knowledge, kept, failures, breakLine } = nodeOver([], 1000);
    await knowledge.refresh();
    breakLine();
    kept.push(tick(1000, -1));
    await expect(knowledge.refresh()).resolves.toBeUndefined();
    expect(failures).toMatchObject([{ message: 'broken' }]);
  });
});
