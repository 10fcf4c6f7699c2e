import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { JURISDICTIONS } from '../../../core/limits/jurisdiction.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Select } from '../../kit/controls/select.tsx';
import { useSite } from '../use-site.ts';
import styles from './debugger-screen.module.scss';

/** Whose law the limits of players follow. */
export const DebuggerJurisdiction = observer(function DebuggerJurisdiction(): ReactNode {
  const { debug } = useSite();
  const { t } = useTranslation('debugger');
  return (
    <section className={classNames('panel', styles.sheet)} aria-label={t('jurisdiction')}>
      <h2>{t('jurisdiction')}</h2>
      <p className={styles.text}>{t('jurisdiction.text')}</p>
      <Select
        label={t('jurisdiction.law')}
        disabled={debug.state === undefined}
        options={JURISDICTIONS.map((value) => ({ value, label: t(`jurisdiction.law.${value}`) }))}
        value={debug.state?.jurisdiction ?? 'default'}
        onChange={(chosen) => {
          const jurisdiction = JURISDICTIONS.find((value) => value === chosen);
          if (jurisdiction !== undefined) void debug.command(async (gateway) => gateway.setJurisdiction(jurisdiction));
        }}
      />
    </section>
  );
});
