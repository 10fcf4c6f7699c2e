import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { publishedProbabilities } from '../../../core/lotto/bingo/bingo-probability.ts';
import { BINGO_FUND_SHARE, BINGO_RULES } from '../../../core/lotto/bingo/bingo-rules.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { useLottoWords } from '../numbers/use-lotto-words.ts';
import viewStyles from '../numbers/lotto-view.module.scss';
import { useLotto } from '../use-lotto.ts';
import styles from './bingo.module.scss';

const PROBABILITIES = new Map(publishedProbabilities().map(({ pattern, probability }) => [pattern, probability]));

/** Below, one in so many says more than per cent. */
const RARE = 0.01;

/** BNG-6, BNG-7, BNG-12 What each pattern is paid for, and its probability; BNG-11 the hash of the next draw. */
export const BingoPrizes = observer(function BingoPrizes(): ReactNode {
  const { bingo } = useLotto();
  const { t } = useTranslation('bingo');
  const { t: lotto } = useTranslation('lotto');
  const words = useLottoWords();
  const next = bingo.room?.next;
  const said = (probability: number): string =>
    probability < RARE
      ? lotto('prizes.one-in', { number: words.count(Math.round(1 / probability)) })
      : lotto('percent', { share: Math.round(probability * 100) });
  return (
    <section className={`panel ${viewStyles.block}`} aria-labelledby="bingo-prizes">
      <div className={viewStyles.bar}>
        <h2 id="bingo-prizes">{lotto('prizes')}</h2>
        <small>{t('prizes.share', { share: BINGO_FUND_SHARE })}</small>
      </div>
      <table className={classNames(viewStyles.table, styles.prizes)}>
        <caption className="vh">{lotto('prizes')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('prizes.pattern')}</th>
            <th scope="col">{t('prizes.within')}</th>
            <th scope="col">{lotto('prizes.part')}</th>
            <th scope="col">{lotto('prizes.probability')}</th>
          </tr>
        </thead>
        <tbody>
          {BINGO_RULES.map(({ pattern, within, share }) => (
            <tr key={pattern}>
              <th scope="row">{t(`pattern.${pattern}`)}</th>
              <td className="num">{words.count(within)}</td>
              <td>
                {lotto('percent', { share })}
                {pattern === 'full-house' ? (
                  <>
                    {' '}
                    <small>{lotto('prizes.and-jackpot')}</small>
                  </>
                ) : null}
              </td>
              <td className="num">{said(PROBABILITIES.get(pattern) ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('rule.first')}</p>
      <p>{t('rule.jackpot')}</p>
      <h3>{lotto('fair')}</h3>
      <p>{lotto('fair.promise')}</p>
      {next === undefined ? null : (
        <p className={styles.hash}>
          {t('draw', { number: words.count(next.number) })} <code className="ltr">{next.hash}</code>
        </p>
      )}
    </section>
  );
});
