import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BroughtFriend, FriendEarning } from '../../core/promotions/bring-friend.ts';
import { Tag } from '../kit/feedback/tag.tsx';
import { formatDate } from '../kit/formats/format-date.ts';
import { formatMoney } from '../kit/formats/format-money.ts';
import { usePage } from '../page/use-page.ts';
import styles from './bonuses.module.scss';

interface FriendListProps {
  readonly friends: readonly BroughtFriend[];
}

/** FRD-6 Who came by the link, and what each gave. */
export const FriendList = observer(function FriendList({ friends }: FriendListProps): ReactNode {
  const { t } = useTranslation('cashback');
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="friend-list">
      <h2 id="friend-list">{t('friends.friends')}</h2>
      {friends.length === 0 ? <p className={styles.none}>{t('friends.friends.none')}</p> : <Table friends={friends} />}
    </section>
  );
});

function Table({ friends }: FriendListProps): ReactNode {
  const { t } = useTranslation('cashback');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('friends.friends.name')}</th>
          <th scope="col">{t('friends.friends.registered')}</th>
          <th scope="col" className={styles.right}>
            {t('friends.friends.earned')}
          </th>
        </tr>
      </thead>
      <tbody>
        {friends.map((friend) => (
          <FriendRow key={friend.number} friend={friend} />
        ))}
      </tbody>
    </table>
  );
}

const FriendRow = observer(function FriendRow({ friend }: { readonly friend: BroughtFriend }): ReactNode {
  const { clock, settings } = usePage();
  const { t } = useTranslation('cashback');
  const { t: kit } = useTranslation('kit');
  const sums = useSums();
  const { name, registeredAt, earned, isCounted } = friend;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatDate(registeredAt, clock.now, { look: settings.settings, words: kit })}</td>
      <td className={`num ${styles.right}`}>
        {isCounted ? (
          <b>{sums(earned)}</b>
        ) : (
          <Tag tone="neutral" icon="t-ban">
            {t('friends.friends.self')}
          </Tag>
        )}
      </td>
    </tr>
  );
});

function useSums(): (earned: readonly FriendEarning[]) => string {
  const { language } = usePage();
  return (earned) =>
    earned.length === 0
      ? '—'
      : earned.map(({ currency, amount }) => formatMoney(amount, currency, { language, isShort: true })).join(', ');
}
