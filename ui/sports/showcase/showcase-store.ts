import { action, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';
import type { BannerGateway } from '../../../core/sports/showcase/banner-gateway.ts';
import { shownBanners, type Banner } from '../../../core/sports/showcase/banner.ts';
import { areSlidesTurning, slideBeside, type SlideHolds } from '../../../core/sports/showcase/slide-turn.ts';
import { pagePoll } from '../../../core/site/browser/page-poll.ts';
import { keepAsking } from '../../page/keep-asking.ts';
import type { SharedSession, SharedSite } from '../../page/shared-stores.ts';

export interface ShowcaseNeeds {
  readonly timers: Timers;
  readonly visibility: Visibility;
  readonly session: Pick<SharedSession, 'isSignedIn'> & { readonly isCourted: boolean | undefined };
  readonly site: SharedSite;
}

/** What stands over the line on home, by its name. */
export type ShowcaseParts = Readonly<Record<'BannerSlider' | 'ExpressCards' | 'LiveBlock', ComponentType>>;

/** The banners of home, one at a time. */
export class ShowcaseStore {
  /** What stands over the line, once it is here. */
  parts: ShowcaseParts | undefined = undefined;
  all: readonly Banner[] = [];
  holds: SlideHolds = { isPaused: false, hasFocus: false, isPointedAt: false, isHidden: false };
  /** How many parts of the page show it: before one does, the page is as the server drew it. */
  watchers = 0;
  /** The slide that is shown, while there is one of that number. */
  chosen: number | undefined = undefined;
  #first: Promise<void> | undefined;
  readonly #gateway: BannerGateway;
  readonly #needs: ShowcaseNeeds;

  constructor(gateway: BannerGateway, needs: ShowcaseNeeds) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(this, { parts: observableRef, all: observableRef, holds: observableRef }, { autoBind: true });
  }

  /** Those for this visitor; LP-4 none for whoever is shut out. */
  get banners(): readonly Banner[] {
    return this.#needs.session.isCourted ? this.meant : [];
  }

  /** Those for this visitor where offers may be made. */
  get meant(): readonly Banner[] {
    const { session, site } = this.#needs;
    const visitor = { isSignedIn: session.isSignedIn, countryCode: site.config?.geoCountryCode };
    return shownBanners(this.all, this.watchers === 0 ? undefined : visitor);
  }

  /** Whether there may be some yet: what stands below them is not moved meanwhile. */
  get isAwaited(): boolean {
    return this.#needs.session.isCourted === undefined && this.meant.length > 0;
  }

  get current(): Banner | undefined {
    return this.banners.find(({ id }) => id === this.chosen) ?? this.banners[0];
  }

  get isTurning(): boolean {
    return this.watchers > 0 && areSlidesTurning(this.banners.length, this.holds);
  }

  keep(parts: ShowcaseParts): void {
    this.parts = parts;
  }

  /** What all parts of a page begin with: one answer, or what has changed since would not be what the server drew. */
  async loadFirst(): Promise<void> {
    await (this.#first ??= this.load());
  }

  async load(): Promise<void> {
    const reply = await this.#gateway.banners();
    runInAction(() => {
      if (reply.ok) this.all = reply.value;
    });
  }

  hold(change: Partial<SlideHolds>): void {
    this.holds = { ...this.holds, ...change };
  }

  show(id: number | undefined): void {
    this.chosen = id;
  }

  turn(step: 1 | -1): void {
    const ids = this.banners.map(({ id }) => id);
    this.show(slideBeside(ids, this.current?.id, step));
  }

  /** Lets the slides turn while a part of the page shows them; the returned function ends that. */
  watch(): () => void {
    this.watchers += 1;
    return action(() => {
      this.watchers -= 1;
    });
  }

  start(): () => void {
    const { timers, visibility } = this.#needs;
    const see = (isVisible: boolean): void => {
      this.hold({ isHidden: !isVisible });
    };
    see(visibility.isVisible());
    const stops = [
      visibility.watch(see),
      keepAsking({
        timers,
        visibility,
        period: () => pagePoll('banners'),
        ask: () => {
          if (this.watchers > 0) void this.load();
        },
      }),
      this.#turnByItself(timers),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Each slide has its whole time, counted anew when nothing holds it any more. */
  #turnByItself(timers: Timers): () => void {
    let cancel = (): void => undefined;
    const stop = reaction(
      () => (this.isTurning ? this.current?.id : undefined),
      (id) => {
        cancel();
        cancel = id === undefined ? () => undefined : timers.after(pagePoll('slider-line'), () => this.turn(1));
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      cancel();
    };
  }
}

declare module '../use-sports.ts' {
  interface SportsStores {
    readonly showcase: ShowcaseStore;
  }
}
