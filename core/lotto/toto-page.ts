import { TOTO_SECTIONS } from '../navigation/route-parameters.ts';

/** A sort of toto, as its address has it. */
export type TotoSort = (typeof TOTO_SECTIONS)[number];

/** TT-1 The pages of a toto: filling in, the running draw, the next one, the player's coupons, former draws, those who won most. */
export const TOTO_PARTS = ['filling', 'draw', 'next', 'coupons', 'draws', 'nominees'] as const;
export type TotoPart = (typeof TOTO_PARTS)[number];

export interface TotoPage {
  readonly sort: TotoSort;
  readonly part: TotoPart;
}

const WORDS: Readonly<Record<TotoPart, string>> = {
  filling: '',
  draw: 'draw',
  next: 'next',
  coupons: 'coupons',
  draws: 'draws',
  nominees: 'nonimees',
};

/** TT-2 The toto opens with fifteen games; a page that is none is the filling in. */
export function totoPage(words: readonly string[]): TotoPage {
  const [first = '', second = ''] = words;
  const sort = TOTO_SECTIONS.find((known) => known === first);
  const word = sort === undefined ? first : second;
  return { sort: sort ?? 'fifteen', part: TOTO_PARTS.find((part) => WORDS[part] === word) ?? 'filling' };
}

/** TT-3 The path of a page of the toto, where the nominees are written `nonimees`; reading it gives the page back. */
export function totoPath({ sort, part }: TotoPage): string {
  return ['toto', sort, WORDS[part]].filter((word) => word !== '').join('/');
}
