import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BookGame } from '../../../infrastructure/sandbox/line/line-book.ts';
import { keptBytes } from '../../../infrastructure/sandbox/line/kept-bytes.ts';
import { keptRows } from '../../../infrastructure/sandbox/line/kept-rows.ts';
import { keptTexts } from '../../../infrastructure/sandbox/line/kept-texts.ts';
import { packedStatistics } from '../../../infrastructure/sandbox/world/plays/packed-statistics.ts';
import type { PlayStatistic } from '../../../infrastructure/sandbox/world/plays/play.ts';

const game = (id: number) => ({ id, version: 1 }) as BookGame;

describe('what a process keeps', () => {
  it('counts a text with one wide letter as two bytes a letter', () => {
    expect(keptBytes('я'.padEnd(1000)) - keptBytes('a'.padEnd(1000))).toBe(1000);
  });

  it('are the rows that were asked for last, each of its own game as it stood', () => {
    const rows = keptRows(3 * keptBytes('r'.repeat(1000)));
    const games = [game(1), game(1), game(2), game(3)] as const;
    for (const [place, each] of games.entries()) rows.set(each, 'en', String(place).repeat(1000));
    expect(games.map((each) => rows.get(each, 'en')?.[0])).toEqual([undefined, '1', '2', '3']);
    expect(rows.get(games[1], 'ru')).toBeUndefined();
  });

  it('makes a text anew that no room was left for', () => {
    const texts = keptTexts(2 * keptBytes('t'.repeat(1000)));
    const made: string[] = [];
    const ask = (key: string) =>
      texts.text(key, () => {
        made.push(key);
        return 't'.repeat(1000);
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('lets go of a text that nobody asked for lately, and keeps one that is asked for', async () => {
    const texts = keptTexts();
    const made: string[] = [];
    const askAt = async (second: number, ...keys: readonly string[]): Promise<void> => {
      vi.spyOn(performance, 'now').mockReturnValue(1000 * second);
      // the cache looks at the clock once a millisecond
      await new Promise((resolve) => setTimeout(resolve, 5));
      for (const key of keys) {
        texts.text(key, () => {
          made.push(key);
          return key;
        });
      }
    };
    onTestFinished(() => void vi.restoreAllMocks());
    await askAt(1, 'past', 'now');
    await askAt(5, 'now');
    await askAt(7, 'now', 'past');
    expect(made).toEqual(['past', 'now', 'past']);
  });

  it('tells what was counted of a game as it was written down', () => {
    const rows: PlayStatistic[] = [
      { at: 12.5, kind: 'shots', side: 'home', period: 1, amount: 1 },
      { at: 4_000_000_000, kind: 'fouls', side: 'away', period: 9, amount: 0.25 },
    ];
    expect([...packedStatistics(rows)]).toEqual(rows);
    expect([...packedStatistics([])]).toEqual([]);
  });
});
