import { observer } from 'mobx-react-lite';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { informationPage } from '../../../core/navigation/information-address.ts';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import type { InformationPage } from '../../../core/site/documents/information-page.ts';
import { pageBlocks } from '../../../core/site/documents/page-blocks.ts';
import { MiniAppSlot } from '#ui/mini-apps/mini-app-slot.tsx';
import { CopyButton } from '../../kit/controls/copy-button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { CodePicture } from '../../kit/pictures/code-picture.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { LandingBlocks } from '../cms/landing-blocks.tsx';
import { useSite } from '../use-site.ts';
import styles from './app-screen.module.scss';
import { InformationMenu } from './information-menu.tsx';
import { writtenIn } from './written-in.ts';

const STEPS_SLOT = 'platform-steps';

/** How the site becomes an application of a phone or a computer. */
export const Screen = observer(function AppScreen(): ReactNode {
  const { information } = useSite();
  const { page } = usePage();
  const { pathname } = useLocation();
  const match = page.match(splitLanguage(pathname).rest);
  const asked = match === undefined ? undefined : informationPage(match);
  const shown = information.page?.page === asked ? information.page : undefined;
  return (
    <div className={styles.frame}>
      <div className={styles.screen}>
        <InformationMenu current={asked} />
        <div className={styles.page} aria-busy={shown === undefined}>
          {shown === undefined ? <Skeleton width="full" /> : <AppArticle page={shown} />}
        </div>
      </div>
    </div>
  );
});

/** INF-8 The steps are told by the application of the section, or by the page itself where there is none. */
const AppArticle = observer(function AppArticle({ page }: { readonly page: InformationPage }): ReactNode {
  const { language, site } = usePage();
  const { t } = useTranslation('information');
  usePageTitle(page.title);
  const isInstallable = site.config?.isPwa === true;
  const hasTeller = site.config?.remoteSlots?.includes(STEPS_SLOT) === true;
  const [hero, ...rest] = pageBlocks(page.title, page.body);
  const blocks = rest.filter(({ kind }) => kind !== 'steps' || (isInstallable && !hasTeller));
  const features = blocks.filter(({ kind }) => kind === 'features');
  const further = blocks.filter(({ kind }) => kind !== 'features');
  const written = writtenIn(page.language, language);
  return (
    <>
      {page.language === language ? null : <FormNotice tone="info">{t('written-in-other')}</FormNotice>}
      <article className={styles.page} {...written}>
        <div className={styles.hero}>
          {hero === undefined ? null : <LandingBlocks blocks={[hero]} language={language} />}
          {page.page === 'mobile-app' ? <PageCode /> : null}
        </div>
        <LandingBlocks blocks={features} language={language} />
        {isInstallable ? null : <FormNotice tone="info">{t('app.off')}</FormNotice>}
        {isInstallable && hasTeller ? (
          <div className={`panel ${styles.steps}`}>
            <MiniAppSlot slot={STEPS_SLOT} />
          </div>
        ) : null}
        <div className={styles.columns}>
          <LandingBlocks blocks={further} language={language} />
        </div>
      </article>
    </>
  );
});

const watchNothing = (): (() => void) => () => undefined;
const browserOrigin = (): string => window.location.origin;
const noOrigin = (): undefined => undefined;

/** The address of this page for the camera of a phone: only a browser knows which address it is open at. */
function PageCode(): ReactNode {
  const { t } = useTranslation('information');
  const { language } = usePage();
  const { pathname } = useLocation();
  const origin = useSyncExternalStore<string | undefined>(watchNothing, browserOrigin, noOrigin);
  return (
    <div className={styles.code} lang={language}>
      {origin === undefined ? null : (
        <>
          <CodePicture text={`${origin}${pathname}`} label={t('app.code')} />
          <p>{t('app.code')}</p>
          <CopyButton text={`${origin}${pathname}`} label={t('alphabet.copy-link')} />
        </>
      )}
    </div>
  );
}
