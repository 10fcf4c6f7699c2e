import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { SectionPlaces } from '../../page/places/section-places.tsx';
import { useOfferPlaces } from './use-offer-places.ts';

/** The row under the header of the promotions. */
export const OfferPlaces = observer(function OfferPlaces(): ReactNode {
  return <SectionPlaces links={useOfferPlaces()} />;
});
