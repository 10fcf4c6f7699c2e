/** Where the focus goes when the player changes and takes its button away. */
export const ACCOUNT_ID = 'account';

/** Signing in or out takes away the button that asked for it; the focus moves to the player's menu, or to the sign-in, that stands there instead. */
export function focusAccount(): void {
  if (document.activeElement !== document.body) return;
  const account = document.getElementById(ACCOUNT_ID);
  const menus = account?.querySelectorAll<HTMLElement>('[aria-haspopup]');
  const menu = menus === undefined ? undefined : [...menus].at(-1);
  (menu ?? account?.querySelector('button'))?.focus();
}
