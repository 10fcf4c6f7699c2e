import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/controls/button.tsx';
import { FormNotice } from '../../../kit/feedback/form-notice.tsx';
import { CENTRE_ID } from '../../../page/page-columns.tsx';
import { useSports } from '../../use-sports.ts';
import styles from './results-list.module.scss';

/** One screen before the end the next games are asked for. */
const MARGIN = '800px';

/** The end of what has come: further games come as it nears, or by its button. */
export const MoreResults = observer(function MoreResults(): ReactNode {
  const { results } = useSports();
  const { t } = useTranslation(['results', 'kit']);
  const end = useRef<HTMLDivElement>(null);
  const hasFailed = results.moreFailure !== undefined;
  const count = results.games.length;
  useEffect(() => {
    if (end.current === null || hasFailed || typeof IntersectionObserver === 'undefined') return undefined;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) void results.loadMore();
      },
      { root: document.getElementById(CENTRE_ID), rootMargin: MARGIN },
    );
    seen.observe(end.current);
    return () => {
      seen.disconnect();
    };
    // what has come moves the end, which may still be near
  }, [results, hasFailed, count]);
  if (!results.hasMore) return null;
  return (
    <div ref={end} className={styles.end} aria-busy={results.isLoadingMore}>
      {hasFailed ? <FormNotice tone="danger">{t('failed')}</FormNotice> : null}
      <Button size="sm" isDisabled={results.isLoadingMore} onClick={() => void results.loadMore()}>
        {hasFailed ? t('kit:retry') : t('more')}
      </Button>
    </div>
  );
});
