import { describe, expect, it } from 'vitest';
import { days, hours } from '../../../core/shared/time.ts';
import { BALL_TEAMS } from '../../../infrastructure/sandbox/world/names/ball-teams.ts';
import { FOOTBALL_TEAMS } from '../../../infrastructure/sandbox/world/names/football-teams.ts';
import { TEAM_KITS } from '../../../infrastructure/sandbox/world/names/team-kits.ts';
import { createWorld } from '../../../infrastructure/sandbox/world/world.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const LEAST_NOTICE = hours(2);
const LEAST_REST = hours(6);
const world = createWorld({ seed: 'fixtures', speed: 1 });
const names = new Map(world.champs('en').map(({ id, name }) => [id, name]));
const sports = new Map(world.sports('en').map(({ id, code }) => [id, code]));
const cards = [NOON, NOON + days(7), NOON + days(14)].flatMap((now) =>
  world.openGames(now).map((id) => world.card(id, 'en')!),
);
const announced = [...new Map(cards.map((card) => [card.id, card])).values()].filter(
  ({ startsAt, publishedAt }) => startsAt - publishedAt > LEAST_NOTICE,
);

function localTime(moment: number, timeZone: string): { readonly day: string; readonly hour: number } {
  const text = new Date(moment).toLocaleString('sv-SE', { timeZone });
  const [day = '', time = ''] = text.split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { day, hour: hour + minute / 60 };
}

/** With winter and summer time, which the calendar does not tell apart, an hour to spare on both sides. */
const HELD = [
  ['England. Premier League', 'Europe/London', 11, 23],
  ['Spain. La Liga', 'Europe/Madrid', 11, 23],
  ['Russia. Premier League', 'Europe/Moscow', 11, 23],
  ['Japan. J1 League', 'Asia/Tokyo', 11, 23],
  ['Brazil. Serie A', 'America/Sao_Paulo', 11, 23],
  ['NBA', 'America/New_York', 11, 23],
  ['NHL', 'America/New_York', 11, 23],
  ['KHL', 'Europe/Moscow', 11, 22],
  ['UEFA Champions League. Qualification', 'Europe/Paris', 11, 23],
  ['India. IPL', 'Asia/Kolkata', 9, 21],
] as const;

describe('a game known a week ahead', () => {
  it.each(HELD)('of %s begins when people of %s are awake', (name, zone, from, to) => {
    const games = announced.filter(({ champId }) => names.get(champId) === name);
    const begins = games.map(({ startsAt }) => localTime(startsAt, zone).hour);
    expect(begins.length).toBeGreaterThan(10);
    expect(begins.filter((hour) => hour < from || hour > to)).toEqual([]);
  });

  it('is the only one of a team on a day of its competition', () => {
    const zones = new Map<string, string>(HELD.map(([name, zone]) => [name, zone]));
    const seen = new Set<string>();
    const twice: string[] = [];
    for (const { champId, startsAt, home, away } of announced) {
      const name = names.get(champId) ?? '';
      const zone = zones.get(name);
      if (zone === undefined) continue;
      for (const { name: team } of [home, away!]) {
        const key = `${name}: ${team} on ${localTime(startsAt, zone).day}`;
        if (seen.has(key)) twice.push(key);
        seen.add(key);
      }
    }
    expect(seen.size).toBeGreaterThan(500);
    expect(twice).toEqual([]);
  });

  it('leaves every team of every competition hours between two games', () => {
    const last = new Map<string, number>();
    const soon: string[] = [];
    for (const { champId, sportId, startsAt, home, away } of announced.toSorted((a, b) => a.startsAt - b.startsAt)) {
      if (home.kit === undefined || away === undefined) continue;
      for (const { name } of [home, away]) {
        const key = `${String(sports.get(sportId))} ${String(names.get(champId))}: ${name}`;
        const before = last.get(key);
        if (before !== undefined && startsAt - before < LEAST_REST) soon.push(key);
        last.set(key, startsAt);
      }
    }
    expect(soon).toEqual([]);
  });
});

describe('a well-known team', () => {
  it.each([
    ['Bayern Munich', '#C8102E', 'plain'],
    ['Liverpool', '#C8102E', 'plain'],
    ['Leeds United', '#FFFFFF', 'plain'],
    ['Real Madrid', '#FFFFFF', 'plain'],
    ['Barcelona', '#003399', 'stripes'],
    ['Juventus', '#FFFFFF', 'stripes'],
    ['Spartak Moscow', '#C8102E', 'chest'],
  ])('%s plays in %s, %s', (name, first, pattern) => {
    const sides = cards.flatMap(({ home, away }) => [home, away]).filter((side) => side?.name === name);
    expect(sides.length).toBeGreaterThan(0);
    for (const side of sides) expect(side!.kit).toMatchObject({ first, pattern });
  });

  it('is a member of a roster wherever its jersey is written down', () => {
    const rosters = [...Object.values(FOOTBALL_TEAMS), ...Object.values(BALL_TEAMS)];
    const members = new Set(rosters.flatMap((roster) => roster.split(';').map((member) => member.split('|')[1])));
    expect(Object.keys(TEAM_KITS).filter((name) => !members.has(name))).toEqual([]);
  });
});
