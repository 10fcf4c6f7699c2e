import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkGame } from '../../../core/casino/games/game-round.ts';
import { HOUSE_GAME_IDS, type HouseGameId } from '../../../core/casino/games/house-game.ts';
import { HOUSE_GAMES } from '../../../core/casino/games/house-games.ts';
import { hours, seconds } from '../../../core/shared/time.ts';
import { GAME_ROUNDS, GAME_STAKES, MOVE_GAME, PLAY_GAME } from '../../../infrastructure/casino/house-game-calls.ts';
import { CASINO_ROUNDS, CHANGE_CASINO_SEEDS } from '../../../infrastructure/casino/round-calls.ts';
import { SERVER_DIGESTS } from '../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';
import { balanceOf } from '../../support/browser/walks/pay.ts';
import { seededPlayer } from '../../support/browser/walks/play-slots.ts';
import { saveLimits } from '../../support/browser/walks/set-limits.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.assertSound());
afterAll(() => fixture.close());

const CHOICES: Readonly<Record<HouseGameId, number[]>> = {
  dice: [60],
  coin: [1],
  fishing: [0],
  keno: [4, 8, 15, 16, 23, 42],
  'scratch-card': [],
  'dragon-tiger': [1],
  wheel: [0],
  blackjack: [],
  'video-poker': [],
  darts: [],
  ladder: [],
};
/** Those that are over at once. */
const QUICK = HOUSE_GAME_IDS.filter((id) => HOUSE_GAMES[id].turns === undefined);

async function play(
  player: TestPlayer,
  game: HouseGameId,
  { choice = CHOICES[game], stake = 10, key = String(randomUUID()) } = {},
) {
  const body = { game, accountId: player.accountId, currency: player.currency, stake, choice };
  return player.send(PLAY_GAME, { body, key });
}

describe('a round of a game of the house', () => {
  it.each(QUICK)(
    'of %s is paid through the ledger as its rules say, and found fair by its seeds [GM-5, GM-11, GM-12]',
    async (game) => {
      const player = await seededPlayer(fixture);
      let balance = await balanceOf(fixture, player);
      for (let index = 0; index < 4; index += 1) {
        const round = (await play(player, game)).read();
        expect(round).toMatchObject({
          game,
          state: 'finished',
          stake: 1000,
          choice: CHOICES[game],
          seeds: { nonce: index },
        });
        expect(round.win).toBe(10 * HOUSE_GAMES[game].pays(CHOICES[game], round.drawn!));
        balance += round.win - round.stake;
        expect(await balanceOf(fixture, player)).toBe(balance);
      }
      await player.send(CHANGE_CASINO_SEEDS, { body: { playerSeed: 'another' } });
      const { rounds } = (await player.send(GAME_ROUNDS, { query: { game } })).read();
      const verdicts = await Promise.all(rounds.map(async (round) => checkGame(round, SERVER_DIGESTS)));
      expect(verdicts).toEqual(['fair', 'fair', 'fair', 'fair']);
      expect((await player.send(CASINO_ROUNDS, { query: {} })).read().rounds).toEqual([]);
    },
  );

  it('is played once under its key, and for one choice [RND-13]', async () => {
    const player = await seededPlayer(fixture);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(async () => play(player, 'dice', { key })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await player.send(GAME_ROUNDS, { query: { game: 'dice' } })).read().rounds).toHaveLength(1);
    expect((await play(player, 'dice', { key, choice: [61] })).status).toBe(422);
    expect((await play(player, 'coin', { key })).status).toBe(422);
  });

  it('needs a choice, a stake and a seed of the player [GM-3, GM-5, RND-7]', async () => {
    const player = await seededPlayer(fixture);
    expect((await play(player, 'dice', { choice: [96] })).status).toBe(404);
    expect((await play(player, 'keno', { choice: [7, 7] })).status).toBe(404);
    expect((await play(player, 'dice', { stake: 10.5 })).status).toBe(404);
    expect((await play(await fixture.player(), 'dice')).status).toBe(409);
    const query = { currency: 'RUB' };
    const { stakes } = (await player.send(GAME_STAKES, { params: { game: 'dice' }, query })).read();
    expect(stakes.slice(0, 3)).toEqual([10, 20, 50]);
  });

  it('counts in the limits of the player, and waits for a reality check [RND-11, RG-09, RG-15]', async () => {
    const player = await seededPlayer(fixture);
    await saveLimits(player, [['daily-wagering', 15]]);
    expect((await play(player, 'wheel')).read().state).toBe('finished');
    expect((await play(player, 'wheel')).read()).toMatchObject({ state: 'refused', refusal: 'limit-reached' });
    await fixture.move(hours(1));
    expect((await play(player, 'wheel')).read().refusal).toBe('reality-check-due');
  });
});

