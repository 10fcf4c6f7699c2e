import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LandingPage } from '../../../core/site/cms/landing.ts';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { writtenIn } from '../documents/written-in.ts';
import { useSite } from '../use-site.ts';
import { LandingBlocks } from './landing-blocks.tsx';
import styles from './landing-screen.module.scss';

/** A page that an editor made of blocks. */
export const Screen = observer(function LandingScreen(): ReactNode {
  const { landing } = useSite().landings;
  return (
    <div className={styles.frame} aria-busy={landing === undefined}>
      {landing === undefined ? <LandingSkeleton /> : <LandingArticle landing={landing} />}
    </div>
  );
});

function LandingArticle({ landing }: { readonly landing: LandingPage }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('information');
  usePageTitle(landing.title);
  const hasHero = landing.blocks.some(({ kind, title }) => kind === 'hero' && title !== '');
  return (
    <>
      {landing.language === language ? null : <FormNotice tone="info">{t('written-in-other')}</FormNotice>}
      <article className={styles.page} {...writtenIn(landing.language, language)}>
        {hasHero ? null : <h1>{landing.title}</h1>}
        <LandingBlocks blocks={landing.blocks} language={language} />
      </article>
    </>
  );
}

function LandingSkeleton(): ReactNode {
  return (
    <div className={styles.page}>
      {[1, 2, 3].map((block) => (
        <div key={block} className="panel">
          <Skeleton width="full" />
          <Skeleton width="lg" />
        </div>
      ))}
    </div>
  );
}
