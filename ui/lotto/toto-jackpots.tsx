import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TotoDrawRow } from '../../core/lotto/toto-gateway.ts';
import { useLotto } from './use-lotto.ts';
import { useTotoWords } from './use-toto-words.ts';
import styles from './toto-lists.module.scss';

interface TotoJackpotsProps {
  /** The latest first. */
  readonly draws: readonly TotoDrawRow[];
}

/** How the jackpot went from draw to draw; the table below has the numbers. */
export const TotoJackpots = observer(function TotoJackpots({ draws }: TotoJackpotsProps): ReactNode {
  const { toto } = useLotto();
  const { t } = useTranslation('toto');
  const words = useTotoWords();
  const sums = draws.map(({ jackpot }) => jackpot).toReversed();
  const [first, last] = [sums[0], sums.at(-1)];
  if (sums.length < 2 || first === undefined || last === undefined) return null;
  const currency = toto.board?.currency ?? '';
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  const heightOf = (sum: number): number => (most === least ? 20 : 36 - ((sum - least) * 32) / (most - least));
  const points = sums.map((sum, place) => `${String((place * 100) / (sums.length - 1))},${String(heightOf(sum))}`);
  return (
    <figure className={styles.chart}>
      <figcaption>
        {t('chart', { from: words.money(first, currency), to: words.money(last, currency), count: sums.length })}
      </figcaption>
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={points.join(' ')} />
      </svg>
    </figure>
  );
});
