import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { SectionPlaces } from '../../page/places/section-places.tsx';
import { useCasinoPlaces } from './use-casino-places.ts';

/** The casino's row under the header. */
export const CasinoPlaces = observer(function CasinoPlaces(): ReactNode {
  return <SectionPlaces links={useCasinoPlaces()} />;
});
