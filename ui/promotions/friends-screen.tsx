import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { invitationPath, type BroughtFriends, type FriendInvitation } from '../../core/promotions/bring-friend.ts';
import { CopyButton } from '../kit/controls/copy-button.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { usePage } from '../page/use-page.ts';
import { FriendList } from './friend-list.tsx';
import { ReplyPage } from './reply-page.tsx';
import { useBonusMoney } from './use-bonus-money.ts';
import { usePromotions } from './use-promotions.ts';
import styles from './bonuses.module.scss';

/** The player's own link, and whom it brought. */
export const Screen = observer(function FriendsScreen(): ReactNode {
  const { broughtFriends } = usePromotions();
  const { t } = useTranslation('cashback');
  return (
    <ReplyPage title={t('friends.title')} store={broughtFriends}>
      {(friends) => <Content friends={friends} />}
    </ReplyPage>
  );
});

function Content({ friends }: { readonly friends: BroughtFriends }): ReactNode {
  const { t } = useTranslation('cashback');
  const { invitation } = friends;
  return (
    <>
      {invitation === undefined ? <FormNotice tone="warning">{t('friends.closed')}</FormNotice> : null}
      <div className={styles.cards}>
        {invitation === undefined ? null : <OwnLink invitation={invitation} />}
        <Total friends={friends} />
        <Terms friends={friends} />
      </div>
      <FriendList friends={friends.friends} />
    </>
  );
}

/** FRD-1 */
const OwnLink = observer(function OwnLink({ invitation }: { readonly invitation: FriendInvitation }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('cashback');
  const link = `${window.location.origin}/${language}/${invitationPath(invitation)}`;
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="friend-link">
      <h2 id="friend-link">{t('friends.link')}</h2>
      <code className={styles.link} dir="ltr">
        {link}
      </code>
      <div>
        <CopyButton text={link} label={t('friends.link.copy')} look="primary" size="md" />
      </div>
      <p className={styles.note}>{t('friends.link.note')}</p>
    </section>
  );
});

function Total({ friends: { friends, total } }: { readonly friends: BroughtFriends }): ReactNode {
  const { t } = useTranslation('cashback');
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="friend-total">
      <h2 id="friend-total">{t('friends.total')}</h2>
      {total.map(({ currency, amount }) => (
        <p key={currency} className={styles.sum}>
          <Sum currency={currency} amount={amount} />
        </p>
      ))}
      <p className={styles.note}>
        {total.length === 0 ? t('friends.total.none') : t('friends.total.of', { count: friends.length })}
      </p>
    </section>
  );
}

function Sum({ currency, amount }: BroughtFriends['most']): ReactNode {
  const money = useBonusMoney(currency);
  return <b className="num">{money(amount)}</b>;
}

const TERMS: readonly (readonly [IconName, 'share' | 'most' | 'paid' | 'self'])[] = [
  ['t-percentage', 'share'],
  ['t-coins', 'most'],
  ['t-calendar', 'paid'],
  ['t-ban', 'self'],
];

/** FRD-3, FRD-4 */
function Terms({ friends: { most } }: { readonly friends: BroughtFriends }): ReactNode {
  const { t } = useTranslation('cashback');
  const money = useBonusMoney(most.currency);
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="friend-terms">
      <h2 id="friend-terms">{t('friends.terms')}</h2>
      <ul className={styles.terms}>
        {TERMS.map(([icon, term]) => (
          <li key={term}>
            <Icon name={icon} size="sm" />
            {t(`friends.terms.${term}`, { sum: money(most.amount) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
