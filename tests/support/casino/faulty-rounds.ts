import { randomUUID } from 'node:crypto';
import type { UserId } from '../../../core/shared/ids.ts';
import { seconds } from '../../../core/shared/time.ts';
import { CHANGE_CASINO_SEEDS } from '../../../infrastructure/casino/round-calls.ts';
import { balanceOf } from '../browser/walks/pay.ts';
import { openFixture, START, type SandboxFixture, type TestPlayer } from '../sandbox-fixture.ts';
import { handClock } from '../fakes/hand-clock.ts';
import { testDatabase, type TestDatabase } from '../test-database.ts';

/** Of all messages between provider and wallet, 60 in a hundred do not arrive as they were sent. */
const MANNER = [
  { name: 'lose', value: 0.3 },
  { name: 'double', value: 0.2 },
  { name: 'swap', value: 0.1 },
] as const;

const AT_ONCE = 20;
const MOST_TICKS = 400;
const GOING_ON = ['bet', 'win', 'finish', 'rollback'] as const;

export interface FaultyRounds {
  readonly rounds: number;
  /** After how many rounds the server is killed, in the midst of the next ones. */
  readonly kills: readonly number[];
  readonly players: number;
  /** The player as each plays: from another account, perhaps. */
  readonly prepare?: (fixture: SandboxFixture, player: TestPlayer, index: number) => Promise<TestPlayer>;
  /** One round under its key; the page says it again when it hears nothing. */
  readonly play: (player: TestPlayer, key: string, place: number) => Promise<unknown>;
  /** Takes a round to its end that waits for its player. */
  readonly finish?: (player: TestPlayer, key: string) => Promise<unknown>;
}

export interface AfterFaults {
  /** Rounds of the provider's statement, and those of the house that are over by their play. */
  readonly statement: readonly RoundSum[];
  readonly finished: readonly RoundSum[];
  /** What has not come to an end. */
  readonly left: number;
  readonly returned: number;
  readonly refused: number;
  /** What was staked from bonuses, and what it counted for. */
  readonly ofBonuses: readonly BonusRound[];
  /** What each player has, and what the statement says they should have. */
  readonly balances: readonly number[];
  readonly expected: readonly number[];
  readonly written: number;
}

interface BonusRound {
  readonly machine: string;
  readonly state: string;
  readonly amount: number;
  readonly counted: number | null;
}

interface RoundSum {
  readonly id: string;
  readonly stake: number;
  readonly win: number;
}

/** Plays rounds while messages are lost, doubled and swapped and the server is killed, then lets all of them come to their end. */
export async function playUnderFaults(faulty: FaultyRounds): Promise<AfterFaults> {
  const { rounds, kills, players: count, play, prepare } = faulty;
  const server = await killableServer();
  try {
    const jars: Player[] = [];
    for (let index = 0; index < count; index += 1) jars.push(await playerOn(server.fixture(), index, prepare));
    await server.fixture().sandbox.database.insertInto('slot_switches').values(MANNER).execute();
    const keys = Array.from({ length: rounds }, () => randomUUID());
    for (let from = 0; from < rounds; from += AT_ONCE) {
      const some = keys.slice(from, from + AT_ONCE);
      const once = () =>
        Promise.allSettled(
          some.map(async (key, index) => {
            const place = from + index;
            return play(on(server.fixture(), jars[place % count]!), key, place);
          }),
        );
      const isKilled = kills.some((after) => after >= from && after < from + AT_ONCE);
      const answers = once();
      if (isKilled) await server.kill();
      await answers;
      // a page that heard nothing asks again under the same key
      if (isKilled) await once();
      if (from % (AT_ONCE * 10) === 0) await server.fixture().move(seconds(6));
    }
    const left = await ended(server.fixture(), jars, faulty.finish);
    await server.fixture().assertSound();
    return { left, ...(await comparison(server.fixture(), jars)) };
  } finally {
    await server.close();
  }
}

interface Player {
  readonly player: TestPlayer;
  readonly before: number;
}

async function playerOn(
  fixture: SandboxFixture,
  index: number,
  prepare: FaultyRounds['prepare'] = (_, same) => Promise.resolve(same),
): Promise<Player> {
  const player = await prepare(fixture, await fixture.player(), index);
  await player.send(CHANGE_CASINO_SEEDS, { body: { playerSeed: 'own-seed' } });
  return { player, before: await balanceOf(fixture, player) };
}

/** The same player in the same browser, whichever process answers. */
function on(fixture: SandboxFixture, { player }: Player): TestPlayer {
  return { ...player, ...fixture.visitor(player.cookies) };
}

