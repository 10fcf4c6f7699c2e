import { describe, expect, it } from 'vitest';
import { eachAlone } from '../../../infrastructure/sandbox/each-alone.ts';
import { faultLog } from '../../../infrastructure/sandbox/fault-log.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';

describe('what is done for each alone', () => {
  it('goes on after one that fails, counts it, and reports it once until it is mended', async () => {
    const told: unknown[] = [];
    const faults = faultLog(nodeRandom, ({ error }) => told.push(error));
    const done: number[] = [];
    const run = async (poisoned: number) =>
      eachAlone({ faults }, [1, 2, 3], {
        name: (each) => `row ${String(each)}`,
        run: async (each) => {
          if (each === poisoned) throw new Error(`row ${String(each)} is poisoned`);
          done.push(each);
        },
      });
    expect([await run(2), await run(2), done]).toEqual([1, 1, [1, 3, 1, 3]]);
    expect(told).toEqual([new Error('row 2 is poisoned')]);
    expect([await run(0), await run(2)]).toEqual([0, 1]);
    expect(told).toHaveLength(2);
  });
});
