import type { PageStores } from '../page/use-page.ts';

export const PLAYER_PARTS_SOURCES = ['#ui/accounts/player-corner.tsx', '#ui/accounts/menu/office-menu.tsx'] as const;
export const PLAYER_NAMESPACES = ['accounts'] as const;

export async function fetchPlayerParts({ page, texts }: Pick<PageStores, 'page' | 'texts'>): Promise<void> {
  const [{ PlayerCorner: Corner }, { OfficeMenu: Menu }] = await Promise.all([
    import('./player-corner.tsx'),
    import('./menu/office-menu.tsx'),
    texts.ensure(PLAYER_NAMESPACES),
  ]);
  page.keepPlayerParts({ Corner, Menu });
}
