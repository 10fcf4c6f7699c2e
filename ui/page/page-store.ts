import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ComponentType, RefObject } from 'react';
import { matchMainPath } from '../../core/navigation/main-route-table.ts';
import type { Route } from '../../core/navigation/route.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { RouteMatch, RouteName } from '../../core/navigation/route-table.ts';

/** All routes of the site: more than the main ones, and loaded after them. */
export interface RouteMatcher {
  readonly match: (path: string) => RouteMatch | undefined;
}

/** What only a signed-in player sees: loaded when there is one. */
export interface PlayerParts {
  readonly Corner: ComponentType;
  readonly Menu: ComponentType;
}

export interface FootProps {
  /** The page has a left column, which can be folded. */
  readonly hasColumn: boolean;
}

interface SlotProps {
  readonly slot: string;
  /** Whose shadow root the application stands in. */
  readonly content: RefObject<HTMLDivElement | null>;
}

/** What stands around a page and is not in its first picture. */
export interface LazyParts {
  /** Moves by itself or floats over the page. */
  readonly Shell: ComponentType;
  /** The notices in the corner. */
  readonly Toasts: ComponentType;
  /** The way to the top of the centre column, and to the support. */
  readonly Foot: ComponentType<FootProps>;
  /** Above the coupon. */
  readonly Dock: ComponentType;
  /** Under an empty coupon. */
  readonly Offer: ComponentType;
  /** Bars under the header. */
  readonly Notices: ComponentType;
  /** In the row under the header. */
  readonly PlayerBar: ComponentType;
  /** That row on a page that leads nowhere from there. */
  readonly PlayerRow: ComponentType;
  /** In a place that a remote application fills. */
  readonly Slot: ComponentType<SlotProps>;
  /** In the header. */
  readonly Search: ComponentType;
}

export interface FooterPartProps {
  readonly route: Pick<Route, 'hides' | 'layout'>;
}

/** What a page is drawn with; the left column and the row under the header are those of all sports pages where it has none of its own. */
export interface PageScreen {
  readonly Screen: ComponentType;
  readonly Column?: ComponentType;
  readonly Places?: ComponentType;
}

/** What the page as a whole is: its status, its title, and the screens already loaded. */
export class PageStore<Navigation extends RouteMatcher = RouteMatcher> {
  status = 200;
  /** There is no screen to show, whatever the status says. */
  isFailed = false;
  /** How many parts of pages did not come. */
  missedParts = 0;
  /** How often the server doubted that this page is for this player. */
  doubts = 0;
  /** The route of the page that is open, in the browser. */
  openRoute: Route | undefined = undefined;
  /** How often the page that is open was asked for again. */
  tries = 0;
  /** The redirect service is still to say whether the page is the right one. */
  isOrderDue = false;
  /** MAT-40 The path whose screen is ours until it is left, because its application failed. */
  ourPath: string | undefined = undefined;
  title = '';
  /** The page is the one that the server drew. */
  isServed = true;
  isHydrated = false;
  /** Another page is on its way. */
  isOpening = false;
  /** All routes and the guards, once they are here. */
  lazyRoutes: Navigation | undefined = undefined;
  /** What a signed-in player sees, once it is here. */
  playerParts: PlayerParts | undefined = undefined;
  /** What stands around a page, once it is here. */
  lazyParts: LazyParts | undefined = undefined;
  /** The footer, once it is here. */
  footer: ComponentType<FooterPartProps> | undefined = undefined;
  /** The keys that were pressed before what answers them was here, once. */
  takePresses = (): readonly KeyboardEvent[] => [];
  /** The server drew the row under the header and the columns for everybody, and draws the rest for one. */
  areColumnsDrawn = false;
  /** Asks about cookies, once it is here. */
  notice: ComponentType | undefined = undefined;
  readonly noticeComing: Promise<ComponentType>;
  #visit = new AbortController();
  #resolveNotice: (notice: ComponentType) => void = () => undefined;
  #refusal: RequestFailure | undefined;
  readonly #screens = new Map<RouteName, PageScreen>();

  readonly #fetchLazy: () => Promise<Navigation>;

  constructor(fetchLazy: () => Promise<Navigation>) {
    this.#fetchLazy = fetchLazy;
    this.noticeComing = new Promise((resolve) => (this.#resolveNotice = resolve));
    makeAutoObservable<PageStore<Navigation>>(
      this,
      {
        screen: false,
        keepScreen: false,
        lazyRoutes: observableRef,
        playerParts: observableRef,
        lazyParts: observableRef,
        footer: false,
        takePresses: false,
        areColumnsDrawn: false,
        notice: false,
        noticeComing: false,
        keepNotice: false,
        openRoute: observableRef,
        keepFooter: false,
        match: false,
        left: false,
        leave: false,
      },
      { autoBind: true },
    );
  }

  /** The route of a path without its language; of the main ones alone until the others are here. */
  match(path: string): RouteMatch | undefined {
    return matchMainPath(path) ?? this.lazyRoutes?.match(path);
  }

  async learnRoutes(): Promise<Navigation> {
    const routes = await this.#fetchLazy();
    runInAction(() => {
      this.lazyRoutes = routes;
    });
    return routes;
  }

  screen(name: RouteName): PageScreen | undefined {
    return this.#screens.get(name);
  }

  keepScreen(name: RouteName, screen: PageScreen): void {
    this.#screens.set(name, screen);
  }

  keepPlayerParts(parts: PlayerParts): void {
    this.playerParts = parts;
  }

  keepFooter(footer: ComponentType<FooterPartProps>): void {
    this.footer = footer;
  }

  keepNotice(notice: ComponentType): void {
    this.notice = notice;
    this.#resolveNotice(notice);
  }

  keepLazyParts(parts: LazyParts): void {
    this.lazyParts = parts;
  }

  /** A part of a page did not come, over whatever connection. */
  reportMissingPart(): void {
    this.missedParts += 1;
  }

  /** The server refused something for reasons that its guards know. */
  doubt(refusal?: RequestFailure): void {
    this.doubts += 1;
    this.#refusal = refusal;
  }

  /** What it said when it doubted last, once. */
  takeRefusal(): RequestFailure | undefined {
    const refusal = this.#refusal;
    this.#refusal = undefined;
    return refusal;
  }

  expectOrder(): void {
    this.isOrderDue = true;
  }

  stand(route: Route | undefined): void {
    this.openRoute = route;
  }

  markOpening(isOpening: boolean): void {
    this.isOpening = isOpening;
  }

  setTitle(title: string): void {
    this.title = title;
  }

  fail(status: number): void {
    this.status = status;
    this.isFailed = true;
  }

  /** The status of a page that has a screen all the same. */
  answer(status: number): void {
    if (!this.isFailed) this.status = status;
  }

  keepOurs(path: string): void {
    this.ourPath = path;
  }

  /** Another page begins, or the same one anew. */
  recover(path: string | undefined = this.ourPath): void {
    if (path !== this.ourPath) this.ourPath = undefined;
    this.isServed = false;
    this.status = 200;
    this.isFailed = false;
  }

  /** REL-36 Aborted when the page that is open, or on its way, is left. */
  get left(): AbortSignal {
    return this.#visit.signal;
  }

  leave(): void {
    this.#visit.abort();
    this.#visit = new AbortController();
  }

  /** The same page is asked for once more, past its guards. */
  retry(): void {
    this.recover();
    this.tries += 1;
  }

  markHydrated(): void {
    this.isHydrated = true;
  }
}
