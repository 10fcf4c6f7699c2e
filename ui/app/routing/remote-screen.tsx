import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { FrameSlot } from '#ui/mini-apps/frame-slot.tsx';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useStores } from '../stores.ts';
import { remotePageSlot, type RemotePageSlot } from './remote-pages.ts';
import styles from './remote-screen.module.scss';
import { Screen as UnbuiltScreen } from './unbuilt-screen.tsx';

/** A page that has no screen of ours: that of its application where the operator has one, else that it is in preparation. */
export const Screen = observer(function RemoteScreen(): ReactNode {
  const { page, site } = useStores();
  const { pathname } = useLocation();
  const slot = remotePageSlot(page.match(splitLanguage(pathname).rest)?.name);
  if (slot === undefined || site.config?.remoteSlots?.includes(slot) !== true) return <UnbuiltScreen />;
  return <RemotePage slot={slot} />;
});

function RemotePage({ slot }: { readonly slot: RemotePageSlot }): ReactNode {
  const { t } = useTranslation('mini-apps');
  const title = t(`title.${slot}`);
  usePageTitle(title);
  return (
    <section className={`panel ${styles.page}`} aria-labelledby="remote-title">
      <h1 id="remote-title">{title}</h1>
      <FrameSlot slot={slot} />
    </section>
  );
}
