import { makeAutoObservable } from 'mobx';
import type { ComponentType } from 'react';
import type { RouteName } from '../../core/navigation/route-table.ts';

/** What the page as a whole is: its status, its title, and the screens already loaded. */
export class PageStore {
  status = 200;
  /** There is no screen to show, whatever the status says. */
  isFailed = false;
  title = '';
  isHydrated = false;
  private readonly screens = new Map<RouteName, ComponentType>();

  constructor() {
    makeAutoObservable<this, 'screens'>(
      this,
      { screens: false, screen: false, keepScreen: false, title: false, nameIt: false },
      { autoBind: true },
    );
  }

  screen(name: RouteName): ComponentType | undefined {
    return this.screens.get(name);
  }

  keepScreen(name: RouteName, screen: ComponentType): void {
    this.screens.set(name, screen);
  }

  nameIt(title: string): void {
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

  recover(): void {
    this.status = 200;
    this.isFailed = false;
  }

  markHydrated(): void {
    this.isHydrated = true;
  }
}
