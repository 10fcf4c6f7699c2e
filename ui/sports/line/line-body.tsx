import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { usePage } from '../../page/use-page.ts';
import { ErrorState } from '../../kit/feedback/error-state.tsx';
import { useSports } from '../use-sports.ts';
import { EuropeanLine } from './table/european-line.tsx';
import { LineSkeleton } from './table/line-skeleton.tsx';
import { LineToolbar, StaleNotice } from './line-toolbar.tsx';
import { loadAsianLine } from './table/load-asian-line.ts';
import { WaitingGames } from './waiting-games.tsx';

// what it says is fetched, and may be out of reach like the line itself
const LineProblem = lazy(async () => {
  const loaded = await import('./line-problem.tsx').catch(() => undefined);
  return { default: loaded?.LineProblem ?? ErrorState };
});

/** The line with its filters, kept up to date while it is shown. */
export const LineBody = observer(function LineBody(): ReactNode {
  const { line } = useSports();
  const { settings, texts } = usePage();
  const isAsian = settings.settings.appViewType === 1;
  useEffect(() => line.watch(), [line]);
  useEffect(() => {
    if (isAsian) void loadAsianLine({ line, texts });
  }, [isAsian, line, texts]);
  return (
    <>
      <LineToolbar />
      <StaleNotice />
      <WaitingGames />
      <LineView isAsian={isAsian} />
    </>
  );
});

const LineView = observer(function LineView({ isAsian }: { readonly isAsian: boolean }): ReactNode {
  const { line } = useSports();
  const Asian = line.table.asian;
  if (line.phase === 'loading') return <LineSkeleton />;
  if (line.phase === 'failed' || line.isEmpty)
    return (
      <Suspense fallback={<LineSkeleton />}>
        <LineProblem isOffline={line.failure?.kind === 'network'} onRetry={() => void line.open(line.view)} />
      </Suspense>
    );
  if (!isAsian) return <EuropeanLine />;
  return Asian === undefined ? <LineSkeleton /> : <Asian />;
});
