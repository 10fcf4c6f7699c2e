import fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../core/sports/game/game.ts';
import { followLine } from '../../../core/sports/line/followed-line.ts';
import type { LineDelta, LineSnapshot } from '../../../core/sports/line/line-reply.ts';
import { followed, lineState, type FollowedLine, type LineState } from '../../../core/sports/line/line-state.ts';
import { withChanges } from '../../../core/sports/line/with-changes.ts';
import { gameDifference, lineDifference } from '../../../infrastructure/sandbox/line/line-difference.ts';
import { LINE_CHANGES, writeDelta } from '../../../infrastructure/sports/line-changes-calls.ts';
import { readGame, writeGame } from '../../../infrastructure/sports/game-wire.ts';
import { COUNTS, sampleChamp, sampleGame, sampleMarket } from '../../support/examples/sample-line.ts';

const prices = fc.record({
  home: fc.integer({ min: 100, max: 130 }).map((odds) => odds / 100),
  away: fc.integer({ min: 1001, max: 1020 }).map((odds) => odds / 1000),
});
const markets = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom('result', 'winner', 'handicap', 'total'),
    line: fc.constantFrom(undefined, 1, 2.5),
    period: fc.integer({ min: 0, max: 1 }),
    isMain: fc.boolean(),
    isLocked: fc.boolean(),
    prices,
  }),
  { maxLength: 5, selector: ({ kind, line, period }) => `${kind} ${String(line)} ${String(period)}` },
);

/** How a game may look: most of it seldom changes. */
const look = fc.record({
  section: fc.constantFrom('line', 'live'),
  startsAt: fc.constantFrom(1_000_000, 1_000_500),
  outcomeCount: fc.integer({ min: 1, max: 3 }),
  goals: fc.integer({ min: 0, max: 2 }),
  isRunning: fc.boolean(),
  home: fc.constantFrom('Arsenal', 'Arsenal', 'Arsenal', 'Chelsea'),
  champId: fc.integer({ min: 10, max: 12 }),
  markets,
});
type Look = typeof look extends fc.Arbitrary<infer Value> ? Value : never;

function gameOf(id: number, version: number, { goals, isRunning, home, markets: some, ...fields }: Look): Game {
  const plain = sampleGame(id);
  const game = sampleGame(id, {
    ...fields,
    version,
    home: { ...plain.home, name: home },
    clock: { ...plain.clock, isRunning },
    score: { ...plain.score, home: goals },
    markets: some.map(({ kind, prices: odds, ...more }) => sampleMarket(id, kind, odds, more)),
  });
  return readGame(JSON.stringify(writeGame(game)));
}

/** Pictures of one line, one after the other: a game that did not change is the same object in both. */
const history = fc
  .array(
    fc.record({
      games: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.option(look, { freq: 2 })), {
        maxLength: 6,
        selector: ([id]) => id,
      }),
      all: fc.integer({ min: 0, max: 1 }),
    }),
    { minLength: 2, maxLength: 7 },
  )
  .chain((steps) => fc.tuple(fc.constant(steps), look))
  .map(([steps, first]) => {
    const known = new Map<number, Game>();
    return steps.map(({ games, all }, place): LineSnapshot => {
      const version = 100 + 10 * place;
      const now = games.map(([id, change]) => {
        const old = known.get(id);
        const game = old !== undefined && change === null ? old : gameOf(id, version, change ?? first);
        known.set(id, game);
        return game;
      });
      const champIds = [...new Set(now.map(({ champId }) => champId))];
      const champs = champIds.map((id) =>
        sampleChamp(id, { liveCount: now.filter((game) => game.champId === id).length }),
      );
      return { version, serverTime: 5, games: now, champs, counts: { ...COUNTS, all } };
    });
  });

/** What a page reads of what the sandbox tells. */
function changesBetween(before: LineSnapshot, after: LineSnapshot): LineDelta {
  const told = lineDifference(before, after, (game) => game);
  const text = JSON.stringify(writeDelta({ ...told, isWhole: false, serverTime: after.serverTime }));
  return parse(LINE_CHANGES.reply, JSON.parse(text)) as LineDelta;
}

