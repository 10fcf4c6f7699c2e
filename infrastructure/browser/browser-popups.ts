import type { PopupWindows } from '../../core/shared/popup-windows.ts';

const FEATURES = 'popup,width=480,height=680';

/** Windows of the browser, one at a time. */
export function browserPopups(): PopupWindows {
  return {
    open: () => {
      const opened = window.open('', 'oddsmith-social', FEATURES);
      if (opened === null) return undefined;
      return {
        goTo: (address) => {
          opened.location.href = address;
        },
        isClosed: () => opened.closed,
        close: () => {
          opened.close();
        },
      };
    },
  };
}
