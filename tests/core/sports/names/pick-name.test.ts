import { describe, expect, it } from 'vitest';
import { lineColumns } from '../../../../core/sports/line/line-columns.ts';
import { lineText } from '../../../../core/sports/line/line-text.ts';
import { MARKET_KIND_CODES } from '../../../../core/sports/game/market-kind.ts';
import { marketLayout } from '../../../../core/sports/game/market-layout.ts';
import { periodName, periodParts } from '../../../../core/sports/names/period-name.ts';
import { marketName, outcomeName, pickName, type NamedPick } from '../../../../core/sports/names/pick-name.ts';
import { plainPickName } from '../../../../core/sports/names/plain-pick-name.ts';
import { SPORTS } from '../../../../core/sports/tree/sport.ts';
import type { SpokenText } from '../../../../core/sports/names/spoken-text.ts';
import englishMarkets from '../../../../locales/en/markets.json' with { type: 'json' };
import englishSports from '../../../../locales/en/sports.json' with { type: 'json' };
import russianMarkets from '../../../../locales/ru/markets.json' with { type: 'json' };
import russianSports from '../../../../locales/ru/sports.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;

function byKey(tables: Readonly<Record<string, Texts>>): Texts {
  const entries = Object.entries(tables).flatMap(([namespace, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text] as const),
  );
  return Object.fromEntries(entries);
}

const english = byKey({ sports: englishSports, markets: englishMarkets });
const russian = byKey({ sports: russianSports, markets: russianMarkets });

const base = { sportId: 1, homeName: 'Arsenal', awayName: 'Villa', period: 0 } as const;

function say(text: SpokenText, texts: Texts): string {
  const pattern = texts[text.key];
  if (pattern === undefined) return `missing ${text.key}`;
  return pattern.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const param = text.params[name];
    return typeof param === 'object' ? say(param, texts) : String(param);
  });
}

