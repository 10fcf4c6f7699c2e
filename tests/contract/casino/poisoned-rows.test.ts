import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hours, seconds } from '../../../core/shared/time.ts';
import { GAME_ROUNDS, PLAY_GAME } from '../../../infrastructure/casino/house-game-calls.ts';
import { assertSoundBooks } from '../../support/browser/ledger-checker.ts';
import { seededPlayer } from '../../support/browser/walks/play-slots.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(async () => {
  await assertSoundBooks(fixture.sandbox.database);
  await fixture.close();
});

async function play(player: TestPlayer, game: 'darts' | 'dice') {
  const { accountId, currency } = player;
  const choice = game === 'dice' ? [60] : [];
  await player.send(PLAY_GAME, { body: { game, accountId, currency, stake: 10, choice }, key: randomUUID() });
}

/** The database changes no round of a player. */
async function poison({ userId }: TestPlayer) {
  const { database } = fixture.sandbox;
  await sql`create function jam() returns trigger language plpgsql as $$ begin raise exception 'jammed'; end $$`.execute(
    database,
  );
  await sql`create trigger jamming before update on slot_rounds for each row when (old.user_id = ${sql.lit(userId)})
    execute function jam()`.execute(database);
}

const cure = async () => sql`drop function jam cascade`.execute(fixture.sandbox.database);
const statesOf = async (players: readonly TestPlayer[], game: 'darts' | 'dice') =>
  Promise.all(
    players.map(async (player) => (await player.send(GAME_ROUNDS, { query: { game } })).read().rounds[0]?.state),
  );
const threePlayers = async () => [
  await seededPlayer(fixture),
  await seededPlayer(fixture),
  await seededPlayer(fixture),
];

describe('a round that cannot be changed', () => {
  it('stops none of the games that are ended with it, and is ended later [GM-17]', async () => {
    const players = await threePlayers();
    for (const player of players) await play(player, 'darts');
    await poison(players[0]!);
    await fixture.move(hours(25));
    expect(await statesOf(players, 'darts')).toEqual(['pending', 'finished', 'finished']);
    expect(fixture.failures).toHaveLength(1);
    await cure();
    await fixture.move(seconds(10));
    expect(await statesOf(players, 'darts')).toEqual(['finished', 'finished', 'finished']);
  });

  it('stops none of the rounds that were cut off, and goes on later [RND-15]', async () => {
    const { database } = fixture.sandbox;
    const players = await threePlayers();
    await database.insertInto('slot_switches').values({ name: 'lose', value: 1 }).execute();
    for (const player of players) await play(player, 'dice');
    await database.deleteFrom('slot_switches').execute();
    await poison(players[0]!);
    await fixture.move(seconds(6));
    expect(await statesOf(players, 'dice')).toEqual(['pending', 'returned', 'returned']);
    expect(fixture.failures).toHaveLength(1);
    await cure();
    await fixture.move(seconds(6));
    expect(await statesOf(players, 'dice')).toEqual(['returned', 'returned', 'returned']);
  });
});
