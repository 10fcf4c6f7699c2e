import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../../../core/navigation/language-path.ts';
import { usePage } from '../../../page/use-page.ts';
import { Screen as GameScreen } from '../../game/game-screen.tsx';
import { FavouriteTeams } from '../../team/favourite-teams.tsx';
import { useSports } from '../../use-sports.ts';
import { LineBody } from '../line-body.tsx';
import { ChampHead } from './champ-head.tsx';
import { isLinePageMatch } from './line-page.ts';
import { LinePageHead } from './line-page-head.tsx';

/** A page of the line that is named after its games: its line under its head, or one of the games. */
export const Screen = observer(function LinePageScreen(): ReactNode {
  const { line } = useSports();
  const { page } = usePage();
  const { pathname } = useLocation();
  const match = page.match(splitLanguage(pathname).rest);
  if (!isLinePageMatch(match)) return null;
  const { sport, champ, game } = match.params;
  if (game !== undefined) return <GameScreen />;
  return (
    <>
      {sport !== undefined && champ !== undefined ? (
        <ChampHead sport={sport} champ={champ} />
      ) : (
        <LinePageHead match={match} />
      )}
      {line.view.isFavourites ? <FavouriteTeams /> : null}
      <LineBody />
    </>
  );
});
