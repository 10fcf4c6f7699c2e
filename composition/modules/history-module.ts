import { ContainerModule } from 'inversify';
import { HistoryStore } from '../../ui/coupon/history/history-store.ts';
import { single } from '../token.ts';
import {
  COUPON_GATEWAY,
  HISTORY_STORE,
  MY_BETS_STORE,
  PAGE_CLOCK,
  SESSION_STORE,
  VIEW_SETTINGS_STORE,
} from '../tokens.ts';

export const historyModule = new ContainerModule((options) => {
  single(
    options,
    HISTORY_STORE,
    (gateway, clock, session, settings, fresh) => new HistoryStore(gateway, { clock, session, settings, fresh }),
    [COUPON_GATEWAY, PAGE_CLOCK, SESSION_STORE, VIEW_SETTINGS_STORE, MY_BETS_STORE],
  );
});
