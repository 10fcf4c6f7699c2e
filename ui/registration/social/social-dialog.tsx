import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/use-page.ts';
import { Dialog } from '../../kit/feedback/dialog.tsx';
import { SocialWays } from './social-ways.tsx';

/** Sign-in and registration through a social network. */
export const SocialDialog = observer(function SocialDialog(): ReactNode {
  const { dialogs, site } = usePage();
  const { t } = useTranslation('social');
  if (site.config === undefined) return null;
  return (
    <Dialog
      title={t('title')}
      size="sm"
      onClose={() => {
        dialogs.close();
      }}
    >
      <SocialWays site={site.config} />
    </Dialog>
  );
});
