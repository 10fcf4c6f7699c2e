import type { Language } from '../../../core/site/config/language.ts';
import { SPORTS, sportId } from '../../../core/sports/tree/sport.ts';
import { CHAMP_RECORDS } from './champ-table.ts';
import { opponent } from './game-board.ts';
import type { GameRecord } from './game-record.ts';
import { nameLanguage } from './name-language.ts';
import { COUNTRY_NAMES } from './names/country-names.ts';
import { SPORT_NAMES } from './names/sport-names.ts';
import { holdsSeasons } from './seasons/season.ts';
import type { GameCard, NamedChamp, NamedSport } from './game-card.ts';

function inLanguage(names: readonly [ru: string, en: string] | undefined, language: Language): string {
  return (nameLanguage(language) === 'ru' ? names?.[0] : names?.[1]) ?? '';
}

export function namedSports(language: Language): readonly NamedSport[] {
  return SPORTS.map(({ id, code }) => ({ id, code, name: inLanguage(SPORT_NAMES[code], language) }));
}

export function namedChamps(language: Language): readonly NamedChamp[] {
  return CHAMP_RECORDS.map((champ) => ({
    id: champ.id,
    sportId: sportId(champ.sport) ?? 0,
    name: champ[nameLanguage(language)],
    countryCode: champ.country,
    countryName: inLanguage(COUNTRY_NAMES[champ.country], language),
    isTop: champ.coverage === 'top',
    ...(holdsSeasons(champ) ? { hasOutrights: true } : {}),
  }));
}

export function gameCard({ fixture, pairing }: GameRecord, language: Language): GameCard {
  const { champ } = fixture;
  return {
    id: fixture.id,
    sportId: sportId(champ.sport) ?? 0,
    champId: champ.id,
    sportName: inLanguage(SPORT_NAMES[champ.sport], language),
    champName: champ[nameLanguage(language)],
    countryCode: champ.country,
    startsAt: fixture.startsAt,
    publishedAt: fixture.publishedAt,
    home: opponent(pairing.home, language),
    ...(pairing.away === undefined ? {} : { away: opponent(pairing.away, language) }),
  };
}
