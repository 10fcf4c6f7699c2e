import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Doors } from '../../core/site/debugger-gateway.ts';
import { useStores } from '../app/stores.ts';
import { classNames } from '../kit/class-names.ts';
import { Select } from '../kit/select.tsx';
import { Switch } from '../kit/switch.tsx';
import styles from './debugger-screen.module.scss';

/** One reason for each page that stands for one; 0 is none. */
const REASONS = [0, 1, 13, 17, 8, 4, 16] as const;

const OPEN: Doors = { isMaintenance: false, blockTemplate: 0, arePartitionsOpen: true };

/** Closes the site, as maintenance or a block would; the debugger itself stays open. */
export const DebuggerDoors = observer(function DebuggerDoors(): ReactNode {
  const { debug } = useStores();
  const { t } = useTranslation('debugger');
  const doors = debug.state?.doors ?? OPEN;
  const set = (change: Partial<Doors>): void => {
    void debug.command(async (gateway) => gateway.setDoors({ ...doors, ...change }));
  };
  return (
    <section className={classNames('panel', styles.sheet)} aria-label={t('doors')}>
      <h2>{t('doors')}</h2>
      <Switch
        isOn={doors.isMaintenance}
        isDisabled={debug.state === undefined}
        onChange={(isMaintenance) => {
          set({ isMaintenance });
        }}
      >
        {t('doors.maintenance')}
      </Switch>
      <Switch
        isOn={!doors.arePartitionsOpen}
        isDisabled={debug.state === undefined}
        onChange={(isClosed) => {
          set({ arePartitionsOpen: !isClosed });
        }}
      >
        {t('doors.partitions')}
      </Switch>
      <Select
        label={t('doors.block')}
        value={String(doors.blockTemplate)}
        onChange={(reason) => {
          set({ blockTemplate: Number(reason) });
        }}
        options={REASONS.map((reason) => ({ value: String(reason), label: t(`doors.block.${String(reason)}`) }))}
      />
    </section>
  );
});
