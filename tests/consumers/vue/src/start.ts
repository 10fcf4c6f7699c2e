import { createApp } from 'vue';
import CouponForm from './coupon-form.vue';

createApp(CouponForm).mount('#root');
