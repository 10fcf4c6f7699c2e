import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../../../core/navigation/language-path.ts';
import { usePage } from '../../../page/use-page.ts';
import { DayStrip } from '../day-strip.tsx';
import { ResultsList } from '../list/results-list.tsx';
import { ChampChooser } from './champ-chooser.tsx';
import { ChampResultsHead } from './champ-results-head.tsx';

/** How a competition went, day by day; without one, all competitions to choose from. */
export const Screen = observer(function ChampResultsScreen(): ReactNode {
  const { page } = usePage();
  const { pathname } = useLocation();
  const match = page.match(splitLanguage(pathname).rest);
  if (match?.name !== 'champ-results') return null;
  const { champ } = match.params;
  if (champ === undefined) return <ChampChooser />;
  return (
    <>
      <ChampResultsHead champ={champ} />
      <DayStrip />
      <ResultsList />
    </>
  );
});
