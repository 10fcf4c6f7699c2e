import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLinkOpen } from '../../core/navigation/ban-navigation.ts';
import { useAccounts } from './use-accounts.ts';
import { useBanFacts } from './use-ban-facts.ts';
import { usePage } from '../page/use-page.ts';
import { Button } from '../kit/controls/button.tsx';
import { formatMoney } from '../kit/formats/format-money.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import styles from './top-up-button.module.scss';

/** LP-12 Adds play money to the active account; stands only where the site has play money, for whoever is not shut out. */
export const TopUpButton = observer(function TopUpButton(): ReactNode {
  const { accounts, session } = useAccounts();
  const { dialogs, language, notices } = usePage();
  const asked = useLimitPrompt();
  const [isUnasked, setUnasked] = useState(false);
  const { t } = useTranslation('accounts');
  const { active, isToppingUp, topUpAmount: amount, topUpOutcome: outcome } = accounts;
  const isOpen = isLinkOpen('recharge', useBanFacts());
  if (active === undefined || amount === undefined || !session.isCourted || !isOpen) return null;
  const topUp = async (): Promise<void> => {
    const first = await asked();
    setUnasked(first === 'unknown');
    if (first === 'unknown') await notices.raiseFailure({ kind: 'network' }, 'top-up');
    else if (first === 'due') dialogs.show('limit-prompt');
    else await accounts.topUp();
  };
  const title = t('top-up.amount', { money: formatMoney(amount, active.currency, { language, isShort: true }) });
  return (
    <>
      <Button
        look="chrome-accent"
        className={styles.topUp}
        title={title}
        isDisabled={isToppingUp}
        onClick={() => void topUp()}
      >
        <Icon
          name={isUnasked || outcome === 'failed' ? 'f-alert-circle' : outcome === 'done' ? 't-check' : 't-plus'}
          size="sm"
        />
        <span className={styles.words}>{t(isToppingUp ? 'top-up.sending' : 'top-up')}</span>
      </Button>
      <VisuallyHidden isStatus>{outcome === 'done' ? t('top-up.done') : ''}</VisuallyHidden>
    </>
  );
});

/** LQ-1 Whether the player is asked for a limit before money comes in; LQ-5 where nobody can say, none comes. */
function useLimitPrompt(): () => Promise<'due' | 'done' | 'unknown'> {
  const stores = useAccounts();
  return async () => {
    try {
      await stores.lazy.ensure(['limitPrompt']);
      return (await stores.limitPrompt.isDue()) ? 'due' : 'done';
    } catch {
      return 'unknown';
    }
  };
}
