import { expect, it } from 'vitest';
import { playerProgress } from '../../../../core/coupon/tracked/player-progress.ts';

const score = { home: 1, away: 0, periods: [], redCards: { home: 0, away: 0 } };
const at = (seconds: number) => ({ seconds });
const bet = { kind: 'player-two-or-more-shots', status: -2, score, deeds: [at(60)] } as const;

it('of a player says how often he must yet do what is asked [BT-10]', () => {
  expect(playerProgress(bet)).toEqual({ deed: 'shots', missing: 1 });
  expect(playerProgress({ ...bet, deeds: [at(60), at(70), at(80)] })).toEqual({ deed: 'shots', missing: 0 });
  expect(playerProgress({ ...bet, kind: 'two-or-more-goals', deeds: [] })).toEqual({ deed: 'goals', missing: 2 });
  expect(playerProgress({ ...bet, kind: 'anytime-goalscorer' })).toEqual({ deed: 'goals', missing: 0 });
  expect(playerProgress({ ...bet, kind: 'player-assist', deeds: [] })).toEqual({ deed: 'assists', missing: 1 });
  expect(playerProgress({ ...bet, kind: 'player-yellow-card', deeds: [] })).toEqual({ deed: 'cards', missing: 1 });
});

it.each([{ deeds: undefined }, { status: 1 }, { score: undefined }, { kind: 'first-goalscorer' }] as const)(
  'says nothing of one who took no part, a match that is not played, and other questions: %j [BT-10]',
  (changes) => {
    expect(playerProgress({ ...bet, ...changes })).toBeUndefined();
  },
);
