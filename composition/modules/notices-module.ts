import { ContainerModule } from 'inversify';
import { NoticesStore } from '../../ui/notices/notices-store.ts';
import { single } from '../token.ts';
import { NOTICES_STORE, PAGE_CLOCK, TIMERS } from '../tokens.ts';

export const noticesModule = new ContainerModule((options) => {
  single(options, NOTICES_STORE, (timers, clock) => new NoticesStore(timers, () => clock.exact()), [
    TIMERS,
    PAGE_CLOCK,
  ]);
});