/** Lets all rounds come to their end, those that wait for their player by the player; gives back how many did not. */
async function ended(
  fixture: SandboxFixture,
  players: readonly Player[],
  finish: FaultyRounds['finish'],
): Promise<number> {
  await settled(fixture);
  const open = () =>
    fixture.sandbox.database.selectFrom('slot_rounds').select(['id', 'user_id']).where('step', '=', 'play').execute();
  for (const { id, user_id: userId } of await open()) {
    const owner = players.find(({ player }) => player.userId === userId);
    if (owner !== undefined) await finish?.(on(fixture, owner), id);
  }
  return (await settled(fixture)) + (await open()).length;
}

/** Lets time go by until the provider has nothing to say; at the end no message is lost any more. */
async function settled(fixture: SandboxFixture): Promise<number> {
  const { database } = fixture.sandbox;
  const waiting = async (): Promise<number> => {
    const { count } = await database
      .selectFrom('slot_rounds')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('step', 'in', GOING_ON)
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  for (let tick = 0; tick < MOST_TICKS && (await waiting()) > 0; tick += 1) {
    if (tick === MOST_TICKS / 2) await database.deleteFrom('slot_switches').execute();
    await fixture.move(seconds(6));
  }
  return waiting();
}

async function comparison(fixture: SandboxFixture, players: readonly Player[]): Promise<Omit<AfterFaults, 'left'>> {
  const { database } = fixture.sandbox;
  const statement = await database
    .selectFrom('slot_rounds')
    .select(['id', 'stake', 'win', 'user_id'])
    .where('step', '=', 'done')
    .orderBy('id')
    .execute();
  const house = await database
    .selectFrom('casino_rounds')
    .select(['id', 'stake', 'win', 'state', 'user_id', 'jackpot_win'])
    .orderBy('id')
    .execute();
  const net = (userId: UserId): number =>
    statement.reduce((sum, { stake, win, user_id: own }) => (own === userId ? sum + win - stake : sum), 0) +
    house.reduce((sum, { jackpot_win: won, user_id: own }) => (own === userId ? sum + won : sum), 0);
  return {
    statement: statement.map(({ id, stake, win }) => ({ id, stake, win })),
    finished: house.flatMap(({ id, stake, win, state }) => (state === 'finished' ? [{ id, stake, win }] : [])),
    returned: house.filter(({ state }) => state === 'returned').length,
    refused: house.filter(({ state }) => state === 'refused').length,
    ofBonuses: await database
      .selectFrom('bonus_rounds')
      .innerJoin('casino_rounds', 'casino_rounds.id', 'bonus_rounds.round_id')
      .select(['machine', 'state', 'amount', 'counted'])
      .execute(),
    written: house.length,
    balances: await Promise.all(players.map(async (each) => balanceOf(fixture, on(fixture, each)))),
    expected: players.map(({ player, before }) => before + net(player.userId)),
  };
}

interface KillableServer {
  readonly fixture: () => SandboxFixture;
  /** Ends the server between two statements, and starts another over the same database. */
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
}

async function killableServer(): Promise<KillableServer> {
  const database = await testDatabase();
  const clock = handClock(START);
  let connection = connectionTo(database);
  let fixture = await openFixture({}, connection, clock);
  return {
    fixture: () => fixture,
    kill: async () => {
      await new Promise((done) => setTimeout(done, 5));
      connection.cut();
      await fixture.app.close().catch(() => undefined);
      await fixture.sandbox.close().catch(() => undefined);
      connection = connectionTo(database);
      fixture = await openFixture({}, connection, clock);
    },
    close: async () => {
      await fixture.close();
      await database.drop();
    },
  };
}

/** A database that can be cut off from who uses it: what was begun and not committed is gone, as with a process that ended. */
function connectionTo({ choice }: TestDatabase): TestDatabase & { readonly cut: () => void } {
  if (choice.kind !== 'pglite' || choice.openRunning === undefined) throw new Error('needs the embedded database');
  const { openRunning } = choice;
  let isCut = false;
  return {
    choice: {
      ...choice,
      openRunning: () => {
        const running = openRunning();
        const rolledBack = running.query('rollback', []);
        return {
          ...running,
          query: async (statement, parameters) => {
            await rolledBack;
            if (isCut) throw new Error('the server was killed');
            return running.query(statement, parameters);
          },
        };
      },
    },
    cut: () => {
      isCut = true;
    },
    drop: () => Promise.resolve(),
  };
}
