import { lazyRow } from '../wiring-row.ts';

export const lazyPageWiring = {
  popups: lazyRow([], async () => {
    const { browserPopups } = await import('../../infrastructure/browser/browser-popups.ts');
    return () => browserPopups();
  }),
  pageExit: lazyRow([], () =>
    Promise.resolve(() => ({
      goTo: (address: string) => {
        window.location.assign(address);
      },
      reload: () => {
        window.location.reload();
      },
    })),
  ),
};
