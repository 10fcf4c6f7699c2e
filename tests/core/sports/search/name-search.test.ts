import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  certainNames,
  nameSearch,
  searchableNames,
  slippedNames,
  type NameSearch,
  type SearchableNames,
} from '../../../../core/sports/search/name-search.ts';
import { searchText } from '../../../../core/sports/search/search-text.ts';
import { bySound, inOtherLayouts, isSlipOf } from '../../../../core/sports/search/typed-otherwise.ts';

/** Russian and English names as the line has them. */
const TEAMS = [
  'Барселона|Barcelona',
  'Манчестер Юнайтед|Manchester United',
  'Манчестер Сити|Manchester City',
  'ПСЖ|Paris Saint-Germain',
  'Зенит|Zenit',
  'Спартак Москва|Spartak Moscow',
  'Ювентус|Juventus',
  'Шахтёр Донецк|Shakhtar Donetsk',
  'Тоттенхэм Хотспур|Tottenham Hotspur',
  'Вулверхэмптон|Wolverhampton',
  'Ливерпуль|Liverpool',
  'Боруссия Дортмунд|Borussia Dortmund',
  'Боруссия Мёнхенгладбах|Borussia Monchengladbach',
  'Краснодар|Krasnodar',
  'Фенербахче|Fenerbahce',
  'Кайрат|Kairat',
  'Нативити|Navity',
  'Natus Vincere|Natus Vincere',
] as const;

function found(text: string): readonly string[] {
  const namesOf = (team: string) => searchableNames(searchText(team.replace('|', '\n')));
  return namesFound(TEAMS, { namesOf }, nameSearch(text)).map((team) => team.split('|')[1]!);
}

/** As the site looks: slips of the finger only where nothing else is found. */
function namesFound<Item>(
  items: readonly Item[],
  how: { readonly namesOf: (item: Item) => SearchableNames; readonly placeOf?: (item: Item) => number },
  search: NameSearch,
): readonly Item[] {
  const certain = certainNames(items, how, { search }).items;
  return certain.length > 0 ? certain : slippedNames(items, how, search);
}

