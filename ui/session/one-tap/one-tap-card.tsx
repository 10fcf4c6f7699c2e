import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NETWORK_NAMES } from '../../../core/registration/social/network-names.ts';
import { Button } from '../../kit/controls/button.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSession } from '../use-session.ts';
import styles from './one-tap-card.module.scss';

/** WAY-8 Beside the page, and without taking the focus: to go on as whom the provider knows. */
export const OneTapCard = observer(function OneTapCard(): ReactNode {
  const { dialogs } = usePage();
  const { oneTap } = useSession();
  const { t } = useTranslation(['one-tap', 'kit'], { nsMode: 'fallback' });
  const { name, failed, isAsking } = oneTap;
  const network = NETWORK_NAMES[oneTap.network];
  const close = (): void => {
    oneTap.close();
  };
  const closeByKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
  if (!oneTap.isOffered) return null;
  return (
    <section className={styles.card} aria-labelledby="one-tap-title">
      <h2 id="one-tap-title" className={styles.title}>
        {t('title')}
      </h2>
      <IconButton icon="t-x" label={t('close')} size="sm" onClick={close} onKeyDown={closeByKey} />
      <output className={styles.text}>{t(failed ?? (isAsking ? 'asking' : 'text'), { network })}</output>
      <div className={styles.actions}>
        <Button look="primary" isBlock isDisabled={isAsking} onClick={() => void oneTap.goOn()} onKeyDown={closeByKey}>
          <span className={styles.name}>{name?.length ? t('continue-as', { name }) : t('continue')}</span>
        </Button>
        {failed === undefined ? null : (
          <Button
            isBlock
            onKeyDown={closeByKey}
            onClick={() => {
              dialogs.show('sign-in');
            }}
          >
            {t('other-way')}
          </Button>
        )}
      </div>
    </section>
  );
});
