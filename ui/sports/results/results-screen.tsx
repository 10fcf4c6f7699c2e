import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MiniAppSlot } from '#ui/mini-apps/mini-app-slot.tsx';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useSports } from '../use-sports.ts';
import { ResultsTree } from './column/results-tree.tsx';
import { DayStrip } from './day-strip.tsx';
import { ResultsList } from './list/results-list.tsx';
import { ResultsHead } from './results-head.tsx';
import { ResultsToolbar } from './results-toolbar.tsx';

/** Results of a day, or of the games being played. */
export const Screen = observer(function ResultsScreen(): ReactNode {
  const { results, favourites } = useSports();
  const { t } = useTranslation('results');
  usePageTitle(t(`title.${results.type}`));
  useEffect(() => results.watch(), [results]);
  useEffect(
    () =>
      reaction(
        () => favourites.favourites.champs,
        () => {
          if (results.query.isFavourites) void results.load();
        },
      ),
    [results, favourites],
  );
  return (
    <>
      <ResultsHead />
      {results.type === 'ended' ? <DayStrip /> : null}
      <MiniAppSlot slot="results-wins" />
      <ResultsToolbar />
      <ResultsList />
    </>
  );
});

/** The left column of the results. */
export const Column = ResultsTree;
