import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { lazy as lazily, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button.tsx';
import { MaintenanceBar } from '#ui/site/config/maintenance-bar.tsx';
import { IdleNotice, SessionEndNotice } from '#ui/session/session-end-notice.tsx';
import { PartBoundary } from '../../page/missing/part-boundary.tsx';
import { PageNotice } from '../../page/page-notice.tsx';
import { useStores } from '../stores.ts';

/** What limits tell comes with their stores; without it the server holds them all the same. */
const LimitNotices = lazily(async () => ({
  default: (await import('#ui/limits/limit-notices.tsx')).LimitNotices,
}));

/** Bars under the head that are not there from the start. */
export const LazyNotices = observer(function LazyNotices(): ReactNode {
  const { lazy, maintenance, page } = useStores();
  return (
    <>
      {lazy.isLoaded('inactivity') ? <IdleNotice /> : null}
      <SessionEndNotice />
      <MaintenanceBar maintenance={maintenance} />
      <ReloadOffer />
      {lazy.isLoaded('exclusion') || lazy.isLoaded('sessionLimit') ? (
        <PartBoundary fallback={null} onMissing={() => page.reportMissingPart()}>
          <Suspense>
            <LimitNotices />
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  );
});

const ReloadOffer = observer(function ReloadOffer(): ReactNode {
  const { page, upkeep } = useStores();
  const { t } = useTranslation('site');
  useEffect(
    () =>
      reaction(
        () => page.missedParts,
        (missed) => {
          if (missed > 0) upkeep.missPart();
        },
        { fireImmediately: true },
      ),
    [page, upkeep],
  );
  if (!upkeep.isReloadOffered) return null;
  return (
    <PageNotice
      tone="warning"
      onClose={() => {
        upkeep.forgetOffer();
      }}
      action={
        upkeep.isOnline ? (
          <Button
            size="sm"
            onClick={() => {
              upkeep.reloadNow();
            }}
          >
            {t('part-missing.reload')}
          </Button>
        ) : undefined
      }
    >
      {t(upkeep.isOnline ? 'part-missing' : 'part-missing.offline')}
    </PageNotice>
  );
});
