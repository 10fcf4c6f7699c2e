import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { needsIdentificationReminder } from '../../core/player/player-reminder.ts';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { usePage } from '../page/use-page.ts';
import { usePlayer } from './use-player.ts';

/** PR-16 Leads who is to be identified to where that is done, while the site has that page. */
export const IdentificationReminder = observer(function IdentificationReminder(): ReactNode {
  const { language, site } = usePage();
  const { player: known } = usePlayer();
  const { t } = useTranslation('office');
  const isPageOpen = site.config?.isShowIdentification === true;
  if (!isPageOpen || known.player === undefined || !needsIdentificationReminder(known.player)) return null;
  return (
    <FormNotice tone="warning">
      {t('identification')}{' '}
      <Link discover="none" to={addressInLanguage(routePath('account-identification', {}), language)}>
        {t('identification.go')}
      </Link>
    </FormNotice>
  );
});