describe('a round of several steps', () => {
  const roundsOf = async (player: TestPlayer, game: HouseGameId) =>
    (await player.send(GAME_ROUNDS, { query: { game } })).read().rounds;
  const move = async (player: TestPlayer, id: string, at: number, by: number) =>
    player.send(MOVE_GAME, { params: { id }, body: { at, move: by } });

  it('goes on where it stood, by moves that are done once, and is paid at its end [GM-13, GM-14, SEC-83]', async () => {
    const player = await seededPlayer(fixture);
    const before = await balanceOf(fixture, player);
    const key = randomUUID();
    const dealt = (await play(player, 'video-poker', { key })).read();
    expect(dealt).toMatchObject({ state: 'pending', isTurn: true, choice: [], win: 0 });
    expect(dealt.drawn).toHaveLength(5);
    expect(await balanceOf(fixture, player)).toBe(before - 1000);
    expect((await play(player, 'video-poker', { key })).read()).toEqual(dealt);
    expect(await roundsOf(player, 'video-poker')).toEqual([dealt]);
    expect((await move(player, key, 0, 32)).status).toBe(409);
    expect((await move(await fixture.player(), key, 0, 3)).status).toBe(404);
    const answers = await Promise.all([3, 3, 3].map(async (held) => (await move(player, key, 0, held)).read()));
    expect((await move(player, key, 0, 4)).status).toBe(409);
    const [over] = await roundsOf(player, 'video-poker');
    // a repeat may be answered while another still takes the round to its end
    expect(answers).toContainEqual(over);
    expect(over).toMatchObject({ state: 'finished', choice: [3] });
    expect(over!.win).toBe(10 * HOUSE_GAMES['video-poker'].pays([3], over!.drawn!));
    expect(await balanceOf(fixture, player)).toBe(before - 1000 + over!.win);
  });

  it('tells no card that is closed, keeps its seed, and is fair at its end [GM-13, GM-15, GM-16]', async () => {
    const player = await seededPlayer(fixture);
    let open = (await play(player, 'blackjack')).read();
    while (open.isTurn !== true) open = (await play(player, 'blackjack')).read();
    expect(open.drawn).toHaveLength(3);
    expect(open.seeds).toBeUndefined();
    const change = async () => player.send(CHANGE_CASINO_SEEDS, { body: { playerSeed: 'another' } });
    expect((await change()).status).toBe(409);
    const over = (await move(player, open.id, 0, 1)).read();
    expect(over.drawn!.slice(0, 3)).toEqual(open.drawn);
    expect((await change()).status).toBe(200);
    const rounds = await roundsOf(player, 'blackjack');
    const verdicts = await Promise.all(rounds.map(async (round) => checkGame(round, SERVER_DIGESTS)));
    expect(new Set(verdicts)).toEqual(new Set(['fair']));
  });

  it('throws three darts, each aimed once the last is stuck [GM-13, GM-60, GM-61]', async () => {
    const player = await seededPlayer(fixture);
    const before = await balanceOf(fixture, player);
    let round = (await play(player, 'darts')).read();
    expect(round).toMatchObject({ isTurn: true, choice: [], drawn: [] });
    expect((await move(player, round.id, 0, 61)).status).toBe(409);
    const aims = [41, 0, 21];
    for (const [dart, aim] of aims.entries()) {
      const seen = round.drawn!;
      round = (await move(player, round.id, dart, aim)).read();
      expect(round.drawn).toHaveLength(2 * (dart + 1));
      expect(round.drawn!.slice(0, seen.length)).toEqual(seen);
      expect(round.choice).toEqual(aims.slice(0, dart + 1));
    }
    expect(round).toMatchObject({ state: 'finished', choice: aims });
    expect(round.win).toBe(10 * HOUSE_GAMES.darts.pays(aims, round.drawn!));
    expect(await balanceOf(fixture, player)).toBe(before - 1000 + round.win);
    await player.send(CHANGE_CASINO_SEEDS, { body: { playerSeed: 'another' } });
    const [last] = await roundsOf(player, 'darts');
    expect(await checkGame(last!, SERVER_DIGESTS)).toBe('fair');
  });

  it('climbs a ladder whose height nobody is told, and is paid the rung that it is left on [GM-13, HG-40]', async () => {
    const player = await seededPlayer(fixture);
    const before = await balanceOf(fixture, player);
    let round = (await play(player, 'ladder')).read();
    let lost = 0;
    while (round.isTurn !== true) {
      lost += 1000;
      expect(round).toMatchObject({ state: 'finished', win: 0, drawn: [0] });
      round = (await play(player, 'ladder')).read();
    }
    expect(round).toMatchObject({ choice: [], drawn: [] });
    const over = (await move(player, round.id, 0, 1)).read();
    expect(over).toMatchObject({ state: 'finished', choice: [1], win: 1200 });
    expect(over.drawn![0]).toBeGreaterThan(0);
    expect(await balanceOf(fixture, player)).toBe(before - lost - 1000 + 1200);
    await player.send(CHANGE_CASINO_SEEDS, { body: { playerSeed: 'another' } });
    expect(await checkGame((await roundsOf(player, 'ladder'))[0]!, SERVER_DIGESTS)).toBe('fair');
  });

  it('is ended as it stands where nobody goes on with it for a day [GM-17]', async () => {
    const player = await seededPlayer(fixture);
    await play(player, 'video-poker');
    const { id } = (await play(player, 'darts')).read();
    await move(player, id, 0, 41);
    await fixture.move(hours(23));
    expect((await roundsOf(player, 'video-poker'))[0]).toMatchObject({ isTurn: true });
    await fixture.move(hours(2));
    expect((await roundsOf(player, 'video-poker'))[0]).toMatchObject({ state: 'finished', choice: [31] });
    expect((await roundsOf(player, 'darts'))[0]).toMatchObject({ state: 'finished', choice: [41, 0, 0] });
  });
});

