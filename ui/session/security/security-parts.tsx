import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { OpenDevices } from '../devices/devices-part.tsx';
import { ContactRows } from './contact-rows.tsx';
import { useAskedLevel } from './protection-part.tsx';
import styles from './security-screen.module.scss';
import { WaysInParts } from './ways-in-parts.tsx';

/** The ways in and the devices on the page of security. */
export const SecurityParts = observer(function SecurityParts(): ReactNode {
  const { t } = useTranslation('security');
  useAskedLevel();
  return (
    <>
      <section className={classNames('panel', styles.panel)} aria-labelledby="ways-in">
        <h2 id="ways-in">{t('ways-in')}</h2>
        <WaysInParts refusals={0} />
        <ContactRows />
      </section>
      <section className={classNames('panel', styles.panel)} aria-labelledby="devices">
        <h2 id="devices">{t('devices:title')}</h2>
        <OpenDevices />
      </section>
    </>
  );
});
