import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { usePage } from '../use-page.ts';
import { PlacesRow, type PlaceLink } from './places-row.tsx';
import { ZoneClock } from './zone-clock.tsx';

interface SectionPlacesProps {
  readonly links: readonly PlaceLink[];
  /** How the section is shown, where that can be chosen. */
  readonly children?: ReactNode;
}

/** The row under the header of a section, with what every section has in it. */
export const SectionPlaces = observer(function SectionPlaces({ links, children }: SectionPlacesProps): ReactNode {
  const { dialogs, page } = usePage();
  const { t } = useTranslation('shell');
  return (
    <PlacesRow links={links}>
      {page.lazyParts === undefined ? null : <page.lazyParts.PlayerBar />}
      <ZoneClock />
      {children}
      <IconButton icon="t-settings" label={t('settings')} size="sm" isChrome onClick={() => dialogs.show('settings')} />
    </PlacesRow>
  );
});
