import { makeAutoObservable, observableRef } from 'mobx';
import { askDoors, type DoorFacts } from '../../../core/navigation/ask-doors.ts';
import type { DoorGateway } from '../../../core/navigation/door-gateway.ts';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import type { NavigationFacts } from '../../../core/navigation/navigation-facts.ts';
import { seconds } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { SessionStore } from '../../session/session-store.ts';
import type { SiteStore } from '../../site/site-store.ts';
import { inTime } from '../../page/in-time.ts';

/** How long a page waits for those who may close it. */
const PATIENCE = seconds(2);
/** How often a closed page asks whether maintenance is over. */
const MAINTENANCE_PERIOD = seconds(30);

/** Whose doors they are. */
export interface DoorSurroundings {
  readonly language: Language;
  readonly session: Pick<SessionStore, 'isSignedIn' | 'epoch'>;
  readonly site: Pick<SiteStore, 'config'>;
  readonly timers: Timers;
}

/** What stands between a visitor and the pages, asked anew on the way to each. */
export class DoorsStore {
  /** Nobody leaves the page that is open. */
  isNavigationBlocked = false;
  private readonly gateway: DoorGateway;
  private readonly surroundings: DoorSurroundings;
  /** What was said last, for the path and the player it was said of. */
  private last: { readonly of: string; readonly facts: DoorFacts } | undefined = undefined;

  constructor(gateway: DoorGateway, surroundings: DoorSurroundings) {
    this.gateway = gateway;
    this.surroundings = surroundings;
    makeAutoObservable<this, 'gateway' | 'surroundings' | 'last'>(
      this,
      { gateway: false, surroundings: false, last: observableRef, factsAt: false, whenMaintenanceEnds: false },
      { autoBind: true },
    );
  }

  blockNavigation(isBlocked: boolean): void {
    this.isNavigationBlocked = isBlocked;
  }

  /** What was said last may no longer be true. */
  forget(): void {
    this.last = undefined;
  }

  /** NV-42 The doors are asked again when the path or the player changes, not for another query alone; an order holds once. */
  async factsAt(address: string): Promise<Partial<NavigationFacts>> {
    const { isNavigationBlocked } = this;
    const { language, session, site, timers } = this.surroundings;
    const of = `${String(session.epoch)} ${address.split('?')[0] ?? ''}`;
    if (this.last?.of === of) return { ...this.last.facts, redirectOrder: undefined, isNavigationBlocked };
    const facts = await inTime(
      timers,
      PATIENCE,
      askDoors(this.gateway, {
        address,
        fullAddress: addressInLanguage(address, language),
        isSignedIn: session.isSignedIn,
        isProduction: site.config?.isDemo === false,
        isConfirmationOn: site.config?.isAvailableConfirmTerms === true,
      }),
    );
    this.last = facts === undefined ? undefined : { of, facts };
    return { ...facts, isNavigationBlocked };
  }

  /** NV-9 Who waits on the maintenance page is told when it is over. */
  whenMaintenanceEnds(tell: () => void): () => void {
    const stop = this.surroundings.timers.every(MAINTENANCE_PERIOD, () => {
      void this.gateway.isMaintenance().then((reply) => {
        if (!reply.ok || reply.value) return;
        stop();
        tell();
      });
    });
    return stop;
  }
}
