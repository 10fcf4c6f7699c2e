import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LIMITS_PATH } from '../../core/limits/limits-path.ts';
import { inLanguage } from '../../core/navigation/language-path.ts';
import { buttonClass } from '../kit/controls/button.tsx';
import { usePage } from '../page/use-page.ts';
import { Dialog } from '../kit/feedback/dialog.tsx';

/** Stands over the page where the recharge is to open, and says that it is in preparation. */
export function RechargeDialog(): ReactNode {
  const { dialogs, language } = usePage();
  const { t } = useTranslation(['navigation', 'limits']);
  return (
    <Dialog
      title={t('recharge')}
      size="sm"
      onClose={() => {
        dialogs.close();
      }}
    >
      <p>{t('unbuilt-text')}</p>
      <Link
        className={buttonClass({ look: 'line' })}
        to={inLanguage(LIMITS_PATH, language)}
        onClick={() => {
          dialogs.close();
        }}
      >
        {t('own', { ns: 'limits' })}
      </Link>
    </Dialog>
  );
}
