import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerBonus } from '../../core/promotions/player-bonus.ts';
import { NO_MONEY } from '../../core/shared/money.ts';
import { Button } from '../kit/controls/button.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { MINUS } from '../kit/formats/format-number.ts';
import { useBonusMoney } from './use-bonus-money.ts';
import { usePromotions } from './use-promotions.ts';
import styles from './bonuses.module.scss';

interface GiveUpDialogProps {
  readonly bonus: PlayerBonus;
  readonly onClose: () => void;
}

/** BON-6 Asks before a bonus goes back to the house: what goes and what stays; it begins at the button that keeps the bonus. */
export const GiveUpDialog = observer(function GiveUpDialog({ bonus, onClose }: GiveUpDialogProps): ReactNode {
  const { playerBonuses: bonuses, accounts } = usePromotions();
  const { t } = useTranslation('bonuses');
  const money = useBonusMoney(bonus.currency);
  const main = accounts.accounts.find(({ type, currency }) => type !== 'bonus' && currency === bonus.currency);
  const send = async (): Promise<void> => {
    await bonuses.giveUp(bonus.id);
    onClose();
  };
  return (
    <Dialog
      title={t('dialog.title', { sum: money(bonus.money) })}
      size="sm"
      isAlert
      isBlocking={bonuses.isSending}
      firstField="keep"
      onClose={onClose}
      actions={
        <>
          <Button name="keep" isDisabled={bonuses.isSending} onClick={onClose}>
            {t('dialog.keep')}
          </Button>
          <Button look="danger" isDisabled={bonuses.isSending} onClick={() => void send()}>
            {t(bonuses.isSending ? 'dialog.sending' : 'give-up')}
          </Button>
        </>
      }
    >
      <dl className={styles.losing}>
        <div>
          <dt>{t('dialog.burns')}</dt>
          <dd className={`num ${styles.lost}`}>{`${MINUS}${money(bonus.money)}`}</dd>
        </div>
        <div>
          <dt>{t('dialog.stays')}</dt>
          <dd className="num">{money(main === undefined ? NO_MONEY : main.money)}</dd>
        </div>
      </dl>
      <p>{t('dialog.text', { wagered: money(bonus.wagered) })}</p>
    </Dialog>
  );
});
