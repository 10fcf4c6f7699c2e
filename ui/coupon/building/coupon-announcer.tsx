import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode } from 'react';
import { useCoupon } from '../use-coupon.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { SlipPart } from './slip-part.tsx';

const fetchNews = async () => import('./coupon-news.tsx');
const PoliteNews = lazy(async () => ({ default: (await fetchNews()).PoliteNews }));
const OrderAlert = lazy(async () => ({ default: (await fetchNews()).OrderAlert }));

/** Says what those who cannot see the coupon must hear: moved prices in one sentence, and what became of an order. */
export const CouponAnnouncer = observer(function CouponAnnouncer(): ReactNode {
  const stores = useCoupon();
  const hasMoved = stores.lazy.isLoaded('couponNews') && stores.couponNews.news !== undefined;
  const hasNews = hasMoved || stores.placing.state.phase !== 'idle';
  return (
    <>
      <VisuallyHidden isStatus>
        {hasNews ? (
          <SlipPart>
            <PoliteNews />
          </SlipPart>
        ) : null}
      </VisuallyHidden>
      <div className="vh" role="alert">
        {hasNews ? (
          <SlipPart>
            <OrderAlert />
          </SlipPart>
        ) : null}
      </div>
    </>
  );
});
