import { isId } from '../../shared/untrusted.ts';

/** What an address of the lotto shows. */
export type LottoPage =
  | { readonly part: 'catalog' | 'tickets' | 'rules' }
  | { readonly part: 'view'; readonly lottoId: number }
  | { readonly part: 'results'; readonly lottoId?: number | undefined };

/** LT-1 The lotto opens with the catalogue; LT-2 a lotto is viewed by its id, and without one the catalogue opens; LT-3 results are those of one lotto or of all; LT-23 the player's tickets and the rules have pages of their own. */
export function lottoPage(section?: string, lottoId?: number): LottoPage {
  const id = isId(lottoId) ? lottoId : undefined;
  if (section === 'results') return id === undefined ? { part: 'results' } : { part: 'results', lottoId: id };
  if (section === 'view' && id !== undefined) return { part: 'view', lottoId: id };
  return { part: section === 'tickets' || section === 'rules' ? section : 'catalog' };
}

/** LT-4 The path of a page of the lotto; reading it gives the page back. */
export function lottoPath(page: LottoPage): string {
  const id = page.part === 'view' || page.part === 'results' ? page.lottoId : undefined;
  return id === undefined ? `lotto/${page.part}` : `lotto/${page.part}/${String(id)}`;
}
