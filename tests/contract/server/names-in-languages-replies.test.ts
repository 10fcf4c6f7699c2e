import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../../core/shared/time.ts';
import { LANGUAGES, type Language } from '../../../core/site/config/language.ts';
import type { LineSnapshot } from '../../../core/sports/line/line-reply.ts';
import { dayOf } from '../../../core/sports/results/result-days.ts';
import { sportId } from '../../../core/sports/tree/sport.ts';
import { LOAD_COUPON, SAVE_COUPON } from '../../../infrastructure/coupon/coupon-calls.ts';
import { gameNames } from '../../../infrastructure/sandbox/coupons/bet-names.ts';
import { SEARCH } from '../../../infrastructure/sports/found-games-calls.ts';
import { RESULTS } from '../../../infrastructure/sports/results-calls.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const PREMIER = 1;

describe('names in the languages of the pages', () => {
  let fixture: SandboxFixture;
  let visitor: Visitor;
  beforeAll(async () => {
    fixture = await openFixture();
    visitor = fixture.visitor();
    await fixture.move(1000);
  });
  afterAll(() => fixture.close());

  const found = async (lng: Language, text: string) =>
    (await visitor.send(SEARCH, { query: { lng, text } })).read().games.map(({ home }) => home.id);

  it('a search finds a team as the page calls it, in English and in Russian [NAM-8]', async () => {
    const query = { lng: 'ru', section: 'all', time: 0, hours: 0, sport: 1 } as const;
    const { games } = (await visitor.send(LINE, { query })).read() as LineSnapshot;
    const { world } = fixture.sandbox;
    const named = (id: number, language: Language): string => world.team(id, language)?.team.name ?? '';
    const { id } = games.map(({ home }) => home).find((home) => named(home.id, 'uk') !== home.name)!;
    for (const [page, language] of [
      ['uk', 'uk'],
      ['ar', 'ar'],
      ['ar', 'en'],
      ['de', 'ru'],
    ] as const) {
      const name = named(id, language);
      expect([name, await found(page, name.toLowerCase())]).toEqual([name, expect.arrayContaining([id])]);
    }
  });

  it('a bet says the language of a name that nothing translates, wherever it comes from [NAM-7]', async () => {
    const query = { lng: 'de', section: 'all', time: 0, hours: 0, sport: sportId('dota-2') ?? 0 } as const;
    const { games } = (await visitor.send(LINE, { query })).read() as LineSnapshot;
    const game = games.find(({ home, markets }) => home.language === 'en' && markets.length > 0)!;
    const names = gameNames({ world: fixture.sandbox.world }, game.id, 'de')!;
    expect([names.homeName, names.homeLanguage]).toEqual([game.home.name, 'en']);
    expect(gameNames({ world: fixture.sandbox.world }, game.id, 'en')).not.toHaveProperty('homeLanguage');
    const bets = [{ outcomeId: game.markets[0]!.outcomes[0]!.id, block: 1 }];
    const code = (await visitor.send(SAVE_COUPON, { body: { typeId: 0, bets } })).read().code;
    const loaded = (await visitor.send(LOAD_COUPON, { params: { code }, query: { lng: 'de' } })).read();
    expect(loaded.bets[0]).toMatchObject({ homeName: game.home.name, homeLanguage: 'en' });
  });

  it('the results are searched in the language of the page [NAM-8]', async () => {
    const day = dayOf(fixture.clock.now(), 0).from - days(1);
    const ask = async (text?: string) => {
      const query = { lng: 'uk', type: 'ended', champ: PREMIER, day, ...(text === undefined ? {} : { text }) } as const;
      return (await visitor.send(RESULTS, { query })).read();
    };
    const { world } = fixture.sandbox;
    const { games, totalCount } = await ask();
    const game = games.find(({ home }) => home.name !== world.team(home.id, 'ru')?.team.name)!;
    const chosen = await ask(game.home.name);
    expect(chosen.games.map(({ id }) => id)).toContain(game.id);
    expect(chosen.totalCount).toBeLessThan(totalCount);
  });

  it('an answer keeps its name in every language after it is offered no longer [NAM-9]', () => {
    const { world } = fixture.sandbox;
    const now = fixture.clock.now();
    const ended = world.champGames(PREMIER, now - days(5), now).find((id) => world.isGameOver(id, now))!;
    const labels = LANGUAGES.map((language) => {
      const scorers = world.closingMarkets(ended, { language }).find(({ kind }) => kind === 'anytime-goalscorer')!;
      const [answer] = scorers.outcomes;
      expect(world.outcome(answer!.id, { now, language })).toBeUndefined();
      expect([language, world.label(answer!.id, language)]).toEqual([language, answer!.label]);
      return answer!.label;
    });
    expect(new Set(labels).size).toBeGreaterThan(3);
  });
});
