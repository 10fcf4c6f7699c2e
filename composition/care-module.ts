import { ContainerModule } from 'inversify';
import { ConsentStore } from '../ui/site/consent-store.ts';
import { UpkeepStore } from '../ui/site/upkeep-store.ts';
import { single } from './token.ts';
import { CONSENT_STORE, COOKIES, PAGE_CLOCK, PLACEMENT_STORE, UPKEEP_STORE, VALUES } from './tokens.ts';

export const careModule = new ContainerModule((options) => {
  single(
    options,
    CONSENT_STORE,
    (clock, values, cookies) => new ConsentStore({ now: () => clock.exact() }, values, cookies),
    [PAGE_CLOCK, VALUES, COOKIES],
  );
  single(
    options,
    UPKEEP_STORE,
    (clock, values, placement) =>
      new UpkeepStore({
        clock: { now: () => clock.exact() },
        values,
        isBetInFlight: () => placement.isBusy,
        reload: () => {
          window.location.reload();
        },
      }),
    [PAGE_CLOCK, VALUES, PLACEMENT_STORE],
  );
});