describe('names of markets, answers and picks', () => {
  it.each([
    ['total', 2.5, 'over', '2.5'],
    ['handicap', -1.5, 'home', '\u22121.5'],
    ['handicap', -1.5, 'away', '+1.5'],
    ['handicap', 0, 'away', '0'],
    ['asian-handicap', 0.25, 'home', '+0.25'],
    ['corners-handicap', 2, 'away', '\u22122'],
    ['result', undefined, 'home', ''],
  ] as const)('writes the line of %s %s for %s as %s [LN-20]', (kind, line, code, text) => {
    expect(lineText(kind, line, code)).toBe(text);
  });

  it.each([
    [1, 2, '2nd half'],
    [1, 3, 'Extra time'],
    [2, 4, 'Overtime'],
    [4, 3, 'Set 3'],
    [41, 2, 'Map 2'],
  ])('calls part %2$i of sport %1$i "%3$s" [LN-21]', (sport, period, name) => {
    expect(say(periodName(sport, period), english)).toBe(name);
  });

  it('has a name for every part of every sport in both languages [LN-21]', () => {
    for (const { id } of SPORTS) {
      for (let period = 1; period <= periodParts(id).count + 1; period += 1) {
        const { key } = periodName(id, period);
        expect(russian).toHaveProperty([key]);
        expect(english).toHaveProperty([key]);
      }
    }
  });

  it('fetches nothing beside the texts of the line to name what stands in its rows [LN-22]', () => {
    const picks = SPORTS.flatMap(({ id: sportId }) =>
      lineColumns(sportId).flatMap(({ kinds, codes }) =>
        kinds.flatMap((kind) =>
          codes.flatMap((code) => (code === undefined ? [] : [{ ...base, sportId, kind, code, line: 1 }])),
        ),
      ),
    );
    expect(picks.length).toBeGreaterThan(0);
    for (const pick of picks) expect(JSON.stringify([pickName(pick), marketName(pick)])).not.toContain('markets:');
    expect(JSON.stringify(pickName({ ...base, kind: 'outright', code: 'a', label: 'A' }))).not.toContain('markets:');
  });

  it('names the market with its part first [LN-22]', () => {
    expect(say(marketName({ ...base, kind: 'total', period: 1, line: 1.5 }), english)).toBe('1st half: Total');
    expect(say(marketName({ ...base, kind: 'next-goal', line: 3 }), english)).toBe('Team to score goal 3');
  });

  it.each([
    ['tennis', 'Тотал сетов', 'Фора по сетам', 'Счёт по сетам', 'Total sets'],
    ['volleyball', 'Тотал сетов', 'Фора по сетам', 'Счёт по сетам', 'Total sets'],
    ['cs2', 'Тотал карт', 'Фора по картам', 'Счёт по картам', 'Total maps'],
    ['dota-2', 'Тотал карт', 'Фора по картам', 'Счёт по картам', 'Total maps'],
  ])('counts what %s is played in: %s [LN-22]', (code, total, handicap, score, inEnglish) => {
    const { id } = SPORTS.find((sport) => sport.code === code)!;
    const named = (kind: NamedPick['kind'], texts: Readonly<Record<string, string>>) =>
      say(marketName({ ...base, sportId: id, kind }), texts);
    expect(named('sets-total', russian)).toBe(total);
    expect(named('sets-handicap', russian)).toBe(handicap);
    expect(named('set-score', russian)).toBe(score);
    expect(named('sets-total', english)).toBe(inEnglish);
  });

  it.each([
    [{ kind: 'result', code: 'home' }, 'Arsenal'],
    [{ kind: 'double-chance', code: 'home-draw' }, 'Arsenal or draw'],
    [{ kind: 'half-time-full-time', code: 'home-draw' }, 'Arsenal / draw'],
    [{ kind: 'correct-score', code: '2-1' }, '2:1'],
    [{ kind: 'correct-score', code: 'other' }, 'Any other'],
    [{ kind: 'winning-margin', code: 'away-3-more' }, 'Villa by 3 or more'],
    [{ kind: 'exact-goals', code: '6-more' }, '6 or more'],
    [{ kind: 'handicap', code: 'away', line: -1 }, 'Villa (+1)'],
    [{ kind: 'outright', code: 'c4', label: 'Green Party' }, 'Green Party'],
  ] as const)('calls the answer %o "%s" [LN-23]', (pick, name) => {
    expect(say(outcomeName({ ...base, ...pick }), english)).toBe(name);
  });

  it.each([
    [{ kind: 'result', code: 'home' }, 'П1'],
    [{ kind: 'total', code: 'over', line: 3.5 }, 'Тотал больше 3.5'],
    [{ kind: 'handicap', code: 'away', line: -1.5 }, 'Ф2 (+1.5)'],
    [{ kind: 'total', code: 'under', line: 1, period: 2 }, '2-й тайм: Тотал меньше 1'],
    [{ kind: 'both-score', code: 'yes' }, 'Обе забьют: Да'],
  ] as const)('calls the pick %o "%s" [LN-24]', (pick, name) => {
    expect(say(pickName({ ...base, ...pick }), russian)).toBe(name);
  });

  it.each([
    [{ kind: 'result', code: 'home' }, 'Исход матча: Arsenal'],
    [{ kind: 'result', code: 'draw' }, 'Исход матча: Ничья'],
    [{ kind: 'handicap', code: 'away', line: -1.5 }, 'Фора: Villa (+1.5)'],
    [{ kind: 'winner', code: 'away', period: 1 }, '1-й тайм: Победитель: Villa'],
  ] as const)('calls the pick %o "%s" in plain words [LN-87]', (pick, name) => {
    expect(say(plainPickName({ ...base, ...pick }), russian)).toBe(name);
  });

  it.each([
    ['ru', russian],
    ['en', english],
  ] as const)('finds a text for every answer of every kind in %s [LN-24]', (_, texts) => {
    for (const kind of MARKET_KIND_CODES) {
      for (const code of marketLayout(kind).outcomes) {
        const pick: NamedPick = { ...base, kind, code, line: 1 };
        for (const text of [pickName(pick), plainPickName(pick), outcomeName(pick), marketName(pick)]) {
          expect(say(text, texts)).not.toMatch(/missing|undefined/);
        }
      }
    }
  });
});
