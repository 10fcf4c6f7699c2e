import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { EuropeanLine } from './table/european-line.tsx';
import { LineProblem } from './line-problem.tsx';
import { LineSkeleton } from './table/line-skeleton.tsx';
import { LineToolbar, StaleNotice } from './line-toolbar.tsx';
import { loadAsianLine } from './table/load-asian-line.ts';
import { WaitingGames } from './waiting-games.tsx';

/** The line, with its filters where the address can keep them, kept up to date while it is shown. */
export const LineBody = observer(function LineBody({
  hasFilters = true,
}: {
  readonly hasFilters?: boolean;
}): ReactNode {
  const { line } = useSports();
  const { settings, texts } = usePage();
  const isAsian = settings.settings.appViewType === 1;
  useEffect(() => line.watch(), [line]);
  useEffect(() => {
    if (isAsian) void loadAsianLine({ line, texts });
  }, [isAsian, line, texts]);
  return (
    <>
      {hasFilters ? <LineToolbar /> : null}
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
  if (line.phase === 'failed' || line.isEmpty) return <LineProblem />;
  if (!isAsian) return <EuropeanLine />;
  return Asian === undefined ? <LineSkeleton /> : <Asian />;
});
