import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TotoPart } from '../../core/lotto/toto-page.ts';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { usePageTitle } from '../page/use-page-title.ts';
import { Stopped, useStop } from './stopped.tsx';
import { TotoCoupons } from './toto-coupons.tsx';
import { TotoDraws } from './toto-draws.tsx';
import { TotoGrid } from './toto-grid.tsx';
import { TotoHead } from './toto-head.tsx';
import { TotoNominees } from './toto-nominees.tsx';
import { TotoPrizes } from './toto-prizes.tsx';
import { TotoSide } from './toto-side.tsx';
import { TotoSlip } from './toto-slip.tsx';
import { useLotto } from './use-lotto.ts';
import styles from './toto-screen.module.scss';
import { TotoPlaces } from './toto-places.tsx';

export const Places = TotoPlaces;

const PARTS: Readonly<Record<TotoPart, () => ReactNode>> = {
  filling: () => <Draw />,
  draw: () => <Draw />,
  next: () => <Draw />,
  coupons: () => <TotoCoupons />,
  draws: () => <TotoDraws />,
  nominees: () => <TotoNominees />,
};

const SOLD: readonly TotoPart[] = ['filling', 'draw', 'next'];

/** The toto: its sorts at the side, and what the address asks for. */
export const Screen = observer(function TotoScreen(): ReactNode {
  const { toto } = useLotto();
  const stop = useStop();
  const { t } = useTranslation('toto');
  const { sort, part } = toto.page;
  usePageTitle(t('title', { part: t(`part.${part}`), sort: t(`sort.${sort}`) }));
  useEffect(() => toto.watch(), [toto]);
  return (
    <div className={styles.screen}>
      <h1 className="vh">{t('title', { part: t(`part.${part}`), sort: t(`sort.${sort}`) })}</h1>
      <TotoSide />
      <div className={styles.centre}>
        {stop === undefined || !SOLD.includes(part) ? <Content /> : <Stopped of="toto" reason={stop} />}
      </div>
      {part === 'filling' && stop === undefined ? <TotoSlip /> : null}
    </div>
  );
});

const Content = observer(function Content(): ReactNode {
  const { toto } = useLotto();
  const { board, failure, page } = toto;
  if (failure !== undefined && board === undefined) {
    return <FailedLoad failure={failure} onRetry={async () => toto.load()} />;
  }
  if (board === undefined) return <Skeleton shape="block" />;
  return PARTS[page.part]();
});

function Draw(): ReactNode {
  return (
    <>
      <TotoHead />
      <TotoGrid />
      <TotoPrizes />
    </>
  );
}
