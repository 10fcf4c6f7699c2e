import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { casinoProviders } from '../../../core/casino/casino-game.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { Field } from '../../kit/controls/field.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useCasino } from '../use-casino.ts';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { CasinoMenu } from './casino-menu.tsx';
import styles from './catalogue.module.scss';
import { CasinoPlaces } from './casino-places.tsx';

export const Places = CasinoPlaces;

/** CG-13 Who makes the games. */
export const Screen = observer(function ProvidersScreen(): ReactNode {
  const { language } = usePage();
  const { catalogue } = useCasino();
  const { t } = useCasinoWords();
  const [typed, setTyped] = useState('');
  usePageTitle(t('menu.providers'));
  const { failure, providers } = catalogue;
  const shown = casinoProviders(providers ?? [], typed);
  return (
    <div className={styles.page}>
      <div className={styles.screen}>
        <CasinoMenu />
        <div className={styles.body}>
          <header className={styles.head}>
            <h1>{t('menu.providers')}</h1>
          </header>
          <Field
            type="search"
            label={t('providers.search')}
            isLabelHidden
            placeholder={t('providers.search')}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value);
            }}
          />
          {providers === undefined ? (
            failure === undefined ? (
              <Skeleton shape="block" className={styles.whole} />
            ) : (
              <FailedLoad failure={failure} what={t('failed')} onRetry={() => catalogue.loadProviders()} />
            )
          ) : shown.length === 0 ? (
            <EmptyState icon="t-mood-empty" title={t('empty')}>
              {t('empty.text')}
            </EmptyState>
          ) : (
            <ul className={styles.providers}>
              {shown.map(({ id, name, gameCount }) => (
                <li key={id}>
                  <Link className={`panel ${styles.provider}`} to={inLanguage(`/providers/${id}`, language)}>
                    <b>{name}</b>
                    <span>{t('games.count', { count: gameCount })}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
});
