import { searchText } from '../../sports/search/search-text.ts';
import type { TournamentState } from './tournament-table.ts';
import type { TournamentCard } from './tournaments-gateway.ts';

/** PRM-40 Which tournaments are shown. */
export const SHOWN_TOURNAMENTS = ['all', 'running', 'coming', 'finished', 'mine'] as const;
export type ShownTournaments = (typeof SHOWN_TOURNAMENTS)[number];

export interface TournamentWish {
  readonly search: string;
  readonly show: ShownTournaments;
}

export const LONGEST_TOURNAMENT_SEARCH = 60;

const SHOWN_AS: Readonly<Record<TournamentState, ShownTournaments>> = {
  running: 'running',
  announced: 'coming',
  checking: 'finished',
  finished: 'finished',
};

/** PRM-40 What an address asks for; what it does not know is no wish. */
export function readTournamentWish(query: { readonly get: (name: string) => string | null }): TournamentWish {
  return {
    search: (query.get('q') ?? '').slice(0, LONGEST_TOURNAMENT_SEARCH),
    show: SHOWN_TOURNAMENTS.find((show) => show === query.get('show')) ?? 'all',
  };
}

/** PRM-40 The same in an address, which says nothing of what is not wished for; begins with `?` or is empty. */
export function writeTournamentWish({ search, show }: TournamentWish): string {
  const pairs = [
    // what was cut in the middle of a letter cannot be written
    ['q', search.replaceAll(/\p{Surrogate}/gu, '').trim()],
    ['show', show === 'all' ? '' : show],
  ].flatMap(([name = '', value = '']) => (value === '' ? [] : [`${name}=${encodeURIComponent(value)}`]));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** PRM-40 Those with every word that was typed in their title or summary, in the state that was chosen or joined by the player. */
export function wishedTournaments(
  cards: readonly TournamentCard[],
  { search, show }: TournamentWish,
  joined: readonly string[],
): readonly TournamentCard[] {
  const words = searchText(search).split(/\s+/);
  return cards.filter(({ id, title, summary, state }) => {
    const isShown = show === 'all' || (show === 'mine' ? joined.includes(id) : SHOWN_AS[state] === show);
    const text = searchText(`${title} ${summary}`);
    return isShown && words.every((word) => text.includes(word));
  });
}
