import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../core/site/config/language.ts';
import { SEARCH } from '../../../infrastructure/sports/found-games-calls.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

describe('a search for teams', () => {
  let fixture: SandboxFixture;
  let visitor: Visitor;
  beforeAll(async () => {
    fixture = await openFixture();
    visitor = fixture.visitor();
    await fixture.move(1000);
  });
  afterAll(() => fixture.close());

  const search = async (text: string, lng: Language = 'en') =>
    (await visitor.send(SEARCH, { query: { lng, text } })).read();
  const firstTeam = async (text: string) => (await search(text)).teams[0]?.name;

  it('finds a team that has no open game, in all languages, with the page of its results [LN-97, NAM-8]', async () => {
    const { world } = fixture.sandbox;
    const now = fixture.clock.now();
    const playing = new Set(
      world.openGames(now).flatMap((id) => {
        const card = world.card(id, 'en')!;
        return [card.home.id, card.away?.id];
      }),
    );
    const idle = world.teams().find(({ id, isTop }) => isTop && !playing.has(id))!;
    for (const language of LANGUAGES) {
      const named = world.team(idle.id, language)!;
      const { games, teams } = await search(named.team.name.toLowerCase(), language);
      expect([language, teams]).toEqual([
        language,
        expect.arrayContaining([{ ...named.team, sportId: named.sportId }]),
      ]);
      expect(games.flatMap(({ home, away }) => [home.id, away?.id])).not.toContain(idle.id);
    }
  });

  it('names twenty teams at most [LN-97]', async () => {
    expect((await search('ma')).teams).toHaveLength(20);
  });

  it.each([
    ['navi', 'Natus Vincere'],
    ['нави', 'Natus Vincere'],
    ['man u', 'Manchester United'],
    ['spurs', 'Tottenham Hotspur'],
    ['Тоттенхэм', 'Tottenham Hotspur'],
    ['Астон Вилла', 'Aston Villa'],
    ['Juventus', 'Juventus'],
    ['Арсенал', 'Arsenal'],
    ['Арсинал', 'Arsenal'],
  ])('for "%s" names %s first [LN-82, LN-83]', async (typed, team) => {
    expect(await firstTeam(typed)).toBe(team);
  });

  it('finds a player as typed and no team a slip away [LN-83, GLS-9]', async () => {
    const { world } = fixture.sandbox;
    const now = fixture.clock.now();
    const playing = new Set(world.openGames(now).map((id) => world.card(id, 'ru')!.home.id));
    const holland = world.players().find(({ ru, teamId }) => ru.endsWith(' Холланд') && playing.has(teamId));
    const { players, teams } = await search('Холланд');
    expect(holland).toBeDefined();
    expect(players.length).toBeGreaterThan(0);
    expect(teams.map(({ name }) => name)).not.toContain('Poland');
  });
});
