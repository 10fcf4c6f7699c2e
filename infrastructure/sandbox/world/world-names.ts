import type { Language } from '../../../core/site/config/language.ts';
import { SPORTS, sportId } from '../../../core/sports/tree/sport.ts';
import { CHAMP_RECORDS } from './champ-table.ts';
import { opponent } from './game-board.ts';
import type { GameRecord } from './game-record.ts';
import { countryIn } from './naming/country-naming.ts';
import { sportIn } from './naming/sport-naming.ts';
import { champLanguage, compoundIn, languageOf } from './naming/written-name.ts';
import { holdsSeasons } from './seasons/season.ts';
import type { GameCard, NamedChamp, NamedSport } from './game-card.ts';

export function namedSports(language: Language): readonly NamedSport[] {
  return SPORTS.map(({ id, code }) => ({ id, code, name: sportIn(code, language) }));
}

export function namedChamps(language: Language): readonly NamedChamp[] {
  return CHAMP_RECORDS.map((champ) => ({
    id: champ.id,
    sportId: sportId(champ.sport) ?? 0,
    name: compoundIn(champ, language),
    ...languageOf(champ, language),
    countryCode: champ.country,
    countryName: countryIn(champ.country, language),
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
    sportName: sportIn(champ.sport, language),
    champName: compoundIn(champ, language),
    ...champLanguage(champ, language),
    countryCode: champ.country,
    startsAt: fixture.startsAt,
    publishedAt: fixture.publishedAt,
    home: opponent(pairing.home, language),
    ...(pairing.away === undefined ? {} : { away: opponent(pairing.away, language) }),
  };
}
