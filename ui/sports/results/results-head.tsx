import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { LiveDot } from '../../kit/feedback/live-tag.tsx';
import { formatCount } from '../../kit/formats/format-number.ts';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import styles from './results-head.module.scss';
import { ResultsSearch } from './results-search.tsx';
import { useResultsAddress } from './use-results-address.ts';

/** What the page is, which games it shows, and the search over them. */
export const ResultsHead = observer(function ResultsHead(): ReactNode {
  const { t } = useTranslation('results');
  const { query } = useResultsAddress();
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t('title')}</h1>
      <TypeLinks />
      <ResultsSearch given={query.search ?? ''} />
    </header>
  );
});

const TypeLinks = observer(function TypeLinks(): ReactNode {
  const { results } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('results');
  const { type, hrefWith } = useResultsAddress();
  const liveCount = results.counts?.liveCount;
  return (
    <nav className={styles.types} aria-label={t('type')}>
      <Link
        className={classNames(styles.type, type === 'ended' && styles.on)}
        to={hrefWith({}, 'ended')}
        aria-current={type === 'ended' ? 'page' : undefined}
      >
        {t('type.ended')}
      </Link>
      <Link
        className={classNames(styles.type, type === 'live' && styles.on)}
        to={hrefWith({}, 'live')}
        aria-current={type === 'live' ? 'page' : undefined}
      >
        <LiveDot />
        {t('type.live')}{' '}
        {liveCount === undefined ? null : <span className="num">{formatCount(liveCount, language)}</span>}
      </Link>
      <Link
        className={classNames(styles.type, type === 'zone' && styles.on)}
        to={hrefWith({}, 'zone')}
        aria-current={type === 'zone' ? 'page' : undefined}
      >
        {t('type.zone')}
      </Link>
    </nav>
  );
});
