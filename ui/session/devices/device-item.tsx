import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerDevice } from '../../../core/session/devices/device-gateway.ts';
import { Button } from '../../kit/controls/button.tsx';
import { formatMoment } from '../../kit/formats/format-date.ts';
import { usePage } from '../../page/use-page.ts';
import { ChangeDevice } from './change-device.tsx';
import type { DeviceChange } from './devices-store.ts';
import styles from '../kept-list.module.scss';

interface ItemProps {
  readonly device: PlayerDevice;
  /** What is being done, about whichever device. */
  readonly change: DeviceChange | undefined;
  readonly onChange: (change: DeviceChange | undefined) => void;
}

/** One device, with what can be done about it. */
export const DeviceItem = observer(function DeviceItem({ device, change, onChange }: ItemProps): ReactNode {
  const details = useId();
  const own =
    change !== undefined && change.kind !== 'elsewhere' && change.device.id === device.id ? change : undefined;
  const actions = [
    ...(device.isSignedIn && !device.isThis ? (['sign-out'] as const) : []),
    ...(device.isKnown ? (['forget'] as const) : []),
  ];
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <DeviceWords id={details} device={device} />
        <span className={styles.actions}>
          {actions.map((kind) => (
            <ActionButton
              key={kind}
              {...{ kind, device, details }}
              isOpen={own?.kind === kind}
              onToggle={(isOpen) => {
                onChange(isOpen ? { kind, device } : undefined);
              }}
            />
          ))}
        </span>
      </div>
      {own === undefined ? null : (
        <ChangeDevice
          key={own.kind}
          change={own}
          onEnd={() => {
            onChange(undefined);
          }}
        />
      )}
    </li>
  );
});

interface ActionProps {
  readonly kind: 'sign-out' | 'forget';
  readonly device: PlayerDevice;
  /** Two of the same name differ by what stands there. */
  readonly details: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

function ActionButton({ kind, device, details, isOpen, onToggle }: ActionProps): ReactNode {
  const { t } = useTranslation('devices');
  const nameOf = useDeviceName();
  return (
    <Button
      look="text"
      size="sm"
      aria-expanded={isOpen}
      aria-label={t(`${kind}.of`, { name: nameOf(device) })}
      aria-describedby={details}
      onClick={() => {
        onToggle(!isOpen);
      }}
    >
      {t(kind)}
    </Button>
  );
}

const DeviceWords = observer(function DeviceWords({
  id,
  device,
}: {
  readonly id: string;
  readonly device: PlayerDevice;
}): ReactNode {
  const { clock, settings } = usePage();
  const { t } = useTranslation('devices');
  const { t: kit } = useTranslation('kit');
  const nameOf = useDeviceName();
  const moment = formatMoment(device.seenAt, clock.now, { look: settings.settings, words: kit });
  return (
    <span className={styles.words}>
      <bdi>{nameOf(device)}</bdi>
      {device.isThis ? <b className={styles.this}>{t('this')}</b> : null}
      <span id={id} className={styles.text}>
        {device.isThis ? t('now') : t('seen', { moment })}
      </span>
      {device.isThis ? null : <span className={styles.text}>{t(device.isSignedIn ? 'signed-in' : 'signed-out')}</span>}
      {device.isSpared ? <span className={styles.text}>{t('spared')}</span> : null}
    </span>
  );
});

/** What a device is called: by its browser and its system, as far as they are known. */
export function useDeviceName(): (device: PlayerDevice) => string {
  const { t } = useTranslation('devices');
  return ({ browser, system }) =>
    browser !== undefined && system !== undefined
      ? t('name', { browser, system })
      : (browser ?? system ?? t('name.unknown'));
}
