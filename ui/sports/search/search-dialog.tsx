import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { Dialog } from '../../kit/feedback/dialog.tsx';
import { SearchResults } from './search-results.tsx';
import { TreeSearch } from '../tree/tree-search.tsx';

/** The search over a page that has no field for it; it closes with the way to what was found. */
export const SearchDialog = observer(function SearchDialog(): ReactNode {
  const { dialogs } = usePage();
  const { search } = useSports();
  const { t } = useTranslation('sports');
  const { key } = useLocation();
  const openedAt = useRef(key);
  const close = (): void => {
    search.clear();
    dialogs.close();
  };
  const follow = useEffectEvent((now: string) => {
    if (now !== openedAt.current) close();
  });
  useEffect(() => {
    follow(key);
  }, [key]);
  return (
    <Dialog title={t('search.name')} onClose={close}>
      <TreeSearch />
      {search.phase === 'idle' ? null : <SearchResults />}
    </Dialog>
  );
});
