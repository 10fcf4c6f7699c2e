import { reaction } from 'mobx';
import { useEffect } from 'react';
import { lookAttributes } from '../../../core/settings/look-attributes.ts';
import { useStores } from '../stores.ts';

/** Keeps the root element's look in step with the settings after the server's first picture. */
export function useLook(): void {
  const { settings } = useStores();
  useEffect(
    () =>
      reaction(
        () => lookAttributes(settings.settings),
        (attributes) => {
          for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
        },
      ),
    [settings],
  );
}
