import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  cityPlaces,
  foundCities,
  isAroundTheClock,
  terminalCities,
  type CashTerminal,
  type TerminalCity,
} from '../../../core/site/terminals/cash-terminal.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { collated } from '../alphabet/collated.ts';
import { writtenIn } from '../documents/written-in.ts';
import { useSite } from '../use-site.ts';
import styles from './terminal-finder.module.scss';
import { TerminalMap } from './terminal-map.tsx';

const LONGEST_SEARCH = 60;

/** The terminals on a map and in a list that says the same; a city is found by its name or chosen on the map. */
export const TerminalFinder = observer(function TerminalFinder(): ReactNode {
  const { information } = useSite();
  const { language } = usePage();
  const { t } = useTranslation('information');
  const [typed, setTyped] = useState('');
  const { terminals, failure } = information.terminals;
  if (terminals === undefined) return failure === undefined ? null : <FinderFailure />;
  if (terminals.length === 0) return <FormNotice tone="info">{t('terminals.none')}</FormNotice>;
  const cities = terminalCities(terminals, collated(language));
  const found = foundCities(cities, typed);
  return (
    <section className={styles.finder} aria-label={t('terminals.list')}>
      <Field
        type="search"
        label={t('terminals.search')}
        before={<Icon name="t-search" size="sm" />}
        value={typed}
        maxLength={LONGEST_SEARCH}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
      />
      <TerminalMap
        places={cityPlaces(cities)}
        found={new Set(found.map(({ name }) => name))}
        chosen={typed}
        onChoose={setTyped}
      />
      <output className="vh">{t('terminals.found', { count: found.flatMap((city) => city.terminals).length })}</output>
      {found.length === 0 ? (
        <EmptyState icon="t-search" title={t('terminals.no-city')}>
          {t('terminals.no-city-help')}
        </EmptyState>
      ) : (
        <div className={styles.cities}>
          {found.map((city) => (
            <City key={city.name} city={city} />
          ))}
        </div>
      )}
    </section>
  );
});

const FinderFailure = observer(function FinderFailure(): ReactNode {
  const { information } = useSite();
  const { t } = useTranslation('information');
  return (
    <div className={styles.finder}>
      <FormNotice tone="warning">{t('terminals.failed')}</FormNotice>
      <Button
        size="sm"
        onClick={() => {
          void information.terminals.load();
        }}
      >
        {t('terminals.again')}
      </Button>
    </div>
  );
});

function City({ city }: { readonly city: TerminalCity }): ReactNode {
  const { language } = usePage();
  return (
    <section className={styles.city}>
      <h2 {...writtenIn(city.language, language)}>{city.name}</h2>
      <ul>
        {city.terminals.map((terminal) => (
          <li key={terminal.id}>
            <address {...writtenIn(terminal.language, language)}>{terminal.address}</address>
            <Hours terminal={terminal} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hours({ terminal }: { readonly terminal: CashTerminal }): ReactNode {
  const { t } = useTranslation('information');
  const { opens, closes } = terminal;
  return (
    <span className="num">
      {isAroundTheClock(terminal)
        ? t('terminals.always')
        : t('terminals.hours', { opens: clock(opens), closes: clock(closes) })}
    </span>
  );
}

/** 8:30 for 510 minutes, with two digits each. */
function clock(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
