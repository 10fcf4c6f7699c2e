import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Champ } from '../../../core/sports/tree/champ.ts';
import { sportCode, type Sport } from '../../../core/sports/tree/sport.ts';
import { AppLink, useRouteMatch } from '../../page/app-link.tsx';
import { usePage } from '../../page/use-page.ts';
import { outrightsPath } from '../outrights-path.ts';
import { useSports } from '../use-sports.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Flag } from '../../kit/pictures/flag.tsx';
import { formatCount } from '../../kit/formats/format-number.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { sportIcon } from '../../kit/pictures/sport-icon.ts';
import styles from './sports-tree.module.scss';
import { walkTree } from './tree-keys.ts';
import { countOf, type TreeSection } from './tree-store.ts';
import { foreignLanguage } from '../../../core/sports/spelling/foreign-language.ts';

/** All sports, and the champs of those that are open; one stop of the Tab key, walked by arrows. */
export const TreeList = observer(function TreeList(): ReactNode {
  const { tree } = useSports();
  const { t } = useTranslation('sports');
  const place = useTreePlace();
  const typed = useRef({ text: '', at: 0 });
  const [active, setActive] = useState<string | undefined>(undefined);
  const { sports } = tree;
  const focusable = active ?? `sport-${sports.find(({ code }) => code === place.sport)?.id ?? sports[0]?.id ?? 0}`;
  return (
    <div
      role="tree"
      aria-label={t('tree.name')}
      tabIndex={-1}
      onFocus={(event) => {
        setActive(event.target.dataset['key']);
      }}
      onKeyDown={(event) => {
        typed.current = walkTree(event, typed.current, (item, isOpen) => {
          tree.unfold(Number(item.dataset['sport']), isOpen);
        });
      }}
    >
      {sports.map((sport) => (
        <SportBranch key={sport.id} sport={sport} place={place} focusable={focusable} />
      ))}
    </div>
  );
});

/** Items under an item of a tree; no element of its own says that. */
const GROUP = { role: 'group' } as const;

interface BranchProps {
  readonly sport: Sport;
  readonly place: TreePlace;
  readonly focusable: string;
}

