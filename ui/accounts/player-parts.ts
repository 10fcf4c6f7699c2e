import type { ComponentType } from 'react';
import type { Stores } from '../page/stores.ts';

/** What only a signed-in player sees: fetched when there is one. */
export interface PlayerParts {
  readonly Corner: ComponentType;
  readonly Menu: ComponentType;
}

export const PLAYER_PARTS_SOURCES = ['ui/accounts/player-corner.tsx', 'ui/accounts/office-menu.tsx'] as const;
export const PLAYER_NAMESPACES = ['accounts'] as const;

export async function fetchPlayerParts({ page, texts }: Pick<Stores, 'page' | 'texts'>): Promise<void> {
  const [{ PlayerCorner: Corner }, { OfficeMenu: Menu }] = await Promise.all([
    import('./player-corner.tsx'),
    import('./office-menu.tsx'),
    texts.ensure(PLAYER_NAMESPACES),
  ]);
  page.keepPlayerParts({ Corner, Menu });
}
