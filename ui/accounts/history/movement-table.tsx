import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isGain, type AccountMovement } from '../../../core/accounts/history/account-movement.ts';
import { drawnTicket } from '../../../core/accounts/history/drawn-ticket.ts';
import { lottoPath } from '../../../core/lotto/numbers/lotto-page.ts';
import { totoPath } from '../../../core/lotto/toto-page.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { formatMoment } from '../../kit/formats/format-date.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { AppLink } from '../../page/app-link.tsx';
import { usePage } from '../../page/use-page.ts';
import { useAccountName } from '../use-account-name.ts';
import { useAccounts } from '../use-accounts.ts';
import styles from './account-history.module.scss';

/** AH-12 A name that does not come is left out. */
const MovementGame = lazy(async () =>
  import('./movement-game.tsx').then(
    (part) => ({ default: part.MovementGame }),
    () => ({ default: () => null }),
  ),
);

/** A page of movements, the newest first. */
export const MovementTable = observer(function MovementTable({
  movements,
}: {
  readonly movements: readonly AccountMovement[];
}): ReactNode {
  const { t } = useTranslation('office');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('history.moment')}</th>
          <th scope="col">{t('history.movement')}</th>
          <th scope="col">{t('history.account')}</th>
          <th scope="col" className={styles.end}>
            {t('history.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </tbody>
    </table>
  );
});

const MovementRow = observer(function MovementRow({ movement }: { readonly movement: AccountMovement }): ReactNode {
  const { clock, language, page, settings } = usePage();
  const { accounts } = useAccounts();
  const { t } = useTranslation('office');
  const { t: kit } = useTranslation('kit');
  const nameOf = useAccountName();
  const { kind, accountId, currency, amount, couponId, game, at } = movement;
  const account = accounts.inOrder.find(({ id }) => id === accountId);
  const isPlus = isGain(movement);
  const sum = formatMoney(amount, currency, { language });
  return (
    <tr>
      <td>{formatMoment(at, clock.now, { look: settings.settings, words: kit })}</td>
      <td>
        <b>{t(`history.kind.${kind}`)}</b>
        {couponId === undefined ? null : (
          <AppLink to="history" params={{}} search={`?number=${couponId}`} className={styles.coupon}>
            {t('history.coupon', { id: couponId })}
          </AppLink>
        )}
        <TicketLink movement={movement} />
        {game === undefined || !page.isHydrated ? null : (
          <Suspense fallback={null}>
            <MovementGame game={game} />
          </Suspense>
        )}
      </td>
      <td>{account === undefined ? currency : nameOf(account)}</td>
      <td className={classNames('num', styles.end, isPlus && styles.plus)}>{isPlus ? `+${sum}` : sum}</td>
    </tr>
  );
});

const TICKET_PATHS = {
  lotto: lottoPath({ part: 'tickets' }),
  bingo: 'bingo',
  toto: totoPath({ sort: 'fifteen', part: 'coupons' }),
} as const;

/** AH-11 */
function TicketLink({ movement }: { readonly movement: AccountMovement }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('office');
  const ticket = drawnTicket(movement);
  if (ticket === undefined) return null;
  return (
    <Link to={inLanguage(`/${TICKET_PATHS[ticket.game]}`, language)} className={styles.coupon}>
      {t(`history.${ticket.game}`, { id: ticket.id })}
    </Link>
  );
}
