import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { DialogName } from '../page/dialogs-store.ts';
import type { DialogFrame } from './dialog-frame.tsx';
import { useStores, type Stores } from './stores.ts';

/** Shows the dialog that is open; only ever in the browser. */
export const DialogHost = observer(function DialogHost(): ReactNode {
  const { open } = useStores().dialogs;
  return open === undefined ? null : <OpenDialog open={open} />;
});

function OpenDialog({ open }: { readonly open: DialogName }): ReactNode {
  const { loaded, missed } = useLoadedDialog(open);
  if (loaded === undefined) return null;
  const { name, Dialog, DialogFrame } = loaded;
  return (
    <DialogFrame isNextMissing={missed !== undefined && open === name}>
      <Dialog />
    </DialogFrame>
  );
}

interface LoadedDialog {
  readonly name: DialogName;
  readonly Dialog: ComponentType;
  readonly DialogFrame: typeof DialogFrame;
}

interface ShownDialog {
  readonly loaded?: LoadedDialog | undefined;
  /** What did not come in its place. */
  readonly missed?: DialogName | undefined;
}

const NOTHING: ShownDialog = {};

/** Fetches a dialog with its texts and stores; until they are here the one before stays, and where they do not come it goes on. */
function useLoadedDialog(open: DialogName): ShownDialog {
  const stores = useStores();
  const { dialogs, page } = stores;
  const [shown, setShown] = useState(NOTHING);
  const before = useRef<DialogName>(undefined);
  useEffect(() => {
    const fetched = fetchDialog(stores, open);
    void fetched.dialog.then(
      (loaded) => {
        if (!fetched.isWanted() || before.current === open) return;
        before.current = open;
        setShown({ loaded });
      },
      () => {
        // led back to it, and it is still there
        if (before.current === open) return;
        // a chunk that did not arrive can be asked for again by the same button
        if (fetched.isWanted()) {
          setShown(({ loaded }) => ({ loaded, missed: open }));
          if (before.current === undefined) dialogs.close();
          else dialogs.show(before.current);
        }
        page.reportMissingPart();
      },
    );
    return fetched.forget;
  }, [stores, dialogs, page, open]);
  return shown;
}

/** From now on it is closed where somebody else signs in elsewhere, until it is forgotten. */
function fetchDialog({ dialogs, lazy, session, texts }: Stores, open: DialogName) {
  let isWanted = true;
  let stop = (): void => undefined;
  const { epoch } = session;
  const load = async (): Promise<LoadedDialog> => {
    const [{ LAZY_DIALOGS, closeWithPlayer }, frame] = await Promise.all([
      import('./lazy-dialogs.ts'),
      import('./dialog-frame.tsx'),
    ]);
    if (isWanted) stop = closeWithPlayer({ dialogs, session }, epoch);
    const { load: loadView, namespaces, stores = [] } = LAZY_DIALOGS[open];
    const [Dialog] = await Promise.all([loadView(), texts.ensure(namespaces), lazy.ensure(stores)]);
    return { name: open, Dialog, DialogFrame: frame.DialogFrame };
  };
  return {
    dialog: load(),
    isWanted: () => isWanted,
    forget: () => {
      isWanted = false;
      stop();
    },
  };
}