describe('messages of games that are lost, doubled and swapped', () => {
  it(
    'leave the ledger and the provider of one mind, round by round [RND-15, RND-16]',
    { timeout: 60_000 },
    async () => {
      const { database } = fixture.sandbox;
      const player = await seededPlayer(fixture);
      const before = await balanceOf(fixture, player);
      const manner = [
        { name: 'lose', value: 0.3 },
        { name: 'double', value: 0.2 },
        { name: 'swap', value: 0.1 },
      ];
      await database.insertInto('slot_switches').values(manner).execute();
      for (let index = 0; index < 120; index += 1) {
        const reply = await play(player, HOUSE_GAME_IDS[index % HOUSE_GAME_IDS.length]!);
        const { id, game, isTurn } = reply.read();
        const by = game === 'blackjack' || game === 'ladder' ? 1 : 31;
        const steps = isTurn !== true ? 0 : game === 'darts' ? 3 : 1;
        for (let at = 0; at < steps; at += 1) await player.send(MOVE_GAME, { params: { id }, body: { at, move: by } });
      }
      for (let tick = 0; tick < 40; tick += 1) await fixture.move(seconds(6));
      await database.deleteFrom('slot_switches').execute();
      await fixture.move(seconds(6));
      const own = database.selectFrom('slot_rounds').where('user_id', '=', player.userId);
      expect(await own.where('step', 'in', ['bet', 'win', 'finish', 'rollback']).select('id').execute()).toEqual([]);
      const statement = await own.where('step', '=', 'done').select(['id', 'stake', 'win']).orderBy('id').execute();
      const finished = await database
        .selectFrom('casino_rounds')
        .select(['id', 'stake', 'win'])
        .where('user_id', '=', player.userId)
        .where('state', '=', 'finished')
        .orderBy('id')
        .execute();
      expect(finished).toEqual(statement);
      expect(statement.length).toBeGreaterThan(20);
      const net = statement.reduce((sum, { stake, win }) => sum + win - stake, 0);
      expect(await balanceOf(fixture, player)).toBe(before + net);
    },
  );
});
