import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CityPlace } from '../../../core/site/terminals/cash-terminal.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import styles from './terminal-map.module.scss';

interface TerminalMapProps {
  readonly places: readonly CityPlace[];
  /** The names of the cities that the list shows. */
  readonly found: ReadonlySet<string>;
  readonly chosen: string;
  readonly onChoose: (city: string) => void;
}

/** The cities as they lie to each other; pressed once more, a city is let go. */
export function TerminalMap({ places, found, chosen, onChoose }: TerminalMapProps): ReactNode {
  const { t } = useTranslation('information');
  return (
    <fieldset className={styles.map} aria-label={t('terminals.map')} dir="ltr">
      {places.map(({ name, x, y }) => (
        <button
          key={name}
          type="button"
          data-plain=""
          className={classNames(styles.city, x > 75 && styles.before, !found.has(name) && styles.other)}
          style={{ left: `${String(x)}%`, top: `${String(y)}%` }}
          aria-pressed={chosen === name}
          onClick={() => {
            onChoose(chosen === name ? '' : name);
          }}
        >
          <span className={styles.point} />
          <span dir="auto">{name}</span>
        </button>
      ))}
    </fieldset>
  );
}
