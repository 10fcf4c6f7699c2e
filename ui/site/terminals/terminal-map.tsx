import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CityPlace } from '../../../core/site/terminals/cash-terminal.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { usePage } from '../../page/use-page.ts';
import styles from './terminal-map.module.scss';

interface TerminalMapProps {
  readonly places: readonly CityPlace[];
  /** The names of the cities that the list shows. */
  readonly found: ReadonlySet<string>;
  readonly chosen: string;
  readonly onChoose: (city: string) => void;
}

/** The cities as they lie to each other, placed in the browser alone; pressed once more, a city is let go. */
export const TerminalMap = observer(function TerminalMap(props: TerminalMapProps): ReactNode {
  const { places, found, chosen, onChoose } = props;
  const { page } = usePage();
  const { t } = useTranslation('information');
  return (
    <fieldset className={styles.map} aria-label={t('terminals.map')} dir="ltr">
      {places
        .filter(() => page.isHydrated)
        .map(({ name, x, y }) => (
          <button
            key={name}
            type="button"
            data-plain=""
            className={classNames(styles.city, x > 75 && styles.before, !found.has(name) && styles.other)}
            ref={(button) => {
              button?.style.setProperty('left', `${String(x)}%`);
              button?.style.setProperty('top', `${String(y)}%`);
            }}
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
});
