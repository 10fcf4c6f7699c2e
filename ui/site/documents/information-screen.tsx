import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { informationPage } from '../../../core/navigation/information-address.ts';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import type { InformationPage } from '../../../core/site/documents/information-page.ts';
import { MiniAppSlot } from '#ui/mini-apps/mini-app-slot.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSite } from '../use-site.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { formatDate } from '../../kit/formats/format-date.ts';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { CountingExamples } from '../alphabet/counting-examples.tsx';
import { DocumentBody } from './document-body.tsx';
import { InformationMenu } from './information-menu.tsx';
import styles from './information-screen.module.scss';
import { writtenIn } from './written-in.ts';

/** Pages that say beside their text what is on offer now. */
const LIVE_PAGES = ['about', 'how-to-bet'];

/** Pages that bind the player: they say beside their text when each of them last changed. */
const AGREEMENTS = /^(?:rules-.+|privacy-policy|consent)$/;

/** How the coupon counts: beneath its words stand examples that its own maths works out [WEX-4]. */
const COUNTING_PAGE = 'rules-2-counting';

/** Told from here, every date has its year. */
const LONG_AGO = 0;

interface InformationSheetProps {
  /** What stands under the text of the page. */
  readonly children?: ReactNode;
}

export function Screen(): ReactNode {
  return <InformationSheet />;
}

/** A page of information beside the menu of all of them. */
export const InformationSheet = observer(function InformationSheet({ children }: InformationSheetProps): ReactNode {
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
        <article className={classNames('panel', styles.sheet)} aria-busy={shown === undefined}>
          {shown === undefined ? <InformationSkeleton /> : <InformationArticle page={shown} />}
          {shown === undefined ? null : children}
        </article>
      </div>
    </div>
  );
});

const InformationArticle = observer(function InformationArticle({
  page,
}: {
  readonly page: InformationPage;
}): ReactNode {
  const { language, settings } = usePage();
  const { t } = useTranslation('information');
  const { t: kit } = useTranslation('kit');
  usePageTitle(page.title);
  const written = writtenIn(page.language, language);
  return (
    <>
      {page.language === language ? null : <FormNotice tone="info">{t('written-in-other')}</FormNotice>}
      <header className={styles.head}>
        <h1 {...written}>{page.title}</h1>
        <p className={styles.changed}>
          {t('changed', { date: formatDate(page.changedAt, LONG_AGO, { look: settings.settings, words: kit }) })}
        </p>
      </header>
      <div {...written}>
        <DocumentBody nodes={page.body} language={language} />
      </div>
      {page.page === COUNTING_PAGE ? <CountingExamples /> : null}
      {LIVE_PAGES.includes(page.page) ? <MiniAppSlot slot="information-live" /> : null}
      {AGREEMENTS.test(page.page) ? <MiniAppSlot slot="agreements-changes" /> : null}
    </>
  );
});

function InformationSkeleton(): ReactNode {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="md" />
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} width={line === 3 ? 'lg' : 'full'} />
      ))}
    </div>
  );
}
