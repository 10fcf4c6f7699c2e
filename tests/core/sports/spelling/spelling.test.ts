import { describe, expect, it } from 'vitest';
import { arabicName } from '../../../../core/sports/spelling/arabic-spelling.ts';
import { latinName, type LatinLanguage } from '../../../../core/sports/spelling/latin-spelling.ts';
import { foreignLanguage } from '../../../../core/sports/spelling/foreign-language.ts';
import { ukrainianFromLatin, ukrainianName } from '../../../../core/sports/spelling/ukrainian-spelling.ts';

const team = { isRussian: false, isPerson: false };
const person = { isRussian: false, isPerson: true };

describe('Ukrainian spelling [NAM-3]', () => {
  it.each([
    ['Ливерпуль', 'Liverpool', 'Ліверпуль'],
    ['Эвертон', 'Everton', 'Евертон'],
    ['Бетис', 'Real Betis', 'Бетис'],
    ['Вильярреал', 'Villarreal', 'Вільярреал'],
    ['Реал Сосьедад', 'Real Sociedad', 'Реал Сосьєдад'],
    ['Байер Леверкузен', 'Bayer Leverkusen', 'Баєр Леверкузен'],
    ['Кёльн', 'Cologne', 'Кельн'],
    ['Сан-Луис', 'San Luis', 'Сан-Луїс'],
    ['КалПа', 'KalPa', 'КалПа'],
  ])('writes the foreign %s (%s) as %s', (russian, latin, written) => {
    expect(ukrainianName({ russian, latin, ...team })).toBe(written);
  });

  it.each([
    ['Тоттенхэм Хотспур', 'Tottenham Hotspur', 'Тоттенгем Готспур'],
    ['Хоффенхайм', 'Hoffenheim', 'Гоффенгайм'],
    ['Бухарест', 'Bucharest', 'Бухарест'],
    ['Хетафе', 'Getafe', 'Хетафе'],
  ])('tells in %s (%s) a heard h from ch', (russian, latin, written) => {
    expect(ukrainianName({ russian, latin, ...team })).toBe(written);
  });

  it.each([
    ['Рублёв А.', 'Рубльов А.'],
    ['Медведев Д.', 'Медведєв Д.'],
    ['Андреева М.', 'Андреєва М.'],
    ['Бублик А.', 'Бублик А.'],
    ['Соловьёв Е.', 'Соловйов Є.'],
    ['Орловский', 'Орловський'],
    ['Подъяблонский', 'Под’яблонський'],
  ])('writes the Russian %s as %s', (russian, written) => {
    expect(ukrainianName({ russian, latin: '', isRussian: true, isPerson: true })).toBe(written);
  });

  it('keeps і in foreign persons where teams follow the rule of nine', () => {
    expect(ukrainianName({ russian: 'Димитров Г.', latin: 'Dimitrov G.', ...person })).toBe('Дімітров Г.');
    expect(ukrainianName({ russian: 'Динамо Загреб', latin: 'Dinamo Zagreb', ...team })).toBe('Динамо Загреб');
  });

  it.each([
    ['Usyk O.', 'Усик О.'],
    ['Babii V.', 'Бабій В.'],
    ['Yastremska D.', 'Ястремська Д.'],
    ['Shevchuk R.', 'Шевчук Р.'],
    ['Bondarenko Y.', 'Бондаренко Ю.'],
  ])('reads the Ukrainian %s back as %s', (latin, written) => {
    expect(ukrainianFromLatin(latin)).toBe(written);
  });
});

describe('Arabic spelling [NAM-4]', () => {
  it.each([
    ['Ливерпуль', 'Liverpool', 'ليفربول'],
    ['Боруссия Дортмунд', 'Borussia Dortmund', 'بوروسيا دورتموند'],
    ['Эвертон', 'Everton', 'إفرتون'],
    ['Хуркач Х.', 'Hurkacz H.', 'هوركاتش ه.'],
    ['Аль-Халидж', 'Al Khaleej', 'الخاليج'],
    ['Сан-Луис', 'San Luis', 'سان لويس'],
    ['Уэстерн', 'Western', 'ويسترن'],
    ['РБ Лейпциг', 'RB Leipzig', 'آر بي ليبتسيغ'],
    ['КПР', 'Queens Park Rangers', 'كيو بي آر'],
  ])('writes %s (%s) as %s', (russian, latin, written) => {
    expect(arabicName({ russian, latin })).toBe(written);
  });
});

describe('Latin spelling of Russian names [NAM-5]', () => {
  it.each<[string, Record<LatinLanguage, string>]>([
    ['Рублёв А.', { de: 'Rubljow A.', fr: 'Roubliov A.', es: 'Rubliov A.', pt: 'Rubliov A.', tr: 'Rublyov A.' }],
    ['Хачанов', { de: 'Chatschanow', fr: 'Khatchanov', es: 'Jachanov', pt: 'Khatchanov', tr: 'Haçanov' }],
    ['Касаткин', { de: 'Kassatkin', fr: 'Kassatkine', es: 'Kasatkin', pt: 'Kassatkin', tr: 'Kasatkin' }],
    ['Жуков Е.', { de: 'Schukow E.', fr: 'Joukov E.', es: 'Zhukov E.', pt: 'Jukov E.', tr: 'Jukov E.' }],
    ['Иртыш', { de: 'Irtysch', fr: 'Irtych', es: 'Irtysh', pt: 'Irtych', tr: 'İrtış' }],
    ['Южный Урал', { de: 'Juschny Ural', fr: 'Ioujny Oural', es: 'Yuzhny Ural', pt: 'Iujny Ural', tr: 'Yujnı Ural' }],
  ])('transcribes %s', (russian, spellings) => {
    for (const language of ['de', 'fr', 'es', 'pt', 'tr'] as const) {
      expect([language, latinName(russian, language)]).toEqual([language, spellings[language]]);
    }
  });
});

describe('the language of a name in other letters [NAM-7]', () => {
  it.each([
    ['Team Liquid', 'uk', 'en'],
    ['Team Liquid', 'ar', 'en'],
    ['Team Liquid', 'de', undefined],
    ['Зенит', 'tr', 'ru'],
    ['Зенит', 'ar', 'ru'],
    ['Зенит', 'kk', undefined],
    ['ATP. Мастерс', 'ru', undefined],
    ['ريال مدريد', 'ar', undefined],
    ['2000', 'ar', undefined],
  ] as const)('of %s on a page in %s is %s', (name, page, language) => {
    expect(foreignLanguage(name, page)).toBe(language);
  });

  it.each([
    [{ name: 'Team Liquid', language: 'en' }, 'de', 'en'],
    [{ name: 'Team Liquid', language: 'en' }, 'en', undefined],
    [{ name: 'Manchester City' }, 'de', undefined],
    [{ name: 'Зенит' }, 'tr', 'ru'],
  ] as const)('that comes with %o on a page in %s is %s', (named, page, language) => {
    expect(foreignLanguage(named, page)).toBe(language);
  });
});
