import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  LOADING_BAR,
  type LoadingBarEffect,
  type LoadingBarEvent,
  type LoadingBarState,
} from '../../../core/site/browser/loading-bar.ts';
import { MachineStore } from '../../kit/behaviour/machine-store.ts';
import styles from './page-loading-bar.module.scss';
import { useStores } from '../stores.ts';

/** The line at the top of the window while a page takes its time. */
export const PageLoadingBar = observer(function PageLoadingBar(): ReactNode {
  const { page } = useStores();
  const { t } = useTranslation('site');
  const [bar] = useState(loadingBar);
  useEffect(
    () =>
      reaction(
        () => page.isOpening,
        (isOpening) => {
          bar.send({ type: isOpening ? 'loading-started' : 'loading-ended' });
        },
        { fireImmediately: page.isOpening },
      ),
    [page, bar],
  );
  return bar.state.phase === 'shown' ? (
    <div className={styles.bar}>
      <progress className="vh" aria-label={t('loading')} />
      <span className={styles.way} />
    </div>
  ) : null;
});

function loadingBar(): MachineStore<LoadingBarState, LoadingBarEvent, LoadingBarEffect> {
  return new MachineStore(LOADING_BAR, ({ delay, load }, send) => {
    setTimeout(() => {
      send({ type: 'wait-ended', load });
    }, delay);
  });
}
