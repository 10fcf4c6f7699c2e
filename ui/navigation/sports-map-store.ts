import { addressOfNamedSport, type SportOfMap, type SportsMapGateway } from '../../core/navigation/named-sports.ts';

/** NV-61 What the operator calls sports in English, asked for when an address first needs it. */
export class SportsMapStore {
  readonly #gateway: SportsMapGateway;
  #sports: readonly SportOfMap[] | undefined;

  constructor(gateway: SportsMapGateway) {
    this.#gateway = gateway;
  }

  /** Where a path leads whose sport has another name than its own; what failed is asked for again by the next one. */
  async addressOf(path: string): Promise<string | undefined> {
    if (this.#sports === undefined) {
      const reply = await this.#gateway.sportsMap();
      if (reply.ok) this.#sports = reply.value;
    }
    return addressOfNamedSport(path, this.#sports ?? []);
  }
}

declare module './navigation-stores.ts' {
  interface NavigationStores {
    readonly sportsMap: SportsMapStore;
  }
}