const SportBranch = observer(function SportBranch({ sport, place, focusable }: BranchProps): ReactNode {
  const { tree } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('sports');
  const isCurrent = place.sport === sport.code;
  const isOpen = tree.isOpen(sport.id, isCurrent);
  useEffect(() => {
    if (isOpen === true) void tree.show(sport.id);
  }, [tree, isOpen, sport.id]);
  const section = sectionOf(sport, tree.section, place.section);
  const key = `sport-${sport.id}`;
  const name = t(`sport.${sport.code}`);
  const live = formatCount(sport.liveCount, language);
  return (
    <>
      <AppLink
        className={classNames(styles.item, isCurrent && styles.on)}
        to="sport"
        params={{ section, sport: sport.code }}
        search={tree.section === 'all' && section === 'line' ? '?show=all' : ''}
        role="treeitem"
        aria-expanded={isOpen}
        aria-level={1}
        aria-current={isCurrent && place.champ === undefined ? 'page' : undefined}
        tabIndex={focusable === key ? 0 : -1}
        title={name}
        data-key={key}
        data-sport={sport.id}
      >
        <Icon name={sportIcon(sport.code)} />
        <span className={classNames('ell', styles.text)} lang={foreignLanguage(name, language)}>
          {name}
        </span>
        {sport.liveCount === 0 ? null : <span className={styles.railCount}>{live}</span>}
        <span className={classNames('num', styles.counts)}>
          {sport.liveCount > 0 && tree.section !== 'line' ? <span className={styles.liveCount}>{live}</span> : null}
          {tree.section === 'live' || sport.lineCount === 0 ? null : (
            <span>{formatCount(sport.lineCount, language)}</span>
          )}
        </span>
      </AppLink>
      {isOpen ? (
        <div {...GROUP} className={styles.champs}>
          {tree.champsOf(sport.id).map(({ country, champs }) => (
            <div key={country?.code ?? ''} role="none">
              {country === undefined ? null : <span className={styles.country}>{country.name}</span>}
              {champs.map((champ) => (
                <ChampLeaf key={champ.id} champ={champ} sport={sport} place={place} focusable={focusable} />
              ))}
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
});

const ChampLeaf = observer(function ChampLeaf({
  champ,
  sport,
  place,
  focusable,
}: BranchProps & { readonly champ: Champ }): ReactNode {
  const { tree } = useSports();
  const { language } = usePage();
  const isCurrent = place.champ === champ.id;
  const key = `champ-${champ.id}`;
  const [country, league] = nameParts(champ);
  return (
    <>
      <AppLink
        className={classNames(styles.item, styles.champ, isCurrent && styles.on)}
        to="champ"
        params={{ section: tree.section === 'live' ? 'live' : 'line', sport: sport.code, champ: champ.id }}
        search={tree.section === 'line' ? '?show=line' : ''}
        role="treeitem"
        aria-level={2}
        aria-current={isCurrent && !place.isFinal ? 'page' : undefined}
        tabIndex={focusable === key ? 0 : -1}
        data-key={key}
        data-sport={sport.id}
        title={champ.name}
      >
        <Flag code={champ.countryCode} size="sm" />
        <span className="ell" lang={foreignLanguage(champ, language)}>
          {country === '' ? null : <span className="vh">{country}</span>}
          {league}
        </span>
        <span className={classNames('num', styles.counts)}>{formatCount(countOf(champ, tree.section), language)}</span>
      </AppLink>
      {isCurrent && champ.hasOutrights === true ? (
        <OutrightsLeaf champ={champ} sport={sport} place={place} focusable={focusable} />
      ) : null}
    </>
  );
});

/** LN-90 Leads from a champ to the bets on its season. */
const OutrightsLeaf = observer(function OutrightsLeaf({
  champ: { id },
  place,
  focusable,
}: BranchProps & { readonly champ: Champ }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('sports');
  const key = `season-${id}`;
  const name = t('tree.outrights');
  return (
    <Link
      className={classNames(styles.item, styles.champ, styles.outrights, place.isFinal && styles.on)}
      to={outrightsPath(id, language)}
      role="treeitem"
      aria-level={3}
      aria-current={place.isFinal ? 'page' : undefined}
      tabIndex={focusable === key ? 0 : -1}
      data-key={key}
      title={name}
    >
      <Icon name="t-trophy" />
      <span className="ell">{name}</span>
    </Link>
  );
});

interface TreePlace extends Readonly<Record<'section' | 'sport' | 'champ', string | number | undefined>> {
  /** The page is that of the champ's season. */
  readonly isFinal: boolean;
}

const FINAL = /\/champs\/(\d+)\/final$/;

/** Where in the tree the page that is open stands. */
function useTreePlace(): TreePlace {
  const { tree } = useSports();
  const match = useRouteMatch();
  const final = FINAL.exec(useLocation().pathname);
  const params: Partial<Readonly<Record<string, string | number>>> = match?.params ?? {};
  const { section, sport } = params;
  if (final === null) return { section, sport, champ: params['champ'], isFinal: false };
  const champ = Number(final[1]);
  return { section, sport: sportCode(tree.champ(champ)?.sportId ?? 0), champ, isFinal: true };
}

/** The section a link leads to: the chosen one, else the page's own, where it has games. */
function sectionOf(
  counted: { readonly liveCount: number; readonly lineCount: number },
  chosen: TreeSection,
  open: TreePlace['section'],
): 'live' | 'line' {
  if (chosen !== 'all') return chosen;
  const wanted = open === 'live' ? 'live' : 'line';
  if (wanted === 'live') return counted.liveCount > 0 ? 'live' : 'line';
  return counted.lineCount > 0 ? 'line' : 'live';
}

/** The country, which the flag and often a heading show already, and the rest of the name. */
function nameParts({ name, countryName }: Champ): readonly [country: string, league: string] {
  const country = `${countryName}. `;
  return name.startsWith(country) ? [country, name.slice(country.length)] : ['', name];
}
