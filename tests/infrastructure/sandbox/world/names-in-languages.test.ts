import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../core/site/config/language.ts';
import { CHAMP_RECORDS } from '../../../../infrastructure/sandbox/world/champ-table.ts';
import { opponent } from '../../../../infrastructure/sandbox/world/game-board.ts';
import { namedChamps } from '../../../../infrastructure/sandbox/world/world-names.ts';
import { contestantName } from '../../../../infrastructure/sandbox/world/naming/contestant-name.ts';
import { NATION_CODES } from '../../../../infrastructure/sandbox/world/naming/nation-codes.ts';
import { wordIn } from '../../../../infrastructure/sandbox/world/naming/word-table.ts';
import { countryIn } from '../../../../infrastructure/sandbox/world/naming/country-naming.ts';
import { sportIn } from '../../../../infrastructure/sandbox/world/naming/sport-naming.ts';
import { compoundIn, nameIn } from '../../../../infrastructure/sandbox/world/naming/written-name.ts';
import { readRoster } from '../../../../infrastructure/sandbox/world/rosters.ts';
import { SPORTS } from '../../../../core/sports/tree/sport.ts';

const SCRIPTS = ['Latin', 'Cyrillic', 'Arabic'].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));
const ROSTERS = [...new Set(CHAMP_RECORDS.map(({ roster }) => roster))];
/** Leagues that are called by their own names everywhere. */
const PROPER_NAMES =
  'SHL|Liiga|DEL|Extraliga|ACB|CBA|LKL|ATP|WTA 1000|ITF|WTA 125|NPB|KBO|CPBL|PlusLiga|Starligue|ASOBAL|TT Elite Series|The International|DreamLeague|FISSURE Universe|ESL Pro League|BLAST Premier|UFC|PFL|ACA|ONE Championship|LCK|LEC|LPL|Six Invitational|GSL|ESL Masters|Hoofdklasse|Top 14|AFL'.split(
    '|',
  );
const TEXTS = import.meta.glob<Readonly<Record<string, string>>>('../../../../locales/*/sports.json', {
  eager: true,
  import: 'default',
});

function champ(english: string) {
  return CHAMP_RECORDS.find(({ en }) => en === english)!;
}

describe('names of the world', () => {
  it.each([
    ['us', 'de', 'Vereinigte Staaten'],
    ['us', 'ru', 'США'],
    ['kr', 'uk', 'Південна Корея'],
    ['un', 'kk', 'Әлем'],
    ['eu', 'fr', 'Europe'],
    ['gb-eng', 'ar', 'إنجلترا'],
    ['in', 'tr', 'Hindistan'],
  ] as const)('of the country %s in %s are those of CLDR or a table [NAM-1]', (code, language, name) => {
    expect(countryIn(code, language)).toBe(name);
  });

  it('put a country before a competition, each in the language [NAM-2]', () => {
    expect(compoundIn(champ('Germany. Bundesliga'), 'uk')).toBe('Німеччина. Бундесліга');
    expect(compoundIn(champ('Russia. Super League. Women'), 'fr')).toBe('Russie. Super Ligue. Femmes');
    expect(compoundIn(champ('World Championship. Races'), 'ar')).toBe('بطولة العالم. السباقات');
    expect(compoundIn(champ('The International'), 'kk')).toBe('The International');
  });

  it('begin in every language with the country as the tree knows it [NAM-1, NAM-2]', () => {
    const apart = CHAMP_RECORDS.filter(({ en, country }) => en.startsWith(`${countryIn(country, 'en')}. `)).flatMap(
      (record) =>
        LANGUAGES.filter(
          (language) => !compoundIn(record, language).startsWith(`${countryIn(record.country, language)}. `),
        ).map((language) => `${language} ${record.en}`),
    );
    expect(apart).toEqual([]);
  });

  it('are in the texts of the pages what sports are called here [NAM-2]', () => {
    const apart = LANGUAGES.flatMap((language) => {
      const texts = TEXTS[`../../../../locales/${language}/sports.json`]!;
      return SPORTS.filter(({ code }) => texts[`sport.${code}`] !== sportIn(code, language)).map(
        ({ code }) => `${language} ${code}`,
      );
    });
    expect(apart).toEqual([]);
  });

  it.each([
    ['Atletico Madrid', 'de', 'Atlético Madrid'],
    ['Bayern Munich', 'es', 'Bayern Múnich'],
    ['Besiktas', 'fr', 'Beşiktaş'],
    ['Swiatek I.', 'pt', 'Świątek I.'],
    ['Manchester City', 'tr', 'Manchester City'],
    ['Rublev A.', 'de', 'Rubljow A.'],
    ['Sabalenka A.', 'de', 'Sabalenka A.'],
    ['Usyk O.', 'uk', 'Усик О.'],
    ['Kairat', 'kk', 'Қайрат'],
    ['White Wolves', 'es', 'Lobos Blancos'],
    ['T1', 'ar', 'T1'],
    ['Brazil', 'uk', 'Бразилія'],
  ] as const)('write %s in %s as %s [NAM-5, NAM-6]', (english, language, name) => {
    const contestant = ROSTERS.flatMap(readRoster).find(({ en }) => en === english)!;
    expect(contestantName(contestant, language)).toBe(name);
  });

  it.each(LANGUAGES)('are told apart, never empty and in one alphabet in %s [NAM-10]', (language) => {
    const faults = ROSTERS.flatMap((roster) => {
      const members = readRoster(roster);
      const names = members.map((member) => contestantName(member, language));
      const answers = members.flatMap(({ answers: all = [] }) => all.map((answer) => nameIn(answer, language)));
      const isFaulty = (name: string): boolean =>
        name.trim() === '' || SCRIPTS.filter((script) => script.test(name)).length > 1;
      const twice = names.filter((name, place) => names.indexOf(name) !== place);
      return [...twice, ...(language === 'ru' ? [] : [...names, ...answers].filter(isFaulty))].map(
        (name) => `${roster}: ${name}`,
      );
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['Team Liquid', 'de', 'en'],
    ['Team Liquid', 'ru', 'en'],
    ['Team Liquid', 'en', undefined],
    ['Manchester City', 'de', undefined],
    ['White Wolves', 'es', undefined],
    ['Rublev A.', 'fr', undefined],
    ['Brazil', 'tr', undefined],
  ] as const)('say of %s on a page in %s that it is %s [NAM-7]', (english, page, language) => {
    const contestant = ROSTERS.flatMap(readRoster).find(({ en }) => en === english)!;
    expect(opponent(contestant, page).language).toBe(language);
  });

  it('say of a competition that it is English only where no part of it is translated [NAM-7]', () => {
    const left = namedChamps('de').flatMap(({ name, language }) => (language === undefined ? [] : [name]));
    expect(left).toContain('The International');
    expect(left.filter((name) => PROPER_NAMES.every((proper) => !name.includes(proper)))).toEqual([]);
    expect(namedChamps('en').every(({ language }) => language === undefined)).toBe(true);
  });

  it('have a table or a country for each part of a competition that is no proper name [NAM-2]', () => {
    const parts = new Set(CHAMP_RECORDS.flatMap(({ en }) => [en, ...en.split('. ')]));
    const spelled = [...parts].filter(
      (part) => !part.includes('. ') && !NATION_CODES.has(part) && wordIn(part, 'de') === undefined,
    );
    expect(spelled).toEqual(PROPER_NAMES);
  });
});
