import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS_PATH } from '../../core/limits/limits-path.ts';
import { addressInLanguage, inLanguage, pathTo } from '../../core/navigation/language-path.ts';
import { isLinkOpen } from '../../core/navigation/ban-navigation.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { plainNotice } from '../../core/notices/notice.ts';
import type { SharedNotices } from '../page/shared-stores.ts';
import { usePage } from '../page/use-page.ts';
import { Badge } from '../kit/feedback/badge.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import { Menu, type MenuItem } from '../kit/controls/menu.tsx';
import styles from './player-menu.module.scss';
import { useAccounts } from './use-accounts.ts';
import { useBanFacts } from './use-ban-facts.ts';
import { usePageItem } from './menu/use-page-item.tsx';
import { useRechargeOffer } from './use-recharge-offer.ts';

const MOST_SHOWN = 99;

/** What a signed-in player can go to or do. */
export const PlayerMenu = observer(function PlayerMenu(): ReactNode {
  const { page, session } = usePage();
  const { t } = useTranslation('session');
  const { t: words } = useTranslation('accounts');
  const id = String(session.userId);
  const messages = useMessageCount();
  // who has just signed in goes on from here: the button that led to the form is gone
  const [isNewcomer] = useState(page.isHydrated);
  return (
    <Menu
      label={t('player-menu')}
      title={t('accounts:player-id', { id })}
      align="end"
      isFocusTaken={isNewcomer}
      isBare
      className={styles.player}
      items={usePlayerItems(id)}
    >
      <span className="vh">{t('player-menu')}</span>
      <Icon name="t-user" />
      {messages > 0 ? (
        <>
          {' '}
          <span className="vh">{words('messages', { count: messages })}</span>
          <span className={styles.count} aria-hidden="true">
            <Badge>{messages > MOST_SHOWN ? `${MOST_SHOWN}+` : messages}</Badge>
          </span>
        </>
      ) : null}
    </Menu>
  );
});

/** PR-40 How many messages the player has not read, as far as it is known. */
function useMessageCount(): number {
  const stores = useAccounts();
  if (!stores.lazy.isLoaded('player')) return 0;
  const { player } = stores.player;
  if (player === undefined) return 0;
  return player.messageCount;
}

function usePlayerItems(id: string): readonly MenuItem[] {
  const { dialogs, notices, site } = usePage();
  const { t } = useTranslation('session');
  const messages = useMessageCount();
  const toDialog = (name: 'contacts' | 'security' | 'sign-out', before: ReactNode): MenuItem => ({
    id: name,
    text: t(name),
    before,
    onChoose: () => {
      dialogs.show(name);
    },
  });
  return [
    {
      id: 'copy-id',
      text: t('accounts:player-id', { id }),
      before: <Icon name="t-copy" size="sm" />,
      hint: t('accounts:copy-id'),
      onChoose: () => void copyId(id, notices),
    },
    ...useOfficePlaces(),
    ...usePanicItems(),
    {
      id: 'messages',
      text: messages === 0 ? t('accounts:messages.all') : t('accounts:messages', { count: messages }),
      before: <Icon name="t-message" size="sm" />,
      onChoose: () => {
        dialogs.show('messages');
      },
    },
    ...(site.config?.hasMessages === false ? [] : [toDialog('contacts', <Icon name="t-mail" size="sm" />)]),
    toDialog('security', <Icon name="t-shield-lock" size="sm" />),
    toDialog('sign-out', <Icon name="t-logout" size="sm" isFlipping />),
  ];
}

function useOfficePlaces(): readonly MenuItem[] {
  const { language } = usePage();
  const { t } = useTranslation('session');
  const toPage = usePageItem();
  const recharge = useRechargeOffer();
  const ban = useBanFacts();
  const account = addressInLanguage(routePath('account', {}), language);
  const support = addressInLanguage(routePath('office-support', {}), language);
  return [
    ...(recharge === undefined ? [] : [toPage(t('accounts:deposit'), 't-wallet', recharge)]),
    ...(isLinkOpen('account', ban)
      ? [
          toPage(t('accounts:office.account'), 't-id', account),
          toPage(t('history'), 't-receipt', pathTo('history', {}, language)),
        ]
      : [toPage(t('accounts:office.support'), 't-headset', support)]),
    toPage(t('accounts:limits'), 't-hourglass', inLanguage(LIMITS_PATH, language)),
  ];
}

/** SX-6 One press, where the law has such a button. */
function usePanicItems(): readonly MenuItem[] {
  const stores = useAccounts();
  const { t } = useTranslation('accounts');
  if (!stores.lazy.isLoaded('exclusion') || !stores.exclusion.hasPanicButton) return [];
  const before = <Icon name="t-ban" size="sm" />;
  return [
    {
      id: 'panic',
      text: t('panic'),
      before,
      onChoose: () => {
        stores.exclusion.panic();
      },
    },
  ];
}

async function copyId(id: string, notices: Pick<SharedNotices, 'raise'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    notices.raise({ status: 'success', title: 'id-copied' });
  } catch {
    notices.raise(plainNotice('error'));
  }
}
