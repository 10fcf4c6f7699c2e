import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/use-page.ts';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { useSearchKey } from './use-search-key.ts';

/** Leads to the search from every page: to its field where the page shows one, else to a dialog with it. */
export const HeaderSearch = observer(function HeaderSearch(): ReactNode {
  const { dialogs, settings } = usePage();
  const { t } = useTranslation('sports');
  const look = (): void => {
    const field = document.querySelector<HTMLInputElement>('nav input[type="search"]');
    if (field !== null && isShown(field)) field.focus();
    else dialogs.show('search');
  };
  useSearchKey(look);
  return (
    <IconButton
      icon="t-search"
      isChrome
      label={t('search.name')}
      aria-keyshortcuts={settings.settings.isSearchKeyOn ? '/' : undefined}
      onClick={look}
    />
  );
});

/** One of a closed sheet has its place, and cannot have the focus. */
function isShown(field: HTMLElement): boolean {
  return field.getClientRects().length > 0 && getComputedStyle(field).visibility === 'visible';
}
