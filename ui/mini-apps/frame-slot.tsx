import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { usePage } from '../page/use-page.ts';
import type { LiveFrameProps } from './live-frame.tsx';

/** A place that an application in a frame fills; nothing of it is drawn by the server, and its code comes with it alone. */
export const FrameSlot = observer(function FrameSlot({ slot }: LiveFrameProps): ReactNode {
  const { page, site } = usePage();
  const [View, setView] = useState<ComponentType<LiveFrameProps>>();
  const isRemote = site.config?.remoteSlots?.includes(slot) === true;
  useEffect(() => {
    if (!isRemote) return;
    import('./live-frame.tsx').then(
      ({ LiveFrame }) => {
        setView(() => LiveFrame);
      },
      () => {
        page.reportMissingPart();
      },
    );
  }, [isRemote, page]);
  return View === undefined || !isRemote ? null : <View slot={slot} />;
});
