import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { ErrorState, type ErrorStateProps } from '../../kit/feedback/error-state.tsx';
import { useLineAddress } from './use-line-address.ts';

// its words are fetched, and may be out of reach like the line itself
const LineFailure = lazy(async () => {
  const loaded = await import('./line-failure.tsx').catch(() => undefined);
  return { default: loaded?.LineFailure ?? ErrorState };
});

/** What stands where there is no line: why, and the way on. */
export const LineProblem = observer(function LineProblem(): ReactNode {
  const { line } = useSports();
  const { page, settings } = usePage();
  const isFailed = line.phase === 'failed';
  const shown: ErrorStateProps = {
    isOffline: line.failure?.kind === 'network',
    onRetry: () => void line.open(line.view),
  };
  const plain = isFailed ? <ErrorState {...shown} /> : <EmptyLine />;
  // SP-34 the server does not say what the player has hidden
  const isMoreSaid = isFailed || (page.isHydrated && settings.settings.hiddenSports !== '');
  return (
    <section className="panel">
      {isMoreSaid ? (
        <Suspense fallback={plain}>
          <LineFailure {...shown}>{plain}</LineFailure>
        </Suspense>
      ) : (
        plain
      )}
    </section>
  );
});

const EmptyLine = observer(function EmptyLine(): ReactNode {
  const { line } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('sports');
  const { query, hrefWith } = useLineAddress();
  const { isFavourites } = line.view;
  const kind = isFavourites ? 'favourites' : query.time === 'all' && query.hoursAhead === 0 ? 'line' : 'filter';
  // on a page of favourites there are no others to show
  const href =
    isFavourites && !query.isFavourites
      ? `/${language}`
      : hrefWith({ time: 'all', hoursAhead: 0, isFavourites: false });
  return (
    <EmptyState
      icon={isFavourites ? 't-star' : 't-mood-empty'}
      title={t(`empty.${kind}`)}
      action={
        kind === 'line' ? undefined : (
          <Link className={buttonClass({ look: 'primary', size: 'sm' })} to={href}>
            {t('empty.show-all')}
          </Link>
        )
      }
    >
      {t(`empty.${kind}-text`)}
    </EmptyState>
  );
});
