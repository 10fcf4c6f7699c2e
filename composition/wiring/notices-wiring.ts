import { NoticesStore } from '#ui/notices/notices-store.ts';
import { row } from '../wiring-row.ts';

export const noticesWiring = {
  notices: row(
    ['timers', 'clock', 'session'],
    ({ timers, clock, session }) =>
      new NoticesStore(
        timers,
        () => clock.exact(),
        async () => session.isOver(),
      ),
  ),
};