function pictureOf({ version, games, champs, counts }: LineState) {
  const ordered = [...champs.values()].toSorted((one, other) => one.id - other.id);
  return { version, games: [...games], champs: ordered, counts };
}

const pictures = (snapshots: readonly LineSnapshot[]) =>
  new Map(snapshots.map((snapshot) => [snapshot.version, pictureOf(lineState(snapshot))]));

describe('changes of a line', () => {
  it('make any older line the newer one, in its order, whatever came, went, moved or changed [LN-5, LN-62]', () => {
    fc.assert(
      fc.property(history, (snapshots) => {
        for (const [place, before] of snapshots.entries()) {
          for (const after of snapshots.slice(place + 1)) {
            const next = withChanges(lineState(before), changesBetween(before, after));
            expect(next.ok && pictureOf(next.value)).toEqual(pictureOf(lineState(after)));
          }
        }
      }),
    );
  });

  it('end in the newest line whatever was lost, late or repeated, and on the way the line is never half changed [LN-7, LN-63]', () => {
    const delivery = history.chain((snapshots) =>
      fc.tuple(
        fc.constant(snapshots),
        fc.array(fc.integer({ min: 0, max: snapshots.length - 2 }), { maxLength: 12 }),
        fc.infiniteStream(fc.boolean()),
      ),
    );
    fc.assert(
      fc.property(delivery, ([snapshots, order, answers]) => {
        const known = pictures(snapshots);
        const deltas = snapshots.slice(1).map((after, place) => changesBetween(snapshots[place]!, after));
        const newest = snapshots.at(-1)!;
        let line: FollowedLine = followed(lineState(snapshots[0]!));
        const take = (changes: Parameters<typeof followLine>[1]) => {
          line = followLine(line, changes);
          expect(pictureOf(line.line)).toEqual(known.get(line.line.version));
        };
        let newestHeard = 0;
        for (const place of order) {
          newestHeard = Math.max(newestHeard, place);
          take(deltas[place]!);
          const isAnswered = line.isBehind && answers.next().value === true;
          if (isAnswered) take({ ...snapshots[newestHeard + 1]!, isWhole: true });
        }
        take(deltas.at(-1)!);
        if (line.isBehind) take({ ...newest, isWhole: true });
        expect(line.isBehind).toBe(false);
        expect(pictureOf(line.line)).toEqual(known.get(newest.version));
      }),
    );
  });

  it('need no whole line where they are only out of order [LN-63]', () => {
    const shuffled = history.chain((snapshots) => {
      const deltas = snapshots.slice(1).map((after, place) => changesBetween(snapshots[place]!, after));
      return fc.tuple(fc.constant(snapshots), fc.shuffledSubarray(deltas, { minLength: deltas.length }));
    });
    fc.assert(
      fc.property(shuffled, ([snapshots, deltas]) => {
        const line = deltas.reduce<FollowedLine>(followLine, followed(lineState(snapshots[0]!)));
        expect(line.isBehind).toBe(false);
        expect(pictureOf(line.line)).toEqual(pictureOf(lineState(snapshots.at(-1)!)));
      }),
    );
  });

  it('name cells, not games, where prices alone moved [LN-62]', () => {
    const before = sampleGame(1);
    const moved = sampleMarket(1, 'result', { home: 1.28, draw: 5.7, away: 11 });
    const after = { ...before, version: 2, markets: [moved, ...before.markets.slice(1)] };
    expect(gameDifference(before, after)).toEqual({
      id: 1,
      base: 1,
      version: 2,
      facts: {},
      cells: [{ place: 1, odds: 5700, isLocked: false }],
    });
  });

  it('tell a game whole where its teams are others, or where nobody knows how it was', () => {
    const before = sampleGame(1);
    const after = sampleGame(1, { version: 2, away: undefined });
    expect(gameDifference(before, after)).toBeUndefined();
    const line = { version: 1, games: [before], champs: [], counts: COUNTS };
    const later = { ...line, version: 2, games: [sampleGame(1, { version: 2 })] };
    const told = lineDifference(line, later, (game) => (game === before ? undefined : game));
    expect([told.games, told.changed]).toEqual([later.games, []]);
  });
});
