import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { currentOdds, type CouponBet } from '../../../core/coupon/bets/coupon-bet.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import styles from './bet-row.module.scss';
import { useSlipWords } from '../use-slip-words.ts';

/** The price of a bet; until it is accepted, a moved one beside the one the player saw. */
export const BetOdds = observer(function BetOdds({ bet }: { readonly bet: CouponBet }): ReactNode {
  const { t, odds } = useSlipWords();
  const now = currentOdds(bet);
  const direction = now === bet.odds ? undefined : now > bet.odds ? 'up' : 'down';
  return (
    <span className={classNames(styles.odds, 'num')}>
      {bet.trouble === undefined ? null : <Icon name="f-lock" size="xs" />}
      {direction === undefined ? null : (
        <>
          <VisuallyHidden>{t(`odds.${direction}`, { odds: odds(bet.odds, bet) })}</VisuallyHidden>
          <s aria-hidden="true">{odds(bet.odds, bet)}</s>
          <i className={styles[direction]} />
        </>
      )}
      <b className={direction === undefined ? undefined : styles[`${direction}Value`]}>{odds(now, bet)}</b>
    </span>
  );
});
