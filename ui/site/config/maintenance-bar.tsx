import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { hours } from '../../../core/shared/time.ts';
import type { MaintenanceNotice } from '../../../core/site/config/maintenance-window.ts';
import { occasionNotice } from '../../../core/notices/occasion-notice.ts';
import { PageNotice } from '../../page/page-notice.tsx';
import { usePage } from '../../page/use-page.ts';
import type { MaintenanceStore } from './maintenance-store.ts';

/** Announces maintenance in Russian or in English, whatever the language of the page. */
export const MaintenanceBar = observer(function MaintenanceBar({
  maintenance,
}: {
  readonly maintenance: MaintenanceStore;
}): ReactNode {
  useEffect(() => maintenance.start(), [maintenance]);
  const { notice } = maintenance;
  if (notice === undefined) return null;
  return (
    <PageNotice
      tone={notice.status}
      onClose={() => {
        maintenance.close();
      }}
    >
      <Announcement notice={notice} />
    </PageNotice>
  );
});

const Announcement = observer(function Announcement({ notice }: { readonly notice: MaintenanceNotice }): ReactNode {
  const { texts, settings } = usePage();
  const [isThere, setThere] = useState(false);
  const { language } = notice;
  useEffect(() => {
    void texts.ensure(['notice-catalogue'], language).then(() => {
      setThere(true);
    });
  }, [texts, language]);
  if (!isThere) return null;
  const { timeZone, is12h } = settings.settings;
  const moment = (at: EpochMillis): string =>
    new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hour12: is12h,
      timeZone: 'UTC',
    }).format(at + hours(timeZone));
  const said = occasionNotice({
    kind: 'maintenance-planned',
    start: moment(notice.startAt),
    finish: moment(notice.finishAt),
  });
  const t = texts.i18n.getFixedT(language, 'notice-catalogue');
  return <span lang={language}>{said === undefined ? null : t(said.title, said.values ?? {})}</span>;
});
