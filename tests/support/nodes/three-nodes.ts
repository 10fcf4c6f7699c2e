import type { SandboxOptions } from '../../../infrastructure/sandbox/sandbox-options.ts';
import { handClock } from '../fakes/hand-clock.ts';
import { openFixture, START, type SandboxFixture } from '../sandbox-fixture.ts';
import { testDatabase } from '../test-database.ts';

/** Several nodes of one site, in this process, each with connections of its own. */
export interface NodesUnderTest {
  readonly nodes: readonly [SandboxFixture, SandboxFixture, SandboxFixture];
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Needs a server: TEST_DATABASE_URL. Options are those of each session, as the command line of the server has them. */
export async function openThreeNodes(changes: Partial<SandboxOptions> = {}, options = ''): Promise<NodesUnderTest> {
  const database = await testDatabase();
  if (database.choice.kind !== 'postgres') throw new Error('the embedded database is open to one process');
  const url = new URL(database.choice.url);
  if (options !== '') url.searchParams.set('options', options);
  const clock = handClock(START);
  const shared = {
    choice: { kind: 'postgres', url: url.href.replaceAll('+', '%20') } as const,
    drop: () => Promise.resolve(),
  };
  const nodes = [
    await openFixture(changes, shared, clock),
    await openFixture(changes, shared, clock),
    await openFixture(changes, shared, clock),
  ] as const;
  return {
    nodes,
    url: database.choice.url,
    close: async () => {
      for (const node of nodes) await node.close();
      await database.drop();
    },
  };
}
