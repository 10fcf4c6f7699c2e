import { describe, expect, it } from 'vitest';
import { CrashDemo } from '#ui/casino/games/crash/crash-demo.ts';
import type { CrashTable } from '../../../../core/casino/games/crash-gateway.ts';
import type { Minor } from '../../../../core/shared/money.ts';

const HASH = 'ab'.repeat(32);
const TABLE: CrashTable = {
  now: 0,
  id: 7,
  serverHash: HASH,
  startsAt: 5000,
  bets: 0,
  cashedOut: 0,
  stakes: [],
  totals: [],
  last: [],
};
const STAKE = 1000 as Minor;
/** The round as the server has it so long after its start. */
const after = (elapsed: number, changes: Partial<CrashTable> = {}): CrashTable => ({
  ...TABLE,
  now: TABLE.startsAt + elapsed,
  ...changes,
});

function staked(target: number) {
  const demo = new CrashDemo();
  expect(demo.place(TABLE, { key: 'a', stake: STAKE, target }, 0)).toBe('placed');
  return demo;
}

describe('crash without money', () => {
  it('pays an automatic cash-out once the server says that the round got there [GM-40]', () => {
    const demo = staked(200);
    demo.settle(after(7999));
    expect([demo.credits, demo.bets[0]?.state]).toEqual([9000, 'pending']);
    demo.settle(after(8000));
    demo.settle(after(9000));
    expect([demo.credits, demo.bets[0]?.state, demo.bets[0]?.win]).toEqual([11_000, 'finished', 2000]);
  });

  it('loses what the round does not reach, also where it was cashed out by hand after the crash [GM-40]', () => {
    const demo = staked(500);
    demo.cashOut('a', 150);
    demo.settle(after(4100, { ended: { point: 149, nextAt: 20_000 } }));
    expect([demo.credits, demo.bets[0]?.win]).toEqual([9000, 0]);
  });

  it('pays what was cashed out by hand before it [GM-40]', () => {
    const demo = staked(500);
    demo.cashOut('a', 150);
    demo.cashOut('a', 300);
    demo.settle(after(4100, { ended: { point: 150, nextAt: 20_000 } }));
    expect([demo.credits, demo.bets[0]?.win]).toEqual([10_500, 1500]);
  });

  it('settles a round that was missed by the last ones, and gives a stake back that none of them tells of [GM-40]', () => {
    const [told, untold] = [staked(200), staked(200)];
    const last = [{ id: 7, serverHash: HASH, serverSeed: HASH, point: 200 }];
    told.settle({ ...TABLE, id: 9, last });
    untold.settle({ ...TABLE, id: 99 });
    expect([told.credits, untold.credits, untold.bets[0]?.state]).toEqual([11_000, 10_000, 'returned']);
  });

  it('takes no stake once the round runs, and none above its credits [GM-40]', () => {
    const demo = staked(200);
    expect(demo.place(TABLE, { key: 'b', stake: STAKE, target: 200 }, 5000)).toBe('closed');
    expect(demo.place(TABLE, { key: 'b', stake: 99_900 as Minor, target: 200 }, 0)).toBe('short');
    expect(demo.credits).toBe(9000);
  });
});
