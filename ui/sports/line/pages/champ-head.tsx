import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage, pathTo } from '../../../../core/navigation/language-path.ts';
import { WHOLE_LINE, writeLineQuery } from '../../../../core/sports/line/line-query.ts';
import { ALL_RESULTS, writeResultsQuery } from '../../../../core/sports/results/results-query.ts';
import type { SportCode } from '../../../../core/sports/tree/sport.ts';
import { buttonClass } from '../../../kit/controls/button.tsx';
import { Flag } from '../../../kit/pictures/flag.tsx';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { usePage } from '../../../page/use-page.ts';
import { outrightsPath } from '../../outrights-path.ts';
import { useSports } from '../../use-sports.ts';
import { StarButton } from '../star-button.tsx';
import { LineHead } from './line-head.tsx';
import { SectionLinks } from './section-links.tsx';

export interface ChampHeadProps {
  readonly sport: SportCode;
  readonly champ: number;
}

/** The head of a competition's page: where it stands, its sections with their counts, and the way to its results. */
export const ChampHead = observer(function ChampHead({ sport, champ: id }: ChampHeadProps): ReactNode {
  const { favourites, line, tree } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('line-pages');
  const champ = tree.champ(id) ?? line.champ(id);
  const section = line.view.filter.section === 'live' ? 'live' : 'line';
  const name = champ?.name ?? '';
  const results = writeResultsQuery({ ...ALL_RESULTS, sportId: champ?.sportId, champId: id });
  return (
    <LineHead
      crumbs={[
        { name: t('shell:nav.home'), address: pathTo('home', {}, language) },
        { name: t(`shell:nav.${section}`), address: pathTo('section', { section }, language) },
        { name: t(`sports:sport.${sport}`), address: pathTo('sport', { section, sport }, language) },
      ]}
      name={name}
      of={champ}
      sign={champ === undefined ? undefined : <Flag code={champ.countryCode} />}
      star={
        <StarButton
          isOn={favourites.hasChamp(id)}
          name={t('sports:favourite.champ', { name })}
          onToggle={() => {
            favourites.toggleChamp(id);
          }}
        />
      }
    >
      <SectionLinks
        counts={champ}
        outrights={champ?.hasOutrights === true ? { address: outrightsPath(id, language), isOn: false } : undefined}
        hrefOf={(shown) =>
          pathTo('champ', { section: shown === 'live' ? 'live' : 'line', sport, champ: id }, language) +
          writeLineQuery({ ...WHOLE_LINE, show: shown === 'line' ? 'line' : undefined })
        }
      />
      <Link className={buttonClass({ size: 'sm' })} to={inLanguage('/results', language) + results}>
        <Icon name="t-trophy" size="sm" />
        {t('shell:nav.results')}
      </Link>
    </LineHead>
  );
});
