import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage, pathTo } from '../../../../core/navigation/language-path.ts';
import { chipClass } from '../../../kit/controls/chip.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { sportIcon } from '../../../kit/pictures/sport-icon.ts';
import { LinkPath } from '../../../page/app-link.tsx';
import { useNameLanguage } from '../../../page/names/use-name-language.ts';
import { usePage } from '../../../page/use-page.ts';
import { LineBody } from '../../line/line-body.tsx';
import { LineHead } from '../../line/pages/line-head.tsx';
import { TreeFailure } from '../../tree/tree-failure.tsx';
import { useSports } from '../../use-sports.ts';
import { cyberLinkPath } from '../cyber-link-path.ts';
import { LeagueResults } from './league-results.tsx';
import { NextGames } from './next-games.tsx';
import { virtualLeaguePath, virtualLeagues } from './virtual-leagues.ts';

/** GM-62 Virtual sports: a league with what is played, what comes next, its prices, its table and its last results. */
export const Screen = observer(function VirtualScreen(): ReactNode {
  const { tree } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('line-pages');
  const leagues = virtualLeagues(tree);
  return (
    <LinkPath.Provider value={cyberLinkPath}>
      <LineHead
        crumbs={[{ name: t('shell:nav.home'), address: pathTo('home', {}, language) }]}
        name={t('cyber.title.virtual')}
      >
        <Leagues />
      </LineHead>
      {tree.failure === undefined ? null : <TreeFailure />}
      {tree.failure === undefined && leagues.length === 0 ? (
        <section className="panel">
          <EmptyState icon="t-trophy" title={t('cyber.champs.none')} />
        </section>
      ) : null}
      {leagues.length === 0 ? null : (
        <>
          <NextGames />
          <LineBody hasFilters={false} />
          <LeagueResults />
        </>
      )}
    </LinkPath.Provider>
  );
});

const Leagues = observer(function Leagues(): ReactNode {
  const { line, tree } = useSports();
  const { language } = usePage();
  const langOf = useNameLanguage();
  const current = line.view.filter.champId;
  return virtualLeagues(tree).map(({ champ, discipline }) => (
    <Link
      key={champ.id}
      className={chipClass(champ.id === current)}
      to={inLanguage(virtualLeaguePath(champ), language)}
      aria-current={champ.id === current ? 'page' : undefined}
    >
      <Icon name={sportIcon(discipline.sport)} />
      <span dir="auto" lang={langOf(champ)}>
        {champ.name}
      </span>
    </Link>
  ));
});
