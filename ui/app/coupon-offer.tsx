import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { RegistrationWidget } from '#ui/registration/widget/registration-widget.tsx';
import { useStores } from './stores.ts';

/** Under an empty coupon: the invitation to register. */
export const CouponOffer = observer(function CouponOffer(): ReactNode {
  const { coupon } = useStores();
  return coupon.bets.length > 0 ? null : <RegistrationWidget />;
});
