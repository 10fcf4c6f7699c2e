import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { FormRow } from '../../kit/forms/form-row.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import type { OpenedPartProps } from '../passkeys/opened-part.ts';
import { useSession } from '../use-session.ts';
import { ChangeDevice } from './change-device.tsx';
import { DeviceItem, useDeviceName } from './device-item.tsx';
import type { DeviceChange } from './devices-store.ts';
import styles from '../kept-list.module.scss';

/** Where the player is signed in and known, in the security dialog: a list that opens. */
export const DevicesPart = observer(function DevicesPart({ isOpen, onToggle }: OpenedPartProps): ReactNode {
  const { t } = useTranslation('devices');
  return (
    <FormRow
      icon="t-history"
      title={t('title')}
      action={t('show')}
      cancel={t('hide')}
      isOpen={isOpen}
      onToggle={() => {
        onToggle(!isOpen);
      }}
    >
      {isOpen ? <OpenDevices /> : null}
    </FormRow>
  );
});

/** The list itself. */
export const OpenDevices = observer(function OpenDevices(): ReactNode {
  const { devices } = useSession();
  useEffect(() => {
    void devices.load();
    return () => {
      devices.forget();
    };
  }, [devices]);
  const { list, failure } = devices;
  if (failure !== undefined) return <FailedLoad failure={failure} onRetry={() => devices.load()} />;
  return list === undefined ? <Skeleton width="lg" /> : <DeviceList />;
});

const DeviceList = observer(function DeviceList(): ReactNode {
  const { devices } = useSession();
  const { t } = useTranslation('devices');
  const [change, setChange] = useState<DeviceChange>();
  const known = devices.list?.devices ?? [];
  const isElsewhere = known.some(({ isThis, isSignedIn }) => !isThis && isSignedIn);
  const end = (): void => {
    setChange(undefined);
  };
  return (
    <>
      <News />
      <ul className={styles.list} aria-label={t('title')}>
        {known.map((device) => (
          <DeviceItem key={device.id} device={device} change={change} onChange={setChange} />
        ))}
      </ul>
      {known.length > 1 ? <p className={styles.text}>{t('hint')}</p> : <p className={styles.text}>{t('alone')}</p>}
      {isElsewhere ? (
        <div className={styles.list}>
          <div>
            <Button
              size="sm"
              aria-expanded={change?.kind === 'elsewhere'}
              onClick={() => {
                setChange(change?.kind === 'elsewhere' ? undefined : { kind: 'elsewhere' });
              }}
            >
              {t('elsewhere')}
            </Button>
          </div>
          {change?.kind === 'elsewhere' ? <ChangeDevice change={change} onEnd={end} /> : null}
        </div>
      ) : null}
    </>
  );
});

/** What was done; the button that did it may be gone, so that the focus comes here. */
const News = observer(function News(): ReactNode {
  const { done } = useSession().devices;
  const { t } = useTranslation('devices');
  const nameOf = useDeviceName();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done !== undefined) element.current?.focus();
  }, [done]);
  if (done === undefined) return null;
  return (
    <div ref={element} tabIndex={-1} className={styles.news}>
      <FormNotice tone="success">
        {done.kind === 'elsewhere' ? t('done.elsewhere') : t(`done.${done.kind}`, { name: nameOf(done.device) })}
      </FormNotice>
    </div>
  );
});
