import { HistoryStore } from '../../ui/coupon/history/history-store.ts';
import { startedRow } from '../wiring-row.ts';

export const historyWiring = {
  history: startedRow(
    ['couponGateway', 'clock', 'session', 'settings', 'myBets'],
    ({ couponGateway, myBets: fresh, ...needs }) => new HistoryStore(couponGateway, { ...needs, fresh }),
  ),
};