describe('a search by name', () => {
  it.each([
    ['ptybn', 'Zenit'],
    ['cgfhnfr', 'Spartak Moscow'],
    [',fhctkjyf', 'Barcelona'],
    ['дшмукзщщд', 'Liverpool'],
    ['dfhcf', undefined],
  ])('"%s" in the wrong layout finds %s [LN-79]', (typed, team) => {
    expect(found(typed)).toEqual(team === undefined ? [] : [team]);
  });

  it.each([
    ['barselona', 'Barcelona'],
    ['барцелона', 'Barcelona'],
    ['liverpul', 'Liverpool'],
    ['shahter', 'Shakhtar Donetsk'],
    ['yuventus', 'Juventus'],
    ['fenerbahche', 'Fenerbahce'],
    ['қайрат', 'Kairat'],
    ['краснадар', 'Krasnodar'],
    ['spartak moskva', 'Spartak Moscow'],
  ])('"%s" in the other alphabet or by its sound finds %s [LN-80]', (typed, team) => {
    expect(found(typed)).toEqual([team]);
  });

  it.each([
    ['барслона', 'Barcelona'],
    ['barcelnoa', 'Barcelona'],
    ['tottenhem', 'Tottenham Hotspur'],
    ['липерпуль', 'Liverpool'],
    ['спратак', 'Spartak Moscow'],
    ['вулверхемтпон', 'Wolverhampton'],
  ])('"%s" but for a slip of the finger finds %s [LN-81]', (typed, team) => {
    expect(found(typed)).toEqual([team]);
  });

  it.each([
    ['мю', ['Manchester United']],
    ['mu', ['Manchester United', 'Borussia Dortmund']],
    ['psg', ['Paris Saint-Germain']],
    ['барса', ['Barcelona']],
    ['juve', ['Juventus']],
    ['spurs', ['Tottenham Hotspur']],
    ['wolves', ['Wolverhampton']],
    ['man utd', ['Manchester United']],
    ['manu', ['Manchester United']],
    ['ман сити', ['Manchester City']],
    ['bvb', ['Borussia Dortmund']],
    ['боруссия менх', ['Borussia Monchengladbach']],
  ])('"%s" finds %s by two words, initials or a usual name [LN-82]', (typed, teams) => {
    expect(found(typed)).toEqual(teams);
  });

  it.each([
    ['navi', ['Natus Vincere', 'Navity']],
    ['нави', ['Natus Vincere']],
    ['man u', ['Manchester United']],
    ['timao', []],
  ])('"%s" finds %s: a usual name first, and nothing that sounds like it [LN-82]', (typed, teams) => {
    expect(found(typed)).toEqual(teams);
  });

  it('puts whole words before begun ones, those within a word behind, then top competitions first [LN-83]', () => {
    const teams = ['Marsenal', 'Arsenalets', 'Arsenal Dzerzhinsk', 'Arsenal'];
    const namesOf = (team: string) => searchableNames(searchText(team));
    const order = (text: string) =>
      namesFound(teams, { namesOf, placeOf: (team) => (team === 'Arsenal' ? 0 : 1) }, nameSearch(text));
    expect(order('arsenal')).toEqual(['Arsenal', 'Arsenal Dzerzhinsk', 'Arsenalets', 'Marsenal']);
    expect(order('арсинал')).toEqual(['Arsenal', 'Arsenalets', 'Arsenal Dzerzhinsk']);
  });

  it('puts another layout behind what was found as typed, and leaves it out where three are found so [LN-83]', () => {
    const namesOf = (team: string) => searchableNames(searchText(team));
    const order = (...teams: readonly string[]) => namesFound(teams, { namesOf }, nameSearch('herb'));
    expect(order('Рукиня', 'Herbal')).toEqual(['Herbal', 'Рукиня']);
    expect(order('Рукиня')).toEqual(['Рукиня']);
    expect(order('Рукиня', 'Herbal', 'Herbo', 'Herbstadt')).toEqual(['Herbal', 'Herbo', 'Herbstadt']);
    const among = certainNames(['Рукиня', 'Herbal'], { namesOf }, { search: nameSearch('herb'), typedBeside: 2 });
    expect(among).toEqual({ items: ['Herbal'], typedCount: 1 });
  });

  it('takes no keys for another layout where one of them is no letter there [LN-79]', () => {
    const namesOf = (team: string) => searchableNames(searchText(team));
    expect(inOtherLayouts('фулхэ')).not.toContain("aek['");
    expect(namesFound(['AEK Athens', 'Фулхэм'], { namesOf }, nameSearch('Фулхэ'))).toEqual(['Фулхэм']);
  });

  it('finds what has every word of it, and no slip beside it [LN-83]', () => {
    expect(found('барселона')).toEqual(['Barcelona']);
    expect(found('zzqxv')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  it('finds every team but for any one letter that was left out of a word of six letters or more', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TEAMS), fc.nat(), (team, at) => {
        const [name = ''] = team.split('|')[1]!.split(' ');
        fc.pre(name.length >= 6);
        const typed = name.slice(0, at % name.length) + name.slice((at % name.length) + 1);
        expect(found(typed)).toContain(team.split('|')[1]);
      }),
    );
  });

  it.each([
    'b '.repeat(30),
    'b ba bar barc barce barcel barcelo barcelon barcelona barcx',
    'bbbb '.repeat(12),
    'mancx '.repeat(10),
    'barcelonx '.repeat(6),
    'a'.repeat(60),
    'д,ж.х]'.repeat(10),
    ',;.[] '.repeat(10),
    'бо бор бору борус борусс боруссия мо мон мос моск москв мос',
  ])(
    'whatever is looked for, a name is read four times at most and each word of it twenty times: "%s" [LN-88]',
    (text) => {
      let [reads, looks, words] = [0, 0, 0];
      const counted = TEAMS.map((team) => {
        const names = searchableNames(searchText(team.replace('|', '\n')));
        words += names.words.length;
        const looked = ({ written, sound }: (typeof names.words)[number]) => ({
          sound,
          get written() {
            looks += 1;
            return written;
          },
        });
        return { ...names, words: names.words.map(looked) };
      });
      const namesOf = (names: (typeof counted)[number]) => {
        reads += 1;
        return names;
      };
      namesFound(counted, { namesOf }, nameSearch(text.slice(0, 60)));
      expect(reads).toBeLessThanOrEqual(4 * TEAMS.length);
      expect(looks).toBeLessThanOrEqual(20 * words);
    },
  );

  it.each([
    ['fc barcelona', ['Barcelona']],
    ['ФК Зенит', ['Zenit']],
    ['zenit fc', ['Zenit']],
    ['fc', []],
  ])('"%s" is looked for without the word for a club [LN-107]', (typed, teams) => {
    expect(found(typed)).toEqual(teams);
  });

  it('sounds out another layout from four letters on [LN-108]', () => {
    const names = searchableNames(searchText('Зияд'));
    expect([nameSearch('psj').rank(names), nameSearch('pbzl').rank(names)]).toEqual([undefined, 4]);
  });

  it.each([
    ['xenit', 'zenit', true],
    ['хенит', 'зенит', true],
    ['enit', 'zenit', true],
    ['szenit', 'zenit', true],
    ['eznit', 'zenit', true],
    ['haland', 'qalandars', false],
    ['-enit', 'zenit', false],
  ])('"%s" for "%s" is a slip where its first key is near: %s [LN-106]', (typed, known, isSlip) => {
    expect(isSlipOf(typed, known)).toBe(isSlip);
  });

  it('counts slips: one from four letters, two from eight, none in shorter words [LN-81]', () => {
    expect([isSlipOf('zet', 'zenit'), isSlipOf('zemi', 'zenit'), isSlipOf('zenti', 'zenit')]).toEqual([
      false,
      true,
      true,
    ]);
    expect([isSlipOf('barxelxna', 'barcelona'), isSlipOf('bxrxelxna', 'barcelona')]).toEqual([true, false]);
    expect([bySound('Жигули'), bySound('')]).toEqual(['zhiguli', '']);
  });
});
