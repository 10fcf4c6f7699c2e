import { lazyRow } from '../wiring-row.ts';

export const lazyPageWiring = {
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
