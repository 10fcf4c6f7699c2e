import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTexts } from '../../../page/use-texts.ts';
import { useSports } from '../../use-sports.ts';
import { PanelPicture } from './media-panel.tsx';

/** The zone of the game whose page is open, as it is drawn unasked: what happens is not read out. */
export const StageZone = observer(function StageZone({ id }: { readonly id: number }): ReactNode {
  const { game } = useSports();
  return useTexts('media') ? <PanelPicture gameId={id} game={game} isQuiet /> : null;
});
