import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../../core/navigation/language-path.ts';
import { duelPath } from '../../../../core/sports/statistics/duel-address.ts';
import { buttonClass } from '../../../kit/controls/button.tsx';
import { usePage } from '../../../page/use-page.ts';

/** SP-12 The way to the best two players of a competition, in a window of their own where the player wants statistics so. */
export const DuelLink = observer(function DuelLink({ champId }: { readonly champId: number }): ReactNode {
  const { language, settings } = usePage();
  const { t } = useTranslation('statistics');
  return (
    <Link
      className={buttonClass({ size: 'sm' })}
      to={inLanguage(duelPath({ champId }), language)}
      target={settings.settings.isDisplayStatsInNewWindow ? '_blank' : undefined}
    >
      {t('duel')}
    </Link>
  );
});
