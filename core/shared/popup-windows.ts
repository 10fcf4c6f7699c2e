/** A window that the page opened, for another site. */
export interface OpenedWindow {
  readonly goTo: (address: string) => void;
  readonly isClosed: () => boolean;
  readonly close: () => void;
}

/** Opens windows of their own; nothing where the browser does not let it. To be called while a press is answered. */
export interface PopupWindows {
  readonly open: () => OpenedWindow | undefined;
}
