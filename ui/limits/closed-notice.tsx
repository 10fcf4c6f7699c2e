import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { limitInForce } from '../../core/limits/limit-in-force.ts';
import { LIMITS_PATH } from '../../core/limits/limits-path.ts';
import { playPermission } from '../../core/limits/play-permission.ts';
import { inLanguage, splitLanguage } from '../../core/navigation/language-path.ts';
import { buttonClass } from '../kit/controls/button.tsx';
import { formatFullMoment } from '../kit/formats/format-date.ts';
import { PageNotice } from '../page/page-notice.tsx';
import { usePage } from '../page/use-page.ts';
import { LimitsLink } from './limit-parts.tsx';
import { useLimits } from './use-limits.ts';

/** Where the ways to support are named. */
const SUPPORT_PATH = '/contacts';

/** LP-10 Until when a player is shut out, what stays open and whom to ask; where the limits are shown, they say it themselves. */
export const ClosedNotice = observer(function ClosedNotice(): ReactNode {
  const { limits } = useLimits();
  const { clock, language, settings } = usePage();
  const { pathname } = useLocation();
  const { t } = useTranslation('limits');
  const { t: kit } = useTranslation('kit');
  const { known, profile } = limits;
  const { canPlay, closedUntil } = playPermission(known, clock.now, profile);
  if (closedUntil === undefined || splitLanguage(pathname).rest === LIMITS_PATH) return null;
  const isExcluded = limitInForce(known, 'self-exclusion', clock.now) !== undefined;
  const kind = isExcluded ? 'exclusion' : canPlay ? 'deposits' : 'play';
  return (
    <PageNotice
      tone="info"
      icon="t-lock"
      action={
        <>
          <Link className={buttonClass({ look: 'ghost', size: 'sm' })} to={inLanguage(SUPPORT_PATH, language)}>
            {t('closed.support')}
          </Link>
          <LimitsLink look="ghost" size="sm" />
        </>
      }
    >
      {t(`closed.${kind}`, { moment: formatFullMoment(closedUntil, settings.settings, kit) })}
    </PageNotice>
  );
});
