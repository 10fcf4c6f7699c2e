import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attempt, order } from '../../../support/examples/placement-examples.ts';
import { FAULTS, PlacementWorld, type Fault } from '../../../support/examples/placement-world.ts';

function pressIn(world: PlacementWorld, n: number): void {
  const fresh = attempt(n, { at: world.now, order: order({ amount: 100 + (n % 7) }) });
  world.dispatch({ type: 'place-pressed', attempt: fresh, isOnline: true, steadySince: world.now - 1000 });
}

const faults = fc.array(fc.constantFrom(...FAULTS), { maxLength: 12 });

describe('placing over a connection that fails', () => {
  it('never says that nothing was placed of an order that a stalled server commits later [PL-34]', () => {
    fc.assert(
      fc.property(faults, (list) => {
        const world = new PlacementWorld(['stalled', ...list]);
        pressIn(world, 1);
        world.settle();
        expect(world.bets.size).toBe(world.state.phase === 'not-received' ? 0 : 1);
      }),
      { numRuns: 1000 },
    );
  });

  it('never makes two bets of one intent, and never shows a bet that is none [PL-10, PL-20, PL-26]', () => {
    fc.assert(
      fc.property(faults, (list) => {
        const world = new PlacementWorld(list);
        pressIn(world, 1);
        world.settle();
        expect(['accepted', 'not-received']).toContain(world.state.phase);
        expect(new Set(world.sentKeys).size).toBe(1);
        expect(world.bets.size).toBe(world.state.phase === 'accepted' ? 1 : 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('never makes two bets of presses that come at any moment [PL-10, PL-22]', () => {
    fc.assert(
      fc.property(faults, fc.integer({ min: 2, max: 6 }), (list, presses) => {
        const world = new PlacementWorld(list);
        const same = attempt(1, { at: world.now }).order;
        for (let n = 1; n <= presses && world.state.phase !== 'accepted'; n += 1) {
          const fresh = attempt(n, { at: world.now, order: same });
          world.dispatch({ type: 'place-pressed', attempt: fresh, isOnline: true, steadySince: world.now - 1000 });
          if (n % 2 === 0) world.settle();
        }
        world.settle();
        expect(world.bets.size).toBeLessThanOrEqual(world.state.phase === 'not-received' ? 0 : 1);
      }),
      { numRuns: 1000 },
    );
  });

  it('makes exactly the bet that was pressed when the page reloads on the way [PL-29]', () => {
    fc.assert(
      fc.property(faults, fc.boolean(), (list, isSent) => {
        const world = new PlacementWorld(list);
        pressIn(world, 1);
        if (isSent) world.dispatch({ type: 'turn-came', at: world.now, jitter: 0 });
        const known = world.sentKeys.length > 0;
        world.reload();
        if (known) {
          const found = attempt(1, { at: world.now, order: order({ amount: 101 }) });
          world.dispatch({ type: 'attempt-found', attempt: found, at: world.now, jitter: 0 });
        }
        world.settle();
        expect(world.bets.size).toBe(known && world.state.phase === 'accepted' ? 1 : 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives exactly 300 bets for 300 intents when 60 % of the requests are lost [PL-20, PL-22]', () => {
    let seed = 20_261_121;
    const random = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed / 2 ** 32;
    };
    let bets = 0;
    for (let intent = 1; intent <= 300; intent += 1) {
      const losses = Array.from({ length: 400 }, (): Fault => {
        if (random() >= 0.6) return 'none';
        return random() < 0.5 ? 'request-lost' : 'reply-lost';
      });
      const world = new PlacementWorld(losses);
      for (let press = 0; press < 40 && world.state.phase !== 'accepted'; press += 1) {
        pressIn(world, intent * 100 + press);
        world.settle();
      }
      expect(world.state.phase).toBe('accepted');
      bets += world.bets.size;
    }
    expect(bets).toBe(300);
  });
});
