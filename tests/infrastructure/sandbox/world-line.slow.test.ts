import { describe, expect, it } from 'vitest';
import { days, hours, minutes, seconds } from '../../../core/shared/time.ts';
import { isCyberSport } from '../../../core/sports/cyber/cyber.ts';
import { sportFacts, SPORTS, sportId } from '../../../core/sports/tree/sport.ts';
import { createWorld } from '../../../infrastructure/sandbox/world/world.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const world = createWorld({ seed: 'line', speed: 1 });
const open = world.openGames(NOON);
/** Each game in all the ways that are looked at, one after another: a world keeps the prices of a thousand at most. */
const shown = open.map((id) => ({
  row: world.game(id, { now: NOON, language: 'en' })!,
  russian: world.game(id, { now: NOON, language: 'ru' })!,
  answers: world.details(id, { now: NOON, language: 'en' })!.markets.map(({ outcomes }) => outcomes.length),
}));
const rows = shown.map(({ row }) => row);
const football = rows.filter((row) => row.sportId === sportId('football'));

/** Whose teams have one name in every language: the cyber sports that persons play. */
const ESPORTS: ReadonlySet<number> = new Set(SPORTS.map(({ id }) => id).filter((id) => isCyberSport(id)));

describe('the world', () => {
  it('is the same after every start', () => {
    const again = createWorld({ seed: 'line', speed: 1 });
    expect(again.openGames(NOON)).toEqual(open);
    for (const id of open.filter((_, index) => index % 40 === 0)) {
      expect(again.details(id, { now: NOON, language: 'ru' })).toEqual(
        world.details(id, { now: NOON, language: 'ru' }),
      );
      expect(again.end(id)).toBe(world.end(id));
    }
  });

  it('is another one with another seed', () => {
    const other = createWorld({ seed: 'another', speed: 1 });
    expect(other.openGames(NOON)).not.toEqual(open);
  });

  it.each([1, 7, 60, 120])('keeps its sizes at speed %i', (speed) => {
    const fast = createWorld({ seed: 'sizes', speed });
    for (const now of [NOON, NOON + hours(5), NOON + days(3.3), NOON + days(100)]) {
      const ids = fast.openGames(now);
      const live = ids.filter((id) => fast.card(id, 'en')!.startsAt <= now).length;
      expect(live).toBeGreaterThanOrEqual(100);
      expect(live).toBeLessThanOrEqual(205);
      expect(ids.length - live).toBeGreaterThanOrEqual(1_500);
      expect(ids.length - live).toBeLessThanOrEqual(1_850);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => fast.card(id, 'en')!.startsAt <= now + days(7))).toBe(true);
    }
  });

  it('opens every game when it is published and closes it when it ends', () => {
    const before = new Set(world.openGames(NOON));
    const after = new Set(world.openGames(NOON + minutes(20)));
    const ended = world.endedGames(NOON, NOON + minutes(20));
    expect(ended.length).toBeGreaterThan(5);
    const gone = [...before].filter((id) => !after.has(id));
    expect(new Set(gone)).toEqual(new Set(ended.filter((id) => before.has(id))));
    expect(ended.every((id) => world.end(id)! > NOON && world.end(id)! <= NOON + minutes(20))).toBe(true);
  });

  it('lets no game outlast what is looked back for', () => {
    const now = NOON + days(2);
    const later = new Set(world.openGames(now));
    const stillOn = open.filter((id) => world.end(id)! > now);
    expect(stillOn.length).toBeGreaterThan(500);
    expect(stillOn.every((id) => later.has(id))).toBe(true);
  });

  it('has all sports and at least eighty champs, with names in both languages', () => {
    for (const language of ['ru', 'en'] as const) {
      const champs = world.champs(language);
      expect(champs.length).toBeGreaterThanOrEqual(80);
      expect(new Set(champs.map((champ) => champ.id)).size).toBe(champs.length);
      expect(new Set(champs.map((champ) => champ.sportId))).toEqual(new Set(SPORTS.map((sport) => sport.id)));
      expect(champs.every((champ) => champ.name !== '' && champ.countryName !== '')).toBe(true);
      expect(world.sports(language).every((sport) => sport.name !== '')).toBe(true);
    }
    expect(new Set(rows.map((row) => row.sportId))).toEqual(new Set(SPORTS.map((sport) => sport.id)));
    expect(new Set(rows.map((row) => row.champId)).size).toBeGreaterThanOrEqual(80);
  });

  it('names who plays in the language asked for, and esports teams in Latin letters everywhere', () => {
    for (const { row, russian } of shown) {
      for (const [ru, en] of [
        [russian.home.name, row.home.name],
        [russian.away?.name, row.away?.name],
      ]) {
        if (ru === undefined || en === undefined) continue;
        expect(en).not.toMatch(/[А-Яа-яЁё]/);
        expect(ESPORTS.has(row.sportId) ? ru === en : /[А-Яа-яЁё]/.test(ru)).toBe(true);
      }
      expect(russian.home.id).toBe(row.home.id);
      expect(row.home.id).not.toBe(row.away?.id);
    }
  });

  it('shows a jersey or a flag for everyone', () => {
    for (const { home, away } of rows) {
      for (const side of away === undefined ? [home] : [home, away]) {
        expect(side.kit === undefined).toBe(side.countryCode !== undefined);
        expect(side.kit?.first ?? '#000000').toMatch(/^#[0-9A-F]{6}$/);
      }
    }
  });

  it('carries at least sixty markets and two hundred outcomes in the top games of football', () => {
    const top = football.filter((row) => row.isTop && row.section === 'line');
    expect(top.length).toBeGreaterThan(200);
    for (const row of top.filter((_, index) => index % 10 === 0)) {
      const { markets } = world.details(row.id, { now: NOON, language: 'en' })!;
      expect(markets.length).toBeGreaterThanOrEqual(60);
      expect(row.outcomeCount).toBeGreaterThanOrEqual(200);
    }
  });

  it('carries at least eight markets in every contest of the line, and counts the outcomes that the page of a game shows', () => {
    for (const { row, answers } of shown) {
      const least = row.section === 'line' && row.away !== undefined ? 8 : 0;
      expect(answers.length).toBeGreaterThanOrEqual(least);
      expect(row.outcomeCount).toBe(answers.reduce((count, each) => count + each, 0));
    }
  });

  it('puts into a row only what has a column', () => {
    const columns = new Set([
      'result',
      'winner',
      'double-chance',
      'total',
      'handicap',
      'both-score',
      'home-total',
      'sets-total',
      'sets-handicap',
      'outright',
    ]);
    for (const row of rows) {
      for (const market of row.markets) {
        expect(columns.has(market.kind)).toBe(true);
        const isOfMap = market.kind === 'winner' && sportFacts(row.sportId)?.unit === 'map';
        expect(market.period === 0 || isOfMap || (market.period === 1 && row.sportId === 1)).toBe(true);
      }
    }
    const whole = football.find((row) => row.section === 'line')!;
    const lines = (kind: string) =>
      whole.markets.filter((market) => market.kind === kind && market.period === 0).map((market) => market.line! % 0.5);
    expect(lines('total')).toHaveLength(5);
    expect(lines('handicap')).toHaveLength(5);
    expect(lines('total').some((rest) => rest !== 0)).toBe(true);
  });

  it('answers for one outcome as the page shows it', () => {
    for (const row of rows.filter((_, index) => index % 60 === 0)) {
      for (const market of world.details(row.id, { now: NOON, language: 'en' })!.markets) {
        for (const outcome of market.outcomes) {
          expect(world.outcome(outcome.id, { now: NOON, language: 'en' })).toEqual({ market, outcome });
        }
      }
    }
  });

  it('knows nothing of ids it never gave', () => {
    expect(world.game(12, { now: NOON, language: 'en' })).toBeUndefined();
    expect(world.details(-1, { now: NOON, language: 'en' })).toBeUndefined();
    expect(world.game(Number.NaN, { now: NOON, language: 'en' })).toBeUndefined();
    expect(world.outcome('nonsense', { now: NOON, language: 'ru' })).toBeUndefined();
    expect(world.result('nonsense', NOON)).toBe('open');
    expect(world.end(12)).toBeUndefined();
  });

  it('changes a part of the live games every three seconds and hardly any of the line', () => {
    const live = rows.filter((row) => row.section === 'live');
    const changed = rows.filter((row) => world.version(row.id, NOON + seconds(3)) !== row.version);
    const changedLive = changed.filter((row) => row.section === 'live');
    expect(changedLive.length).toBeGreaterThan(live.length * 0.25);
    expect(changedLive.length).toBeLessThan(live.length * 0.75);
    expect(changed.length - changedLive.length).toBeLessThan(20);
  });
});
