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
import { useTexts } from '../page/use-texts.ts';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import { LimitsLink } from './limit-parts.tsx';
import { RealityCheckDialog } from './reality-check-dialog.tsx';
import { SessionEnd } from './session-end.tsx';
import { ShutOutDialog } from './shut-out-dialog.tsx';
import { useLimits } from './use-limits.ts';

/** Where the ways to support are named. */
const SUPPORT_PATH = '/contacts';

/** What limits tell over any page: what is left of the session, that it is over, the reality check, an exclusion. */
export const LimitNotices = observer(function LimitNotices(): ReactNode {
  // those that are not loaded yet are not read
  const stores = useLimits();
  const { lazy } = stores;
  const { session } = usePage();
  if (lazy.isLoaded('exclusion') && stores.exclusion.state.phase === 'shut-out')
    return <Worded part={<ShutOutDialog />} />;
  if (!session.isSignedIn) return <UnansweredExclusion />;
  const hasEnded = lazy.isLoaded('sessionLimit') && stores.sessionLimit.state.phase === 'ended';
  if (hasEnded) return <Worded part={<SessionEnd />} />;
  const isWarned = lazy.isLoaded('sessionLimit') && stores.sessionLimit.warnedOf !== undefined;
  const isChecked = lazy.isLoaded('realityCheck') && stores.realityCheck.state.phase === 'shown';
  const isClosed = lazy.isLoaded('limits') && stores.limits.isClosed;
  return (
    <>
      {isClosed ? <Worded part={<ClosedNotice />} /> : null}
      {isWarned ? <Worded part={<SessionWarning />} /> : null}
      {isChecked ? <Worded part={<RealityCheckDialog />} /> : null}
    </>
  );
});

/** SX-9 The session ended before the answer came: it is asked for again here, where its form is no more. */
const UnansweredExclusion = observer(function UnansweredExclusion(): ReactNode {
  const stores = useLimits();
  if (!stores.lazy.isLoaded('exclusion')) return null;
  const { phase } = stores.exclusion.state;
  return phase === 'sending' || phase === 'failed' ? <WordedExclusion /> : null;
});

function WordedExclusion(): ReactNode {
  return useTexts('self-exclusion') ? <Worded part={<ExclusionDialog />} /> : null;
}

/** Its words come when there is something to say. */
function Worded({ part }: { readonly part: ReactNode }): ReactNode {
  return useTexts('limits') ? part : null;
}

/** SN-3 Said politely, once each time. */
const SessionWarning = observer(function SessionWarning(): ReactNode {
  const { sessionLimit } = useLimits();
  const { t } = useTranslation('limits');
  const minutesLeft = sessionLimit.warnedOf;
  if (minutesLeft === undefined) return null;
  return (
    <PageNotice
      tone="warning"
      icon="t-hourglass"
      action={<LimitsLink look="ghost" size="sm" />}
      onClose={() => {
        sessionLimit.closeWarning();
      }}
    >
      {t('session.warning', { time: t('minutes', { count: minutesLeft }) })}
    </PageNotice>
  );
});

/** LP-10 Until when a player is shut out, what stays open and whom to ask; where the limits are shown, they say it themselves. */
const ClosedNotice = observer(function ClosedNotice(): ReactNode {
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
