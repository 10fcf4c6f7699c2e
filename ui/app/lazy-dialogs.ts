import { reaction } from 'mobx';
import type { ComponentType } from 'react';
import type { StoreName, Stores } from './stores.ts';
import type { DialogName } from '../page/dialogs-store.ts';

/** A dialog that is fetched when it is opened, with the texts and stores it needs. */
interface LazyDialog {
  readonly load: () => Promise<ComponentType>;
  readonly namespaces: readonly string[];
  readonly stores?: readonly StoreName[];
}

/** Every dialog; fetched with the first one that is opened. */
export const LAZY_DIALOGS: Readonly<Record<DialogName, LazyDialog>> = {
  'sign-in': {
    load: async () => (await import('#ui/session/sign-in-dialog.tsx')).SignInDialog,
    namespaces: ['session', 'sign-in', 'sent-code', 'passkeys', 'notice-catalogue'],
    stores: ['signIn', 'passkeys'],
  },
  security: {
    load: async () => (await import('#ui/session/security/security-dialog.tsx')).SecurityDialog,
    namespaces: [
      'security',
      'protection',
      'sign-in',
      'passkeys',
      'devices',
      'new-password',
      'sent-code',
      'notice-catalogue',
    ],
    stores: ['security', 'passkeys', 'devices', 'player'],
  },
  'sign-out': {
    load: async () => (await import('#ui/session/sign-out-dialog.tsx')).SignOutDialog,
    namespaces: ['session', 'sign-in'],
    stores: ['signOut'],
  },
  registration: {
    load: async () => (await import('#ui/registration/registration-dialog.tsx')).RegistrationDialog,
    namespaces: ['registration', 'sent-code', 'new-password', 'social', 'limit-prompt', 'notice-catalogue'],
    stores: ['registration'],
  },
  social: {
    load: async () => (await import('#ui/registration/social/social-dialog.tsx')).SocialDialog,
    namespaces: ['registration', 'social', 'notice-catalogue'],
    stores: ['registration', 'social'],
  },
  'registration-reminder': {
    load: async () => (await import('#ui/registration/reminder-dialog.tsx')).ReminderDialog,
    namespaces: ['registration'],
  },
  'recover-password': {
    load: async () => (await import('#ui/registration/recovery-dialog.tsx')).RecoveryDialog,
    namespaces: ['recovery', 'sent-code', 'new-password', 'notice-catalogue'],
    stores: ['recovery'],
  },
  contacts: {
    load: async () => (await import('#ui/player/contacts-dialog.tsx')).ContactsDialog,
    namespaces: ['contacts', 'sent-code', 'notice-catalogue'],
    stores: ['contacts'],
  },
  'contact-code': {
    load: async () => (await import('#ui/player/contacts-dialog.tsx')).ContactCodeDialog,
    namespaces: ['contacts', 'sent-code', 'notice-catalogue'],
    stores: ['contacts'],
  },
  transfer: {
    load: async () => (await import('#ui/accounts/transfer/transfer-dialog.tsx')).TransferDialog,
    namespaces: ['transfer', 'sent-code', 'notice-catalogue'],
    stores: ['userTransfer', 'player'],
  },
  transferred: {
    load: async () => (await import('#ui/registration/new-account.tsx')).TransferredDialog,
    namespaces: ['registration', 'notice-catalogue'],
  },
  'add-currency': {
    load: async () => (await import('#ui/accounts/add-currency-dialog.tsx')).AddCurrencyDialog,
    namespaces: ['accounts', 'add-currency', 'notice-catalogue'],
  },
  'remove-currency': {
    load: async () => (await import('#ui/accounts/remove-currency-dialog.tsx')).RemoveCurrencyDialog,
    namespaces: ['accounts', 'add-currency'],
  },
  settings: {
    load: async () => (await import('#ui/settings/settings-dialog.tsx')).SettingsDialog,
    namespaces: ['settings', 'shell', 'game'],
    stores: ['media', 'offerSettings'],
  },
  shortcuts: {
    load: async () => (await import('#ui/settings/shortcuts-dialog.tsx')).ShortcutsDialog,
    namespaces: ['settings'],
  },
  search: {
    load: async () => (await import('#ui/sports/search/search-dialog.tsx')).SearchDialog,
    namespaces: ['sports'],
  },
  'bet-generator': {
    load: async () => (await import('#ui/coupon/generator/generator-dialog.tsx')).GeneratorDialog,
    namespaces: ['coupon', 'slip', 'sports', 'markets', 'generator'],
    stores: ['betGenerator'],
  },
  columns: {
    load: async () => (await import('#ui/sports/line/columns/columns-dialog.tsx')).ColumnsDialog,
    namespaces: ['line-pages'],
    stores: ['columnSets'],
  },
  recharge: {
    load: async () => (await import('#ui/payments/recharge-dialog.tsx')).RechargeDialog,
    namespaces: ['cashier', 'limit-prompt', 'notice-catalogue'],
    stores: ['paying', 'returnedPayment', 'limits', 'limitPrompt', 'officeMenu', 'player'],
  },
  messages: {
    load: async () => (await import('#ui/support/messages/messages-dialog.tsx')).MessagesDialog,
    namespaces: ['support', 'notice-catalogue'],
    stores: ['messages'],
  },
  question: {
    load: async () => (await import('#ui/support/requests/question-dialog.tsx')).QuestionDialog,
    namespaces: ['support', 'attachments', 'notice-catalogue'],
    stores: ['requests'],
  },
  'question-history': {
    load: async () => (await import('#ui/support/requests/question-dialog.tsx')).QuestionHistoryDialog,
    namespaces: ['support', 'notice-catalogue'],
    stores: ['requests'],
  },
  'team-cash': {
    load: async () => (await import('#ui/payments/team-cash-dialog.tsx')).TeamCashDialog,
    namespaces: ['cashier'],
    stores: ['teamCash'],
  },
  'limit-prompt': {
    load: async () => (await import('#ui/limits/overview/limit-prompt-dialog.tsx')).LimitPromptDialog,
    namespaces: ['limit-prompt'],
    stores: ['limitPrompt'],
  },
};

/** SEC-53 Closes the open dialog when the player changes elsewhere; a change on this page is a dialog's own outcome. */
export function closeWithPlayer(
  { dialogs, session }: Pick<Stores, 'dialogs' | 'session'>,
  openedIn: number,
): () => void {
  return reaction(
    () => session.epoch !== openedIn && session.epoch !== session.ownEpoch,
    (isForeign) => {
      if (isForeign) dialogs.close();
    },
    { fireImmediately: true },
  );
}
