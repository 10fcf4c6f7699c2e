import { observer } from 'mobx-react-lite';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CountedResultChamp } from '../../../../core/sports/results/results-gateway.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { formatCount } from '../../../kit/formats/format-number.ts';
import { Flag } from '../../../kit/pictures/flag.tsx';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { sportIcon } from '../../../kit/pictures/sport-icon.ts';
import { useNameLanguage } from '../../../page/names/use-name-language.ts';
import { usePage } from '../../../page/use-page.ts';
import tree from '../../tree/sports-tree.module.scss';
import { walkTree } from '../../tree/tree-keys.ts';
import { useResultsAddress } from '../use-results-address.ts';
import type { CountryBranch, SportBranch } from './result-tree.ts';
import { NameText } from '../../../page/names/name-text.tsx';
import styles from './results-tree.module.scss';

export interface TreeBranchesProps {
  readonly branches: readonly SportBranch[];
  /** Everything that was found is unfolded. */
  readonly isSearching: boolean;
}

/** What the branches of a tree share: which stand open, and which takes the Tab key. */
interface TreeState {
  readonly focusable: string;
  readonly isOpen: (key: string, isUsual: boolean) => boolean;
  readonly unfold: (key: string, isOpen: boolean) => void;
}

/** Sports, under them countries, under them competitions; one stop of the Tab key, walked by arrows. */
export const TreeBranches = observer(function TreeBranches({ branches, isSearching }: TreeBranchesProps): ReactNode {
  const { t } = useTranslation('results');
  const { query } = useResultsAddress();
  const typed = useRef({ text: '', at: 0 });
  const [active, setActive] = useState<string | undefined>(undefined);
  /** Branches that the player folded or unfolded. */
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const first = branches.find(({ id }) => id === query.sportId) ?? branches[0];
  const state: TreeState = {
    focusable: active ?? `sport-${String(first?.id)}`,
    isOpen: (key, isUsual) => isSearching || (turned.get(key) ?? isUsual),
    unfold: (key, isOpen) => {
      setTurned(new Map([...turned, [key, isOpen]]));
    },
  };
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
          state.unfold(item.dataset['key'] ?? '', isOpen);
        });
      }}
    >
      {branches.map((sport) => (
        <SportItem key={sport.id} sport={sport} state={state} />
      ))}
    </div>
  );
});

/** Items under an item of a tree; no element of its own says that. */
const GROUP = { role: 'group' } as const;

const SportItem = observer(function SportItem({
  sport,
  state,
}: {
  readonly sport: SportBranch;
  readonly state: TreeState;
}): ReactNode {
  const { language } = usePage();
  const { query, hrefWith } = useResultsAddress();
  const key = `sport-${String(sport.id)}`;
  const isCurrent = query.sportId === sport.id || sport.countries.some((country) => hasChamp(country, query.champId));
  const isOpen = state.isOpen(key, isCurrent);
  const isWhole = isCurrent && query.countryCode === undefined && query.champId === undefined;
  return (
    <>
      <Link
        className={classNames(tree.item, isCurrent && tree.on)}
        to={hrefWith({ sportId: sport.id, countryCode: undefined, champId: undefined })}
        role="treeitem"
        aria-expanded={isOpen}
        aria-level={1}
        aria-current={isWhole ? 'page' : undefined}
        tabIndex={state.focusable === key ? 0 : -1}
        title={sport.name}
        data-key={key}
        data-text={sport.name}
        onClick={() => {
          // a press on the sport that is shown folds and unfolds it
          state.unfold(key, !(isOpen && isWhole));
        }}
      >
        <Icon name={sportIcon(sport.code)} />
        <NameText className={tree.text}>{sport.name}</NameText>
        <span className={classNames('num', tree.counts)}>{formatCount(sport.count, language)}</span>
      </Link>
      {isOpen ? (
        <div {...GROUP} className={tree.champs}>
          {sport.countries.map((country) => (
            <CountryItem key={country.code} country={country} sport={sport} state={state} />
          ))}
        </div>
      ) : null}
    </>
  );
});

interface CountryItemProps {
  readonly country: CountryBranch;
  readonly sport: SportBranch;
  readonly state: TreeState;
}

const CountryItem = observer(function CountryItem({ country, sport, state }: CountryItemProps): ReactNode {
  const { language } = usePage();
  const { query, hrefWith } = useResultsAddress();
  const key = `country-${String(sport.id)}-${country.code}`;
  const isCurrent = query.sportId === sport.id && query.countryCode === country.code && query.champId === undefined;
  const isOpen = state.isOpen(key, isCurrent || hasChamp(country, query.champId) || sport.countries.length === 1);
  return (
    <>
      <Link
        className={classNames(tree.item, tree.champ, isCurrent && tree.on)}
        to={hrefWith({ sportId: sport.id, countryCode: country.code, champId: undefined })}
        role="treeitem"
        aria-expanded={isOpen}
        aria-level={2}
        aria-current={isCurrent ? 'page' : undefined}
        tabIndex={state.focusable === key ? 0 : -1}
        title={country.name}
        data-key={key}
        data-text={country.name}
        onClick={() => {
          // a press on the country that is shown folds and unfolds it
          state.unfold(key, !(isOpen && isCurrent));
        }}
      >
        <Icon name={isOpen ? 't-chevron-down' : 't-chevron-right'} size="xs" isFlipping={!isOpen} />
        <Flag code={country.code} size="sm" />
        <span className="ell">{country.name}</span>
        <span className={classNames('num', tree.counts)}>{formatCount(country.count, language)}</span>
      </Link>
      {isOpen ? (
        <div {...GROUP} className={classNames(tree.champs, styles.inner)}>
          {country.champs.map((champ) => (
            <ChampItem key={champ.id} champ={champ} state={state} />
          ))}
        </div>
      ) : null}
    </>
  );
});

const ChampItem = observer(function ChampItem({
  champ,
  state,
}: {
  readonly champ: CountedResultChamp;
  readonly state: TreeState;
}): ReactNode {
  const { language } = usePage();
  const langOf = useNameLanguage();
  const { query, hrefWith } = useResultsAddress();
  const key = `champ-${String(champ.id)}`;
  const isCurrent = query.champId === champ.id;
  const country = `${champ.countryName}. `;
  const hasCountry = champ.name.startsWith(country);
  return (
    <Link
      className={classNames(tree.item, tree.champ, isCurrent && tree.on)}
      to={hrefWith({ sportId: champ.sportId, countryCode: undefined, champId: champ.id })}
      role="treeitem"
      aria-level={3}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={state.focusable === key ? 0 : -1}
      title={champ.name}
      data-key={key}
      data-text={hasCountry ? champ.name.slice(country.length) : champ.name}
    >
      <span className="ell" dir="auto" lang={langOf(champ)}>
        {hasCountry ? <span className="vh">{country}</span> : null}
        {hasCountry ? champ.name.slice(country.length) : champ.name}
      </span>
      <span className={classNames('num', tree.counts)}>{formatCount(champ.count, language)}</span>
    </Link>
  );
});

function hasChamp({ champs }: CountryBranch, id: number | undefined): boolean {
  return id !== undefined && champs.some((champ) => champ.id === id);
}
