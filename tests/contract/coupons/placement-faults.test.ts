import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assertSoundBooks } from '../../support/browser/ledger-checker.ts';
import { accepted, order, place, shortBets } from '../../support/browser/open-bets.ts';
import { placesDespiteFaults } from '../../support/nodes/places-despite-faults.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

describe('placing in bad weather', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    fixture = await openFixture();
    player = await fixture.player();
  });
  beforeEach(() => fixture.move(1000));
  afterEach(() => assertSoundBooks(fixture.sandbox.database));
  afterAll(() => fixture.close());

  placesDespiteFaults(() => ({ fixture, player, newPlayer: (currency) => fixture.player(currency) }));

  it.each([
    ['a single', 1, { typeId: 0 }],
    ['an express of twelve bets', 12, { typeId: 1 }],
    ['twelve singles', 12, { typeId: 9, amount: 0 }],
  ])(
    'needs at most eight statements, and the begin and commit of one transaction, for %s [PERF-17]',
    async (_, count, changes) => {
      const bets = (await shortBets(fixture, count)).map((bet) => ({ ...bet, amount: 20 }));
      fixture.statements.length = 0;
      accepted((await place(player, order(player, bets, { amount: 20, ...changes }))).read());
      const isOfTransaction = (statement: string): boolean => /^(?:begin|commit)\b/i.test(statement);
      const asked = fixture.statements.filter((statement) => !isOfTransaction(statement));
      expect(fixture.statements.length - asked.length).toBe(2);
      expect(asked.length).toBeLessThanOrEqual(8);
    },
  );
});
