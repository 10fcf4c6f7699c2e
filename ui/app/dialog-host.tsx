import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { DialogName } from '../page/dialogs-store.ts';
import { useStores } from './stores.ts';

/** Shows the dialog that is open; only ever in the browser. */
export const DialogHost = observer(function DialogHost(): ReactNode {
  const { dialogs } = useStores();
  const loaded = useLoadedDialog(dialogs.open);
  return loaded === undefined ? null : <loaded.Dialog />;
});

interface LoadedDialog {
  readonly name: DialogName;
  readonly Dialog: ComponentType;
}

/** Fetches a dialog with its texts and stores; nothing until they are here. */
function useLoadedDialog(open: DialogName | undefined): LoadedDialog | undefined {
  const { dialogs, lazy, page, session, texts } = useStores();
  const [loaded, setLoaded] = useState<LoadedDialog>();
  useEffect(() => {
    if (open === undefined) return undefined;
    let isWanted = true;
    let stop = (): void => undefined;
    const { epoch } = session;
    const fetchDialog = async (): Promise<ComponentType> => {
      const { LAZY_DIALOGS, closeWithPlayer } = await import('./lazy-dialogs.ts');
      if (isWanted) stop = closeWithPlayer({ dialogs, session }, epoch);
      const { load, namespaces, stores = [] } = LAZY_DIALOGS[open];
      const [Dialog] = await Promise.all([load(), texts.ensure(namespaces), lazy.ensure(stores)]);
      return Dialog;
    };
    void fetchDialog().then(
      (Dialog) => {
        if (isWanted) setLoaded({ name: open, Dialog });
      },
      () => {
        // a chunk that did not arrive can be asked for again by the same button
        if (isWanted) dialogs.close();
        page.reportMissingPart();
      },
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [dialogs, lazy, page, session, texts, open]);
  return loaded?.name === open ? loaded : undefined;
}
