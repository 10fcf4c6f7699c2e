import { makeAutoObservable } from 'mobx';

/** The dialogs that can be opened from anywhere, one at a time. */
export const DIALOG_NAMES = ['sign-in', 'sign-out', 'registration', 'add-currency', 'settings', 'recharge'] as const;
export type DialogName = (typeof DIALOG_NAMES)[number];

/** Which dialog is open. */
export class DialogsStore {
  open: DialogName | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(name: DialogName): void {
    this.open = name;
  }

  close(): void {
    this.open = undefined;
  }
}
