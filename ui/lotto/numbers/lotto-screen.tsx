import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LottoPage } from '../../../core/lotto/numbers/lotto-page.ts';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePageTitle } from '../../page/use-page-title.ts';
import { Stopped, useStop } from '../stopped.tsx';
import { useLotto } from '../use-lotto.ts';
import { LottoSlip } from './lotto-slip.tsx';
import { LottoCatalogue } from './lotto-catalogue.tsx';
import { LottoResults } from './lotto-results.tsx';
import { LottoRulesPage } from './lotto-rules-page.tsx';
import { LottoSide } from './lotto-side.tsx';
import { LottoTickets } from './lotto-tickets.tsx';
import { LottoView } from './lotto-view.tsx';
import { useLottoWords } from './use-lotto-words.ts';
import styles from './lotto-screen.module.scss';
import { LottoPlaces } from './lotto-places.tsx';

export const Places = LottoPlaces;

const PARTS: Readonly<Record<LottoPage['part'], () => ReactNode>> = {
  catalog: () => <LottoCatalogue />,
  view: () => <LottoView />,
  results: () => <LottoResults />,
  tickets: () => <LottoTickets />,
  rules: () => <LottoRulesPage />,
};

const SOLD: readonly LottoPage['part'][] = ['catalog', 'view'];

/** The lotto: its draws at the side, and what the address asks for. */
export const Screen = observer(function LottoScreen(): ReactNode {
  const { lotto } = useLotto();
  const stop = useStop();
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const { page } = lotto;
  const part = page.part === 'view' ? words.lotto(page.lottoId) : t(`part.${page.part}`);
  const title = t('title', { part });
  usePageTitle(title);
  useEffect(() => lotto.watch(), [lotto]);
  return (
    <div className={styles.screen}>
      <h1 className="vh">{title}</h1>
      <LottoSide />
      <div className={styles.centre}>
        {stop === undefined || !SOLD.includes(page.part) ? <Content /> : <Stopped of="lotto" reason={stop} />}
      </div>
      {page.part === 'view' && stop === undefined ? <LottoSlip /> : null}
    </div>
  );
});

const Content = observer(function Content(): ReactNode {
  const { lotto } = useLotto();
  const { board, failure, page } = lotto;
  if (failure !== undefined && board === undefined) {
    return <FailedLoad failure={failure} onRetry={async () => lotto.load()} />;
  }
  if (board === undefined) return <Skeleton shape="block" />;
  return PARTS[page.part]();
});
