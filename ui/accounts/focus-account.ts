/** Where the focus goes when the player changes and takes its button away. */
export const ACCOUNT_ID = 'account';

/** Signing in or out takes away the button that asked for it; the focus moves to the player's menu, or to the sign-in, that stands there instead. */
export function focusAccount(): void {
  if (document.activeElement !== document.body) return;
  const account = document.getElementById(ACCOUNT_ID);
  const menus = account?.querySelectorAll<HTMLElement>('[aria-haspopup]') ?? [];
  (menus[menus.length - 1] ?? account?.querySelector('button'))?.focus();
}
