import { describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../../../core/shared/time.ts';
import { sportId } from '../../../core/sports/tree/sport.ts';
import { gameProbabilities } from '../../../infrastructure/sandbox/world/probabilities/game-probabilities.ts';
import type { GameFault } from '../../../infrastructure/sandbox/world/game-faults.ts';
import { playOut } from '../../../infrastructure/sandbox/world/plays/play-out.ts';
import { createWorld, type GameModel } from '../../../infrastructure/sandbox/world/world.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const SOUND: GameModel = { play: playOut, probabilities: gameProbabilities };

function faultyWorld(model: Partial<GameModel>) {
  const faults: GameFault[] = [];
  const world = createWorld({
    seed: 'faults',
    speed: 1,
    model: { ...SOUND, ...model },
    onFault: (fault) => faults.push(fault),
  });
  return { world, faults };
}

const sound = createWorld({ seed: 'faults', speed: 1 });
const live = sound
  .openGames(NOON)
  .filter((id) => sound.card(id, 'en')!.startsAt <= NOON && sound.end(id)! > NOON + 60_000);
const football = live.find((id) => sound.card(id, 'en')!.sportId === sportId('football'))!;
const keyOf = (id: number): number => {
  let key = 0;
  const world = createWorld({
    seed: 'faults',
    speed: 1,
    model: {
      ...SOUND,
      play: (matchup, draws) => {
        key = matchup.key;
        return playOut(matchup, draws);
      },
    },
  });
  world.end(id);
  return key;
};
const brokenKey = keyOf(football);

describe('a game that cannot be priced', () => {
  it('is suspended with the prices it had, and all others go on', () => {
    let isBroken = false;
    const { world, faults } = faultyWorld({
      probabilities: (state) => {
        if (isBroken && state.view.key === brokenKey) throw new RangeError('broken');
        return gameProbabilities(state);
      },
    });
    const before = world.details(football, { now: NOON, language: 'en' })!;
    isBroken = true;
    const later = NOON + minutes(1);
    const after = world.details(football, { now: later, language: 'en' })!;
    expect(after.markets.map(({ id }) => id)).toEqual(before.markets.map(({ id }) => id));
    expect(after.markets.flatMap(({ outcomes }) => outcomes).every(({ isLocked }) => isLocked)).toBe(true);
    expect(
      world.game(football, { now: later, language: 'en' })!.markets.every(({ outcomes }) => outcomes[0]!.isLocked),
    ).toBe(true);
    expect(world.outcome(before.markets[0]!.outcomes[0]!.id, { now: later, language: 'ru' })!.outcome.isLocked).toBe(
      true,
    );
    for (const id of live.filter((one) => one !== football)) {
      expect(world.game(id, { now: later, language: 'en' })).toEqual(sound.game(id, { now: later, language: 'en' }));
    }
    expect(faults.map(({ gameId }) => gameId)).toEqual([football]);
  });

  it('offers nothing where it never had a price, and is told of once', () => {
    const { world, faults } = faultyWorld({
      probabilities: () => {
        throw new RangeError('broken');
      },
    });
    const ids = live.slice(0, 5);
    for (const now of [NOON, NOON + minutes(1), NOON + minutes(2)]) {
      for (const id of ids) expect(world.details(id, { now, language: 'en' })!.markets).toEqual([]);
    }
    expect(faults.map(({ gameId }) => gameId)).toEqual(ids);
  });

  it('offers no market whose probabilities do not add up', () => {
    const { world } = faultyWorld({
      probabilities: (state) => {
        const probabilities = gameProbabilities(state);
        return {
          ...probabilities,
          spread: (count, period) => {
            const spread = probabilities.spread(count, period);
            if (spread === undefined || spread === 'void') return spread;
            return { ...spread, total: { from: spread.total.from, weights: spread.total.weights.map((w) => w / 2) } };
          },
        };
      },
    });
    const kinds = new Set(world.details(football, { now: NOON, language: 'en' })!.markets.map(({ kind }) => kind));
    expect(kinds.has('result')).toBe(true);
    expect(kinds.has('total')).toBe(false);
    expect(kinds.has('odd-even')).toBe(false);
  });
});

describe('a game that cannot be played', () => {
  const { world, faults } = faultyWorld({
    play: (matchup, draws) => {
      if (matchup.key === brokenKey) throw new RangeError('broken');
      return playOut(matchup, draws);
    },
  });

  it('stays in the line suspended, and all others go on', () => {
    expect(world.openGames(NOON)).toContain(football);
    expect(world.openGames(NOON).filter((id) => id !== football)).toEqual(
      sound.openGames(NOON).filter((id) => id !== football),
    );
    const { markets } = world.details(football, { now: NOON, language: 'en' })!;
    expect(markets.length).toBeGreaterThan(0);
    expect(markets.flatMap(({ outcomes }) => outcomes).every(({ isLocked }) => isLocked)).toBe(true);
    expect(faults).toHaveLength(1);
  });

  it('is not settled by itself, and returned where a person calls it off', () => {
    const outcome = `${String(football)}:result:0::home`;
    expect(world.result(outcome, NOON + days(30))).toBe('open');
    expect(world.endedGames(NOON - hours(3), NOON + days(1))).not.toContain(football);
    expect(world.result(outcome, NOON + days(30), { abandonedAt: NOON })).toBe('return');
  });
});

describe('cricket', () => {
  it('is priced with a margin to the last ball of every chase', { timeout: 240_000 }, () => {
    const faults: GameFault[] = [];
    const world = createWorld({ seed: 'chases', speed: 1, onFault: (fault) => faults.push(fault) });
    const games = world
      .champs('en')
      .filter((champ) => champ.sportId === sportId('cricket'))
      .flatMap(({ id }) => world.champGames(id, NOON, NOON + days(8)));
    expect(games.length).toBeGreaterThan(150);
    const below: unknown[] = [];
    let count = 0;
    for (const id of games) {
      const end = world.end(id)!;
      for (const back of [4, 10, 20, 35, 50, 70, 90]) {
        for (const { outcomes, kind } of world.details(id, { now: end - back * 1000, language: 'en' })!.markets) {
          const book = outcomes.reduce((sum, { odds }) => sum + 1000 / odds, 0);
          if (book < 1) below.push({ id, back, kind });
          count += 1;
        }
      }
    }
    expect(below).toEqual([]);
    expect(count).toBeGreaterThan(1_000);
    expect(faults).toEqual([]);
  });
});
