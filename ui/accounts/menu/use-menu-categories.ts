import { useTranslation } from 'react-i18next';
import { OFFICE_AREAS, type OfficeMenuCategory } from '../../../core/player/office-areas.ts';
import { isBuilt } from '../../page/unbuilt.ts';
import { useAccounts } from '../use-accounts.ts';

/** The operator's menu; the site's own pages where it has not come. */
export function useMenuCategories(): readonly OfficeMenuCategory[] {
  const stores = useAccounts();
  const { t } = useTranslation('accounts');
  const kept = stores.lazy.isLoaded('officeMenu') ? stores.officeMenu.categories : undefined;
  if (kept !== undefined) return kept;
  const own = OFFICE_AREAS.filter(({ route }) => isBuilt(route));
  return [
    {
      id: 'own',
      title: t('office'),
      items: own.map(({ area, route }) => ({ id: area, title: t(`office.${area}`), route })),
    },
  ];
}
