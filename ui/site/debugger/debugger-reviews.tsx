import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DebuggerGateway } from '../../../core/site/debugger/debugger-gateway.ts';
import { useSite } from '../use-site.ts';
import { Button } from '../../kit/controls/button.tsx';
import { classNames } from '../../kit/behaviour/class-names.ts';
import styles from './debugger-screen.module.scss';

const COMMANDS: readonly {
  readonly key: string;
  readonly give: (gateway: DebuggerGateway, couponId: number) => ReturnType<DebuggerGateway['voidCoupon']>;
}[] = [
  { key: 'reopen', give: async (gateway, id) => gateway.reopenCoupon(id) },
  { key: 'void', give: async (gateway, id) => gateway.voidCoupon(id) },
];

/** Coupons that could not be settled; they wait for a person. */
export const DebuggerReviews = observer(function DebuggerReviews(): ReactNode {
  const { debug } = useSite();
  const { state } = debug;
  const { t } = useTranslation('debugger');
  return (
    <section className={classNames('panel', styles.sheet)} aria-label={t('reviews')}>
      <h2>{t('reviews')}</h2>
      {state === undefined || state.reviews.length === 0 ? (
        <p className={styles.text}>{t(state === undefined ? 'loading' : 'reviews.empty')}</p>
      ) : (
        <ul className={styles.letters}>
          {state.reviews.map(({ couponId, reason }) => (
            <li key={couponId}>
              {t('reviews.coupon', { id: couponId, reason })}
              {COMMANDS.map(({ key, give }) => (
                <Button
                  key={key}
                  size="sm"
                  isDisabled={debug.isBusy}
                  aria-label={t('reviews.command', { command: t(`reviews.${key}`), id: couponId })}
                  onClick={() => void debug.command(async (gateway) => give(gateway, couponId))}
                >
                  {t(`reviews.${key}`)}
                </Button>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
