import { describe, expect, it, vi } from 'vitest';
import { minutes, seconds, type EpochMillis } from '../../../core/shared/time.ts';
import type { BookGame, LineBook, LineMoment } from '../../../infrastructure/sandbox/line/line-book.ts';
import { createLineTopics, type TopicWish } from '../../../infrastructure/sandbox/line/line-topics.ts';
import { readGames } from '../../../infrastructure/sandbox/line/read-games.ts';
import { createWorld } from '../../../infrastructure/sandbox/world/world.ts';
import { createLineBook } from '../../../infrastructure/sandbox/line/line-book.ts';
import { writeGame } from '../../../infrastructure/sports/game-wire.ts';
import { sampleChamp, sampleGame } from '../../support/examples/sample-line.ts';

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

const CHAMPS = new Map(Array.from({ length: 310 }, (_, place) => place + 1).map((id) => [id, sampleChamp(id)]));

/** A book of live games by champ: so many of each. */
function champsBook(isRemembered = false) {
  const before = new Map<number, LineMoment>();
  let moment = NOON;
  let games: readonly BookGame[] = [];
  const show = (...champs: readonly (readonly [champId: number, count: number])[]): void => {
    moment += seconds(1);
    games = champs.flatMap(([champId, count]) =>
      Array.from(
        { length: count },
        (_, place) =>
          ({ id: champId * 100 + place, sportId: 1, champId, startsAt: NOON, isTop: false, isLive: true }) as BookGame,
      ),
    );
    before.set(moment, {
      moment,
      version: moment,
      ordered: games,
      champCounts: new Map(champs.map(([id]) => [id, { live: 20, line: 0 }])),
    });
  };
  const book: Partial<LineBook> = {
    version: () => moment,
    now: () => moment,
    games: () => games,
    champCounts: () => ({ live: 20, line: 0 }),
    earlier: (version) => (isRemembered ? before.get(version) : undefined),
  };
  return { book: book as LineBook, show };
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

describe('a beginning of a line', () => {
  const first = (...favouriteChamps: number[]): TopicWish => ({
    ...LIVE,
    part: { most: 20, isByCountry: false, isBestOnTop: false, favouriteChamps },
  });

  it('is the same line by whatever favourites that order nothing, and the whole where it is not longer', () => {
    const { book, show } = champsBook();
    show([1, 20], [2, 20]);
    const topics = createLineTopics(book, () => CHAMPS);
    expect(topics.line(first(3, 9999))).toBe(topics.line(first()));
    expect(topics.line(first(2, 1, 9999, 2))).toBe(topics.line(first(1, 2)));
    expect(topics.line(first(2))).not.toBe(topics.line(first()));
    show([1, 10], [2, 10]);
    expect(topics.line(first(2))).toBe(topics.line(LIVE));
  });

  it('is never recalled as that of another wish, though both have the same line now', () => {
    const { book, show } = champsBook();
    const topics = createLineTopics(book, () => CHAMPS);
    const both = (version: number) => [topics.recall(first(3), version), topics.recall(first(), version)];
    const seen = (): number => [first(3), first()].map((wish) => topics.line(wish).version)[0]!;
    show([1, 20], [2, 20], [3, 1]);
    const withThird = seen();
    show([1, 20], [2, 20]);
    const withoutThird = seen();
    expect(both(withThird)).toEqual([undefined, expect.objectContaining({ version: withThird })]);
    expect(both(withoutThird)).toEqual([topics.line(first()), topics.line(first())]);
    show([1, 10], [2, 10]);
    const whole = topics.line(LIVE).version;
    expect(seen()).toBe(whole);
    expect(both(withoutThird)).toEqual([undefined, undefined]);
    expect(both(whole)).toEqual([topics.line(LIVE), topics.line(LIVE)]);
    show([1, 20], [2, 20], [3, 1]);
    seen();
    expect(both(whole)).toEqual([undefined, undefined]);
  });

  it('is sorted once for all favourites, at each version that is asked for', () => {
    const { book, show } = champsBook(true);
    const champsIn = vi.fn<() => typeof CHAMPS>(() => CHAMPS);
    const topics = createLineTopics(book, champsIn);
    show([1, 20], [2, 20], [3, 20]);
    const { version } = topics.line(first());
    for (const champ of [1, 2, 3]) topics.line(first(champ));
    expect(topics.line(first(3)).games[0]?.champId).toBe(3);
    expect(champsIn).toHaveBeenCalledTimes(1);
    show([1, 20], [2, 20], [3, 21]);
    topics.line(first(2));
    for (const champ of [1, 2, 3]) expect(topics.recall(first(champ), version)?.games[0]?.champId).toBe(champ);
    expect(champsIn).toHaveBeenCalledTimes(2);
  });

  it('that another node handed out is made anew once, however many follow it', () => {
    const { book, show } = champsBook(true);
    show([1, 20], [2, 20], [3, 1]);
    const version = book.version();
    show([1, 20], [2, 21]);
    const topics = createLineTopics(book, () => CHAMPS);
    for (const wish of [LIVE, first(), first(3)]) {
      topics.line(wish);
      const recalled = topics.recall(wish, version);
      expect([recalled?.version, recalled?.games.length]).toEqual([version, wish === LIVE ? 41 : 20]);
      expect(topics.recall(wish, version)).toBe(recalled);
    }
  });

  it('is remembered for all, whatever favourites others have', () => {
    const { book, show } = champsBook();
    const topics = createLineTopics(book, () => CHAMPS);
    const show310 = (): void => show(...[...CHAMPS.keys()].map((id) => [id, 1] as const));
    show310();
    const [all, part] = [topics.line(LIVE), topics.line(first())];
    for (const id of CHAMPS.keys()) topics.line(first(id));
    expect([topics.recall(LIVE, all.version), topics.recall(first(), part.version)]).toEqual([all, part]);
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

  it('are forgotten after a thousand others, and read again as they were', () => {
    const texts = new Map(
      Array.from({ length: 1_001 }, (_, place) => [place, JSON.stringify(writeGame(sampleGame(place)))]),
    );
    const games = readGames({ knownText: ({ id }) => texts.get(id) });
    const read = (id: number) => games.read({ id } as BookGame, 'ru');
    const first = read(0);
    for (const id of texts.keys()) read(id);
    expect(read(0)).toEqual(first);
    expect(read(0)).not.toBe(first);
    expect(read(1_000)).toBe(read(1_000));
  });
});
