import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sportCode } from '../../../core/sports/tree/sport.ts';
import { LANGUAGES } from '../../../core/site/config/language.ts';
import { createWorld } from '../../../infrastructure/sandbox/world/world.ts';
import { repeatedWorld } from '../../support/fakes/repeated-world.ts';
import { openRenderedSite, type RenderedSite } from '../../support/rendered-site.ts';

let site: RenderedSite;

beforeAll(async () => {
  site = await openRenderedSite();
}, 240_000);
afterAll(async () => {
  await site.close();
});

function stateOf(html: string): string {
  return /<script type="application\/json" id="page-state"[^>]*>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
}

/** The parts of a page that tell how large it is, whatever is in them. */
async function sizeOf(large: RenderedSite, address: string) {
  const before = large.calls.length;
  const { html } = await large.ask(address);
  return {
    bytes: Buffer.byteLength(html),
    elements: html.match(/<[a-z]/g)?.length ?? 0,
    // those that are asked at once come in any order
    calls: large.calls
      .slice(before)
      .map((url) => url.split('?')[0] ?? '')
      .toSorted(),
  };
}

describe('a page over a line of 20,000 games', () => {
  let large: RenderedSite;
  beforeAll(async () => {
    large = await openRenderedSite({ sandbox: { createWorld: (options) => repeatedWorld(createWorld(options), 12) } });
  }, 240_000);
  afterAll(() => large.close());

  it.each(['/ru', '/ru/live', '/ru/line', '/ru/line/football', '/ru/live/football'])(
    'weighs what it weighs over one of 1,750, with as many elements and calls: %s [LN-59]',
    async (address) => {
      expect(large.fixture.sandbox.world.openGames(large.fixture.clock.now()).length).toBeGreaterThan(20_000);
      const [usual, now] = [await sizeOf(site, address), await sizeOf(large, address)];
      expect(now.calls).toEqual(usual.calls);
      expect(Math.abs(now.bytes / usual.bytes - 1)).toBeLessThanOrEqual(0.05);
      expect(Math.abs(now.elements / usual.elements - 1)).toBeLessThanOrEqual(0.05);
    },
  );
});

describe('what a page of the line weighs', () => {
  it.each(['/ru', '/ru/live', '/ru/line', '/ru/line/football'])(
    'is the beginning of its line: %s [LN-59]',
    async (address) => {
      const { html } = await site.ask(address);
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(180_000);
      expect(gzipSync(html).length).toBeLessThanOrEqual(30_000);
      expect(stateOf(html).match(/"markets":/g)?.length).toBeLessThanOrEqual(34);
      expect(stateOf(html).match(/\/web-api\/sports\/line\?[^"]*/g)).toEqual([expect.stringContaining('most=20')]);
    },
  );

  it.each(['/ru/results', '/ru/topgame', '/ru/league/line/football', '/ru/multi', '/ru/statistic', '/ru/cyber/real'])(
    'is the most that any other page of sports weighs: %s',
    async (address) => {
      const { html } = await site.ask(address);
      expect(html).toContain('</main>');
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(180_000);
      expect(gzipSync(html).length).toBeLessThanOrEqual(30_000);
    },
  );

  it.each(['/ru', '/ru/live', '/ru/line/football'])(
    'has its first text early, and no more to bring to life than takes a moment: %s [PERF-05] [PERF-06]',
    async (address) => {
      const { html } = await site.ask(address);
      const [inline] = /<script nonce[^>]*>[^]*?<\/script>/.exec(html)!;
      expect(inline.length).toBeLessThanOrEqual(1500);
      const drawn = html.slice(0, html.indexOf('</main>'));
      expect(drawn.length).toBeGreaterThan(10_000);
      expect(gzipSync(drawn).length).toBeLessThanOrEqual(20_000);
      expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(2000);
      expect(stateOf(html).length).toBeLessThanOrEqual(60_000);
    },
  );

  it('begins with the markets of its first screens where all of a top game are asked for [LN-98]', async () => {
    const { sandbox, clock } = site.fixture;
    const games = sandbox.world
      .openGames(clock.now())
      .flatMap((id) => sandbox.world.game(id, { now: clock.now(), language: 'ru' }) ?? [])
      .filter(({ sportId }) => sportCode(sportId) === 'football')
      .toSorted((one, other) => other.markets.length - one.markets.length);
    for (const section of ['live', 'line'] as const) {
      const game = games.find((one) => one.section === section)!;
      const address = `/ru/${section}/football/${String(game.champId)}/${String(game.id)}?tab=all`;
      const { html } = await site.ask(address);
      expect(html.match(/data-odds=/g)?.length).toBeGreaterThan(40);
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(180_000);
      expect(gzipSync(html).length).toBeLessThanOrEqual(30_000);
    }
  });

  it.each(LANGUAGES)('is no more where letters take more bytes, nor for a player: home in %s', async (language) => {
    const player = await site.fixture.player();
    for (const cookies of [undefined, player.cookies]) {
      const { html } = await site.ask(`/${language}`, cookies);
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(180_000);
      expect(gzipSync(html).length).toBeLessThanOrEqual(30_000);
    }
  });

  it('has each drawn shape once', async () => {
    const { html } = await site.ask('/ru');
    const shapes = html.match(/ d="[^"]{200,}"/g)!;
    expect(shapes.length).toBeGreaterThan(0);
    expect(shapes.filter((shape, place) => shapes.indexOf(shape) !== place)).toEqual([]);
  });

  it('has no symbol that a file of all pages has', async () => {
    const { html } = await site.ask('/ru');
    expect(html.match(/<symbol id="(?!kit-)/g)).toBeNull();
    expect(html).toMatch(/<use href="[^"#]*icon-sprite[^"#]*#t-star"/);
  });
});
