import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComingLottoDraw } from '../../../core/lotto/numbers/lotto-gateway.ts';
import { useLotto } from '../use-lotto.ts';
import { useLottoWords } from './use-lotto-words.ts';
import styles from './lotto-view.module.scss';

/** LT-11 The hashes of the seeds that the next draws are drawn from. */
export const LottoPromise = observer(function LottoPromise(): ReactNode {
  const { lotto } = useLotto();
  const { t } = useTranslation('lotto');
  const [next, ...later] = lotto.board?.opened?.coming ?? [];
  if (next === undefined) return null;
  return (
    <section className={`panel ${styles.block}`} aria-labelledby="lotto-promise">
      <div className={styles.bar}>
        <h2 id="lotto-promise">{t('fair')}</h2>
      </div>
      <p>{t('fair.promise')}</p>
      <Hashes draws={[next]} />
      <details className={styles.more}>
        <summary>{t('fair.later', { count: later.length })}</summary>
        <Hashes draws={later} />
      </details>
    </section>
  );
});

const Hashes = observer(function Hashes({ draws }: { readonly draws: readonly ComingLottoDraw[] }): ReactNode {
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  return (
    <ul className={styles.hashes}>
      {draws.map(({ id, number, hash, drawsAt }) => (
        <li key={id}>
          {t('draw.about', { number: words.count(number), moment: words.moment(drawsAt) })}
          <code className="ltr">{hash}</code>
        </li>
      ))}
    </ul>
  );
});
