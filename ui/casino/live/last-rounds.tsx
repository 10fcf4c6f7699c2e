import type { ReactNode } from 'react';
import type { LiveTableId } from '../../../core/casino/live/live-table.ts';
import { rouletteColour } from '../../../core/casino/live/roulette.ts';
import styles from './live.module.scss';
import { useLiveWords } from './use-live-words.ts';

/** What the last rounds drew, the latest first. */
export function LastRounds({
  table,
  rounds,
}: {
  readonly table: LiveTableId;
  readonly rounds: readonly (readonly number[])[];
}): ReactNode {
  const { t, short } = useLiveWords();
  return (
    <ol className={styles.last} aria-label={t('last')}>
      {rounds.map((drawn, place) => (
        <li
          key={`${rounds.length - place}-${drawn.join('-')}`}
          className="num"
          data-colour={table === 'roulette' ? rouletteColour(drawn[0] ?? 0) : undefined}
        >
          {short[table](drawn)}
        </li>
      ))}
    </ol>
  );
}
