import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  LOTTO_DRAW_COUNTS,
  LOTTO_FUND_SHARE,
  LOTTOS,
  MOST_LOTTO_TICKETS,
} from '../../../core/lotto/numbers/lotto-rules.ts';
import { LottoPrizeTable } from './lotto-prize-table.tsx';
import { useLottoWords } from './use-lotto-words.ts';
import styles from './lotto-rules-page.module.scss';

const RULES = ['ticket', 'system', 'sale', 'fund', 'jackpot', 'paid', 'fair'] as const;

/** LT-23 How the lotto is played, and what each lotto pays. */
export const LottoRulesPage = observer(function LottoRulesPage(): ReactNode {
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const values = {
    share: LOTTO_FUND_SHARE,
    most: MOST_LOTTO_TICKETS,
    draws: Math.max(...LOTTO_DRAW_COUNTS),
  };
  return (
    <>
      <section className={`panel ${styles.rules}`} aria-labelledby="lotto-rules">
        <h2 id="lotto-rules">{t('part.rules')}</h2>
        <ol>
          {RULES.map((rule) => (
            <li key={rule}>{t(`rule.${rule}`, values)}</li>
          ))}
        </ol>
      </section>
      <div className={styles.tables}>
        {LOTTOS.map((rules) => (
          <div key={rules.id} className={styles.lotto}>
            <h2>{words.lotto(rules.id)}</h2>
            <LottoPrizeTable rules={rules} />
          </div>
        ))}
      </div>
    </>
  );
});
