import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { mainChamp, type TeamProfile } from '../../../core/sports/team/team.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { outrightsPath } from '../outrights-path.ts';
import { statisticsHref } from '../statistics/statistics-address.ts';
import { useSports } from '../use-sports.ts';

/** SP-39 Where a team leads: what is known of the competition that it plays in. */
export const TeamWays = observer(function TeamWays({ profile }: { readonly profile: TeamProfile }): ReactNode {
  const { line, tree } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('line-pages');
  const [next] = line.gamesOf(profile.sportId);
  const id = mainChamp(profile.results) ?? next?.champId;
  if (id === undefined) return null;
  const hasOutrights = (tree.champ(id) ?? line.champ(id))?.hasOutrights === true;
  const look = buttonClass({ size: 'sm' });
  return (
    <>
      <Link className={look} to={statisticsHref(id, language)}>
        <Icon name="t-chart-bar" size="sm" />
        {t('team.table')}
      </Link>
      <Link className={look} to={inLanguage(routePath('champ-results', { champ: id }), language)}>
        <Icon name="t-trophy" size="sm" />
        {t('team.champ-results')}
      </Link>
      {hasOutrights ? (
        <Link className={look} to={outrightsPath(id, language)}>
          {t('sports:tree.outrights')}
        </Link>
      ) : null}
    </>
  );
});
