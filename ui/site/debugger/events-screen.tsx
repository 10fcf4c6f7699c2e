import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { COUNTED_NAMES } from '../../../core/analytics/counted-event.ts';
import type { CollectedEvent } from '../../../core/site/debugger/collected-event.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Select } from '../../kit/controls/select.tsx';
import { formatClock } from '../../kit/formats/format-date.ts';
import { usePage } from '../../page/use-page.ts';
import { useSite } from '../use-site.ts';
import { DebuggerList } from './debugger-list.tsx';
import styles from './debugger-list.module.scss';

const ALL = 'all';

/** AN-12 Demo only: what was counted, with its kind, moment and parameters. */
export const Screen = observer(function EventsScreen(): ReactNode {
  const { collectedEvents } = useSite();
  const { t } = useTranslation('debugger');
  useEffect(() => {
    void collectedEvents.load();
  }, [collectedEvents]);
  return (
    <DebuggerList
      title={t('events')}
      text={t('events.text')}
      failure={collectedEvents.failure}
      isBusy={collectedEvents.isBusy}
      onReload={() => void collectedEvents.load()}
      filter={<KindFilter />}
    >
      <EventList />
    </DebuggerList>
  );
});

const KindFilter = observer(function KindFilter(): ReactNode {
  const { collectedEvents } = useSite();
  const { t } = useTranslation('debugger');
  const kinds = COUNTED_NAMES.map((name) => ({ value: name, label: t(`events.name.${name}`) }));
  return (
    <Select
      label={t('events.kind')}
      isLabelHidden
      options={[{ value: ALL, label: t('events.all') }, ...kinds]}
      value={collectedEvents.chosen ?? ALL}
      onChange={(value) => {
        collectedEvents.choose(COUNTED_NAMES.find((name) => name === value));
      }}
    />
  );
});

const EventList = observer(function EventList(): ReactNode {
  const { collectedEvents } = useSite();
  const { t } = useTranslation('debugger');
  const { events, shown, failure } = collectedEvents;
  if (events === undefined || shown === undefined) return failure === undefined ? <p>{t('loading')}</p> : null;
  return (
    <>
      <output className="vh">{t('events.count', { count: shown.length })}</output>
      {shown.length === 0 ? <p>{t(events.length === 0 ? 'events.empty' : 'events.none')}</p> : null}
      {events.length === 0 ? <CookieSettings /> : null}
      <ul className={styles.messages}>
        {shown.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
    </>
  );
});

/** CKC-8 Why nothing is counted, and the way to change it. */
const CookieSettings = observer(function CookieSettings(): ReactNode {
  const site = useSite();
  const { t } = useTranslation('debugger');
  const [askings, setAskings] = useState(0);
  useEffect(() => {
    if (askings > 0) document.querySelector<HTMLElement>('[aria-labelledby="cookie-title"] button')?.focus();
  }, [askings]);
  // it comes after the page
  if (!site.lazy.isLoaded('consent') || site.consent.mayKeep('analytics')) return null;
  return (
    <>
      <p>{t('events.consent')}</p>
      <Button
        onClick={() => {
          site.consent.askAgain();
          setAskings(askings + 1);
        }}
      >
        {t('events.cookies')}
      </Button>
    </>
  );
});

const EventRow = observer(function EventRow({ event }: { readonly event: CollectedEvent }): ReactNode {
  const { settings } = usePage();
  const { t } = useTranslation('debugger');
  const { name, code, parameters, collectedAt } = event;
  return (
    <li className={styles.message}>
      <span className="num">{formatClock(collectedAt, settings.settings)}</span>
      <span className={styles.to}>{t(`events.name.${name}`)}</span>
      {code === undefined ? null : <b className="num">{code}</b>}
      {parameters.map((parameter) => (
        <code key={parameter.name} className={styles.parameter} translate="no">
          {parameter.name}: {parameter.value}
        </code>
      ))}
    </li>
  );
});
