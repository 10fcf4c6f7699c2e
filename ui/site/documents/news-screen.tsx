import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { addressInLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import { matchPath, routePath } from '../../../core/navigation/route-table.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { InformationPage, NewsTitle } from '../../../core/site/documents/information-page.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { formatDate } from '../../kit/formats/format-date.ts';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useSite } from '../use-site.ts';
import { DocumentBody } from './document-body.tsx';
import styles from './information-screen.module.scss';
import news from './news-screen.module.scss';
import { writtenIn } from './written-in.ts';

/** Told from here, every date has its year. */
const LONG_AGO = 0;

/** PRM-30 The news, or the story of the address. */
export const Screen = observer(function NewsScreen(): ReactNode {
  const { information } = useSite();
  const { pathname } = useLocation();
  const match = matchPath(splitLanguage(pathname).rest);
  const slug = match?.name === 'news' ? match.params.slug : undefined;
  const story = slug !== undefined && information.page?.page === `news-${slug}` ? information.page : undefined;
  return (
    <div className={news.screen}>
      {slug === undefined ? (
        <NewsList />
      ) : (
        <article className={classNames('panel', styles.sheet)} aria-busy={story === undefined}>
          {story === undefined ? null : <Story story={story} />}
        </article>
      )}
    </div>
  );
});

function useNewsDate(): (at: EpochMillis) => string {
  const { settings } = usePage();
  const { t: words } = useTranslation('kit');
  return (at) => formatDate(at, LONG_AGO, { look: settings.settings, words });
}

const NewsList = observer(function NewsList(): ReactNode {
  const { information } = useSite();
  const { t } = useTranslation('information');
  usePageTitle(t('news'));
  const { failure, news: stories } = information;
  return (
    <>
      <h1 className={news.title}>{t('news')}</h1>
      {stories === undefined ? (
        failure === undefined ? null : (
          <FailedLoad failure={failure} onRetry={async () => information.loadNews()} />
        )
      ) : stories.length === 0 ? (
        <EmptyState icon="t-mood-empty" title={t('news.none')} />
      ) : (
        <ul className={news.list}>
          {stories.map((story) => (
            <StoryCard key={story.slug} story={story} />
          ))}
        </ul>
      )}
    </>
  );
});

const StoryCard = observer(function StoryCard({ story }: { readonly story: NewsTitle }): ReactNode {
  const { language } = usePage();
  const date = useNewsDate();
  const { slug, title, summary, at } = story;
  return (
    <li className={`panel ${news.card}`}>
      <p className={styles.changed}>{date(at)}</p>
      <div {...writtenIn(story.language, language)}>
        <h2>
          <Link to={addressInLanguage(routePath('news', { slug }), language)}>{title}</Link>
        </h2>
        <p>{summary}</p>
      </div>
    </li>
  );
});

const Story = observer(function Story({ story }: { readonly story: InformationPage }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('information');
  const date = useNewsDate();
  usePageTitle(story.title);
  const written = writtenIn(story.language, language);
  return (
    <>
      {story.language === language ? null : <FormNotice tone="info">{t('written-in-other')}</FormNotice>}
      <header className={styles.head}>
        <h1 {...written}>{story.title}</h1>
        <p className={styles.changed}>{date(story.changedAt)}</p>
      </header>
      <div {...written}>
        <DocumentBody nodes={story.body} language={language} />
      </div>
      <Link to={addressInLanguage(routePath('news', {}), language)}>{t('news.all')}</Link>
    </>
  );
});
