import { usePage } from '../../page/use-page.ts';
import { observer } from 'mobx-react-lite';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSports } from '../use-sports.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import styles from './tree-search.module.scss';
import { useSearchKey } from '../search/use-search-key.ts';

export const SEARCH_RESULTS_ID = 'search-results';

/** The field that searches the line; what it finds stands below it. */
export const TreeSearch = observer(function TreeSearch(): ReactNode {
  const { search } = useSports();
  const { settings } = usePage();
  const { t } = useTranslation('sports');
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(() => {
    field.current?.focus();
  });
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape' && search.text !== '') {
      event.preventDefault();
      search.clear();
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      document.querySelector<HTMLElement>(`#${SEARCH_RESULTS_ID} a`)?.focus();
    }
  };
  return (
    <label className={styles.field}>
      <Icon name="t-search" size="sm" />
      <input
        ref={field}
        type="search"
        className={styles.input}
        placeholder={t('tree.search')}
        aria-label={t('search.name')}
        aria-controls={search.phase === 'idle' ? undefined : SEARCH_RESULTS_ID}
        value={search.text}
        maxLength={60}
        autoComplete="off"
        data-plain=""
        aria-keyshortcuts={settings.settings.isSearchKeyOn ? '/' : undefined}
        onChange={(event) => {
          search.type(event.currentTarget.value);
        }}
        onKeyDown={press}
      />
      {search.text === '' ? null : (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('search.clear')}
          onClick={() => {
            search.clear();
          }}
        >
          <Icon name="t-x" size="xs" />
        </button>
      )}
    </label>
  );
});
