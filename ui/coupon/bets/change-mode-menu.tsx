import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ODDS_CHANGE_MODES, type OddsChangeMode } from '../../../core/coupon/bets/odds-change-mode.ts';
import { useCoupon } from '../use-coupon.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { Menu } from '../../kit/controls/menu.tsx';
import styles from '../building/coupon-foot.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

const ORDER: readonly OddsChangeMode[] = ['accept-increase', 'confirm', 'accept-any'];

/** What to do when odds move before the bet is taken. */
export const ChangeModeMenu = observer(function ChangeModeMenu(): ReactNode {
  const { couponSettings } = useCoupon();
  const { t } = useSlipWords();
  const { changeMode } = couponSettings;
  return (
    <Menu
      label={t('change-mode')}
      className={styles.choice}
      items={ORDER.filter((mode) => ODDS_CHANGE_MODES.includes(mode)).map((mode) => ({
        id: mode,
        text: t(`change-mode.${mode}`),
        isCurrent: mode === changeMode,
        onChoose: () => {
          couponSettings.change({ changeMode: mode });
        },
      }))}
    >
      <Icon name="t-refresh" size="xs" />
      <span className={styles.text}>{t('change-mode.now', { mode: t(`change-mode.${changeMode}`) })}</span>
    </Menu>
  );
});
