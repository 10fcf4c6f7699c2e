import { createRoot } from 'react-dom/client';
import { CouponForm } from './coupon-form';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<CouponForm />);
