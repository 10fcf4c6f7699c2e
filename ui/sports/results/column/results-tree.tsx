import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { FormNotice } from '../../../kit/feedback/form-notice.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { formatCount } from '../../../kit/formats/format-number.ts';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import { usePage } from '../../../page/use-page.ts';
import tree from '../../tree/sports-tree.module.scss';
import { useSports } from '../../use-sports.ts';
import { SearchField } from '../search-field.tsx';
import { useResultsAddress } from '../use-results-address.ts';
import { resultTree } from './result-tree.ts';
import styles from './results-tree.module.scss';
import { TreeBranches } from './tree-branches.tsx';

/** The left column of the results: sports, countries and competitions with how many games they have. */
export const ResultsTree = observer(function ResultsTree(): ReactNode {
  const { results } = useSports();
  const { t } = useTranslation('results');
  const [wanted, setWanted] = useState('');
  return (
    <nav className={classNames('panel', tree.tree)} aria-label={t('tree.name')}>
      <div className={tree.search}>
        <SearchField label={t('tree.search')} placeholder={t('tree.search')} text={wanted} onChange={setWanted} />
      </div>
      <div className={classNames('scroll', tree.body)}>
        <AllSports />
        {results.counts !== undefined ? (
          <FoundBranches wanted={wanted.trim()} />
        ) : results.countsFailure === undefined ? (
          <TreeSkeleton />
        ) : (
          <ResultsTreeFailure />
        )}
      </div>
    </nav>
  );
});

const AllSports = observer(function AllSports(): ReactNode {
  const { results } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('results');
  const { query, hrefWith } = useResultsAddress();
  const isCurrent = query.sportId === undefined && query.countryCode === undefined && query.champId === undefined;
  const all = results.counts?.champs.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.all}>
      <Link
        className={classNames(tree.item, isCurrent && tree.on)}
        to={hrefWith({ sportId: undefined, countryCode: undefined, champId: undefined })}
        aria-current={isCurrent ? 'page' : undefined}
        title={t('tree.all')}
      >
        <Icon name="t-calendar-check" />
        <span className={classNames('ell', tree.text)}>{t('tree.all')}</span>
        <span className={classNames('num', tree.counts)}>{all === undefined ? '' : formatCount(all, language)}</span>
      </Link>
    </div>
  );
});

const FoundBranches = observer(function FoundBranches({ wanted }: { readonly wanted: string }): ReactNode {
  const { results } = useSports();
  const { t } = useTranslation('results');
  const branches = resultTree(results.counts?.champs ?? [], { nameOf: (code) => t(`sports:sport.${code}`), wanted });
  if (branches.length === 0 && wanted !== '') return <output className={styles.message}>{t('tree.none')}</output>;
  return branches.length === 0 ? null : <TreeBranches branches={branches} isSearching={wanted !== ''} />;
});

const ROWS = 8;

function TreeSkeleton(): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <div aria-busy="true">
      <VisuallyHidden isStatus>{t('loading')}</VisuallyHidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={tree.item}>
          <Skeleton shape="circle" />
          <Skeleton width="lg" className={tree.text} />
        </div>
      ))}
    </div>
  );
}

const ResultsTreeFailure = observer(function ResultsTreeFailure(): ReactNode {
  const { results } = useSports();
  const { t } = useTranslation(['results', 'kit']);
  return (
    <div className={styles.failure}>
      <FormNotice tone="danger">{t('failed')}</FormNotice>
      <Button size="sm" onClick={() => void results.loadCounts()}>
        {t('kit:retry')}
      </Button>
    </div>
  );
});
