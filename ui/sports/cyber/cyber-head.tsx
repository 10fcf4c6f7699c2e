import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage, pathTo } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { WHOLE_LINE, writeLineQuery } from '../../../core/sports/line/line-query.ts';
import { ALL_RESULTS, writeResultsQuery } from '../../../core/sports/results/results-query.ts';
import type { CyberDiscipline } from '../../../core/sports/cyber/cyber.ts';
import { isCyberSport } from '../../../core/sports/cyber/cyber.ts';
import { chipClass } from '../../kit/controls/chip.tsx';
import { Flag } from '../../kit/pictures/flag.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { LineHead } from '../line/pages/line-head.tsx';
import { SectionLinks } from '../line/pages/section-links.tsx';
import { StarButton } from '../line/star-button.tsx';
import { statisticsHref } from '../statistics/statistics-address.ts';
import { useSports } from '../use-sports.ts';
import { disciplineOf, disciplinePath, type CyberMatch } from './cyber-page.ts';

/** What the line under it is: where the page stands, its sections, and the ways to competitions, results and statistics. */
export const CyberHead = observer(function CyberHead({ match }: { readonly match: CyberMatch }): ReactNode {
  const { t } = useTranslation('line-pages');
  const { language } = usePage();
  const { cyberType } = match.params;
  const discipline = disciplineOf(match);
  const type = {
    name: t(`cyber.title.${cyberType}`),
    address: inLanguage(routePath('cyber-sports', { cyberType }), language),
  };
  if (match.name === 'cyber-champ' && discipline !== undefined) {
    return <ChampHeadOf discipline={discipline} champ={match.params.champ} type={type} />;
  }
  if (discipline === undefined) {
    const isAll = match.name === 'cyber-all';
    return (
      <LineHead
        crumbs={isAll ? [type] : [{ name: t('shell:nav.home'), address: pathTo('home', {}, language) }]}
        name={t('title.of-sport', { page: type.name, sport: t(isAll ? 'cyber.all' : 'cyber.top') })}
      >
        <TypeWays match={match} />
      </LineHead>
    );
  }
  const sport = t(`sports:sport.${discipline.sport}`);
  const own = { name: sport, address: inLanguage(disciplinePath(discipline), language) };
  const isChamps = match.name === 'cyber-champs';
  const section = match.name === 'cyber-section' ? t(`sports:tree.${match.params.section}`) : undefined;
  const part = isChamps ? t('cyber.champs') : section;
  return (
    <LineHead
      crumbs={part !== undefined ? [type, own] : [type]}
      name={part === undefined ? sport : t('title.of-sport', { page: sport, sport: part })}
    >
      <DisciplineWays match={match} discipline={discipline} />
    </LineHead>
  );
});

interface Crumb {
  readonly name: string;
  readonly address: string;
}

const TypeWays = observer(function TypeWays({ match }: { readonly match: CyberMatch }): ReactNode {
  const { tree } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('line-pages');
  const { cyberType } = match.params;
  const sports = tree.tree.sports.filter(({ id }) => isCyberSport(id, cyberType));
  const isAll = match.name === 'cyber-all';
  const counts = {
    liveCount: sports.reduce((sum, { liveCount }) => sum + liveCount, 0),
    lineCount: sports.reduce((sum, { lineCount }) => sum + lineCount, 0),
  };
  const top = inLanguage(routePath('cyber-sports', { cyberType }), language);
  const all = inLanguage(routePath('cyber-all', { cyberType }), language);
  return (
    <>
      <Link className={chipClass(!isAll)} to={top} aria-current={isAll ? undefined : 'page'}>
        <Icon name="t-trophy" />
        {t('cyber.top')}
      </Link>
      <Link className={chipClass(isAll)} to={all} aria-current={isAll ? 'page' : undefined}>
        {t('cyber.all')} <span className="num">{counts.liveCount + counts.lineCount}</span>
      </Link>
    </>
  );
});

const DisciplineWays = observer(function DisciplineWays({
  match,
  discipline,
}: {
  readonly match: CyberMatch;
  readonly discipline: CyberDiscipline;
}): ReactNode {
  const { tree } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('line-pages');
  const sport = tree.tree.sports.find(({ code }) => code === discipline.sport);
  const isChamps = match.name === 'cyber-champs';
  const champs = routePath('cyber-champs', { cyberType: discipline.type, discipline: discipline.code });
  return (
    <>
      {isChamps ? null : (
        <SectionLinks
          counts={sport}
          hrefOf={(shown) => inLanguage(disciplinePath(discipline, shown === 'all' ? undefined : shown), language)}
        />
      )}
      <Link
        className={chipClass(isChamps)}
        to={inLanguage(champs, language)}
        aria-current={isChamps ? 'page' : undefined}
      >
        <Icon name="t-trophy" />
        {t('cyber.champs')}
      </Link>
      <Link
        className={chipClass(false)}
        to={inLanguage('/results', language) + writeResultsQuery({ ...ALL_RESULTS, sportId: sport?.id })}
      >
        {t('shell:nav.results')}
      </Link>
    </>
  );
});

/** The head of one competition. */
const ChampHeadOf = observer(function ChampHeadOf({
  discipline,
  champ: id,
  type,
}: {
  readonly discipline: CyberDiscipline;
  readonly champ: number;
  readonly type: Crumb;
}): ReactNode {
  const { favourites, line, tree } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('line-pages');
  const champ = tree.champ(id) ?? line.champ(id);
  const name = champ?.name ?? '';
  const { type: cyberType, code } = discipline;
  const path = inLanguage(routePath('cyber-champ', { cyberType, discipline: code, champ: id }), language);
  const sport = {
    name: t(`sports:sport.${discipline.sport}`),
    address: inLanguage(disciplinePath(discipline), language),
  };
  return (
    <LineHead
      crumbs={[type, sport]}
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
        hrefOf={(shown) =>
          shown === 'live'
            ? inLanguage(disciplinePath(discipline, 'live'), language)
            : path + writeLineQuery({ ...WHOLE_LINE, show: shown === 'line' ? 'line' : undefined })
        }
      />
      <Link className={chipClass(false)} to={statisticsHref(id, language)}>
        <Icon name="t-chart-bar" />
        {t('shell:nav.statistic')}
      </Link>
      <Link
        className={chipClass(false)}
        to={
          inLanguage('/results', language) + writeResultsQuery({ ...ALL_RESULTS, sportId: champ?.sportId, champId: id })
        }
      >
        <Icon name="t-trophy" />
        {t('shell:nav.results')}
      </Link>
    </LineHead>
  );
});
