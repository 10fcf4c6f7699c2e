import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { oftenAndSeldom } from '../../../core/lotto/numbers/lotto-filling.ts';
import { useLotto } from '../use-lotto.ts';
import { useLottoWords } from './use-lotto-words.ts';
import styles from './lotto-view.module.scss';

const SHOWN = 4;

/** LT-21 The numbers that came oftenest and most seldom, and that it means nothing. */
export const LottoFrequency = observer(function LottoFrequency(): ReactNode {
  const { lotto } = useLotto();
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const { opened } = lotto.board ?? {};
  if (opened === undefined || opened.countedDraws === 0) return null;
  const shown = oftenAndSeldom(opened.counts, SHOWN);
  const most = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <section className={`panel ${styles.block}`} aria-labelledby="lotto-frequency">
      <div className={styles.bar}>
        <h2 id="lotto-frequency">{t('frequency')}</h2>
        <small>{t('draws', { count: opened.countedDraws })}</small>
      </div>
      <svg className={styles.chart} viewBox="0 0 80 100" preserveAspectRatio="none" aria-hidden="true">
        {shown.map(({ number, count }, place) => {
          const height = (count * 100) / most;
          return (
            <rect
              key={number}
              className={place < SHOWN ? styles.often : styles.seldom}
              x={place * 10 + 3}
              y={100 - height}
              width="4"
              height={height}
            />
          );
        })}
      </svg>
      <ul className={styles.numbers}>
        {shown.map(({ number, count }) => (
          <li key={number}>
            <b className="num">{number}</b>
            <small className="num">{t('times', { number: words.count(count) })}</small>
          </li>
        ))}
      </ul>
      <p>{t('frequency.note')}</p>
    </section>
  );
});
