import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LIMITS_PATH } from '../../core/limits/limits-path.ts';
import { playPermission } from '../../core/limits/play-permission.ts';
import { addressInLanguage, inLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { depositObstacle, type DepositObstacle } from '../../core/payments/deposit-permission.ts';
import { isBanned } from '../../core/player/player-ban.ts';
import { buttonClass } from '../kit/controls/button.tsx';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { formatFullMoment } from '../kit/formats/format-date.ts';
import { usePage } from '../page/use-page.ts';
import { usePayments } from './use-payments.ts';

/** DEP-1 The form of a deposit, or what keeps the player from one; what is not known yet the server says to the press. */
export const OpenDeposit = observer(function OpenDeposit({ children }: { readonly children: ReactNode }): ReactNode {
  const { session, clock } = usePage();
  const { limits, player, officeMenu } = usePayments();
  const obstacle = depositObstacle({
    isSignedIn: session.isSignedIn,
    isBanned: player.player !== undefined && isBanned(player.player.banLevel),
    permission: playPermission(limits.known, clock.now, limits.profile),
    isRechargeAllowed: officeMenu.menu?.player.isRechargeAllowed !== false,
  });
  return obstacle === undefined ? children : <ClosedDeposit obstacle={obstacle} />;
});

function ClosedDeposit({ obstacle }: { readonly obstacle: DepositObstacle }): ReactNode {
  const { language, settings } = usePage();
  const { t } = useTranslation('cashier');
  const { t: kit } = useTranslation('kit');
  const isOwnChoice = obstacle.kind === 'excluded';
  const until = isOwnChoice ? obstacle.until : undefined;
  const moment = until === undefined ? undefined : formatFullMoment(until, settings.settings, kit);
  const support = addressInLanguage(routePath('office-support', {}), language);
  return (
    <EmptyState
      icon="t-lock"
      title={moment === undefined ? t('closed') : t('closed.until', { moment })}
      action={
        <Link className={buttonClass({})} to={isOwnChoice ? inLanguage(LIMITS_PATH, language) : support}>
          {t(isOwnChoice ? 'limit.change' : 'closed.support')}
        </Link>
      }
    >
      {t(isOwnChoice ? 'closed.own-choice' : 'closed.by-operator')}
    </EmptyState>
  );
}
