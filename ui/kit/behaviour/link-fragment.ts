declare global {
  interface Window {
    /** Put there by the first script of a page that a letter's link opens. */
    linkFragment?: string | undefined;
  }
}

/** LNK-1 What a letter's link carried: the first script of the page has taken it out of the address. Read once; `present` is what the address has where that script took nothing. */
export function takeLinkFragment(present: string): string {
  const { linkFragment = present } = window;
  window.linkFragment = undefined;
  return linkFragment;
}
