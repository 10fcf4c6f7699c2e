import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { HIDDEN_MONEY, usePlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { Switch } from '../../kit/controls/switch.tsx';
import styles from '../building/coupon-foot.module.scss';
import { ExplainedName } from '../maths/explained-name.tsx';
import { PrepaidSlider } from './prepaid-slider.tsx';
import { useCoupon } from '../use-coupon.ts';
import { useSlipWords } from '../use-slip-words.ts';

/** PA-1 Pays in advance what the balance does not cover, and says how that is paid back before it is asked for. */
export const PrepaidSwitch = observer(function PrepaidSwitch(): ReactNode {
  const { coupon, couponSums } = useCoupon();
  const { t, money, shortMoney } = useSlipWords();
  const { isBalanceHidden } = usePlayerAccounts().accounts;
  const { prepaid } = couponSums;
  const noteId = useId();
  return (
    <>
      <div className={styles.vip}>
        <Switch
          isOn={prepaid.isOn}
          isDisabled={coupon.isFrozen}
          describedBy={noteId}
          onChange={(isOn) => {
            prepaid.switch(isOn);
          }}
        >
          {t('prepaid')}
        </Switch>
        <span id={noteId}>
          {coupon.isFrozen ? (
            t('frozen')
          ) : (
            <ExplainedName
              name={t('prepaid.available', { amount: shortMoney(prepaid.available) })}
              text={t('prepaid.explained')}
            />
          )}
        </span>
      </div>
      {prepaid.isOn ? <PrepaidSlider /> : null}
      {prepaid.isOn ? (
        <output className={styles.warning}>
          <Icon name="t-info-circle" size="xs" />
          {t(prepaid.parts?.prepaid === 0 ? 'prepaid.covered' : 'prepaid.note')}
        </output>
      ) : null}
      {prepaid.prepaid > 0 ? (
        <>
          <div className={styles.pair}>
            <span>{t('prepaid.own')}</span>
            <b className="num">{isBalanceHidden ? HIDDEN_MONEY : money(prepaid.parts?.own)}</b>
          </div>
          <div className={styles.pair}>
            <span>{t('prepaid')}</span>
            <b className="num">{money(prepaid.prepaid)}</b>
          </div>
        </>
      ) : null}
    </>
  );
});
