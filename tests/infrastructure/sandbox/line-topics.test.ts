import { describe, expect, it } from 'vitest';
import { minutes, seconds, type EpochMillis } from '../../../core/shared/time.ts';
import type { BookGame, LineBook } from '../../../infrastructure/sandbox/line/line-book.ts';
import { createLineTopics, type TopicWish } from '../../../infrastructure/sandbox/line/line-topics.ts';
import { readGames } from '../../../infrastructure/sandbox/line/read-games.ts';
import { createWorld } from '../../../infrastructure/sandbox/world/world.ts';
import { createLineBook } from '../../../infrastructure/sandbox/line/line-book.ts';

const NOON: EpochMillis = Date.UTC(2026, 10, 21, 12);
const LIVE: TopicWish = { section: 'live', time: 'all', hoursAhead: 0, language: 'en' };
const ALL: TopicWish = { section: 'all', time: 'all', hoursAhead: 0, language: 'en' };

/** A book of two games, all of whose prices move with each version. */
function movingBook() {
  let moment = NOON;
  let games: readonly BookGame[] = [];
  const next = (by: number): void => {
    moment += by;
    games = [1, 2].map(
      (id) => ({ id, sportId: 1, champId: 1, startsAt: NOON, isTop: false, isLive: true }) as BookGame,
    );
  };
  next(0);
  const counts = { live: 2, line: 0 };
  const book = {
    version: () => moment,
    now: () => moment,
    games: () => games,
    champCounts: () => counts,
    earlier: () => undefined,
  };
  return { book: book as unknown as LineBook, next };
}

describe('the lines that were handed out', () => {
  it('are remembered for whoever follows one, forty changes long', () => {
    const { book, next } = movingBook();
    const topics = createLineTopics(book);
    const versions = Array.from({ length: 45 }, () => {
      next(seconds(1));
      return topics.line(LIVE).version;
    });
    expect(versions.map((version) => topics.recall(LIVE, version) !== undefined)).toEqual(
      versions.map((_, place) => place >= 5),
    );
  });

  it('are forgotten two minutes after anybody asked, with the prices of their games', () => {
    const { book, next } = movingBook();
    const topics = createLineTopics(book);
    const { version } = topics.line(LIVE);
    next(minutes(2));
    topics.line(ALL);
    expect(topics.recall(LIVE, version)).toBeDefined();
    next(1);
    topics.line(ALL);
    expect(topics.recall(LIVE, version)).toBeUndefined();
  });
});

describe('the games that changes are made of', () => {
  it('are read once a language, however many changes they are in', () => {
    const book = createLineBook(createWorld({ seed: 'book', speed: 1 }), {
      of: () => undefined,
      ids: () => [],
    });
    book.advance(NOON);
    const game = book.games()[0]!;
    const games = readGames(book);
    expect(games.read(game, 'en')).toBeUndefined();
    book.rowText(game, 'en');
    book.rowText(game, 'ru');
    const english = games.read(game, 'en');
    expect(english?.id).toBe(game.id);
    expect(games.read(game, 'en')).toBe(english);
    expect(games.read(game, 'ru')).not.toBe(english);
    expect(games.read(game, 'en')).toBe(english);
  });
});
