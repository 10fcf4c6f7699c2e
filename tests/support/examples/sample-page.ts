import { DEFAULT_VIEW_SETTINGS } from '../../../core/settings/view-settings.ts';
import type { PageShown } from '../../../infrastructure/site/site-page.ts';

/** A page as the renderer hands it over. */
export const SAMPLE_PAGE: PageShown = {
  kind: 'page',
  status: 200,
  head: {
    title: 'Line',
    description: '',
    siteName: 'Site',
    metas: [],
    alternates: [],
    picture: 'http://site.test/picture.png',
    locale: 'en',
    structured: [],
  },
  html: '<main>line</main>',
  kitSprite: '',
  state: {},
  settings: DEFAULT_VIEW_SETTINGS,
  shown: { isTelegram: false, isMobile: false },
  sources: [],
  isPersonal: false,
  isInstallable: false,
};
