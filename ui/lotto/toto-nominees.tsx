import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TOTO_RULES } from '../../core/lotto/toto-rules.ts';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { useLotto } from './use-lotto.ts';
import { useTotoWords } from './use-toto-words.ts';
import styles from './toto-lists.module.scss';

/** TT-15 Who won most in the sort that is open. */
export const TotoNominees = observer(function TotoNominees(): ReactNode {
  const { toto } = useLotto();
  const { t } = useTranslation('toto');
  const words = useTotoWords();
  const { board, failure, nominees } = toto;
  if (failure !== undefined && nominees === undefined) {
    return <FailedLoad failure={failure} onRetry={async () => toto.load()} />;
  }
  if (nominees === undefined || board === undefined) return <Skeleton shape="block" />;
  if (nominees.length === 0) {
    return (
      <section className="panel">
        <EmptyState icon="t-trophy" title={t('nominees.none')}>
          {t('nominees.none-text')}
        </EmptyState>
      </section>
    );
  }
  return (
    <section className={`panel ${styles.scroller}`}>
      <table className={styles.table}>
        <caption className="vh">{t('part.nominees')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('nominees.place')}</th>
            <th scope="col">{t('nominees.player')}</th>
            <th scope="col">{t('draws.draw')}</th>
            <th scope="col">{t('prizes.guessed')}</th>
            <th scope="col">{t('draws.date')}</th>
            <th scope="col">{t('nominees.prize')}</th>
          </tr>
        </thead>
        <tbody>
          {nominees.map(({ player, drawNumber, hits, amount, at, sort }, place) => (
            <tr key={place}>
              <td className="num">{place + 1}</td>
              <td className="num ltr">***{player}</td>
              <th scope="row">{t('draw', { number: words.count(drawNumber) })}</th>
              <td className="num">{t('of', { guessed: hits, whole: TOTO_RULES[sort].gameCount })}</td>
              <td>{words.moment(at)}</td>
              <td className="num">{words.money(amount, board.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
