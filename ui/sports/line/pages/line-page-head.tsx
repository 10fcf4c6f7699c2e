import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage, pathTo } from '../../../../core/navigation/language-path.ts';
import { routePath } from '../../../../core/navigation/route-table.ts';
import { isCyberSport } from '../../../../core/sports/cyber/cyber.ts';
import { usePage } from '../../../page/use-page.ts';
import { useSports } from '../../use-sports.ts';
import type { LinePageMatch } from './line-page.ts';
import { LineHead } from './line-head.tsx';
import { SectionLinks } from './section-links.tsx';

/** The head of a page of the line that is not one of a competition. */
export const LinePageHead = observer(function LinePageHead({ match }: { readonly match: LinePageMatch }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('line-pages');
  const counts = usePageCounts(match);
  const { sport, section = 'live' } = { section: undefined, ...match.params };
  const sectionCrumb = { name: t(`shell:nav.${section}`), address: pathTo('section', { section }, language) };
  const name = match.name === 'menu-section' ? t(`title.part-${match.params.menuSection}`) : t(`title.${match.name}`);
  const home = { name: t('shell:nav.home'), address: pathTo('home', {}, language) };
  const crumbs = match.name === 'menu-section' ? [home, sectionCrumb] : [home];
  const own = { name, address: inLanguage(pathWithoutSport(match), language) };
  return (
    <LineHead
      crumbs={sport === undefined ? crumbs : [...crumbs, own]}
      here={sport === undefined ? name : t(`sports:sport.${sport}`)}
      name={sport === undefined ? name : t('title.of-sport', { page: name, sport: t(`sports:sport.${sport}`) })}
    >
      {match.name === 'marble' || match.name === 'menu-section' || match.name === 'league' ? undefined : (
        <SectionLinks counts={counts} hrefOf={(shown) => inLanguage(pathOfSection(match, shown), language)} />
      )}
    </LineHead>
  );
});

type SectionedMatch = Exclude<LinePageMatch, { readonly name: 'marble' | 'menu-section' | 'league' }>;

/** The same page with another section; the part that is called all has both. */
function pathOfSection({ name, params }: SectionedMatch, shown: 'all' | 'live' | 'line'): string {
  const section = shown === 'live' ? 'live' : 'line';
  return routePath(name, { ...params, section, menuSection: shown === 'all' ? 'all' : undefined } as never);
}

function pathWithoutSport({ name, params }: LinePageMatch): string {
  const { sport: _sport, champ: _champ, game: _game, ...rest } = params;
  return routePath(name, rest as never);
}

/** How many games the tree has of what the page shows; undefined where the page is not made of sports. */
function usePageCounts({
  name,
  params,
}: LinePageMatch): { readonly liveCount: number; readonly lineCount: number } | undefined {
  const { line, tree } = useSports();
  const { sportId, menu } = line.view.filter;
  if (name === 'top-games' || name === 'bets-on-yours' || menu !== undefined) return undefined;
  if (params.sport === undefined && sportId === undefined && name !== 'cyber-line') return undefined;
  const sports = tree.tree.sports.filter(({ id }) => (sportId === undefined ? isCyberSport(id) : id === sportId));
  return {
    liveCount: sports.reduce((count, sport) => count + sport.liveCount, 0),
    lineCount: sports.reduce((count, sport) => count + sport.lineCount, 0),
  };
}
