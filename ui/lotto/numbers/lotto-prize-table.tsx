import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lottoAmount } from '../../../core/lotto/numbers/lotto-filling.ts';
import { lottoOdds, LOTTO_FUND_SHARE, type LottoRules } from '../../../core/lotto/numbers/lotto-rules.ts';
import { combinationCount } from '../../../core/lotto/numbers/lotto-ticket.ts';
import { useLotto } from '../use-lotto.ts';
import { useLottoWords } from './use-lotto-words.ts';
import styles from './lotto-view.module.scss';

interface TableProps {
  readonly rules: LottoRules;
}

/** LT-13, LT-22 What part of the fund each number of hits has, and its probability; what tickets of more numbers cost. */
export const LottoPrizeTable = observer(function LottoPrizeTable({ rules }: TableProps): ReactNode {
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const { chosen, shares } = rules;
  const id = `lotto-prizes-${String(rules.id)}`;
  return (
    <section className={`panel ${styles.block}`} aria-labelledby={id}>
      <div className={styles.bar}>
        <h2 id={id}>{t('prizes')}</h2>
        <small>{t('prizes.share', { share: LOTTO_FUND_SHARE })}</small>
      </div>
      <table className={styles.table}>
        <caption className="vh">{t('prizes')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('prizes.guessed')}</th>
            <th scope="col">{t('prizes.part')}</th>
            <th scope="col">{t('prizes.probability')}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share, place) => (
            <tr key={place}>
              <th scope="row">{t('of', { guessed: chosen - place, whole: chosen })}</th>
              <td>
                {t('percent', { share })}
                {place === 0 ? ` ${t('prizes.and-jackpot')}` : ''}
              </td>
              <td className="num">
                {t('prizes.one-in', { number: words.count(Math.round(lottoOdds(rules, chosen - place))) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Systems rules={rules} />
    </section>
  );
});

/** LT-9 */
const Systems = observer(function Systems({ rules }: TableProps): ReactNode {
  const { lotto } = useLotto();
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const { chosen, most } = rules;
  const price = lotto.board?.offers.find(({ lottoId }) => lottoId === rules.id)?.price;
  if (price === undefined) return null;
  return (
    <table className={styles.table}>
      <caption className="vh">{t('systems')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('systems.numbers')}</th>
          <th scope="col">{t('prizes.combinations')}</th>
          <th scope="col">{t('systems.price')}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: most - chosen + 1 }, (_, place) => {
          const combinations = combinationCount(chosen + place, chosen);
          const amount = lottoAmount(price, combinations, 1);
          return (
            <tr key={place}>
              <th scope="row">{t('numbers', { count: chosen + place })}</th>
              <td className="num">{words.count(combinations)}</td>
              <td className="num">{amount === undefined ? '\u2014' : words.money(amount, lotto.currency)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
