import type { RouteName } from '../../../../core/navigation/route-table.ts';
import type { LazyPage } from '../lazy-page.ts';

/** Demo only: pages from which the operator's part of the sandbox is played. */
export const DEBUGGER_PAGES = {
  debugger: {
    source: '#ui/site/debugger/debugger-screen.tsx',
    load: () => import('#ui/site/debugger/debugger-screen.tsx'),
    namespaces: ['debugger', 'notice-catalogue'],
    stores: ['debug', 'availability'],
  },
  'debugger-outbox': {
    source: '#ui/site/debugger/outbox-screen.tsx',
    load: () => import('#ui/site/debugger/outbox-screen.tsx'),
    namespaces: ['debugger', 'notice-catalogue'],
    stores: ['outbox'],
  },
  'debugger-events': {
    source: '#ui/site/debugger/events-screen.tsx',
    load: () => import('#ui/site/debugger/events-screen.tsx'),
    namespaces: ['debugger', 'notice-catalogue'],
    stores: ['collectedEvents'],
  },
  'debugger-banners': {
    source: '#ui/site/debugger/banners/banners-screen.tsx',
    load: () => import('#ui/site/debugger/banners/banners-screen.tsx'),
    namespaces: ['debugger', 'notice-catalogue'],
    stores: ['bannerEditing'],
  },
  'debugger-pages': {
    source: '#ui/site/debugger/cms/cms-screen.tsx',
    load: () => import('#ui/site/debugger/cms/cms-screen.tsx'),
    namespaces: ['debugger', 'notice-catalogue', 'information'],
    stores: ['cms'],
  },
  'debugger-vip-bets': {
    source: '#ui/site/debugger/vip-queue-screen.tsx',
    load: () => import('#ui/site/debugger/vip-queue-screen.tsx'),
    namespaces: ['debugger', 'notice-catalogue', 'markets'],
    stores: ['vipQueue'],
  },
} satisfies Partial<Record<RouteName, LazyPage>>;
