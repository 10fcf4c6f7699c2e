import { lookAttributes } from '../../../core/settings/look-attributes.ts';
import { presentationAttributes } from '../../../core/site/browser/kept-presentation.ts';
import { unstartedNotice } from '../serve-fresh.ts';
import type { KeptCommon } from '../kept/common-parts.ts';
import type { PageShown, SiteOptions } from '../site-page.ts';
import { EARLY_FRAGMENT } from './early-fragment.ts';
import { EARLY_PRESS } from './early-press.ts';
import type { BodyParts, HeadParts } from './html-document.ts';
import type { PageAsk } from './page-ask.ts';

export function headParts(options: SiteOptions, { language }: PageAsk, page: PageShown): HeadParts {
  return {
    language,
    head: page.head,
    version: options.pwa?.version,
    hosts: options.hosts ?? [],
    isInstallable: page.isInstallable,
    attributes: { ...lookAttributes(page.settings), ...presentationAttributes(page.shown) },
    assets: options.assets(page.sources, language),
    brand: page.brand,
    oldBrowserScript: options.oldBrowserScript,
    firstScript: EARLY_FRAGMENT + EARLY_PRESS,
  };
}

export function bodyParts(
  options: SiteOptions,
  { language, url, common }: Pick<PageAsk, 'language' | 'url'> & { readonly common?: KeptCommon | undefined },
  page: PageShown,
): BodyParts {
  const texts = options.isDevelopment ? undefined : options.pwa?.offlineTexts(language);
  return {
    head: page.head,
    html: page.html,
    cuts: page.cuts,
    common: page.cuts === undefined ? undefined : common,
    kitSprite: page.kitSprite,
    state: page.state,
    unstarted: texts === undefined ? undefined : unstartedNotice(texts, url.pathname + url.search),
  };
}
