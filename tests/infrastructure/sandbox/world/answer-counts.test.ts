import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../../../core/shared/time.ts';
import {
  houseMargin,
  outlastsRounding,
  printedOdds,
  withMargin,
} from '../../../../infrastructure/sandbox/world/offers/printed-odds.ts';
import { withOneMainLine } from '../../../../infrastructure/sandbox/world/offers/priced-market.ts';
import { isSoundBook } from '../../../../infrastructure/sandbox/world/offers/sound-market.ts';
import { createWorld } from '../../../../infrastructure/sandbox/world/world.ts';

const EVENING = Date.UTC(2026, 10, 21, 17);
const world = createWorld({ seed: 'counted answers', speed: 1 });

/** Games that run at a moment, each as its row and as its page says. */
function liveGames(now: number) {
  return world
    .openGames(now)
    .filter((id) => world.card(id, 'en')!.startsAt <= now)
    .map((id) => ({
      row: world.game(id, { now, language: 'en' })!,
      markets: world.details(id, { now, language: 'en' })!.markets,
    }));
}

const moments = Array.from({ length: 6 }, (_, index) => EVENING + index * minutes(23)).concat(EVENING + hours(9));

describe('what a row says of a running game without the prices of the rest', () => {
  it.each(moments)('is what its page has, at %i', (now) => {
    const games = liveGames(now);
    expect(games.length).toBeGreaterThan(40);
    expect(games.map(({ row }) => row.outcomeCount)).toEqual(
      games.map(({ markets }) => markets.reduce((sum, { outcomes }) => sum + outcomes.length, 0)),
    );
    for (const { row, markets } of games) {
      const ids = new Set(row.markets.map(({ id }) => id));
      expect(row.markets).toEqual(withOneMainLine(markets.filter(({ id }) => ids.has(id))));
    }
  });
});

describe('what a running game carries', () => {
  it('is the same where it was asked for all along as where it is asked for the first time', () => {
    const ids = liveGames(EVENING)
      .map(({ row }) => row.id)
      .filter((_, index) => index % 5 === 0);
    expect(ids.length).toBeGreaterThan(8);
    for (const now of [6, 12, 18, 40, 46, 52].map((by) => EVENING + seconds(by))) {
      const fresh = createWorld({ seed: 'counted answers', speed: 1 });
      for (const id of ids) {
        const details = world.details(id, { now, language: 'en' });
        // one counts its answers with their prices at hand, the other without
        expect(details!.game).toEqual(fresh.game(id, { now, language: 'en' }));
        expect(details).toEqual(fresh.details(id, { now, language: 'en' }));
      }
    }
  });
});

describe('a margin that outlasts rounding', () => {
  const probability = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(1e-9, 1e-6, 0.999_999));
  const kinds = ['asian-total', 'result', 'winner', 'total', 'correct-score', 'player-assist'] as const;

  it('is kept by the printed prices', () => {
    const books = fc.tuple(
      fc.array(probability, { minLength: 2, maxLength: 14 }),
      fc.constantFrom(...kinds),
      fc.nat(1),
    );
    fc.assert(
      fc.property(books, ([fair, kind, period]) => {
        const margin = houseMargin(kind, period);
        fc.pre(outlastsRounding(fair, margin));
        const odds = withMargin(fair, margin).map((probability) => printedOdds(1 / probability));
        expect(isSoundBook(fair, odds)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is no matter of course where there is next to none, or hardly room for one', () => {
    expect(outlastsRounding([0.5, 0.5], 0.045)).toBe(true);
    expect(outlastsRounding([0.5, 0.5], 0.02)).toBe(false);
    expect(outlastsRounding([0.95, 0.9], 0.045)).toBe(false);
    expect(outlastsRounding([Number.NaN, 0.5], 0.045)).toBe(false);
    expect(outlastsRounding([1e-300, 0.5], 0.045)).toBe(false);
  });
});
