import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  LONGEST_TOURNAMENT_SEARCH,
  SHOWN_TOURNAMENTS,
  writeTournamentWish,
  type ShownTournaments,
  type TournamentWish,
} from '../../../core/promotions/tournaments/tournament-wish.ts';
import { Field } from '../../kit/controls/field.tsx';
import { Segment } from '../../kit/controls/segment.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import styles from './tournaments.module.scss';
import { useTournamentWords } from '#ui/casino/catalogue/use-tournament-words.ts';

const TYPED_FOR = 150;
const NAMES = {
  all: 'games.all',
  running: 'state.running',
  coming: 'state.announced',
  finished: 'finished',
  mine: 'mine',
} as const satisfies Record<ShownTournaments, string>;

/** PRM-40 What is looked for, kept in the address. */
export const TournamentBar = observer(function TournamentBar({ wish }: { readonly wish: TournamentWish }): ReactNode {
  const { session } = usePage();
  const { t } = useTournamentWords();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const change = (changed: Partial<TournamentWish>): void => {
    void navigate(pathname + writeTournamentWish({ ...wish, ...changed }), { replace: true, preventScrollReset: true });
  };
  const shown = SHOWN_TOURNAMENTS.filter((show) => show !== 'mine' || session.isSignedIn);
  return (
    <search className={styles.bar}>
      <SearchField search={wish.search} onChange={change} />
      <Segment
        label={t('show')}
        options={shown.map((show) => ({ value: show, label: t(NAMES[show]) }))}
        value={wish.show}
        onChange={(show) => {
          change({ show });
        }}
      />
    </search>
  );
});

interface SearchFieldProps {
  readonly search: string;
  readonly onChange: (changed: Pick<TournamentWish, 'search'>) => void;
}

/** The text goes into the address once nothing more is typed. */
function SearchField({ search, onChange }: SearchFieldProps): ReactNode {
  const { t } = useTournamentWords();
  const [typed, setTyped] = useState(search);
  const change = useEffectEvent(() => {
    if (typed.trim() !== search.trim()) onChange({ search: typed });
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      change();
    }, TYPED_FOR);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);
  return (
    <Field
      type="search"
      className={styles.search}
      label={t('search')}
      isLabelHidden
      placeholder={t('search')}
      before={<Icon name="t-search" size="sm" />}
      value={typed}
      maxLength={LONGEST_TOURNAMENT_SEARCH}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value);
      }}
    />
  );
}
