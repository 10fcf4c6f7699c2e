import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { WHOLE_LINE, writeLineQuery } from '../../../core/sports/line/line-query.ts';
import { AppLink } from '../../page/app-link.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { formatCount } from '../../kit/formats/format-number.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { LiveDot } from '../../kit/feedback/live-tag.tsx';
import { Segment } from '../../kit/controls/segment.tsx';
import styles from './sports-tree.module.scss';
import { TreeList } from './tree-list.tsx';
import { TREE_SECTIONS, type TreeSection } from './tree-store.ts';
import { TreeSearch } from './tree-search.tsx';
import { useLineAddress } from '../line/use-line-address.ts';

const TreeFailure = lazy(async () => ({ default: (await import('./tree-failure.tsx')).TreeFailure }));
const SearchResults = lazy(async () => ({ default: (await import('../search/search-results.tsx')).SearchResults }));

/** The left column of sports pages: search, ways into the line, and all sports with their champs. */
export const SportsTreePanel = observer(function SportsTree(): ReactNode {
  const { search, tree } = useSports();
  const { t } = useTranslation('sports');
  return (
    <nav className={classNames('panel', styles.tree)} aria-label={t('tree.name')}>
      <div className={styles.search}>
        <TreeSearch />
      </div>
      <div className={classNames('scroll', styles.body)}>
        {search.phase === 'idle' ? (
          <>
            <QuickLinks />
            <SectionChoice />
            {tree.failure === undefined ? (
              <TreeList />
            ) : (
              <Suspense>
                <TreeFailure />
              </Suspense>
            )}
          </>
        ) : (
          <Suspense>
            <SearchResults />
          </Suspense>
        )}
      </div>
    </nav>
  );
});

const QuickLinks = observer(function QuickLinks(): ReactNode {
  const { favourites } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('sports');
  const { route, query } = useLineAddress();
  const isTop = route === 'home' && query.time === 'recommended' && !query.isFavourites;
  const favouritesPath = inLanguage('/betsonyour', language);
  const isFavourites = useLocation().pathname === favouritesPath;
  return (
    <ul aria-label={t('tree.links')}>
      <li>
        <Link
          discover="none"
          className={classNames(styles.item, isFavourites && styles.on)}
          to={favouritesPath}
          aria-current={isFavourites ? 'page' : undefined}
          title={t('tree.favourites')}
        >
          <Icon name="t-star" />
          <span className={classNames('ell', styles.text)}>{t('tree.favourites')}</span>
          <span className={classNames('num', styles.counts)}>
            {favourites.count === 0 ? '' : formatCount(favourites.count, language)}
          </span>
        </Link>
      </li>
      <li>
        <AppLink
          className={classNames(styles.item, isTop && styles.on)}
          to="home"
          params={{}}
          search={writeLineQuery({ ...WHOLE_LINE, time: 'recommended' })}
          aria-current={isTop ? 'page' : undefined}
          title={t('tree.top')}
        >
          <Icon name="t-flame" />
          <span className={classNames('ell', styles.text)}>{t('tree.top')}</span>
        </AppLink>
      </li>
    </ul>
  );
});

const SectionChoice = observer(function SectionChoice(): ReactNode {
  const { tree } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('sports');
  return (
    <div className={styles.section}>
      <Segment<TreeSection>
        label={t('tree.section')}
        isBlock
        value={tree.section}
        onChange={(section) => {
          tree.narrow(section);
        }}
        options={TREE_SECTIONS.map((section) => ({
          value: section,
          label:
            section === 'live' ? (
              <>
                <LiveDot />
                {t('tree.live')}
                <span className="num">{formatCount(tree.liveCount, language)}</span>
              </>
            ) : (
              t(`tree.${section}`)
            ),
        }))}
      />
    </div>
  );
});
