import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { APPLICATION_FAULTS, withFault } from '../../../core/mini-apps/application-fault.ts';
import { PAGE_SECTION_NAMES } from '../../../core/mini-apps/mini-app-section.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Select } from '../../kit/controls/select.tsx';
import { useSite } from '../use-site.ts';
import styles from './debugger-screen.module.scss';

const WELL = 'well';

/** MAT-27 What is wrong with each remote application. */
export const DebuggerApplications = observer(function DebuggerApplications(): ReactNode {
  const { debug } = useSite();
  const { t } = useTranslation('debugger');
  const { applications = {} } = debug.state ?? {};
  const options = [WELL, ...APPLICATION_FAULTS].map((value) => ({ value, label: t(`applications.${value}`) }));
  return (
    <section className={classNames('panel', styles.sheet)} aria-label={t('applications')}>
      <h2>{t('applications')}</h2>
      <p className={styles.text}>{t('applications.text')}</p>
      {PAGE_SECTION_NAMES.map((section) => (
        <Select
          key={section}
          label={t(`applications.section.${section}`)}
          disabled={debug.state === undefined}
          options={options}
          value={applications[section] ?? WELL}
          onChange={(value) => {
            const fault = APPLICATION_FAULTS.find((known) => known === value);
            void debug.command(async (gateway, state) =>
              gateway.setApplications(withFault(state?.applications ?? applications, section, fault)),
            );
          }}
        />
      ))}
    </section>
  );
});
