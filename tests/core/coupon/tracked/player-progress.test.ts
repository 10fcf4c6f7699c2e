import { describe, expect, it } from 'vitest';
import { playerProgress } from '../../../../core/coupon/tracked/player-progress.ts';

const score = { home: 1, away: 0, periods: [], redCards: { home: 0, away: 0 } };
const at = (seconds: number) => ({ seconds, period: 1 });
const bet = { kind: 'player-two-or-more-shots', status: -2, score, deeds: [at(60)] } as const;

it('of a player says how often he must yet do what is asked [BT-10]', () => {
  const counts = (deed: string, missing: number) => ({ state: 'counts', deed, missing });
  expect(playerProgress(bet)).toEqual(counts('shots', 1));
  expect(playerProgress({ ...bet, deeds: [at(60), at(70), at(80)] })).toEqual({ state: 'won' });
  expect(playerProgress({ ...bet, kind: 'two-or-more-goals', deeds: [] })).toEqual(counts('goals', 2));
  expect(playerProgress({ ...bet, kind: 'anytime-goalscorer' })).toEqual({ state: 'won' });
  expect(playerProgress({ ...bet, kind: 'player-assist', deeds: [] })).toEqual(counts('assists', 1));
  expect(playerProgress({ ...bet, kind: 'player-yellow-card', deeds: [] })).toEqual(counts('cards', 1));
});

it('of one who has gone off says that he can no longer win, or has won [BT-10]', () => {
  expect(playerProgress({ ...bet, isOff: true })).toEqual({ state: 'lost' });
  expect(playerProgress({ ...bet, isOff: true, deeds: [at(60), at(70)] })).toEqual({ state: 'won' });
});

it.each([{ deeds: undefined }, { status: 1 }, { score: undefined }, { kind: 'result' }] as const)(
  'says nothing of one who took no part, a match that is not played, and other questions: %j [BT-10]',
  (changes) => {
    expect(playerProgress({ ...bet, ...changes })).toBeUndefined();
  },
);

describe('an open bet on who scores first or last [BT-11]', () => {
  const scorer = (seconds: number) => ({ ...at(seconds), name: String(seconds) });
  it.each([
    ['first-goalscorer', [], [], false, 'first-goal'],
    ['first-goalscorer', [], [], true, 'lost'],
    ['first-goalscorer', [60], [60, 90], false, 'won'],
    ['first-goalscorer', [60], [60, 90], true, 'won'],
    ['first-goalscorer', [90], [60, 90], false, 'lost'],
    ['first-goalscorer', [], [60], false, 'lost'],
    ['last-goalscorer', [], [], false, 'last-goal'],
    ['last-goalscorer', [60], [60, 90], false, 'last-goal'],
    ['last-goalscorer', [60], [60, 90], true, 'lost'],
    ['last-goalscorer', [60, 90], [60, 90], false, 'holds'],
    ['last-goalscorer', [90], [60, 90], true, 'holds'],
  ] as const)('%s with own goals at %j of those at %j, gone off %s: %s', (kind, own, all, isOff, state) => {
    const asked = { ...bet, kind, deeds: own.map(at), scorers: all.map(scorer), isOff };
    expect(playerProgress(asked)).toEqual({ state });
    expect(playerProgress({ ...asked, scorers: undefined })).toBeUndefined();
  });
});
