import { sportCode, sportId } from '../tree/sport.ts';

/** What the query of an address says of the results. */
export interface ResultsQuery {
  /** As '2026-11-23'; today where absent. */
  readonly day?: string | undefined;
  readonly sportId?: number | undefined;
  /** Whose competitions are shown, such as 'gb-eng'; every country where absent. */
  readonly countryCode?: string | undefined;
  readonly champId?: number | undefined;
  readonly search?: string | undefined;
  /** Only champs that the player starred. */
  readonly isFavourites: boolean;
  /** The game that is unfolded. */
  readonly gameId?: number | undefined;
}

export const ALL_RESULTS: ResultsQuery = { isFavourites: false };
/** As in the code of a flag: 'ru', 'gb-eng'. */
const COUNTRY_CODE = /^[a-z]{2}(?:-[a-z]{3})?$/;
/** Characters of a search. */
export const LONGEST_SEARCH = 60;

/** SP-20 What is chosen of the results lives in the address; what is unknown there is as if it were missing. */
export function readResultsQuery(query: { readonly get: (name: string) => string | null }): ResultsQuery {
  const day = query.get('day') ?? '';
  const search = (query.get('search') ?? '').trim().slice(0, LONGEST_SEARCH);
  return {
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined,
    sportId: sportId(query.get('sport') ?? ''),
    countryCode: readCountry(query.get('country')),
    champId: readId(query.get('champ')),
    search: search === '' ? undefined : search,
    isFavourites: query.get('favourites') === '1',
    gameId: readId(query.get('game')),
  };
}

/** What is the usual leaves no trace in the address; reading gives back what was written. */
export function writeResultsQuery(query: ResultsQuery): string {
  const sport = query.sportId === undefined ? undefined : sportCode(query.sportId);
  const parts = [
    query.day === undefined ? '' : `day=${query.day}`,
    sport === undefined ? '' : `sport=${sport}`,
    query.countryCode === undefined ? '' : `country=${query.countryCode}`,
    query.champId === undefined ? '' : `champ=${String(query.champId)}`,
    query.search === undefined ? '' : `search=${encodeURIComponent(query.search.replaceAll(/\p{Surrogate}/gu, ''))}`,
    query.isFavourites ? 'favourites=1' : '',
    query.gameId === undefined ? '' : `game=${String(query.gameId)}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function readCountry(text: string | null): string | undefined {
  return text !== null && COUNTRY_CODE.test(text) ? text : undefined;
}

function readId(text: string | null): number | undefined {
  if (text === null || !/^\d{1,16}$/.test(text)) return undefined;
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
