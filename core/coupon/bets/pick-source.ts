import { isPageType, type PageType } from '../../sports/tree/page-type.ts';

/** Two numbers in an address: of a competition and of a game of it. */
const GAME = /\/\d.*\/\d/;

/** Where a bet was picked, or what put it into the coupon. */
export interface PickSource {
  readonly pageType?: PageType | undefined;
  readonly source?: string | undefined;
}

/**
 * BD-3 The page of the line that an address belongs to: its first word after the language, else what it leads to. BD-8 The place: the page of a game or of a
 * team, else that word, home where there is none.
 */
export function pickSourceAt(path: string): Required<PickSource> {
  const [, , first, second = '', champ] = path.split('/');
  const place = first === 'line' && Number.parseInt(second, 10) > 0 ? 'team' : first || 'home';
  return {
    pageType: isPageType(place) ? place : champ ? 'champ' : 'home',
    source: GAME.test(path) ? 'game' : place,
  };
}

/** What an order says of where a bet was picked: in the coupon it has the address, or the name of what put it there. */
export function orderedSource({ pageType, source }: PickSource): PickSource {
  return source?.startsWith('/') === true ? pickSourceAt(source) : { pageType, source };
}
