import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { usePage } from '../../page/use-page.ts';
import { useCoupon } from '../use-coupon.ts';
import { useSlipWords } from '../use-slip-words.ts';
import styles from '../building/filled-coupon.module.scss';

/** GN-14 Under the bets of the coupon, where the player wants it: the way to the bet generator. */
export const GeneratorEntry = observer(function GeneratorEntry(): ReactNode {
  const stores = useCoupon();
  const { lazy } = stores;
  const { dialogs, page } = usePage();
  const { t } = useSlipWords();
  useEffect(() => {
    lazy.ensure(['offerSettings']).catch(() => {
      page.reportMissingPart();
    });
  }, [lazy, page]);
  if (!lazy.isLoaded('offerSettings') || !stores.offerSettings.settings.isBetGenerator) return null;
  return (
    <Button
      className={styles.generator}
      size="sm"
      onClick={() => {
        dialogs.show('bet-generator');
      }}
    >
      {t('generator')}
    </Button>
  );
});
