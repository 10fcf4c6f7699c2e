import { usePage } from '../../page/use-page.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMatch } from '../../page/app-link.tsx';
import { useSports } from '../use-sports.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { EuropeanLine } from './table/european-line.tsx';
import { LineProblem } from './line-problem.tsx';
import { LineSkeleton } from './table/line-skeleton.tsx';
import { LineToolbar, StaleNotice } from './line-toolbar.tsx';
import { loadAsianLine } from './table/load-asian-line.ts';
import { TopGames } from './top-games.tsx';
import { useLineAddress } from './use-line-address.ts';
import { WaitingGames } from './waiting-games.tsx';

/** The line: home, a section, a sport or a champ. */
export const Screen = observer(function LineScreen(): ReactNode {
  const { line } = useSports();
  const { settings } = usePage();
  const title = useLineTitle();
  const { route } = useLineAddress();
  const isAsian = settings.settings.appViewType === 1;
  usePageTitle(title);
  useEffect(() => line.watch(), [line]);
  useEffect(() => {
    if (isAsian) void loadAsianLine(line.table);
  }, [isAsian, line]);
  const hasTop = !isAsian && (route === 'home' || route === 'section') && !line.view.isFavourites;
  return (
    <>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      {hasTop ? <TopGames /> : null}
      <LineToolbar />
      <StaleNotice />
      <WaitingGames />
      <LineBody isAsian={isAsian} />
    </>
  );
});

const LineBody = observer(function LineBody({ isAsian }: { readonly isAsian: boolean }): ReactNode {
  const { line } = useSports();
  const Asian = line.table.asian;
  if (line.phase === 'loading') return <LineSkeleton />;
  if (line.phase === 'failed' || line.isEmpty) return <LineProblem />;
  if (!isAsian) return <EuropeanLine />;
  return Asian === undefined ? <LineSkeleton /> : <Asian />;
});

function useLineTitle(): string {
  const { tree } = useSports();
  const { t } = useTranslation('sports');
  const match = useRouteMatch();
  if (match?.name === 'champ') return t('title.champ', { champ: tree.champ(match.params.champ)?.name ?? '' });
  if (match?.name === 'sport')
    return t(`title.sport-${match.params.section}`, { sport: t(`sport.${match.params.sport}`) });
  return match?.name === 'section' ? t(`title.section-${match.params.section}`) : t('title.home');
}
