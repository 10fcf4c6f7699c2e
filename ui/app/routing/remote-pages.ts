import type { SlotName } from '../../../core/mini-apps/mini-app-section.ts';
import type { RouteName } from '../../../core/navigation/route-table.ts';
import type { LazyPage } from './lazy-page.ts';

/** Pages that have no screen of ours, and the slot that is all of such a page where the operator has its application. */
const SLOTS = {
  'casino-game': 'third-party-game',
  'slot-game': 'third-party-game',
} as const satisfies Readonly<Partial<Record<RouteName, SlotName>>>;
type RemotePageName = keyof typeof SLOTS;
export type RemotePageSlot = (typeof SLOTS)[RemotePageName];

export function remotePageSlot(name: RouteName | undefined): RemotePageSlot | undefined {
  return name !== undefined && Object.hasOwn(SLOTS, name) ? SLOTS[name as RemotePageName] : undefined;
}

/** MAT-20 A page without a screen of ours is there while its application is, and else in preparation. */
export const REMOTE_PAGE: LazyPage = {
  source: 'ui/app/routing/remote-screen.tsx',
  load: () => import('./remote-screen.tsx'),
  namespaces: ['navigation', 'mini-apps'],
  prepare: async ({ page, site }, { name }) => {
    const slot = remotePageSlot(name);
    if (slot === undefined || site.config?.remoteSlots?.includes(slot) !== true) page.answer(503);
    return Promise.resolve(undefined);
  },
};

/** MAT-30 A page of ours that the operator has given to an application. */
export const WHOLE_PAGE: LazyPage = {
  source: 'ui/app/routing/whole-screen.tsx',
  load: () => import('./whole-screen.tsx'),
  namespaces: ['mini-apps'],
};
