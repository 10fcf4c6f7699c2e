import { makeAutoObservable } from 'mobx';

/** The dialogs that can be opened from anywhere, one at a time. */
export type DialogName =
  | 'sign-in'
  | 'sign-out'
  | 'security'
  | 'registration'
  | 'registration-reminder'
  | 'social'
  | 'recover-password'
  | 'contacts'
  | 'contact-code'
  | 'transfer'
  | 'transferred'
  | 'add-currency'
  | 'remove-currency'
  | 'settings'
  | 'search'
  | 'columns'
  | 'shortcuts'
  | 'bet-generator'
  | 'recharge'
  | 'messages'
  | 'question'
  | 'question-history'
  | 'limit-prompt'
  | 'team-cash';

/** What comes over a page of a narrow window: the coupon, or the left column with the places of the site. */
export type SheetName = 'coupon' | 'menu';

/** Which dialog is open, and which sheet. */
export class DialogsStore {
  open: DialogName | undefined = undefined;
  sheet: SheetName | undefined = undefined;
  /** What was typed as the login: it goes from dialog to dialog, and with the last of them. */
  login = '';
  /** What the address of the page carried that opened a dialog. */
  fragment = '';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(name: DialogName): void {
    this.open = name;
  }

  /** Opens a sheet or closes it; none stays open where none is named. */
  switchSheet(name?: SheetName): void {
    this.sheet = this.sheet === name ? undefined : name;
  }

  typeLogin(login: string): void {
    this.login = login;
  }

  carry(fragment: string): void {
    this.fragment = fragment;
  }

  /** It is read once. */
  takeFragment(): string {
    const { fragment } = this;
    this.fragment = '';
    return fragment;
  }

  close(): void {
    this.open = undefined;
    this.login = '';
  }
}
