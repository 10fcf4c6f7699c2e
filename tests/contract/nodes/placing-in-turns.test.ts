import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { assertSoundBooks } from '../../support/browser/ledger-checker.ts';
import { visitor, type Visitor } from '../../support/browser/visitor.ts';
import { placesDespiteFaults } from '../../support/nodes/places-despite-faults.ts';
import { openThreeNodes, type NodesUnderTest } from '../../support/nodes/three-nodes.ts';
import { registerPlayer, type TestPlayer } from '../../support/sandbox-fixture.ts';

// The embedded database is open to one process.
describe.runIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')(
  'placing in bad weather at three nodes that take turns',
  () => {
    let site: NodesUnderTest;
    let player: TestPlayer;
    let turn = 0;
    /** Each request goes to the next node. */
    const inTurns = (): Visitor => {
      const apps = site.nodes.map(({ app }) => app);
      const next = new Proxy(apps[0]!, {
        get: (app, name) => {
          if (name !== 'inject') return Reflect.get(app, name) as unknown;
          const taken = apps[(turn += 1) % apps.length]!;
          return taken.inject.bind(taken);
        },
      });
      return visitor(next);
    };
    beforeAll(async () => {
      site = await openThreeNodes();
      player = await registerPlayer(inTurns(), 'RUB');
    });
    beforeEach(() => site.nodes[0].move(1000));
    afterEach(() => assertSoundBooks(site.nodes[0].sandbox.database));
    afterAll(() => site.close());

    placesDespiteFaults(() => ({
      fixture: site.nodes[0],
      player,
      newPlayer: (currency) => registerPlayer(inTurns(), currency),
    }));
  },
);
