import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useSports } from '../use-sports.ts';
import { LiveList } from './list/live-list.tsx';
import { MultiLiveHead } from './multi-live-head.tsx';
import { LIVE_VIEW } from './prepare-multi-live.ts';
import { TileGrid } from './tiles/tile-grid.tsx';

/** Up to six live games side by side, over one coupon. */
export const Screen = observer(function MultiLiveScreen(): ReactNode {
  const { line, multiLive } = useSports();
  const { t } = useTranslation('multi-live');
  usePageTitle(t('title.page'));
  useEffect(() => multiLive.watch(), [multiLive]);
  // the first picture has the beginning of the list, the search needs all of it
  useEffect(() => void line.open(LIVE_VIEW), [line]);
  return (
    <>
      <MultiLiveHead />
      <TileGrid />
    </>
  );
});

/** The live games to choose from. */
export const Column = LiveList;
