import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BINGO_BALLS } from '../../../core/lotto/bingo/bingo-rules.ts';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePageTitle } from '../../page/use-page-title.ts';
import { LottoBalls } from '../numbers/lotto-balls.tsx';
import { useLottoWords } from '../numbers/use-lotto-words.ts';
import screenStyles from '../numbers/lotto-screen.module.scss';
import viewStyles from '../numbers/lotto-view.module.scss';
import { useLotto } from '../use-lotto.ts';
import { BingoPrizes } from './bingo-prizes.tsx';
import { BingoResults } from './bingo-results.tsx';
import { BingoSlip } from './bingo-slip.tsx';
import { EarlierCards, OwnCards } from './own-cards.tsx';
import styles from './bingo.module.scss';
import { LottoPlaces } from '../numbers/lotto-places.tsx';

export const Places = LottoPlaces;

/** The bingo room: its balls, the player's cards, and cards for the next draw. */
export const Screen = observer(function BingoScreen(): ReactNode {
  const { bingo } = useLotto();
  const { t } = useTranslation('bingo');
  const { failure, room } = bingo;
  usePageTitle(t('title'));
  useEffect(() => bingo.watch(), [bingo]);
  if (failure !== undefined && room === undefined) {
    return <FailedLoad failure={failure} onRetry={async () => bingo.load()} />;
  }
  if (room === undefined) return <Skeleton shape="block" />;
  return (
    <div className={screenStyles.screen}>
      <div className={screenStyles.centre}>
        <Head />
        <OwnCards />
        <BingoResults />
        <EarlierCards />
      </div>
      <div className={styles.side}>
        <Offer />
        <BingoPrizes />
      </div>
    </div>
  );
});

/** BNG-4 The balls that have come, and what the draw is played for. */
const Head = observer(function Head(): ReactNode {
  const { bingo } = useLotto();
  const { t } = useTranslation('bingo');
  const { t: lotto } = useTranslation('lotto');
  const words = useLottoWords();
  const { currency, room, shown } = bingo;
  if (room === undefined) return null;
  const balls = shown?.balls ?? [];
  const fund = room.running?.fund ?? room.next?.fund;
  return (
    <section className={`panel ${styles.head}`} aria-labelledby="bingo">
      <div className={styles.top}>
        <div className={viewStyles.title}>
          <h1 id="bingo">{t('title')}</h1>
          <small>{t('about')}</small>
        </div>
        <dl className={viewStyles.sums}>
          <div>
            <dt>{lotto('jackpot')}</dt>
            <dd className="num">{words.money(room.jackpot, currency)}</dd>
          </div>
          {fund === undefined ? null : (
            <div>
              <dt>{lotto('fund')}</dt>
              <dd className="num">{words.money(fund, currency)}</dd>
            </div>
          )}
        </dl>
      </div>
      {shown === undefined ? null : (
        <>
          <div className={styles.now}>
            {balls.length === 0 ? null : (
              <b key={balls.length} className={styles.ball} data-new={!shown.isOver}>
                {balls.at(-1)}
              </b>
            )}
            <p>
              <b>{t('draw', { number: words.count(shown.number) })}</b>
              <span>
                {shown.isOver
                  ? t('over')
                  : t('come', { come: words.count(balls.length), all: words.count(BINGO_BALLS) })}
              </span>
            </p>
          </div>
          <LottoBalls lottoId={1} numbers={balls} label={t('balls')} />
        </>
      )}
    </section>
  );
});

/** BNG-16 Cards, or why none are offered; a reality check alone waits for its answer. */
const Offer = observer(function Offer(): ReactNode {
  const { playGuard } = useLotto();
  const { t } = useTranslation('bingo');
  const { t: lotto } = useTranslation('lotto');
  const reason = playGuard.stop?.reason;
  if (reason === undefined || reason === 'reality-check-due') return <BingoSlip />;
  return (
    <section className="panel">
      <EmptyState icon="t-player-pause" title={lotto(`stop.${reason}`)}>
        {t('stop.text')}
      </EmptyState>
    </section>
  );
});
