import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useCasino } from '../use-casino.ts';
import { CardStage } from './card-stage.tsx';
import styles from './live-stage.module.scss';
import { WheelStage } from './wheel-stage.tsx';
import { useLiveWords } from './use-live-words.ts';
import { usePhase } from './use-phase.ts';

const CLOCKS = { open: 'closes', showing: 'shows', rest: 'next' } as const;

/** LCT-2 What is drawn, dark in both themes: a picture made here, and said to be one. */
export const LiveStage = observer(function LiveStage(): ReactNode {
  const { liveTables: live } = useCasino();
  const { t, whole } = useLiveWords();
  const { name, left } = usePhase();
  const { table, tableId } = live;
  const drawn = table?.drawn;
  const isWheel = tableId === 'roulette' || tableId === 'spin2wheels';
  return (
    <div className={styles.stage} data-theme="dark">
      <p className={`num ${styles.clock}`} aria-hidden="true">
        {table === undefined ? '' : t(CLOCKS[name], { left: `${left}` })}
      </p>
      {isWheel ? <WheelStage table={tableId} drawn={drawn} /> : <CardStage table={tableId} drawn={drawn} />}
      <output className={styles.result}>
        {name === 'rest' && drawn !== undefined
          ? whole[tableId](drawn)
          : name === 'showing'
            ? t('state.showing')
            : t('open', { number: `${table?.id ?? ''}` })}
      </output>
    </div>
  );
});
