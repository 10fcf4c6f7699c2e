import { NoticesStore } from '#ui/notices/notices-store.ts';
import { row } from '../wiring-row.ts';

export const noticesWiring = {
  notices: row(['timers', 'clock'], ({ timers, clock }) => new NoticesStore(timers, () => clock.exact())),
};
